// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/replay/importedsessions.h"

#include "models/trail/read/trail.h"

#include <system_error>

namespace vitrine {

void addImportedSessions(SharedHistories &histories, const std::filesystem::path &trail)
{
    std::error_code error;
    if (trail.empty() || !std::filesystem::exists(trail, error))
        return;
    const auto opened = Trail::open(trail);
    const auto sources = opened ? (*opened)->sources() : std::unexpected(opened.error());
    if (!sources)
        return;
    for (const SourceSummary &source : *sources)
        if (source.isComplete)
            histories.addImported(source.record.file, source.record.size);
}

} // namespace vitrine
