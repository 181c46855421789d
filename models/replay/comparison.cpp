// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/replay/comparison.h"

#include "models/replay/frameworktext.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace vitrine {

namespace {

bool hasPythonCode(const StepRecord &recorded)
{
    return std::ranges::any_of(recorded.code, [](const CodeRecord &code) { return code.language == Language::Python; });
}

RecordedStatus statusOf(ErrorLayer layer)
{
    switch (layer) {
    case ErrorLayer::Policy: return RecordedStatus::Blocked;
    case ErrorLayer::Limit: return RecordedStatus::Limit;
    default: return RecordedStatus::Error;
    }
}

/// The recorded status for a step that ends like this one.
RecordedStatus statusOf(StepStatus status)
{
    switch (status) {
    case StepStatus::Ok: return RecordedStatus::Ok;
    case StepStatus::Blocked: return RecordedStatus::Blocked;
    case StepStatus::Timeout:
    case StepStatus::Limit: return RecordedStatus::Limit;
    default: return RecordedStatus::Error;
    }
}

std::string joined(const std::vector<std::string> &names)
{
    std::string result;
    for (const std::string &name : names)
        result.append(result.empty() ? "" : ",").append(name);
    return result;
}

Comparison equalOr(const TextComparison &texts, std::string_view difference)
{
    if (!texts.isEqual)
        return { ReplayVerdict::Differs, std::string(difference) };
    if (texts.rules.empty())
        return { ReplayVerdict::Same, {} };
    return { ReplayVerdict::Noise, joined(texts.rules) };
}

/// Combines two comparisons: the first one that is not "same" counts, but a difference takes precedence over noise.
Comparison both(const Comparison &first, const Comparison &second)
{
    if (first.verdict == ReplayVerdict::Differs || second.verdict == ReplayVerdict::Same)
        return first;
    if (second.verdict == ReplayVerdict::Differs || first.verdict == ReplayVerdict::Same)
        return second;
    return first.reason == second.reason ? first : Comparison { first.verdict, first.reason + "," + second.reason };
}

Comparison compareText(const std::optional<std::string> &recorded, std::string_view replayed, const NoiseRules &noise,
    std::string_view difference)
{
    if (!recorded)
        return { ReplayVerdict::Same, {} };
    return equalOr(compareTexts(*recorded, replayed, noise), difference);
}

Comparison compareFinal(const StepRecord &recorded, const StepResult &replayed)
{
    if (recorded.isFinalAnswer && !replayed.isFinal)
        return { ReplayVerdict::Differs, "final-answer" };
    return { ReplayVerdict::Same, {} };
}

/// A shell shows the value of the last statement, if there is one, below what was printed.
Comparison compareTerminal(
    std::string_view recorded, std::string_view logs, std::string_view output, const NoiseRules &noise)
{
    const std::string shown = terminalText(recorded);
    const Comparison printed = equalOr(compareTexts(shown, terminalText(logs), noise), "logs");
    if (printed.verdict != ReplayVerdict::Differs || output.empty())
        return printed;
    const std::string both = terminalText(logs) + "\n" + std::string(output);
    const Comparison whole = equalOr(compareTexts(shown, terminalText(both), noise), "logs");
    return whole.verdict == ReplayVerdict::Differs ? printed : whole;
}

Comparison compareOutputs(const StepRecord &recorded, const StepResult &replayed, const NoiseRules &noise)
{
    const auto result = recordedText(recorded, OutputStream::Result);
    auto logs = recordedText(recorded, OutputStream::Log);
    // One text covers both: a result without logs means that nothing was printed.
    if (result && !logs)
        logs = std::string();
    const std::string output = replayed.output ? replayed.output->text : std::string();
    if (isFromTerminal(recorded)) {
        const Comparison printed = compareTerminal(*logs, replayed.logs, result ? std::string() : output, noise);
        return both(both(printed, compareText(result, output, noise, "output")), compareFinal(recorded, replayed));
    }
    // Printed text may hold the words between the two parts; the whole is what the model saw.
    if (logs && result && observationText(*logs, *result) == observationText(replayed.logs, output))
        return compareFinal(recorded, replayed);
    const Comparison texts
        = both(compareText(logs, replayed.logs, noise, "logs"), compareText(result, output, noise, "output"));
    return both(texts, compareFinal(recorded, replayed));
}

/// The class of an exception is a part of its text; a wrapper that only one side has is left out of both.
std::string rendered(const FrameworkError &error, bool withStatement, bool withType)
{
    std::string text;
    if (withStatement)
        text += "at '" + *error.statement + "' due to ";
    if (withType)
        text += error.type + ": ";
    return text + error.message;
}

Comparison compareErrors(const ErrorRecord &recorded, const StepError &replayed, const NoiseRules &noise)
{
    const FrameworkError left = frameworkError(recorded);
    const FrameworkError right = frameworkError(replayed);
    if (left.message.empty() && left.type.empty())
        return { ReplayVerdict::Same, {} };
    const bool withStatement = left.statement && right.statement;
    const bool withType = !left.type.empty() && !right.type.empty();
    return equalOr(
        compareTexts(rendered(left, withStatement, withType), rendered(right, withStatement, withType), noise),
        "error");
}

Comparison compareFailures(const StepRecord &recorded, const StepResult &replayed, const NoiseRules &noise)
{
    const Comparison errors = recorded.error && replayed.error ? compareErrors(*recorded.error, *replayed.error, noise)
                                                               : Comparison { ReplayVerdict::Same, {} };
    if (errors.verdict != ReplayVerdict::Differs) {
        // In a terminal the traceback follows the prints.
        const auto logs = isFromTerminal(recorded) ? std::nullopt : recordedText(recorded, OutputStream::Log);
        return both(errors, compareText(logs, replayed.logs, noise, "logs"));
    }
    if (statusOf(replayed.status) == recordedStatus(recorded))
        return errors;
    if (replayed.status == StepStatus::Blocked)
        return { ReplayVerdict::Blocked, replayed.error->rule };
    return { ReplayVerdict::Differs, "status:" + std::string(toString(replayed.status)) };
}

Comparison compareWithSuccess(const StepRecord &recorded, const StepResult &replayed, const NoiseRules &noise)
{
    if (replayed.status == StepStatus::Ok)
        return compareOutputs(recorded, replayed, noise);
    if (replayed.status == StepStatus::Blocked)
        return { ReplayVerdict::Blocked, replayed.error ? replayed.error->rule : std::string() };
    return { ReplayVerdict::Broken, "status:" + std::string(toString(replayed.status)) };
}

const ToolCallRecord *unansweredCall(const StepResult &replayed)
{
    const auto call = std::ranges::find(replayed.toolCalls, ToolSource::Missing, &ToolCallRecord::source);
    return call == replayed.toolCalls.end() ? nullptr : &*call;
}

} // namespace

