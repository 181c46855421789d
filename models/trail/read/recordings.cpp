// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/read/recordings.h"

#include "base/parsedjson.h"
#include "models/trail/chain/checkpoint.h"
#include "models/trail/chain/timestamp.h"
#include "models/trail/file/base64.h"
#include "models/trail/file/hex.h"
#include "models/trail/file/parts.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <optional>
#include <set>
#include <variant>

namespace vitrine {

namespace {

bool isLive(const SourceRecord &source) { return source.format == "vitrine-live" || source.format == "vitrine-hook"; }

/// Of the window and of `vitrine run`.
bool isScratch(const SourceRecord &source) { return source.format == "scratch" || source.format == "vitrine-run"; }

/// Events of a part name its runs as its own trail does.
std::set<RunId> deletedRuns(const std::vector<TrailEvent> &trailEvents)
{
    std::set<RunId> runs;
    for (const TrailEvent &event : trailEvents)
        if (const auto deletion = deletionOf(event))
            for (const DeletedRun &run : deletion->runs)
                runs.insert(run.run % trailfile::partStride);
    return runs;
}

/// The root of the tree of so many entries, in hexadecimal digits; empty where there are not as many.
std::string rootOf(const Trail &trail, std::uint64_t entries)
{
    const auto proof = trail.proveEntry(1, entries);
    const auto document = proof ? parsedJson<nlohmann::json>(*proof) : nlohmann::json();
    if (!document.is_object() || document.value("size", std::uint64_t()) != entries)
        return {};
    return trailfile::hexOf(trailfile::bytesOfBase64(document.value("root", std::string())).value_or(std::string()));
}

/// Nothing for one about a trail that was merged into this one.
std::optional<RecordedTimestamp> timestampOf(
    const nlohmann::json &detail, const Trail &trail, std::string_view certificates)
{
    const auto text = [&detail](const char *key) {
        const bool isText = detail.is_object() && detail.contains(key) && detail.at(key).is_string();
        return isText ? detail.at(key).get<std::string>() : std::string();
    };
    RecordedTimestamp stamp;
    const auto seal = checkpointFromNote(text("note"));
    if (!seal)
        return stamp;
    if (seal->trail != trail.uid())
        return std::nullopt;
    stamp.entries = seal->entries;
    const auto response = trailfile::bytesOfBase64(text("response"));
    const auto found = response ? timestampFrom(*response, text("note"), certificates)
                                : std::unexpected(Error { ErrorCode::BadValue, {}, {}, {}, {} });
    if (!found)
        return stamp;
    stamp.time = found->time;
    stamp.serial = found->serial;
    stamp.isTrusted = found->isTrusted;
    stamp.isValid = isSignatureValid(*seal) && rootOf(trail, seal->entries) == seal->root;
    return stamp;
}

} // namespace

Result<std::vector<RecordedTimestamp>> timestampsOf(const Trail &trail, std::string_view certificates)
{
    const auto trailEvents = trail.trailEvents();
    if (!trailEvents)
        return std::unexpected(trailEvents.error());
    std::vector<RecordedTimestamp> found;
    for (const TrailEvent &event : *trailEvents) {
        if (event.kind != sealTimestamped)
            continue;
        const auto detail = parsedJson<nlohmann::json>(event.detail);
        const auto stamp = timestampOf(detail, trail, certificates);
        if (stamp)
            found.push_back(*stamp);
    }
    return found;
}

Result<std::vector<Deletion>> deletionsOf(const Trail &trail)
{
    const auto trailEvents = trail.trailEvents();
    if (!trailEvents)
        return std::unexpected(trailEvents.error());
    std::vector<Deletion> found;
    for (const TrailEvent &event : *trailEvents)
        if (auto deletion = deletionOf(event))
            found.push_back(std::move(*deletion));
    return found;
}

// Each text has a row of its own. Those of one command follow each other with the same reason.
Result<std::vector<RecordedRedaction>> redactionsOf(const Trail &trail)
{
    constexpr double longestPause = 60; // seconds
    std::vector<RecordedRedaction> found;
    const auto add = [&found](std::span<const SqlValue> row) {
        const auto *text = std::get_if<std::string>(&row[0]);
        const auto *time = std::get_if<double>(&row[1]);
        std::string reason = text != nullptr ? *text : std::string();
        const double at = time != nullptr ? *time : 0;
        if (found.empty() || found.back().reason != reason || at - found.back().at > longestPause)
            found.push_back({ 0, std::move(reason), at });
        ++found.back().texts;
        found.back().at = at;
        return true;
    };
    SqlLimits limits;
    limits.rows = UINT64_MAX;
    return trail
        .sql("SELECT vitrine_text(reason), at FROM redactions ORDER BY id", limits, { [](const auto &) {}, add })
        .transform([&](const SqlSummary &) { return std::move(found); });
}

Result<Recordings> recordingsOf(const Trail &trail)
{
    const auto trailEvents = trail.trailEvents();
    if (!trailEvents)
        return std::unexpected(trailEvents.error());
    const auto sources = trail.sources();
    if (!sources)
        return std::unexpected(sources.error());
    Recordings found;
    std::uint64_t known = 0;
    const std::set<RunId> deleted = deletedRuns(*trailEvents);
    for (const TrailEvent &event : *trailEvents)
        if (auto writer = writerOf(event)) {
            if (deleted.contains(writer->run) && !trail.run(writer->run))
                continue;
            if (writer->run != 0) {
                ++found.live[writer->channel];
                ++known;
            }
            found.writers.push_back(std::move(*writer));
        }
    std::uint64_t unnamed = 0;
    for (const SourceSummary &source : *sources) {
        const auto writer = std::ranges::find_if(found.writers,
            [&](const Writer &one) { return !one.file.empty() && source.record.file.ends_with(one.file); });
        if (writer != found.writers.end())
            found.live[writer->channel] += source.runs;
        else
            (isLive(source.record)             ? unnamed
                    : isScratch(source.record) ? found.scratch
                                               : found.imported)
                += source.runs;
    }
    if (unnamed > known)
        found.live["unknown"] = unnamed - known;
    return found;
}

} // namespace vitrine
