// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/judging/retention.h"

#include "models/judging/actionbase.h"

#include <nlohmann/json.hpp>

#include <array>
#include <charconv>
#include <unordered_map>

namespace vitrine {

namespace {

PrunableRun prunableFrom(const RunSummary &run, const SourceRecord &source)
{
    const TimeSpan &time = run.record.time;
    PrunableRun found { run.id, source.file, projectOf(run.record.extra), run.steps, source.importedAt, true };
    if (time.endedAt || time.startedAt) {
        found.at = time.endedAt ? *time.endedAt : *time.startedAt;
        found.isImportTime = false;
    }
    return found;
}

bool isInside(std::string_view folder, std::string_view project)
{
    while (project.size() > 1 && project.ends_with('/'))
        project.remove_suffix(1);
    return folder == project
        || (folder.starts_with(project) && (project == "/" || folder.substr(project.size()).starts_with('/')));
}

} // namespace

bool applies(const RetentionRule &rule, const PrunableRun &run)
{
    return (!rule.before || run.at < *rule.before)
        && (rule.project.empty() || (!run.project.empty() && isInside(run.project, rule.project)));
}

Result<std::vector<PrunableRun>> runsToPrune(
    const Trail &trail, const RetentionRule &rule, const std::function<bool()> &goOn)
{
    constexpr std::uint64_t page = 256;
    const auto sources = trail.sources();
    if (!sources)
        return std::unexpected(sources.error());
    std::unordered_map<SourceId, const SourceRecord *> records;
    for (const SourceSummary &source : *sources)
        records.emplace(source.id, &source.record);
    std::vector<PrunableRun> found;
    for (RunId last = 0; !rule.isEmpty();) {
        if (goOn && !goOn())
            return std::unexpected(Error { ErrorCode::Cancelled, {}, {}, {}, {} });
        const auto runs = trail.runsAfter(last, page);
        if (!runs)
            return std::unexpected(runs.error());
        for (const RunSummary &run : *runs) {
            last = run.id;
            const auto source = records.find(run.source);
            const PrunableRun prunable = prunableFrom(run, source == records.end() ? SourceRecord {} : *source->second);
            if (applies(rule, prunable))
                found.push_back(prunable);
        }
        if (runs->size() < page)
            break;
    }
    return found;
}

Pruning pruningOf(const std::vector<PrunableRun> &runs, const RetentionRule &rule, std::string reason)
{
    nlohmann::ordered_json chosen = nlohmann::ordered_json::object();
    if (rule.before)
        chosen["before"] = *rule.before;
    if (!rule.project.empty())
        chosen["project"] = rule.project;
    Pruning pruning;
    pruning.reason = std::move(reason);
    pruning.rule = chosen.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
    for (const PrunableRun &run : runs)
        pruning.runs.push_back(run.run);
    return pruning;
}

std::optional<double> ageFrom(std::string_view text)
{
    struct Unit {
        std::string_view name;
        double seconds;
    };
    static constexpr double hour = 3600;
    static constexpr std::array<Unit, 4> units { { { "h", hour }, { "d", 24 * hour }, { "w", 7 * 24 * hour },
        { "y", 365 * 24 * hour } } };
    std::uint32_t count = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), count);
    const std::string_view unit = text.substr(static_cast<std::size_t>(end - text.data()));
    for (const Unit &known : units)
        if (error == std::errc() && count > 0 && unit == known.name)
            return count * known.seconds;
    return std::nullopt;
}

} // namespace vitrine
