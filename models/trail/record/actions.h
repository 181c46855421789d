// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/record/records.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// The effect of an agent's action, independent of the name of its tool.
enum class ActionKind { Code, Command, Edit, Write, Read, Search, Fetch, Tool, Delegate, Message };
std::string_view toString(ActionKind kind);

/// The kind that a tool's name means, and for tools with several commands their argument `command`.
/// `arguments`: JSON, or empty.
ActionKind actionKindOf(std::string_view tool, std::string_view arguments);

/// The file that a call's arguments name; empty when they name none.
std::string actionFileIn(std::string_view arguments);

/// An action of a step, in the order in which the step has them.
struct ActionRecord {
    ActionKind kind = ActionKind::Tool;
    std::string tool; ///< its own name; empty for code in the reply
    std::string callId;
    std::string arguments; ///< JSON; empty for code in the reply
    std::optional<Language> language; ///< of code and commands
    std::string text; ///< the code or command
    std::string file; ///< that is read, written or edited
    std::optional<std::string> result;
    std::optional<std::string> error;
    std::optional<std::int64_t> exitStatus; ///< of a command, where it is known
    std::optional<double> seconds;
    bool isInsideCode = false; ///< called by the step's code, not by the model itself
    bool operator==(const ActionRecord &) const = default;
};

/// The actions of a step: its tool calls, and its code where no call ran it.
std::vector<ActionRecord> actionsOf(const StepRecord &step);

} // namespace vitrine
