// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/console.h"
#include "app/cli/exitstatus.h"
#include "executor/policy/error.h"
#include "executor/policy/policy.h"

#include <expected>
#include <string>
#include <vector>

namespace vitrine {

/// The policy that `--policy` names: a bundled profile, or else a file. All errors of a file come back.
std::expected<Policy, std::vector<Error>> choosePolicy(const std::string &nameOrFile);
/// The same; what is wrong, or valid but hardly meant, is said on the console.
std::expected<Policy, ExitStatus> choosePolicy(Console &console, const std::string &nameOrFile);

/// Names of the bundled profiles, with commas between.
std::string listedProfiles();

} // namespace vitrine
