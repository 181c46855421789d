// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/chat/commandoutput.h"

#include "base/formatted.h"
#include "base/trimmed.h"
#include "models/logs/steps/steptext.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string>

namespace vitrine {

namespace {

/// The text between two marks, when both are there.
std::optional<std::string_view> between(std::string_view text, std::string_view opening, std::string_view closing)
{
    const std::size_t from = text.find(opening);
    const std::size_t to = from == text.npos ? from : text.rfind(closing);
    if (to == text.npos || to < from + opening.size())
        return {};
    return text.substr(from + opening.size(), to - from - opening.size());
}

std::optional<std::int64_t> numberIn(std::string_view text)
{
    text = trimmed(text);
    std::int64_t number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    return read.ec == std::errc {} ? std::optional(number) : std::nullopt;
}

/// Where each of the marks occurs last. They have the letters "xit" in common, which few outputs contain.
template <std::size_t count>
std::array<std::size_t, count> lastOf(const std::array<std::string_view, count> &marks, std::string_view text)
{
    constexpr std::string_view common = "xit";
    std::array<std::size_t, count> last;
    last.fill(text.npos);
    for (std::size_t at = text.find(common); at != text.npos; at = text.find(common, at + 1))
        for (std::size_t n = 0; n < count; ++n) {
            const std::size_t before = marks[n].find(common);
            if (at >= before && text.substr(at - before).starts_with(marks[n]))
                last[n] = at - before;
        }
    return last;
}

/// Some frameworks count the steps that are left behind each observation.
std::string_view withoutCountdown(std::string_view text)
{
    constexpr std::string_view mark = "You have ";
    const std::size_t at = text.rfind(mark);
    const bool isStart = at != text.npos && (at == 0 || text[at - 1] == '\n');
    const std::string_view line = isStart ? text.substr(at, text.find('\n', at) - at) : std::string_view {};
    return line.contains(" steps left") || line.contains(" chances ") ? text.substr(0, at) : text;
}

/// The class is before a colon or alone on the line: frames are indented, or are IPython's "Cell In[1], line 3".
bool isExceptionLine(std::string_view text)
{
    const auto isInName = [](char c) {
        return c == '_' || c == '.' || (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z')
            || static_cast<unsigned char>(c) >= 0x80;
    };
    const auto end = std::ranges::find_if_not(text, isInName);
    const bool isName = end != text.begin() && (text.front() < '0' || text.front() > '9');
    return isName && (end == text.end() || *end == ':' || *end == '\n' || *end == '\r');
}

/// Code that cannot be parsed has no frames: Python and IPython show the line and the class alone.
std::optional<ErrorRecord> syntaxErrorIn(std::string_view output)
{
    const std::string_view text = trimmed(output);
    const std::size_t line = text.rfind('\n');
    const std::string_view last = text.substr(line == text.npos ? 0 : line + 1);
    const std::size_t colon = last.find(": ");
    const std::string_view type = last.substr(0, colon == last.npos ? 0 : colon);
    constexpr std::array<std::string_view, 3> classes { "SyntaxError", "IndentationError", "TabError" };
    const bool showsLine = text.contains("Cell In[") || text.contains("File \"") || text.contains("File <");
    if (!std::ranges::contains(classes, type) || !showsLine)
        return {};
    return ErrorRecord { .layer = ErrorLayer::Code,
        .type = std::string(type),
        .message = std::string(last.substr(colon + 2)),
        .traceback = std::string(text),
        .codeLine = {},
        .causeType = std::string(type) };
}

/// Whether a line only counts tests, as "= 1 failed, 11 passed in 0.41s =", or rules a line off.
bool isSummary(std::string_view line)
{
    const auto from = line.find_first_not_of("= -_");
    if (from == line.npos)
        return true;
    const auto to = line.find_last_not_of("= -_");
    line = line.substr(from, to + 1 - from);
    const bool isCount = line.front() >= '0' && line.front() <= '9';
    return line.starts_with("FAILED (")
        || (isCount && line.ends_with('s') && line.contains(" in ")
            && (line.contains(" failed") || line.contains(" error") || line.contains(" passed")));
}

/// Whether a line is only of the form in which an agent gives the output of a command: Codex, Gemini CLI, tags.
bool isFrame(std::string_view line)
{
    constexpr std::array<std::string_view, 16> starts { "Exit Code: ", "Exit code: ", "exit code: ",
        "Process exited with code ", "Command exited with code ", "<exited with exit code ", "Wall time: ",
        "Chunk ID: ", "Original token count: ", "Signal: ", "Background PIDs: ", "Process Group PGID: ", "<returncode>",
        "Total output lines: ", "[Command finished with exit code ", "exitcode: " };
    constexpr std::array<std::string_view, 11> whole { "Output:", "Error:", "Stdout:", "Stderr:", "<output>",
        "</output>", "Output: (empty)", "Error: (none)", "Stdout: (empty)", "Stderr: (empty)", "(no output)" };
    return std::ranges::contains(whole, line)
        || std::ranges::any_of(starts, [&](std::string_view start) { return line.starts_with(start); });
}

/// Gemini CLI's result names its parts: "Command: …", "Directory: …", "Output: …".
std::string_view withoutLabel(std::string_view line)
{
    for (const std::string_view label : { "Output: ", "Stdout: ", "Stderr: ", "Error: " })
        if (line.starts_with(label))
            return line.substr(label.size());
    return line.starts_with("Command: ") || line.starts_with("Directory: ") ? std::string_view() : line;
}

/// The last line that says what went wrong, otherwise the last line; empty if the command wrote nothing.
std::string_view failureIn(std::string_view output)
{
    constexpr int mostLines = 20;
    const auto lineBefore = [](std::string_view text) { return text.substr(text.rfind('\n') + 1); };
    std::string_view rest = trimmed(output);
    const bool isLabeled = rest.starts_with("Command: ");
    std::string_view last;
    for (int looked = 0; looked < mostLines && !rest.empty(); ++looked) {
        const auto line = lineBefore(rest);
        rest.remove_suffix(std::min(rest.size(), line.size() + 1));
        const auto text = isLabeled ? withoutLabel(trimmed(line)) : trimmed(line);
        if (isFrame(trimmed(line)))
            continue;
        if (!isSummary(text))
            return text;
        last = last.empty() ? text : last;
    }
    return last;
}

} // namespace

std::optional<ErrorRecord> tracebackIn(std::string_view output)
{
    constexpr std::string_view mark = "Traceback (most recent call last)";
    const std::size_t at = output.rfind(mark);
    if (at == output.npos)
        return syntaxErrorIn(output);
    const std::string_view traceback = trimmed(output.substr(at));
    std::size_t line = traceback.find('\n');
    while (line != traceback.npos && !isExceptionLine(traceback.substr(line + 1)))
        line = traceback.find('\n', line + 1);
    const std::string_view last = line == traceback.npos ? std::string_view {} : traceback.substr(line + 1);
    const std::size_t colon = std::min(last.find(':'), last.find('\n'));
    const std::string_view type = trimmed(last.substr(0, colon));
    const std::string_view message = colon < last.size() ? trimmed(last.substr(colon + 1)) : std::string_view {};
    return ErrorRecord { .layer = ErrorLayer::Code,
        .type = std::string(type.empty() || type.size() > 200 ? "Traceback" : type),
        .message = std::string(message.substr(0, message.find('\n'))),
        .traceback = std::string(traceback),
        .codeLine = {},
        .causeType = std::string(type.size() > 200 ? std::string_view {} : type) };
}

std::optional<std::int64_t> exitStatusIn(std::string_view output)
{
    constexpr std::array<std::string_view, 8> marks { "Process exited with code ", "exited with exit code ",
        "[Command finished with exit code ", "Command exited with code ", "Command failed with exit code ",
        "Exit code: ", "Exit Code: ", "exit code: " };
    constexpr std::string_view returned = "<returncode>";
    if (output.starts_with(returned))
        return numberIn(output.substr(returned.size(), output.find('<', returned.size()) - returned.size()));
    const auto last = lastOf(marks, output);
    for (std::size_t n = 0; n < marks.size(); ++n) {
        const std::string_view mark = marks[n];
        const std::size_t at = last[n];
        const bool beginsLine = at == 0 || (at != output.npos && std::string_view("\n[(").contains(output[at - 1]));
        if (at != output.npos && (beginsLine || mark.starts_with("exited") || mark.starts_with('[')))
            return numberIn(output.substr(at + mark.size()));
    }
    return {};
}

std::optional<ErrorRecord> exitError(std::int64_t status, std::string_view output)
{
    if (status == 0)
        return {};
    return ErrorRecord { .layer = ErrorLayer::Code,
        .type = formatted("exit status {}", status),
        .message = std::string(failureIn(output)),
        .traceback = {},
        .codeLine = {},
        .causeType = {} };
}

bool hasPython(const StepRecord &step)
{
    return std::ranges::any_of(step.code, [](const CodeRecord &code) { return code.language == Language::Python; });
}

bool isOutputText(std::string_view text)
{
    constexpr std::array<std::string_view, 6> marks { "Observation:", "<returncode>", "exitcode:", "EXECUTION RESULT",
        "OBSERVATION:", "Code output:" };
    return std::ranges::any_of(marks, [&](std::string_view mark) { return text.starts_with(mark); });
}

void addObservation(StepRecord &step, std::string_view text)
{
    takePrefix(text, "Observation:\n");
    takePrefix(text, "OBSERVATION:\n");
    const auto status = between(text, "<returncode>", "</returncode>");
    if (const auto output = between(text, "<output>", "</output>"))
        text = *output;
    text = withoutCountdown(text);
    std::string_view shown = text;
    const auto number = takePrefix(shown, "exitcode:") ? numberIn(shown) : status ? numberIn(*status) : std::nullopt;
    step.outputs.push_back({ .stream = OutputStream::Stdout, .text = std::string(text), .isTruncated = false });
    if (hasPython(step))
        step.error = tracebackIn(text);
    if (number && !step.error)
        step.error = exitError(*number, text);
}

} // namespace vitrine
