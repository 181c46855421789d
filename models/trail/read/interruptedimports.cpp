// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/read/interruptedimports.h"

#include <variant>

namespace vitrine {

Result<std::vector<SourceId>> interruptedImports(const Trail &trail)
{
    std::vector<SourceId> sources;
    const SqlReceiver receiver { [](const auto &) {},
        [&sources](std::span<const SqlValue> row) {
            sources.push_back(std::get<std::int64_t>(row.front()));
            return true;
        } };
    return trail.sql("SELECT source FROM v_sources WHERE state = 'interrupted' ORDER BY source", {}, receiver)
        .transform([&](const SqlSummary &) { return std::move(sources); });
}

} // namespace vitrine
