// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/steps/importreport.h"

#include <nlohmann/json.hpp>

#include <set>
#include <utility>

namespace vitrine {

namespace {

nlohmann::ordered_json toValue(const SkippedRecord &skipped)
{
    return { { "record", skipped.record }, { "line", skipped.line }, { "offset", skipped.offset },
        { "code", toString(skipped.code) }, { "flaw", toString(skipped.flaw.code) },
        { "arguments", skipped.flaw.arguments }, { "location", skipped.flaw.location }, { "detail", skipped.detail } };
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

// A value of another type throws.
SkippedRecord skippedFrom(const nlohmann::json &value)
{
    return { .record = value.value("record", std::uint64_t(0)),
        .line = value.value("line", std::uint64_t(0)),
        .offset = value.value("offset", std::uint64_t(0)),
        .code = errorCodeFrom(value.value("code", std::string())).value_or(ErrorCode::BadValue),
        .flaw = { .code = flawCodeFrom(value.value("flaw", std::string())).value_or(FlawCode::None),
            .arguments = value.value("arguments", std::vector<std::string>()),
            .location = value.value("location", std::string()) },
        .detail = value.value("detail", std::string()) };
}

Provenance provenanceFrom(const nlohmann::json &value)
{
    return { .recorded = value.value("recorded", std::uint64_t(0)),
        .derived = value.value("derived", std::uint64_t(0)),
        .missing = value.value("missing", std::uint64_t(0)) };
}

Provenances provenancesFrom(const nlohmann::json &value)
{
    const auto none = nlohmann::json::object();
    Provenances all { .runTimes = provenanceFrom(value.value("run_times", none)),
        .runTokens = provenanceFrom(value.value("run_tokens", none)),
        .stepTimes = provenanceFrom(value.value("step_times", none)),
        .stepTokens = provenanceFrom(value.value("step_tokens", none)),
        .code = {} };
    const auto code = value.value("code", none);
    for (const auto &[name, count] : code.items()) {
        if (const auto origin = codeOriginFrom(name))
            all.code[*origin] = count.get<std::uint64_t>();
    }
    return all;
}

ImportReport reportFrom(const nlohmann::json &value)
{
    ImportReport report;
    report.file = value.value("file", std::string());
    report.format = value.value("format", std::string());
    report.sha256 = value.value("sha256", std::string());
    report.size = value.value("size", std::uint64_t(0));
    report.runs = value.value("runs", std::uint64_t(0));
    report.totalSteps = value.value("steps", std::uint64_t(0));
    report.steps = value.value("turns", std::uint64_t(0));
    report.graderSteps = value.value("grader_steps", std::uint64_t(0));
    report.codeSteps = value.value("code_steps", std::uint64_t(0));
    report.blocked = value.value("blocked", std::uint64_t(0));
    report.errors = value.value("errors", std::uint64_t(0));
    report.duplicates = value.value("duplicates", std::uint64_t(0));
    report.flaws = value.value("flaws", std::uint64_t(0));
    report.unknownKeys = value.value("unknown_keys", std::vector<std::string>());
    report.isCancelled = value.value("cancelled", false);
    report.shard = value.value("shard", std::string());
    report.stamp = value.value("stamp", std::string());
    report.provenance = provenancesFrom(value.value("provenance", nlohmann::json::object()));
    report.kept = value.value("kept", report.kept);
    report.silent = value.value("silent", report.silent);
    report.leftOut = value.value("left_out", report.leftOut);
    const auto contents = value.value("contents", nlohmann::json::array());
    for (const auto &content : contents)
        report.contents.push_back({ content.at("sha256").get<std::string>(), content.value("runs", std::uint64_t(0)) });
    const auto skippedRecords = value.value("skipped", nlohmann::json::array());
    for (const auto &skipped : skippedRecords)
        report.skipped.push_back(skippedFrom(skipped));
    return report;
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
        all.totalSteps += report.totalSteps;
        all.steps += report.steps;
        all.graderSteps += report.graderSteps;
        all.codeSteps += report.codeSteps;
        all.errors += report.errors;
        all.blocked += report.blocked;
        all.duplicates += report.duplicates;
        all.flaws += report.flaws;
        all.isCancelled = all.isCancelled || report.isCancelled;
        all.provenance += report.provenance;
        for (const auto &[type, count] : report.kept)
            all.kept[type] += count;
        for (const auto &[type, count] : report.silent)
            all.silent[type] += count;
        for (const auto &[location, count] : report.leftOut)
            all.leftOut[location] += count;
        keys.insert(report.unknownKeys.begin(), report.unknownKeys.end());
        for (SkippedRecord skipped : report.skipped) {
            skipped.flaw.location
                = lastPart(report.file) + (skipped.flaw.location.empty() ? "" : ": ") + skipped.flaw.location;
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
        { "size", report.size }, { "runs", report.runs }, { "steps", report.totalSteps }, { "turns", report.steps },
        { "grader_steps", report.graderSteps }, { "code_steps", report.codeSteps }, { "errors", report.errors },
        { "blocked", report.blocked }, { "duplicates", report.duplicates }, { "flaws", report.flaws },
        { "unknown_keys", report.unknownKeys }, { "cancelled", report.isCancelled } };
    if (!report.shard.empty())
        value["shard"] = report.shard;
    if (!report.stamp.empty())
        value["stamp"] = report.stamp;
    value["provenance"] = toValue(report.provenance);
    if (!report.kept.empty())
        value["kept"] = report.kept;
    if (!report.silent.empty())
        value["silent"] = report.silent;
    if (!report.leftOut.empty())
        value["left_out"] = report.leftOut;
    for (const LogContent &content : report.contents)
        value["contents"].push_back({ { "sha256", content.sha256 }, { "runs", content.runs } });
    auto &skipped = value["skipped"] = nlohmann::ordered_json::array();
    for (const SkippedRecord &record : report.skipped)
        skipped.push_back(toValue(record));
    // A path need not be UTF-8.
    return value.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

Result<ImportReport> reportFromJson(std::string_view json)
{
    try {
        return reportFrom(nlohmann::json::parse(json));
    } catch (const nlohmann::json::exception &wrong) {
        return std::unexpected(
            Error { .code = ErrorCode::BadValue, .file = {}, .line = {}, .byte = {}, .detail = wrong.what() });
    }
}

} // namespace vitrine
