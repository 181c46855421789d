// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/console.h"
#include "app/cli/exitstatus.h"
#include "executor/policy/policy.h"

#include <CLI/CLI.hpp>

#include <expected>
#include <string>
#include <vector>

namespace vitrine {

/// The policy that `--policy` names: a bundled profile, or else a file. All that is wrong with a file, or valid but
/// hardly meant, is said on the console with its place.
std::expected<Policy, ExitStatus> choosePolicy(Console &console, const std::string &nameOrFile);

/// Says, with its place in the file, which layers it requires that the executor does not have: no step will run.
/// Nothing is said of a bundled profile.
void diagnoseLayers(Console &console, const std::string &nameOrFile, const std::vector<std::string> &layers);

/// Adds the required argument that names a policy: a bundled profile or a file.
void addPolicyArgument(CLI::App &parser, std::string &nameOrFile, const std::string &title = "POLICY");

/// Names of the bundled profiles, with commas between.
std::string listedProfiles();

} // namespace vitrine
