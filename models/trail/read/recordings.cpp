// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/read/recordings.h"

#include "models/trail/file/parts.h"

#include <algorithm>
#include <set>

namespace vitrine {

namespace {

bool isLive(const SourceRecord &source) { return source.format == "vitrine-live" || source.format == "vitrine-hook"; }

/// Events of a part name its runs as its own trail does.
std::set<RunId> deletedRuns(const std::vector<ActRecord> &acts)
{
    std::set<RunId> runs;
    for (const ActRecord &act : acts)
        if (const auto deletion = deletionOf(act))
            for (const DeletedRun &run : deletion->runs)
                runs.insert(run.run % trailfile::partStride);
    return runs;
}

} // namespace

Result<std::vector<Deletion>> deletionsOf(const Trail &trail)
{
    const auto acts = trail.acts();
    if (!acts)
        return std::unexpected(acts.error());
    std::vector<Deletion> found;
    for (const ActRecord &act : *acts)
        if (auto deletion = deletionOf(act))
            found.push_back(std::move(*deletion));
    return found;
}

Result<Recordings> recordingsOf(const Trail &trail)
{
    const auto acts = trail.acts();
    if (!acts)
        return std::unexpected(acts.error());
    const auto sources = trail.sources();
    if (!sources)
        return std::unexpected(sources.error());
    Recordings found;
    std::uint64_t known = 0;
    const std::set<RunId> deleted = deletedRuns(*acts);
    for (const ActRecord &act : *acts)
        if (auto writer = writerOf(act)) {
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
            (isLive(source.record) ? unnamed : found.imported) += source.runs;
    }
    if (unnamed > known)
        found.live["unknown"] = unnamed - known;
    return found;
}

} // namespace vitrine
