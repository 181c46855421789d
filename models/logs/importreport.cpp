// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/importer.h"

#include <nlohmann/json.hpp>

#include <set>
#include <utility>

namespace vitrine {

namespace {

nlohmann::ordered_json toValue(const SkippedRecord &skipped)
{
    return { { "record", skipped.record }, { "line", skipped.line }, { "offset", skipped.offset },
        { "code", toString(skipped.code) }, { "reason", skipped.reason } };
}

nlohmann::ordered_json toValue(const Provenance &provenance)
{
    return { { "recorded", provenance.recorded }, { "derived", provenance.derived },
        { "missing", provenance.missing } };
}

nlohmann::ordered_json toValue(const Provenances &provenance)
{
    nlohmann::ordered_json value { { "run_times", toValue(provenance.runTimes) },
        { "run_tokens", toValue(provenance.runTokens) }, { "step_times", toValue(provenance.stepTimes) },
        { "step_tokens", toValue(provenance.stepTokens) }, { "code", nlohmann::ordered_json::object() } };
    for (const auto &[origin, count] : provenance.code)
        value["code"][std::string(toString(origin))] = count;
    return value;
}

std::string lastPart(const std::string &file) { return file.substr(file.rfind('/') + 1); }

} // namespace

void Provenance::add(Quality quality)
{
    recorded += quality == Quality::Recorded ? 1 : 0;
    derived += quality == Quality::Derived ? 1 : 0;
    missing += quality == Quality::Missing ? 1 : 0;
}

Provenance &Provenance::operator+=(const Provenance &other)
{
    recorded += other.recorded;
    derived += other.derived;
    missing += other.missing;
    return *this;
}

Provenances &Provenances::operator+=(const Provenances &other)
{
    runTimes += other.runTimes;
    runTokens += other.runTokens;
    stepTimes += other.stepTimes;
    stepTokens += other.stepTokens;
    for (const auto &[origin, count] : other.code)
        code[origin] += count;
    return *this;
}

ImportReport together(std::string name, std::span<const ImportReport> reports)
{
    ImportReport all;
    if (reports.size() == 1)
        return reports.front();
    std::set<std::string> keys;
    for (const ImportReport &report : reports) {
        const bool isFirst = &report == reports.data();
        all.format = isFirst || all.format == report.format ? report.format : "mixed";
        all.size += report.size;
        all.runs += report.runs;
        all.steps += report.steps;
        all.codeSteps += report.codeSteps;
        all.errors += report.errors;
        all.duplicates += report.duplicates;
        all.flaws += report.flaws;
        all.isCancelled = all.isCancelled || report.isCancelled;
        all.provenance += report.provenance;
        keys.insert(report.unknownKeys.begin(), report.unknownKeys.end());
        for (SkippedRecord skipped : report.skipped) {
            skipped.reason = lastPart(report.file) + (skipped.reason.empty() ? "" : ": ") + skipped.reason;
            all.skipped.push_back(std::move(skipped));
        }
    }
    all.file = std::move(name);
    all.unknownKeys.assign(keys.begin(), keys.end());
    return all;
}

std::string toJson(const ImportReport &report)
{
    nlohmann::ordered_json value { { "file", report.file }, { "format", report.format }, { "sha256", report.sha256 },
        { "size", report.size }, { "runs", report.runs }, { "steps", report.steps }, { "code_steps", report.codeSteps },
        { "errors", report.errors }, { "duplicates", report.duplicates }, { "flaws", report.flaws },
        { "unknown_keys", report.unknownKeys }, { "cancelled", report.isCancelled } };
    if (!report.shard.empty())
        value["shard"] = report.shard;
    value["provenance"] = toValue(report.provenance);
    for (const LogContent &content : report.contents)
        value["contents"].push_back({ { "sha256", content.sha256 }, { "runs", content.runs } });
    auto &skipped = value["skipped"] = nlohmann::ordered_json::array();
    for (const SkippedRecord &record : report.skipped)
        skipped.push_back(toValue(record));
    // A path need not be UTF-8.
    return value.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

} // namespace vitrine
