// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/console/consoletext.h"

#include "base/trimmed.h"
#include "models/logs/formats/console/consolelines.h"
#include "models/logs/steps/frameworkerror.h"
#include "models/logs/steps/steptext.h"

#include <algorithm>
#include <utility>

namespace vitrine {

namespace {

void append(std::string &text, std::string_view line)
{
    text += line;
    text += '\n';
}

} // namespace

ConsoleText::ConsoleText(ImportContext &context)
    : m_context(context)
{
}

bool ConsoleText::isMark(std::string_view line)
{
    return (line.contains(heavy) && heading(line, heavy).starts_with("Step "))
        || (line.contains(light) && (line.contains(" New run ") || line.contains(" Executing parsed code: ")))
        || (line.starts_with("[Step ") && line.contains(": Duration "));
}

void ConsoleText::line(std::string_view line, const SourceSpan &span)
{
    m_builder.addContent(line);
    const std::string plain = withoutEscapes(line);
    if (!frame(plain, span))
        content(plain);
    if (m_step)
        m_step->span.byteTo = std::max(m_step->span.byteTo, span.byteTo);
}

/// Lines that part the text.
bool ConsoleText::frame(std::string_view line, const SourceSpan &span)
{
    if (line.starts_with("╭") && line.contains(" New run ")) {
        beginRun(span);
    } else if (line.contains(heavy) && heading(line, heavy).starts_with("Step ")) {
        beginStep(heading(line, heavy), span);
    } else if (line.contains("Executing parsed code:") || line.contains("Executing this code:")) {
        m_isBoxed = line.starts_with("╭");
        m_part = Part::Code;
    } else if (line.starts_with("╰")) {
        const std::string_view title = heading(line.substr(std::string_view("╰").size()), light);
        if (m_part == Part::Task)
            m_builder.run.model = modelIn(title.substr(0, title.find("╯")));
        m_part = Part::Text;
    } else if (m_part == Part::Code && !m_isBoxed && line.contains("─────") && heading(line, light).empty()) {
        m_part = Part::Text;
    } else if (line.starts_with("[Step ") && line.contains(": Duration ")) {
        endStep(line);
    } else {
        return false;
    }
    return true;
}

void ConsoleText::content(std::string_view line)
{
    if (m_part == Part::Task) {
        const std::string_view text = trimmed(inBox(line));
        m_builder.run.task += (m_builder.run.task.empty() || text.empty() ? "" : "\n") + std::string(text);
    } else if (m_part == Part::Code) {
        codeLine(line);
    } else if (m_step) {
        logLine(line);
    }
}

void ConsoleText::beginRun(const SourceSpan &span)
{
    closeRun();
    m_builder.run.span = span;
    m_part = Part::Task;
}

void ConsoleText::beginStep(std::string_view line, const SourceSpan &span)
{
    closeStep();
    m_step.emplace();
    m_step->kind = StepKind::Action;
    m_step->span = span;
    if (const auto number = figureAfter(line, "Step "); number && *number < 1e9)
        m_step->externalNumber = static_cast<std::int64_t>(*number);
    m_part = Part::Text;
}

void ConsoleText::endStep(std::string_view line)
{
    if (!m_step)
        return;
    // The number of the step precedes the duration, which is searched for after it.
    if (const auto seconds = figureAfter(line, "Duration "))
        m_step->time = { .startedAt = {}, .endedAt = {}, .seconds = seconds, .quality = Quality::Derived };
    m_step->tokens.input = tokensAfter(line, "Input tokens: ");
    m_step->tokens.output = tokensAfter(line, "Output tokens: ");
    if (m_step->tokens.input || m_step->tokens.output)
        m_step->tokens.quality = Quality::Derived;
    closeStep();
}

void ConsoleText::codeLine(std::string_view line)
{
    if (!m_isBoxed) {
        takePrefix(line, "  ");
        return append(m_code, line.substr(0, line.find_last_not_of(' ') + 1));
    }
    std::string_view text = inBox(line);
    const std::size_t digit = text.find_first_not_of(' ');
    const std::size_t end = digit == text.npos ? digit : text.find_first_not_of("0123456789", digit);
    const bool isNumbered = digit != text.npos && end != digit;
    // A line without a number continues the previous one, which the console wrapped.
    if (isNumbered)
        append(m_code, end == text.npos ? std::string_view {} : text.substr(std::min(end + 1, text.size())));
    else if (!m_code.empty() && !trimmed(text).empty())
        m_code.insert(m_code.size() - 1, trimmed(text));
}

void ConsoleText::logLine(std::string_view line)
{
    if (line == "Execution logs:") {
        m_part = Part::Logs;
    } else if (isError(line)) {
        m_part = Part::Error;
        append(m_error, line);
    } else if (std::string_view text = line; takePrefix(text, "Out: ")) {
        m_output = text;
    } else if (text = line; takePrefix(text, "Out - Final answer: ") || takePrefix(text, "Final answer: ")) {
        m_output = text;
        m_step->isFinalAnswer = true;
        m_builder.setFinalsRecorded();
    } else if (m_output) {
        *m_output += (m_output->empty() || line.empty() ? "" : "\n") + std::string(line);
    } else if (m_part == Part::Logs) {
        append(m_logs, line);
    } else if (m_part == Part::Error) {
        append(m_error, line);
    } else {
        append(m_step->thought, line);
    }
}

void ConsoleText::closeStep()
{
    if (!m_step)
        return;
    StepRecord &step = *m_step;
    if (const std::string_view code = trimmed(m_code); !code.empty())
        step.code.push_back({ .language = Language::Python,
            .text = std::string(m_code.substr(0, m_code.find_last_not_of('\n') + 1)),
            .origin = CodeOrigin::Fenced });
    if (!m_logs.empty())
        step.outputs.push_back(
            { .stream = OutputStream::Log, .text = std::exchange(m_logs, {}), .isTruncated = false });
    if (m_output)
        step.outputs.push_back(
            { .stream = OutputStream::Result, .text = std::string(trimmed(*m_output)), .isTruncated = false });
    if (step.isFinalAnswer && m_output)
        m_builder.setAnswer(std::string(trimmed(*m_output)));
    if (!m_error.empty())
        step.error = frameworkError({}, trimmed(m_error));
    step.thought = trimmed(step.thought);
    m_builder.add(std::move(step));
    m_step.reset();
    m_code.clear();
    m_logs.clear();
    m_error.clear();
    m_output.reset();
    m_part = Part::Text;
}

void ConsoleText::closeRun()
{
    closeStep();
    if (m_builder.isEmpty())
        return;
    m_builder.run.framework = "smolagents";
    m_builder.run.extra = R"({"from_console": true})";
    m_builder.finish(m_context);
}

void ConsoleText::finish()
{
    closeRun();
    m_part = Part::Outside;
}

} // namespace vitrine
