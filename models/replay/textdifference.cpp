// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/replay/textdifference.h"

#include "base/utf8.h"
#include "models/replay/comparison.h"
#include "models/replay/frameworktext.h"

#include <algorithm>
#include <utility>

namespace vitrine {

namespace {

constexpr std::size_t longestPart = 200;

// Bytes of other scripts count as parts of words, so that none of their characters is cut in two.
bool isOfWord(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '.'
        || static_cast<unsigned char>(c) >= 0x80;
}

std::size_t commonBeginning(std::string_view a, std::string_view b)
{
    return static_cast<std::size_t>(std::ranges::mismatch(a, b).in1 - a.begin());
}

std::size_t commonEnd(std::string_view a, std::string_view b)
{
    const std::size_t most = std::min(a.size(), b.size());
    std::size_t length = 0;
    while (length < most && a[a.size() - 1 - length] == b[b.size() - 1 - length])
        ++length;
    return length;
}

std::size_t lineCount(std::string_view text) { return static_cast<std::size_t>(std::ranges::count(text, '\n')); }

/// The line that a place is in, without its end.
std::string_view lineAt(std::string_view text, std::size_t at)
{
    const std::size_t before = text.substr(0, at).rfind('\n');
    const std::size_t from = before == std::string_view::npos ? 0 : before + 1;
    return text.substr(from, std::min(text.find('\n', from), text.size()) - from);
}

std::string cut(std::string_view text)
{
    if (text.size() <= longestPart)
        return std::string(text);
    return std::string(text.substr(0, characterStart(text, longestPart))) + "…";
}

/// The part that is not common to both, widened to whole words.
std::pair<std::string, std::string> differingWords(std::string_view a, std::string_view b)
{
    std::size_t from = commonBeginning(a, b);
    std::size_t end = commonEnd(a.substr(from), b.substr(from));
    const auto isWithin = [](std::string_view text, std::size_t at) { return at < text.size() && isOfWord(text[at]); };
    while (from > 0 && isOfWord(a[from - 1]) && (isWithin(a, from) || isWithin(b, from)))
        --from;
    // The text before the common end, if any.
    const auto goesOn = [&](std::string_view text) {
        const std::size_t at = text.size() - end;
        return at > from && isOfWord(text[at - 1]);
    };
    while (end > 0 && isOfWord(a[a.size() - end]) && (goesOn(a) || goesOn(b)))
        --end;
    return { cut(a.substr(from, a.size() - end - from)), cut(b.substr(from, b.size() - end - from)) };
}

std::optional<StepDifference> inPart(
    std::string_view part, const std::optional<std::string> &recorded, std::string_view now, const NoiseRules &noise)
{
    if (!recorded || compareTexts(*recorded, now, noise).isEqual)
        return std::nullopt;
    auto difference = firstDifference(withoutNoise(*recorded, noise), withoutNoise(now, noise));
    if (!difference)
        return std::nullopt;
    return StepDifference { std::string(part), std::move(*difference) };
}

std::string errorText(const FrameworkError &error)
{
    return error.type.empty() ? error.message : error.type + ": " + error.message;
}

/// One of both has ended with an error, the other one without.
std::optional<StepDifference> inStatus(const StepRecord &recorded, const StepResult &replayed)
{
    const std::string before
        = recorded.error ? errorText(frameworkError(*recorded.error)) : std::string(toString(recordedStatus(recorded)));
    const std::string now
        = replayed.error ? errorText(frameworkError(*replayed.error)) : std::string(toString(replayed.status));
    return StepDifference { "status", { 1, cut(before), cut(now) } };
}

} // namespace

std::optional<TextDifference> firstDifference(std::string_view recorded, std::string_view now)
{
    if (recorded == now)
        return std::nullopt;
    const std::size_t at = commonBeginning(recorded, now);
    const std::size_t line = lineCount(recorded.substr(0, at)) + 1;
    const std::string_view left = lineAt(recorded, at);
    const std::string_view right = lineAt(now, at);
    // With as many lines on both sides, what follows is another difference.
    const bool isWithinLine = left != right && lineCount(recorded) == lineCount(now);
    auto [before, after] = isWithinLine ? differingWords(left, right) : differingWords(recorded, now);
    return TextDifference { line, std::move(before), std::move(after) };
}

std::optional<StepDifference> stepDifference(
    const StepRecord &recorded, const StepResult &replayed, const NoiseRules &noise)
{
    const RecordedStatus before = recordedStatus(recorded);
    if (before == RecordedStatus::NoCode || before == RecordedStatus::Unknown)
        return std::nullopt;
    if (recorded.error.has_value() != (replayed.status != StepStatus::Ok))
        return inStatus(recorded, replayed);
    if (recorded.error && replayed.error) {
        const auto now = errorText(frameworkError(*replayed.error));
        if (auto error = inPart("error", errorText(frameworkError(*recorded.error)), now, noise))
            return error;
    }
    const std::string output = replayed.output ? replayed.output->text : std::string();
    auto printed = recordedText(recorded, OutputStream::Log);
    if (isFromTerminal(recorded) && recorded.error)
        printed.reset();
    const bool isTerminal = printed && isFromTerminal(recorded);
    if (isTerminal)
        printed = terminalText(*printed);
    const std::string now = isTerminal ? terminalText(replayed.logs) : replayed.logs;
    if (auto logs = inPart("logs", printed, now, noise))
        return logs;
    if (recorded.error)
        return std::nullopt;
    return inPart("output", recordedText(recorded, OutputStream::Result), output, noise);
}

} // namespace vitrine
