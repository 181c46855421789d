// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/chat/chatrun.h"

#include "base/formatted.h"
#include "base/trimmed.h"
#include "models/logs/formats/chat/denials.h"
#include "models/logs/formats/chat/textcalls.h"
#include "models/logs/steps/steptext.h"
#include "models/logs/steps/toolcode.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace vitrine {

namespace {

/// Results come soon after their calls; looking further back would cost the square of a hostile log's length.
constexpr std::size_t maxLookBack = 200;

bool takePrefix(std::string_view &text, std::string_view prefix)
{
    const bool has = text.starts_with(prefix);
    text.remove_prefix(has ? prefix.size() : 0);
    return has;
}

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

ErrorLayer layerOf(const ChatResult &result, bool isCode)
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

ErrorRecord errorOf(const ChatResult &result, bool isCode)
{
    if (isCode && result.errorType.empty())
        if (auto error = tracebackIn(result.text))
            return *error;
    return { .layer = layerOf(result, isCode),
        .type = result.errorType.empty() ? "ToolError" : result.errorType,
        .message = result.text,
        .traceback = {},
        .codeLine = {},
        .causeType = {} };
}

bool hasPython(const StepRecord &step)
{
    return std::ranges::any_of(step.code, [](const CodeRecord &code) { return code.language == Language::Python; });
}

} // namespace

ChatRun::ChatRun(RunBuilder &builder)
    : m_builder(builder)
{
}

void ChatRun::add(ChatMessage message, const SourceSpan &span, const TimeSpan &time)
{
    // The results of tools run by the provider are in the same message as the calls.
    const bool isModel
        = message.role == "assistant" || message.role == "model" || message.role == "ai" || message.role == "gpt";
    auto results = std::exchange(message.results, {});
    const auto unknown = std::exchange(message.unknown, {});
    const bool hasText = !trimmed(message.text).empty();
    const bool hasResults = !results.empty();
    const std::string role = message.role;
    if (isModel)
        assistant(std::move(message), span, time);
    for (ChatResult &result : results)
        this->result(std::move(result), span);
    if (!isModel && (results.empty() || hasText))
        plain(message, span, time);
    else if (!isModel && !message.extra.empty())
        event("message", message.extra);
    constexpr std::array<std::string_view, 9> ofResults { "user", "tool", "function", "human", "environment",
        "observation", "ipython", "toolResult", "system" };
    if (!isModel && hasResults && !hasText && !std::ranges::contains(ofResults, role))
        event("role", quotedJson(role));
    for (const std::string &block : unknown)
        event("content", block);
}

void ChatRun::setTokens(const Tokens &tokens)
{
    // What was counted in between, as far as it differs.
    const Tokens &before = m_step->tokens;
    if (before.quality != Quality::Missing && before != tokens)
        event(
            "usage", formatted("{{\"input\":{},\"output\":{}}}", before.input.value_or(0), before.output.value_or(0)));
    m_step->tokens = tokens;
}

/// A fence in the last reply did not run: nothing follows it.
void ChatRun::finish()
{
    const bool isTalk = m_step && m_step->outputs.empty() && m_step->toolCalls.empty() && !m_step->code.empty()
        && std::ranges::all_of(m_step->code, [](const CodeRecord &code) { return code.origin == CodeOrigin::Fenced; });
    if (isTalk) {
        m_step->code.clear();
        m_builder.setAnswer(m_step->rawModelOutput);
    }
    close();
    if (!m_pending.empty())
        addToExtra(m_builder.run.extra, "events", '[' + std::exchange(m_pending, {}) + ']');
}

