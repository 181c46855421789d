// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/bytes/sourcelocation.h"

#include <algorithm>

namespace vitrine {

Result<SourceLocation> sourceLocationOf(const Trail &trail, RunId run, StepId step)
{
    const auto summary = trail.run(run);
    if (!summary)
        return std::unexpected(summary.error());
    const auto sources = trail.sources();
    if (!sources)
        return std::unexpected(sources.error());
    const auto found = std::ranges::find(*sources, summary->source, &SourceSummary::id);
    if (found == sources->end())
        return std::unexpected(Error { .code = ErrorCode::NotFound,
            .file = trail.file().string(),
            .line = {},
            .byte = {},
            .detail = "source of the run" });
    const auto record = trail.step(step);
    if (!record)
        return std::unexpected(record.error());
    return SourceLocation { found->record, summary->record.extra, record->span };
}

} // namespace vitrine
