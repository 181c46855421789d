// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/replay/frameworktext.h"

#include "base/trimmed.h"
#include "models/trail/record/imagetext.h"

#include <algorithm>
#include <cstddef>

namespace vitrine {

namespace {

constexpr std::string_view failedAt = "Code execution failed at line '";
constexpr std::string_view dueTo = "' due to: ";

bool isNameCharacter(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '.';
}

/// Length of the class name that begins `text` and is followed by a colon; 0 when there is none.
std::size_t classNameLength(std::string_view text)
{
    const auto end = std::ranges::find_if_not(text, isNameCharacter);
    const auto length = static_cast<std::size_t>(end - text.begin());
    return length > 0 && text.substr(length).starts_with(':') ? length : 0;
}

/// Where the wrapper's middle part is: the first one that a class name follows, since statements hold any text.
std::size_t findCause(std::string_view text)
{
    for (std::size_t at = text.find(dueTo); at != std::string_view::npos; at = text.find(dueTo, at + 1)) {
        if (classNameLength(text.substr(at + dueTo.size())) > 0)
            return at;
    }
    return std::string_view::npos;
}

bool isOn(const OutputRecord &output, OutputStream stream)
{
    const bool isPrinted = stream == OutputStream::Log && output.stream == OutputStream::Stdout;
    return output.stream == stream || isPrinted;
}

void append(std::optional<std::string> &text, std::string_view more)
{
    if (!text)
        text.emplace();
    text->append(more);
}

/// The text that OpenHands writes below the output of a cell.
bool isFrame(std::string_view line)
{
    return line.starts_with("[Jupyter current working directory: ")
        || line.starts_with("[Jupyter Python interpreter: ");
}

std::string_view withoutOutMark(std::string_view line)
{
    constexpr std::string_view begin = "Out[";
    constexpr std::string_view behind = "]: ";
    const std::size_t end = line.find_first_not_of("0123456789", begin.size());
    const bool isMark
        = line.starts_with(begin) && end != line.npos && end > begin.size() && line.substr(end).starts_with(behind);
    return isMark ? line.substr(end + behind.size()) : line;
}

std::string messageAfter(std::string_view text, std::size_t classLength)
{
    text.remove_prefix(std::min(text.size(), classLength + 1));
    if (text.starts_with(' '))
        text.remove_prefix(1);
    return std::string(text);
}

} // namespace

FrameworkError parseFrameworkError(std::string_view text)
{
    const std::size_t start = text.find(failedAt);
    if (start == std::string_view::npos)
        return { {}, {}, std::string(text) };
    const std::string_view rest = text.substr(start + failedAt.size());
    const std::size_t middle = findCause(rest);
    if (middle == std::string_view::npos)
        return { {}, {}, std::string(text) };
    const std::string_view cause = rest.substr(middle + dueTo.size());
    const std::size_t length = classNameLength(cause);
    return { std::string(rest.substr(0, middle)), std::string(cause.substr(0, length)), messageAfter(cause, length) };
}

FrameworkError frameworkError(const ErrorRecord &recorded)
{
    FrameworkError error = parseFrameworkError(recorded.message);
    if (error.type.empty())
        error.type = recorded.causeType;
    return error;
}

FrameworkError frameworkError(const StepError &replayed)
{
    FrameworkError error = parseFrameworkError(replayed.message);
    if (error.type.empty())
        error.type = replayed.type;
    return error;
}

std::string observationText(std::string_view logs, std::string_view output)
{
    std::string text = "Execution logs:\n";
    return text.append(logs).append("Last output from code snippet:\n").append(output);
}

std::optional<std::string> recordedText(const StepRecord &recorded, OutputStream stream, std::size_t most)
{
    std::optional<std::string> text;
    for (const OutputRecord &output : recorded.outputs) {
        if (isOn(output, stream))
            append(text, std::string_view(output.text).substr(0, most - (text ? text->size() : 0)));
    }
    return text;
}

bool hasRecordedText(const StepRecord &recorded, OutputStream stream)
{
    return std::ranges::any_of(recorded.outputs, [stream](const OutputRecord &output) { return isOn(output, stream); });
}

bool isShown(const OutputRecord &output) { return output.stream != OutputStream::Result && !isImageText(output.text); }

std::optional<std::string> shownText(const StepRecord &recorded)
{
    std::optional<std::string> text;
    for (const OutputRecord &output : recorded.outputs) {
        if (isShown(output))
            append(text, output.text);
    }
    return text;
}

std::string displayedImages(const StepRecord &recorded)
{
    std::string text;
    for (const OutputRecord &output : recorded.outputs)
        if (isImageText(output.text))
            text += (text.empty() ? "" : "\n") + output.text;
    return text;
}

bool isFromTerminal(const StepRecord &recorded)
{
    return std::ranges::contains(recorded.outputs, OutputStream::Stdout, &OutputRecord::stream)
        && !std::ranges::contains(recorded.outputs, OutputStream::Log, &OutputRecord::stream);
}

std::string terminalText(std::string_view text)
{
    std::string result;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (!isFrame(line))
            result.append(withoutOutMark(line)).append("\n");
    }
    return std::string(trimmed(result));
}

} // namespace vitrine