void ChatRun::close()
{
    if (m_step && !m_pending.empty())
        addToExtra(m_step->extra, "events", '[' + std::exchange(m_pending, {}) + ']');
    if (m_step) {
        const auto isElsewhere = [&](const CallFacts &facts) {
            return !std::ranges::contains(m_step->toolCalls, facts.callId, &RecordedToolCall::callId);
        };
        const auto own = std::ranges::stable_partition(m_facts, isElsewhere);
        addCallFacts(m_step->extra, { own.begin(), own.end() });
        m_facts.erase(own.begin(), own.end());
        m_builder.add(std::move(*m_step));
    }
    m_step.reset();
    m_hasTextCalls = false;
}

void ChatRun::event(std::string_view kind, std::string_view json, std::optional<double> at)
{
    if (!m_builder.mayGrow(kind.size() + json.size()))
        return;
    m_pending += m_pending.empty() ? "" : ",";
    m_pending += "{\"kind\":" + quotedJson(kind) + ",\"record\":" + std::string(json);
    m_pending += at ? formatted(",\"time\":{}}}", *at) : "}";
}

StepRecord &ChatRun::begin(StepKind kind, const SourceSpan &span)
{
    close();
    m_step.emplace();
    m_step->kind = kind;
    m_step->span = span;
    return *m_step;
}

void ChatRun::assistant(ChatMessage message, const SourceSpan &span, const TimeSpan &time)
{
    StepRecord &step = begin(StepKind::Action, span);
    step.time = time;
    step.tokens = message.tokens;
    mergeExtra(step.extra, message.extra);
    if (m_builder.run.model.empty())
        m_builder.run.model = message.model;
    else if (!message.model.empty() && message.model != m_builder.run.model)
        addToExtra(step.extra, "model", quotedJson(message.model));
    if (message.calls.empty() && m_runsText)
        message.calls = callsInText(message.text);
    else if (!message.calls.empty())
        m_runsText = false;
    m_hasTextCalls = m_runsText && !message.calls.empty();
    if (message.calls.empty() && m_runsText)
        step.code = codeInText(message.text);
    step.rawModelOutput = message.text;
    step.thought = message.thinking;
    if (!step.thought.empty() && !message.text.empty())
        step.thought += "\n\n";
    step.thought += message.text;
    if (step.code.empty() && message.calls.empty())
        m_builder.setAnswer(std::move(message.text));
    for (ChatCall &wanted : message.calls)
        call(std::move(wanted));
}

void ChatRun::plain(const ChatMessage &message, const SourceSpan &span, const TimeSpan &time)
{
    if (isAnswerToTextCall(message.text, span))
        return;
    if (isObservation(message.text))
        return observation(message.text, span);
    const bool isSystem = message.role == "system" || message.role == "developer";
    const bool isTask = !isSystem && m_builder.run.task.empty();
    if (isTask)
        m_builder.run.task = message.text;
    StepRecord &step = begin(isSystem ? StepKind::System : isTask ? StepKind::Task : StepKind::Message, span);
    step.time = time;
    step.prompt.push_back({ message.role, message.text });
    mergeExtra(step.extra, message.extra);
    close();
}

bool ChatRun::isAnswerToTextCall(std::string_view text, const SourceSpan &span)
{
    const auto answer = m_step && m_hasTextCalls ? resultInText(text) : std::nullopt;
    if (!answer)
        return false;
    ChatResult result;
    result.text = *answer;
    this->result(std::move(result), span);
    return true;
}

/// The message after code in tags is its output, because the tags show that it was run; a fence may be just an example.
bool ChatRun::isObservation(std::string_view text) const
{
    constexpr std::array<std::string_view, 6> marks { "Observation:", "<returncode>", "exitcode:", "EXECUTION RESULT",
        "OBSERVATION:", "Code output:" };
    if (!m_step || m_step->code.empty() || !m_step->outputs.empty() || !m_step->toolCalls.empty())
        return false;
    return m_step->code.front().origin == CodeOrigin::Tag
        || std::ranges::any_of(marks, [&](std::string_view mark) { return text.starts_with(mark); });
}

