// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command/console.h"
#include "app/cli/command/exitstatus.h"

#include <string>
#include <vector>

namespace vitrine {

/// `vitrine replay --commands`: runs the Python code of recorded commands in the sandbox, each in a working folder with
/// the files that its session had written by then.
ExitStatus replayCommands(Console &console, const std::vector<std::string> &files, bool isJson);

} // namespace vitrine
