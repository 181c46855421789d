// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/chat/assistantsteps.h"

#include "models/logs/formats/chat/responseitems.h"
#include "models/logs/formats/chat/tokenusage.h"
#include "models/logs/steps/timetext.h"

#include <optional>

namespace vitrine {

namespace {

void addCall(ChatRun &chat, StepRecord &step, JsonObject call)
{
    if (const auto interpreter = objectMember(call, "code_interpreter")) {
        step.code.push_back(
            { .language = Language::Python, .text = memberText(*interpreter, "input"), .origin = CodeOrigin::Field });
        ResponseItems::addLogs(step, *interpreter);
    } else if (const auto function = objectMember(call, "function")) {
        const auto arguments = memberOf(*function, "arguments");
        const auto output = memberOf(*function, "output");
        chat.call(arguments ? chatCall(memberText(call, "id"), memberText(*function, "name"), *arguments)
                            : ChatCall { memberText(call, "id"), memberText(*function, "name"), "{}", {} });
        if (output && !output->is_null())
            step.toolCalls.back().result = valueText(*output);
    }
}

} // namespace

void addAssistantStep(ChatRun &chat, JsonObject object, const SourceSpan &span)
{
    const auto details = objectMember(object, "step_details");
    const auto calls = details ? arrayMember(*details, "tool_calls") : std::nullopt;
    if (!calls)
        return;
    StepRecord &step = chat.begin(StepKind::Action, span);
    const auto started = memberOf(object, "created_at");
    const auto ended = memberOf(object, "completed_at");
    step.time = timeSpan(started ? momentIn(*started) : std::nullopt, ended ? momentIn(*ended) : std::nullopt);
    if (const auto usage = memberOf(object, "usage"))
        step.tokens = usageIn(*usage).value_or(Tokens {});
    for (const JsonElement element : *calls)
        if (const auto call = objectIn(element))
            addCall(chat, step, *call);
    if (const auto error = objectMember(object, "last_error"); error && !step.error)
        step.error = ErrorRecord { .layer = ErrorLayer::Tool,
            .type = memberText(*error, "code"),
            .message = memberText(*error, "message"),
            .traceback = {},
            .codeLine = {},
            .causeType = {} };
}

} // namespace vitrine
