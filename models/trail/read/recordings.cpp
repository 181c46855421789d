// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/read/recordings.h"

#include <algorithm>

namespace vitrine {

namespace {

bool isLive(const SourceRecord &source) { return source.format == "vitrine-live" || source.format == "vitrine-hook"; }

} // namespace

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
    for (const ActRecord &act : *acts)
        if (auto writer = writerOf(act)) {
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
