// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/importer.h"

#include <nlohmann/json.hpp>

namespace vitrine {

namespace {

nlohmann::ordered_json toValue(const SkippedRecord &skipped)
{
    return { { "record", skipped.record }, { "line", skipped.line }, { "offset", skipped.offset },
        { "code", toString(skipped.code) }, { "reason", skipped.reason } };
}

} // namespace

std::string toJson(const ImportReport &report)
{
    nlohmann::ordered_json value { { "file", report.file }, { "format", report.format }, { "sha256", report.sha256 },
        { "size", report.size }, { "runs", report.runs }, { "steps", report.steps }, { "code_steps", report.codeSteps },
        { "errors", report.errors }, { "duplicates", report.duplicates }, { "flaws", report.flaws },
        { "unknown_keys", report.unknownKeys }, { "cancelled", report.isCancelled } };
    if (!report.shard.empty())
        value["shard"] = report.shard;
    auto &skipped = value["skipped"] = nlohmann::ordered_json::array();
    for (const SkippedRecord &record : report.skipped)
        skipped.push_back(toValue(record));
    // A path need not be UTF-8.
    return value.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

} // namespace vitrine
