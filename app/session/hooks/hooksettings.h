// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/hooks/hookevent.h"

#include <expected>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// Why settings were not changed.
enum class HookSettingsProblem { NotJson, NotAnObject, RepeatedKeys };

/// A version as a number that compares: 2001089 for 2.1.89. 0 if the text does not begin with three numbers.
int agentVersion(std::string_view text);

/// The hooks to add to an agent's settings.
struct HooksToAdd {
    std::string command;
    double waitSeconds = 0; ///< how long a hook may wait for a person
    int version = 0; ///< of the agent; 0 if unknown
    bool isClosed = false; ///< calls are denied if the program is missing, too
};

/// The settings of an agent with Vitrine's hooks; they replace hooks that an earlier call added. The text of all
/// other values is kept. An empty text represents a file that does not exist yet.
std::expected<std::string, HookSettingsProblem> withHooks(
    std::string_view settings, HookAgent agent, const HooksToAdd &hooks);
/// The settings without Vitrine's hooks, and without lists that become empty.
std::expected<std::string, HookSettingsProblem> withoutHooks(std::string_view settings, HookAgent agent);

/// The lines that differ, prefixed with "-" and "+", with three lines of context.
std::vector<std::string> changedLines(std::string_view before, std::string_view after);

} // namespace vitrine
