// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command/command.h"

#include <string>
#include <vector>

namespace vitrine {

/// Prints which of these are folders without any log: a check of a mistyped folder must not pass. Unusable if there
/// is one.
ExitStatus reportEmptyFolders(Console &console, const std::vector<std::string> &names);

} // namespace vitrine
