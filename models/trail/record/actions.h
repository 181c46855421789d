// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/patchfiles.h"
#include "models/trail/record/callfacts.h"
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

/// The kind of action that a tool's name implies, or for tools with several commands their argument `command`.
/// `arguments`: JSON, or empty.
ActionKind actionKindOf(std::string_view tool, std::string_view arguments);

/// The files of a patch in a call's arguments: as their whole text, or as one of them. A patch names its files in
/// itself.
std::vector<PatchFile> patchFilesIn(std::string_view arguments);

/// The files named in a call's arguments; several if they have a list or a patch.
std::vector<std::string> actionFilesIn(std::string_view arguments);

/// The same as a JSON list; empty if there is none.
std::string actionFileListIn(std::string_view arguments);

/// The first of these files; empty if there is none.
std::string actionFileIn(std::string_view arguments);

/// The code or command in a call's arguments; empty if they have none.
std::string actionTextIn(std::string_view arguments);

/// The language of the code or command of a call, as far as the tool's name implies it.
std::optional<Language> actionLanguageOf(std::string_view tool, std::string_view arguments);

/// One action of a step.
struct ActionRecord {
    ActionKind kind = ActionKind::Tool;
    std::string tool; ///< name of the tool; empty for code in the reply
    std::string callId;
    std::string arguments; ///< JSON; empty for code in the reply
    std::optional<Language> language; ///< language of code and commands
    std::string text; ///< the code or command
    std::string file; ///< the file that is read, written or edited
    std::optional<std::string> result;
    std::optional<std::string> error;
    std::optional<std::int64_t> exitStatus; ///< of a command, if known
    std::optional<double> startedAt; ///< seconds since 1970, if the log has it for the call itself
    std::optional<double> seconds;
    std::optional<Approval> approval; ///< if the log says who let it run, or did not
    bool isInsideCode = false; ///< called by the step's code, not by the model itself
    bool operator==(const ActionRecord &) const = default;
};

/// The actions of a step, in order: its tool calls, and its code unless a call ran it.
std::vector<ActionRecord> actionsOf(const StepRecord &step);

} // namespace vitrine
