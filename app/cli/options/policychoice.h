// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command/console.h"
#include "app/cli/command/exitstatus.h"
#include "executor/policy/policy.h"

#include <CLI/CLI.hpp>

#include <expected>
#include <optional>
#include <string>
#include <vector>

namespace vitrine {

/// The policy given by `--policy`: a bundled profile, otherwise a file. Errors in a file, and valid but probably
/// unintended entries, are printed on the console with their location.
std::expected<Policy, ExitStatus> choosePolicy(Console &console, const std::string &nameOrFile);

/// The name of a bundled profile, or the one that a policy in a file gives itself; the name of its base is not its own.
std::optional<std::string> ownName(const std::string &nameOrFile);

/// Prints, with the location in the file, which required layers the executor lacks, so that no step will run. Prints
/// nothing for a bundled profile.
void diagnoseLayers(Console &console, const std::string &nameOrFile, const std::vector<std::string> &layers);

/// Adds the required argument for a policy: a bundled profile or a file.
void addPolicyArgument(CLI::App &parser, std::string &nameOrFile, const std::string &title = "POLICY");

/// Names of the bundled profiles, separated by commas.
std::string listedProfiles();

} // namespace vitrine
