// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/chat/resultblocks.h"

#include "models/logs/formats/chat/messageparts.h"

#include <string_view>
#include <utility>

namespace vitrine {

namespace {

void addOutput(std::vector<OutputRecord> &outputs, OutputStream stream, std::string text)
{
    if (!text.empty())
        outputs.push_back({ .stream = stream, .text = std::move(text), .isTruncated = false });
}

/// {stdout, stderr, return_code}, or {type: "…_error", error_code}.
void readExecution(ChatResult &result, JsonObject content)
{
    addOutput(result.outputs, OutputStream::Stdout, memberText(content, "stdout"));
    addOutput(result.outputs, OutputStream::Stderr, memberText(content, "stderr"));
    result.text = memberText(content, "stdout");
    appendLine(result.text, memberText(content, "stderr"));
    const auto status = memberOf(content, "return_code");
    result.errorType = memberText(content, "error_code");
    result.isError = !result.errorType.empty() || (status && integerIn(*status).value_or(0) != 0);
    leaveMember(content, "return_code");
}

/// Amp's record of a tool's run: its status, and output and exit status or another result.
ChatResult ampResult(JsonObject object, JsonObject run)
{
    ChatResult result;
    result.id = memberText(object, "toolUseID");
    const bool isRejected = memberIs(run, "status", { "rejected-by-user" });
    result.isError = isRejected || memberIs(run, "status", { "error", "cancelled" });
    result.errorType = isRejected ? "approval" : "";
    const auto given = memberOf(run, result.isError && memberOf(run, "error") ? "error" : "result");
    const auto fields = given ? objectIn(*given) : std::nullopt;
    const auto exit = fields ? memberOf(*fields, "exitCode") : std::nullopt;
    result.exitStatus = exit ? integerIn(*exit) : std::nullopt;
    if (exit && memberOf(*fields, "output"))
        result.text = memberText(*fields, "output");
    else if (given)
        result.text = valueText(*given);
    return result;
}

} // namespace

/// Gemini's functions answer with an object, under names that differ by program.
ChatResult functionResponse(JsonObject object)
{
    ChatResult result;
    result.id = memberText(object, "id");
    const auto response = memberOf(object, "response");
    const auto fields = response ? objectIn(*response) : std::nullopt;
    for (const std::string_view key : { "output", "result", "content", "error" })
        if (const auto value = fields ? memberOf(*fields, key) : std::nullopt; value && result.text.empty()) {
            result.text = contentText(*value);
            result.isError = key == "error";
        }
    if (response && result.text.empty())
        result.text = valueText(*response);
    return result;
}

ChatResult resultInBlock(JsonObject object)
{
    ChatResult result;
    const bool isAiSdk = memberOf(object, "toolCallId").has_value();
    result.id = memberText(object, isAiSdk ? "toolCallId" : "tool_use_id");
    if (const auto run = objectMember(object, "run"); run && result.id.empty())
        return ampResult(object, *run);
    const auto output = isAiSdk ? memberOf(object, "output") : std::nullopt;
    const auto value = output ? output : memberOf(object, isAiSdk ? "result" : "content");
    const auto execution = value ? objectIn(*value) : std::nullopt;
    const auto plain = execution && isAiSdk ? memberOf(*execution, "value") : std::nullopt;
    if (plain) {
        result.text = valueText(*plain);
        result.isError = memberIs(*execution, "type", { "error-text", "error-json", "error" });
    } else if (execution)
        readExecution(result, *execution);
    else if (value)
        result.text = contentText(*value);
    const auto isError = memberOf(object, isAiSdk ? "isError" : "is_error");
    result.isError = result.isError || (isError && boolIn(*isError).value_or(false));
    return result;
}

/// A whole message is the result.
ChatResult resultInMessage(JsonObject object, bool isPi, std::string text)
{
    ChatResult result;
    result.id = memberText(object, isPi ? "toolCallId" : "tool_call_id");
    result.text = std::move(text);
    if (result.id.empty())
        result.id = memberText(object, "id");
    const auto flag = isPi ? memberOf(object, "isError") : std::nullopt;
    result.isError = memberIs(object, "status", { "error" }) || (flag && boolIn(*flag).value_or(false));
    const auto error = memberOf(object, "error");
    if (error && boolIn(*error)) {
        result.isError = *boolIn(*error);
    } else if (error && !error->is_null()) {
        const auto fields = objectIn(*error);
        result.isError = true;
        result.errorType = fields ? memberText(*fields, "type") : std::string {};
        const std::string message = fields ? memberText(*fields, "message") : valueText(*error);
        if (result.text.empty())
            result.text = message;
        else if (fields)
            leaveMember(*fields, "message");
        else
            leaveMember(object, "error");
    }
    return result;
}

} // namespace vitrine