void ChatRun::call(ChatCall call)
{
    if (call.code) {
        call.code->origin = CodeOrigin::ToolArgument; // else it would be an action beside the call
        m_step->code.push_back(std::move(*call.code));
    }
    const bool isMisread = !call.parseError.empty();
    if (isMisread)
        m_step->error = errorOf(
            { .id = {}, .text = call.parseError, .outputs = {}, .errorType = "parsing", .isError = true }, false);
    m_step->toolCalls.push_back({ .callId = std::move(call.id),
        .name = std::move(call.name),
        .arguments = std::move(call.arguments),
        .result = {},
        .error = isMisread ? std::optional(std::move(call.parseError)) : std::nullopt,
        .seconds = {},
        .innerOfCode = false });
}

ChatRun::Location ChatRun::locationOf(std::string_view id)
{
    const auto callIn = [&](StepRecord &step) {
        const auto isOpen = [&](const RecordedToolCall &call) {
            return id.empty() ? !call.result && !call.error : call.callId == id;
        };
        const auto found = std::ranges::find_if(step.toolCalls, isOpen);
        return Location { &step, found == step.toolCalls.end() ? nullptr : &*found };
    };
    if (m_step)
        if (const Location location = callIn(*m_step); location.call != nullptr)
            return location;
    // Some programs keep the ids of results, but not those of calls.
    if (m_step)
        for (RecordedToolCall &call : m_step->toolCalls)
            if (call.callId.empty() && !call.result && !call.error)
                return { &*m_step, &call };
    Location location;
    if (!id.empty())
        m_builder.lastOf(maxLookBack, id, [&](StepRecord &step) { return (location = callIn(step)).call != nullptr; });
    return location.call != nullptr ? location : Location {};
}

void ChatRun::result(ChatResult result, const SourceSpan &span, std::optional<double> seconds)
{
    const Location location = locationOf(result.id);
    if (location.call != nullptr && location.call->callId.empty())
        location.call->callId = result.id;
    StepRecord &step = location.step != nullptr ? *location.step : m_step ? *m_step : begin(StepKind::Tool, span);
    step.span.byteTo = std::max(step.span.byteTo, span.byteTo);
    const bool isCode = !step.code.empty();
    // Claude Code writes it for a call that its tool did not accept. Not every export has `is_error` as well.
    result.isError = result.isError || trimmed(result.text).starts_with("<tool_use_error>");
    noteDenial(result);
    noteDecision(result);
    if (result.outputs.empty() && !result.text.empty())
        result.outputs.push_back({ .stream = isCode ? OutputStream::Stdout : OutputStream::Result,
            .text = result.text,
            .isTruncated = false });
    const auto status = result.exitStatus || !isCode || hasPython(step) ? result.exitStatus : exitStatusIn(result.text);
    if (status)
        exited(result.id, *status);
    if (status.value_or(0) != 0 && !step.error)
        step.error = exitError(*status, result.text);
    else if (step.error && step.error->message.empty() && step.error->type.starts_with("exit status "))
        step.error->message = exitError(1, result.text)->message; // the status came before the output
    if (!result.isError && isCode && hasPython(step) && !step.error)
        step.error = tracebackIn(result.text);
    else if (result.isError && !step.error)
        step.error = errorOf(result, isCode);
    else if (!result.errorType.empty() && step.error && step.error->type != result.errorType)
        event("error", "{\"type\":" + quotedJson(result.errorType) + '}');
    std::uint64_t bytes = result.text.size();
    for (const OutputRecord &output : result.outputs)
        bytes += sizeof output + output.text.size();
    if (!m_builder.mayGrow(bytes))
        return;
    std::ranges::move(result.outputs, std::back_inserter(step.outputs));
    if (location.call == nullptr) {
        // Of a call that the log does not have.
        if (!result.id.empty())
            event("result", "{\"call_id\":" + quotedJson(result.id) + '}');
        return;
    }
    location.call->seconds = seconds;
    (result.isError ? location.call->error : location.call->result) = std::move(result.text);
}

