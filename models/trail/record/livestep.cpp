// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/record/livestep.h"

namespace vitrine::trailfile {

namespace {

ErrorLayer layerOf(StepStatus status, const StepError &error)
{
    switch (status) {
    case StepStatus::Blocked: return ErrorLayer::Policy;
    case StepStatus::Timeout:
    case StepStatus::Limit: return ErrorLayer::Limit;
    default: return error.type == "SyntaxError" ? ErrorLayer::Parse : ErrorLayer::Code;
    }
}

/// The class behind the framework's own, where its text names one: "… failed at line 'x' due to: NameError: …".
std::string causeOf(const StepError &error)
{
    constexpr std::string_view before = "' due to: ";
    const std::size_t at = error.message.find(before);
    if (at == std::string::npos)
        return error.type;
    const std::string_view rest = std::string_view(error.message).substr(at + before.size());
    const std::size_t end = rest.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_.");
    const bool isClass = end != 0 && end != std::string_view::npos && rest.substr(end).starts_with(": ");
    return isClass ? std::string(rest.substr(0, end)) : error.type;
}

/// A step that crashed or was stopped has no error of its own: then the status is its class.
std::optional<ErrorRecord> errorOf(const StepResult &result)
{
    if (result.status == StepStatus::Ok)
        return std::nullopt;
    const StepError error = result.error.value_or(StepError {});
    ErrorRecord record;
    record.layer = layerOf(result.status, error);
    record.type = error.type.empty() ? std::string(toString(result.status)) : error.type;
    record.message = error.message;
    record.traceback = error.traceback;
    record.codeLine = error.sourceLine;
    record.causeType = causeOf(error);
    return record;
}

/// A result without logs says that nothing was printed; without a result, empty logs do.
std::vector<OutputRecord> outputsOf(const StepResult &result)
{
    std::vector<OutputRecord> outputs;
    if (!result.logs.empty() || !result.output)
        outputs.push_back({ OutputStream::Log, result.logs, result.logsTruncated });
    if (result.output)
        outputs.push_back({ OutputStream::Result, result.output->text, result.output->isCut });
    return outputs;
}

} // namespace

StepRecord startedStep(const ExecutionBegin &execution)
{
    StepRecord step;
    step.ordinal = execution.ordinal;
    // The model itself may call a tool, without code.
    if (!execution.code.empty())
        step.code.push_back({ Language::Python, execution.code, CodeOrigin::Field });
    step.time = { execution.startedAt, {}, {}, Quality::Recorded };
    return step;
}

StepRecord outcomeOf(const ExecutionEnd &end, bool hasCode)
{
    StepRecord step;
    step.isFinalAnswer = end.result.isFinal;
    step.outputs = outputsOf(end.result);
    step.error = errorOf(end.result);
    for (const ToolCallRecord &call : end.result.toolCalls)
        step.toolCalls.push_back({ {}, call.name, call.arguments, call.result, call.error, {}, hasCode });
    step.time.endedAt = end.endedAt;
    step.time.seconds = end.result.usage.wallSeconds;
    return step;
}

} // namespace vitrine::trailfile
