// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/formats/chat/chatrun.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace vitrine {

/// A tool call in a response, as shown by VS Code.
struct ToolInvocation {
    std::string id;
    std::string name;
    std::string starter; ///< the call that started the sub-agent making this one; empty for the agent itself
    JsonObject part;
};

/// The calls among the parts of a response. VS Code adds a call again each time it changes: the last version counts, at
/// the position of the first.
std::vector<ToolInvocation> toolInvocations(simdjson::dom::array parts);
/// The call in a part, if it is one.
std::optional<ToolInvocation> invocationIn(JsonObject part);
/// Notes that nothing of the call is kept, unless it is read again.
void leaveInvocation(const ToolInvocation &invocation);

/// The text of a string, or of parts with values, some levels deep.
std::string textOfParts(JsonElement content);

/// Adds the answer in a response, if the last round of the request has calls only.
void addAnswer(ChatRun &chat, simdjson::dom::array parts, const SourceSpan &span);

/// Notes the model that was used, which may be chosen for each request.
void noteModel(RunRecord &run, ChatRun &chat, const std::string &used);

/// The tokens of a request; its result has them, or else itself has those of the answer.
Tokens tokensOfRequest(JsonObject request, std::optional<JsonObject> metadata);

/// Adds a call with its result to the open step.
void addInvocation(ChatRun &chat, const ToolInvocation &invocation, const SourceSpan &span);

/// A sub-agent, as described in the call that starts it.
struct StartedAgent {
    std::string name;
    std::string model;
    std::string prompt;
    std::string answer;
};
std::optional<StartedAgent> startedAgentIn(const ToolInvocation &invocation);

} // namespace vitrine
