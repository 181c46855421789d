// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/file/rowreader.h"
#include "models/trail/record/summaries.h"

#include <string>
#include <vector>

/// Reads rows as sessions, executions and their results.
namespace vitrine::trailfile {

SessionRecord readSession(Statements &statements, SessionId session);

/// The executions that `condition` (" WHERE … = ? ORDER BY …") selects for `owner`.
std::vector<Execution> readExecutions(Statements &statements, const std::string &condition, std::int64_t owner);

} // namespace vitrine::trailfile
