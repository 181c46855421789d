// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/hooks/hookevent.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace vitrine {

/// The arguments of `vitrine hook AGENT`.
struct HookOptions {
    HookAgent agent = HookAgent::ClaudeCode;
    std::string trail;
    std::string policy; ///< a bundled policy or a file
    double approvals = 0;
    bool isOpen = true; ///< if the hook itself fails, the agent continues
};

/// Reads the arguments after the program's name. Nothing for unusual arguments, such as --help.
std::optional<HookOptions> readHookOptions(std::span<const char *const> arguments);

/// The answer to an event. Nothing on errors before a window decided: nothing was recorded then, and the full program
/// reports the error in the user's language. Blocks.
std::optional<std::string> answerHook(const HookOptions &options, std::string_view event);

} // namespace vitrine
