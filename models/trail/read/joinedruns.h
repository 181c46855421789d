// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

/// The SQL behind joins.h.
namespace vitrine::trailfile {

/// Columns `run` (of the log) and `hook_run`. If a log was imported again after it had grown, the newest import counts.
inline constexpr auto joinedRunsSql
    = "SELECT max(l.id) AS run, h.id AS hook_run FROM main.runs h JOIN main.sources f ON f.id = h.source AND f.format "
      "= "
      "'vitrine-hook' JOIN main.runs l ON l.external_id = h.external_id AND l.framework = h.framework AND l.source <> "
      "h.source JOIN main.sources g ON g.id = l.source AND g.format <> 'vitrine-hook' WHERE h.external_id <> '' AND "
      "NOT "
      "EXISTS (SELECT 1 FROM main.run_details d WHERE d.run = l.id AND d.parent_run > 0) GROUP BY h.id";

} // namespace vitrine::trailfile
