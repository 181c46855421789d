// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/hooks/hookevent.h"

#include <expected>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// Why settings are not changed.
enum class HookSettingsProblem { NotJson, NotAnObject };

/// The settings of an agent with our hooks, which run `command`, in place of those that an earlier call added. Of
/// everything else, values, order and indentation stay. An empty text is a file that does not exist yet.
std::expected<std::string, HookSettingsProblem> withHooks(
    std::string_view settings, HookAgent agent, const std::string &command);
/// The settings without our hooks, and without lists that are empty then.
std::expected<std::string, HookSettingsProblem> withoutHooks(std::string_view settings, HookAgent agent);

/// The lines that differ, with "-" and "+" before them and three others around them.
std::vector<std::string> changedLines(std::string_view before, std::string_view after);

/// A word as shells read it.
std::string shellQuoted(std::string_view word);

} // namespace vitrine
