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
enum class HookSettingsProblem { NotJson, NotAnObject };

/// The settings of an agent with Vitrine's hooks, which run `command`; they replace hooks that an earlier call added.
/// All other values, their order and indentation are kept. An empty text represents a file that does not exist yet.
std::expected<std::string, HookSettingsProblem> withHooks(
    std::string_view settings, HookAgent agent, const std::string &command);
/// The settings without Vitrine's hooks, and without lists that become empty.
std::expected<std::string, HookSettingsProblem> withoutHooks(std::string_view settings, HookAgent agent);

/// The lines that differ, prefixed with "-" and "+", with three lines of context.
std::vector<std::string> changedLines(std::string_view before, std::string_view after);

} // namespace vitrine