/// A result that says that the call was denied, unless the log has recorded the decision itself.
void ChatRun::noteDecision(const ChatResult &result)
{
    if (!result.isError || layerOf(result, false) != ErrorLayer::Policy)
        return;
    const Location location = locationOf(result.id);
    if (location.call == nullptr)
        return;
    const auto isKnown = [&](const CallFacts &facts) { return facts.callId == result.id && facts.approval; };
    if (std::ranges::any_of(m_facts, isKnown) || std::ranges::any_of(callFactsIn(location.step->extra), isKnown))
        return;
    const bool isPerson = result.errorType == "approval" || result.errorType == "rejected";
    decided(result.id,
        { Approval::Decision::Denied, isPerson ? Approval::Source::Person : Approval::Source::Rule, {}, {}, {} });
}

void ChatRun::ended(std::string_view id, std::int64_t status, std::optional<double> seconds)
{
    const Location location = locationOf(id);
    if (location.call == nullptr)
        return;
    location.call->seconds = seconds;
    exited(id, status);
    if (!location.step->error)
        location.step->error = exitError(status, location.call->result.value_or(std::string {}));
}

void ChatRun::decided(std::string_view id, Approval approval)
{
    note({ .callId = std::string(id), .startedAt = {}, .approval = std::move(approval) });
}

void ChatRun::startedAt(std::string_view id, double at)
{
    note({ .callId = std::string(id), .startedAt = at, .approval = {} });
}

void ChatRun::exited(std::string_view id, std::int64_t status)
{
    note({ .callId = std::string(id), .startedAt = {}, .approval = {}, .exitStatus = status });
}

void ChatRun::note(CallFacts facts)
{
    const std::uint64_t bytes = facts.callId.size() + (facts.approval ? facts.approval->reason.size() : 0);
    if (facts.callId.empty() || !m_builder.mayGrow(sizeof facts + bytes))
        return;
    const Location location = locationOf(facts.callId);
    const bool isClosed
        = location.call != nullptr && location.call->callId == facts.callId && (!m_step || location.step != &*m_step);
    if (isClosed)
        addCallFacts(location.step->extra, { facts });
    else
        m_facts.push_back(std::move(facts));
}

void ChatRun::observation(std::string_view text, const SourceSpan &span)
{
    m_step->span.byteTo = std::max(m_step->span.byteTo, span.byteTo);
    takePrefix(text, "Observation:\n");
    takePrefix(text, "OBSERVATION:\n");
    const auto status = between(text, "<returncode>", "</returncode>");
    if (const auto output = between(text, "<output>", "</output>"))
        text = *output;
    text = withoutCountdown(text);
    std::string_view shown = text;
    const auto number = takePrefix(shown, "exitcode:") ? numberIn(shown) : status ? numberIn(*status) : std::nullopt;
    m_step->outputs.push_back({ .stream = OutputStream::Stdout, .text = std::string(text), .isTruncated = false });
    if (hasPython(*m_step))
        m_step->error = tracebackIn(text);
    if (number && !m_step->error)
        m_step->error = exitError(*number, text);
}

namespace {

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

} // namespace

namespace {

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

namespace {

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

/// The last line that says what went wrong, otherwise the last line.
std::string_view failureIn(std::string_view output)
{
    constexpr int mostLines = 20;
    const auto lineBefore = [](std::string_view text) { return text.substr(text.rfind('\n') + 1); };
    std::string_view rest = trimmed(output);
    const auto last = lineBefore(rest);
    for (int looked = 0; looked < mostLines && !rest.empty(); ++looked) {
        const auto line = lineBefore(rest);
        if (const auto text = trimmed(line); !isSummary(text))
            return text;
        rest.remove_suffix(std::min(rest.size(), line.size() + 1));
    }
    return last;
}

} // namespace

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

} // namespace vitrine
