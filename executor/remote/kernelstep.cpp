// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/remote/kernelstep.h"

#include "executor/remote/valuetext.h"
#include "executor/review/sourcetext.h"
#include "executor/sandbox/resultcheck.h"

#include <charconv>

namespace vitrine {

namespace {

constexpr std::uint64_t longestError = 20'000;
constexpr std::size_t mostEvents = 1000;

/// Text without terminal colors (ECMA-48 control sequences).
std::string withoutColors(std::string_view text)
{
    std::string plain;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] != '\x1b') {
            plain += text[at];
            continue;
        }
        at = text.find_first_of("ABCDEFGHJKSTfhlmnsu", at + 1);
        if (at == std::string_view::npos)
            break;
    }
    return plain;
}

std::string tracebackOf(const nlohmann::json &content)
{
    std::string all;
    const auto lines = content.find("traceback");
    if (lines == content.end() || !lines->is_array())
        return all;
    for (const nlohmann::json &line : *lines) {
        if (line.is_string())
            all += line.get<std::string>() + '\n';
    }
    return firstCharsOf(withoutColors(all), longestError);
}

/// The data to display, by type.
nlohmann::json dataOf(const nlohmann::json &content)
{
    return content.is_object() ? content.value("data", nlohmann::json::object()) : nlohmann::json::object();
}

int numberBehind(std::string_view text, std::string_view words)
{
    int number = 0;
    if (const auto at = text.rfind(words); at != std::string_view::npos)
        std::from_chars(text.data() + at + words.size(), text.data() + text.size(), number);
    return number;
}

// IPython names the cell, then the line; older ones point at it with an arrow. Frames of libraries come behind.
int lineOf(const std::string &traceback)
{
    const auto cell = traceback.rfind("Cell In");
    if (cell != std::string::npos) {
        const std::string_view head = std::string_view(traceback).substr(cell, traceback.find('\n', cell) - cell);
        return numberBehind(head, ", line ");
    }
    return numberBehind(traceback, "----> ");
}

void cut(std::string &text, std::uint64_t limit, bool &isCut)
{
    std::string shorter = firstCharsOf(text, limit);
    isCut = isCut || shorter.size() < text.size();
    text = std::move(shorter);
}

void bound(StepOutput &output, const Limits &limits)
{
    cut(output.repr, limits.outputChars, output.isCut);
    bool isTextCut = false;
    cut(output.text, limits.outputChars, isTextCut);
    output.type = firstCharsOf(output.type, 200);
    if (output.json && output.json->size() > limits.outputChars * 4)
        output.json.reset();
}

} // namespace

KernelStep::KernelStep(std::string_view code, const Limits &limits, const StepObserver &observer)
    : m_code(code)
    , m_limits(limits)
    , m_observer(observer)
    , m_prints(limits.printChars)
{
}

void KernelStep::take(const KernelMessage &message)
{
    if (message.type == "stream") {
        print(textOf(message.content, "text"));
    } else if (message.type == "error") {
        fail(message.content);
    } else if (message.type == "status") {
        m_isIdle = m_isIdle || textOf(message.content, "execution_state") == "idle";
    } else if (message.type == "display_data" || message.type == "update_display_data") {
        reportDisplayed(m_displayed.detailOf(dataOf(message.content)));
    } else if (message.type == "execute_result") {
        // The value comes from the inspection of the session; anything it cannot represent is a picture.
        if (const nlohmann::json data = dataOf(message.content); Displayed::hasImage(data))
            reportDisplayed(m_displayed.detailOf(data));
    } else if (message.type == "execute_reply") {
        m_hasReply = true;
        if (!needsLook())
            takeLook(message);
    }
}

void KernelStep::reportDisplayed(std::string detail)
{
    if (m_result.events.size() < mostEvents)
        m_result.events.push_back(
            { .seq = m_result.events.size() + 1, .kind = "display", .detail = std::move(detail), .rule = {} });
}

void KernelStep::print(const std::string &text)
{
    const bool hasRoom = !m_prints.isTruncated();
    m_prints.append(text);
    if (hasRoom && m_observer.printed)
        m_observer.printed(text);
}

void KernelStep::fail(const nlohmann::json &content)
{
    const std::string type = textOf(content, "ename");
    if (type == "FinalAnswerException")
        return finish(textOf(content, "evalue"));
    StepError error { .type = firstCharsOf(type, 200),
        .message = firstCharsOf(withoutColors(textOf(content, "evalue")), longestError),
        .sourceLine = {},
        .traceback = tracebackOf(content),
        .rule = {} };
    error.line = lineOf(error.traceback);
    error.sourceLine = SourceText(m_code).line(error.line);
    end(StepStatus::Error, std::move(error));
}

void KernelStep::finish(const std::string &payload)
{
    const auto value = readSafeText(payload);
    if (!value)
        return end(StepStatus::Error,
            { .type = "SerializationError",
                .message = value.error().detail,
                .sourceLine = {},
                .traceback = {},
                .rule = {} });
    m_result.isFinal = true;
    const bool isText = value->kind == SafeValue::Kind::Text;
    m_result.output = StepOutput { .repr = pythonRepr(*value),
        .type = pythonType(*value),
        .text = isText ? value->text : pythonRepr(*value),
        .json = plainJson(*value) };
    bound(*m_result.output, m_limits);
    if (value->kind == SafeValue::Kind::Image)
        reportDisplayed(m_displayed.detailOfPng(value->text));
}

void KernelStep::takeLook(const KernelMessage &reply)
{
    static const nlohmann::json::json_pointer site("/user_expressions/vitrine/data/text~1plain");
    if (!reply.content.contains(site) || !reply.content.at(site).is_string())
        return;
    auto reported = checkedResult(reply.content.at(site).get_ref<const std::string &>());
    if (!reported)
        return;
    m_result.variables = std::move(reported->variables);
    m_result.toolCalls = std::move(reported->toolCalls);
    if (reported->output && (!m_result.error || m_result.isFinal)) {
        m_result.output = std::move(reported->output);
        bound(*m_result.output, m_limits);
    }
}

void KernelStep::end(StepStatus status, StepError error)
{
    m_result.status = status;
    m_result.error = std::move(error);
    m_result.isFinal = false;
    m_result.output.reset();
}

StepResult KernelStep::result() const
{
    StepResult result = m_result;
    result.logs = m_prints.text();
    result.logsTruncated = m_prints.isTruncated();
    return result;
}

} // namespace vitrine
