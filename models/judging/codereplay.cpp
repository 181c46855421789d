// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/judging/codereplay.h"

#include "base/enumnames.h"
#include "base/trimmed.h"
#include "executor/policy/profiles.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace vitrine {

namespace {

using Json = nlohmann::json;
using Outcome = CodeReplay::Outcome;

constexpr auto outcomeNames = enumNames<Outcome::NotCompared>("same", "differs", "incomplete", "not-compared");

/// Writes the files of a folder. It is the first step of a session, in the session's own working folder.
constexpr std::string_view folderCode = R"(import os
for _path, _text in _folder.items():
    os.makedirs(os.path.dirname(_path) or ".", exist_ok=True)
    with open(_path, "w", encoding="utf-8", newline="") as _file:
        _file.write(_text)
del _folder
)";

/// Within the working folder; nothing for a path that leads out of it.
std::optional<std::string> relative(std::string_view path, std::string_view project)
{
    if (!project.empty() && path.starts_with(project) && path.substr(project.size()).starts_with('/'))
        path.remove_prefix(project.size() + 1);
    const bool isInside = !path.empty() && !path.starts_with('/') && !path.starts_with('~') && !path.starts_with("..");
    return isInside ? std::optional(std::string(path)) : std::nullopt;
}

/// The name between the quotes behind a mark: "No such file or directory: 'data.csv'".
std::string quotedBehind(std::string_view text, std::string_view mark)
{
    const std::size_t at = text.find(mark);
    const std::size_t from = at == text.npos ? text.npos : text.find('\'', at + mark.size());
    const std::size_t to = from == text.npos ? text.npos : text.find('\'', from + 1);
    return to == text.npos ? std::string() : std::string(text.substr(from + 1, to - from - 1));
}

std::string missingIn(const StepResult &result)
{
    if (!result.error)
        return {};
    for (const std::string_view mark : { "No such file or directory:", "No module named" })
        if (std::string name = quotedBehind(result.error->message, mark); !name.empty())
            return name;
    return {};
}

bool isSame(const StepResult &result, std::string_view recorded)
{
    const std::string_view printed = trimmed(result.logs);
    if (!printed.empty() && !recorded.contains(printed))
        return false;
    if (result.error)
        return recorded.contains(result.error->type);
    return !recorded.contains("Traceback (most recent call last)") && (!printed.empty() || trimmed(recorded).empty());
}

} // namespace

std::string_view toString(Outcome outcome) { return nameOf(outcome, outcomeNames); }

Policy codeReplayPolicy()
{
    Policy policy = profile("permissive-audit").value_or(defaultPolicy());
    policy.name = "commands";
    policy.readGlobs = { "**" };
    policy.writeGlobs = { "**" };
    policy.hosts.clear();
    policy.limits.files = 10'000;
    policy.limits.writtenMib = 256;
    return policy;
}

Result<CodeReplay> replayCode(
    Executor &executor, const RecordedAction &action, const ActionCode &code, std::string_view project)
{
    Json folder = Json::object();
    if (action.folder)
        for (const auto &[path, text] : *action.folder)
            if (const auto inside = relative(path, project))
                folder[*inside] = text;
    SessionSetup setup;
    setup.policy = codeReplayPolicy();
    setup.variables["_folder"] = folder.dump(-1, ' ', false, Json::error_handler_t::replace);
    if (const auto started = executor.begin(setup); !started)
        return std::unexpected(started.error());
    CodeReplay replay;
    replay.result = executor.run(folderCode, {});
    if (replay.result.status != StepStatus::Ok)
        return replay;
    replay.result = executor.run(code.text, {});
    const StepStatus status = replay.result.status;
    replay.missing = missingIn(replay.result);
    const std::string recorded = action.result.value_or("");
    const bool isRecorded = replay.result.error && recorded.contains(replay.result.error->message);
    if (!replay.missing.empty() && !isRecorded)
        replay.outcome = Outcome::Incomplete;
    else if (action.result && (status == StepStatus::Ok || status == StepStatus::Error))
        replay.outcome = isSame(replay.result, recorded) ? Outcome::Same : Outcome::Differs;
    return replay;
}

} // namespace vitrine