std::string_view toString(RecordedStatus status)
{
    static constexpr std::array names { "unknown", "no-code", "ok", "error", "blocked", "limit" };
    static_assert(names.size() == std::to_underlying(RecordedStatus::Limit) + 1);
    return names.at(static_cast<std::size_t>(std::to_underlying(status)));
}

RecordedStatus recordedStatus(const StepRecord &recorded)
{
    if (!hasPythonCode(recorded))
        return RecordedStatus::NoCode;
    if (recorded.error)
        return statusOf(recorded.error->layer);
    if (hasRecordedText(recorded, OutputStream::Log) || hasRecordedText(recorded, OutputStream::Result))
        return RecordedStatus::Ok;
    return recorded.isFinalAnswer ? RecordedStatus::Ok : RecordedStatus::Unknown;
}

Comparison compare(const StepRecord &recorded, const StepResult &replayed, const NoiseRules &noise)
{
    const RecordedStatus before = recordedStatus(recorded);
    if (before == RecordedStatus::NoCode || before == RecordedStatus::Unknown)
        return { ReplayVerdict::NotComparable, before == RecordedStatus::NoCode ? "no-code" : "not-recorded" };
    if (replayed.status == StepStatus::Cancelled)
        return { ReplayVerdict::NotComparable, "cancelled" };
    if (const ToolCallRecord *call = unansweredCall(replayed))
        return { ReplayVerdict::NoToolResult, "tool:" + call->name };
    if (before == RecordedStatus::Ok)
        return compareWithSuccess(recorded, replayed, noise);
    if (replayed.status == StepStatus::Ok)
        return { ReplayVerdict::Fixed, "status:" + std::string(toString(before)) };
    return compareFailures(recorded, replayed, noise);
}

bool isDivergence(ReplayVerdict verdict)
{
    switch (verdict) {
    case ReplayVerdict::None:
    case ReplayVerdict::Same:
    case ReplayVerdict::Noise: return false;
    default: return true;
    }
}

} // namespace vitrine
