// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/finding.h"
#include "models/actions/recordedaction.h"

#include <string_view>
#include <vector>

namespace vitrine {

/// Findings about a command or a write, independent of the policy: deletions outside the project, downloads that are
/// run by an interpreter, passwords among the arguments, rewritten history, disabled checks, and changes of files that
/// run at a login or a commit. The findings are warnings without a position in the text; passwords are not repeated.
/// `project` is the folder of the agent; if it is empty (unknown), only folders of the system and of users count as
/// outside. Any thread.
std::vector<Finding> commandFindings(const RecordedAction &action, std::string_view project);

} // namespace vitrine
