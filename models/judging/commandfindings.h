// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/finding.h"
#include "models/actions/recordedaction.h"

#include <string_view>
#include <vector>

namespace vitrine {

/// Findings about a command or a write, under any policy: deletions outside the project, downloads that an
/// interpreter runs, passwords among the arguments. Further, rewritten history, checks that are turned off, and changes
/// of files that run at a login or a commit. Warnings without a place in the text; a password is not repeated.
/// `project` is the folder of the agent, empty where it is not known: then only folders of the system and of users
/// count as outside. Any thread.
std::vector<Finding> commandFindings(const RecordedAction &action, std::string_view project);

} // namespace vitrine
