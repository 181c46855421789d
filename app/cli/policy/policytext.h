// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command/console.h"
#include "executor/policy/foreignpolicy.h"
#include "executor/policy/policy.h"
#include "executor/policy/policydifference.h"

#include <CLI/CLI.hpp>

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <vector>

namespace vitrine {

/// Prints the document. A policy may come from a log, and contain any text.
void printPolicy(Console &console, const Policy &policy);
void printDifferences(Console &console, const std::vector<PolicyDifference> &differences);
/// Prints what another tool's document cannot express: on standard error, one line each.
void printNotExpressed(Console &console, const std::vector<NotExpressed> &rules);
nlohmann::ordered_json notExpressedJson(const std::vector<NotExpressed> &rules);
/// `--as`, one of the formats of other tools.
CLI::Option *addFormatOption(CLI::App &parser, std::string &format);
nlohmann::ordered_json differencesJson(const std::vector<PolicyDifference> &differences);

} // namespace vitrine
