// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/chat/resulterror.h"

#include "models/logs/formats/chat/commandoutput.h"

#include <array>
#include <utility>

namespace vitrine {

ErrorLayer errorLayer(const ChatResult &result, bool isCode)
{
    constexpr std::array<std::pair<std::string_view, ErrorLayer>, 8> layers { {
        { "permission", ErrorLayer::Policy },
        { "approval", ErrorLayer::Policy },
        { "rejected", ErrorLayer::Policy },
        { "denied", ErrorLayer::Policy },
        { "timeout", ErrorLayer::Limit },
        { "limit", ErrorLayer::Limit },
        { "output_limit", ErrorLayer::Limit },
        { "parsing", ErrorLayer::Parse },
    } };
    for (const auto &[type, layer] : layers)
        if (result.errorType == type)
            return layer;
    return isCode ? ErrorLayer::Code : ErrorLayer::Tool;
}

ErrorRecord errorOfResult(const ChatResult &result, bool isCode)
{
    if (isCode && result.errorType.empty())
        if (auto error = tracebackIn(result.text))
            return *error;
    return { .layer = errorLayer(result, isCode),
        .type = result.errorType.empty() ? "ToolError" : result.errorType,
        .message = result.text,
        .traceback = {},
        .codeLine = {},
        .causeType = {} };
}

std::optional<std::int64_t> exitStatusOf(const ChatResult &result, const StepRecord &step)
{
    const bool isCommand = !step.code.empty() && !hasPython(step);
    return result.exitStatus || !isCommand ? result.exitStatus : exitStatusIn(result.text);
}

void takeResultError(StepRecord &step, const ChatResult &result, const ResultStatus &ended)
{
    const auto &[status, cameBefore] = ended;
    const bool isCode = !step.code.empty();
    if (status.value_or(0) != 0 && !step.error)
        step.error = exitError(*status, result.text);
    else if (cameBefore && hasBareStatus(step))
        step.error->message = exitError(1, result.text)->message;
    if (!result.isError && isCode && hasPython(step) && !step.error)
        step.error = tracebackIn(result.text);
    else if (result.isError && !step.error)
        step.error = errorOfResult(result, isCode);
}

bool hasBareStatus(const StepRecord &step)
{
    return step.error && step.error->message.empty() && step.error->type.starts_with("exit status ");
}

std::uint64_t bytesOf(const ChatResult &result)
{
    std::uint64_t bytes = result.text.size();
    for (const OutputRecord &output : result.outputs)
        bytes += sizeof output + output.text.size();
    return bytes;
}

} // namespace vitrine
