// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/trajectories/openhands.h"

#include "models/logs/formats/chat/chatrun.h"
#include "models/logs/formats/chat/tokenusage.h"
#include "models/logs/formats/trajectories/openhandsparts.h"
#include "models/logs/steps/recordwalker.h"
#include "models/logs/steps/timetext.h"

#include <algorithm>
#include <array>

namespace vitrine {

namespace {

TimeSpan timeOf(JsonObject event) { return timeSpan(isoTimeIn(event, "timestamp"), {}); }

class HistoryReader : ObjectReader {
public:
    using ObjectReader::ObjectReader;
    void task();
    void trajectory();
    /// Of a file with one event per line.
    void line() { eventOrPair(m_stream.take(), {}); }
    void endOfLines();

private:
    void history(std::string_view name);
    void eventOrPair(const JsonSlice &slice, const std::string &location);
    void event(JsonObject event, const SourceSpan &span);
    void action(JsonObject event, std::string_view action, const SourceSpan &span);
    void turn(JsonObject event, std::string_view action, JsonObject arguments, const SourceSpan &span);
    void observation(JsonObject event, const SourceSpan &span);
    void keep(const std::string &kind, JsonObject event);
    void finish(const Envelope &envelope);

    RunBuilder m_builder;
    ChatRun m_chat { m_builder };
};

/// One line of an evaluation's output.
void HistoryReader::task()
{
    const Envelope envelope = m_walker.object([&](std::string_view key, Envelope &frame) {
        if (key != "history" || m_stream.ahead() != '[')
            return false;
        frame.hasStreamed = true;
        history(key);
        return true;
    });
    m_chat.finish();
    if (envelope.hasStreamed)
        finish(envelope);
    else
        m_walker.reportWithout("history", envelope);
}

/// A file that is the list of events alone.
void HistoryReader::trajectory()
{
    const SourceSpan begin { .line = m_stream.lineAt(m_stream.offset()), .byteFrom = m_stream.offset(), .byteTo = 0 };
    history({});
    m_chat.finish();
    m_builder.run.span = { .line = begin.line, .byteFrom = begin.byteFrom, .byteTo = m_stream.offset() };
    m_builder.run.framework = "openhands";
    if (!m_builder.isEmpty())
        m_builder.finish(m_context);
}

void HistoryReader::endOfLines()
{
    m_chat.finish();
    m_builder.run.framework = "openhands";
    if (!m_builder.isEmpty())
        m_builder.finish(m_context);
}

void HistoryReader::history(std::string_view name)
{
    m_walker.elements(name, [&](const JsonSlice &slice, const std::string &location) { eventOrPair(slice, location); });
}

void HistoryReader::eventOrPair(const JsonSlice &slice, const std::string &location)
{
    m_builder.addContent(slice.text);
    if (!slice.text.starts_with('[')) {
        if (const auto object = m_walker.parsedObject(slice, location))
            event(*object, slice.span);
        return;
    }
    const auto element = slice.isCut ? std::nullopt : m_context.parse(slice, location);
    simdjson::dom::array pair;
    if (element && element->get(pair) == simdjson::SUCCESS)
        for (const JsonElement one : pair)
            if (const auto object = objectIn(one))
                event(*object, slice.span);
}

void HistoryReader::event(JsonObject event, const SourceSpan &span)
{
    const std::string action = memberText(event, "action");
    if (!action.empty())
        this->action(event, action, span);
    else if (memberOf(event, "observation"))
        observation(event, span);
    else
        m_context.skip(ErrorCode::BadValue, span, { .code = FlawCode::EventExpected });
}

void HistoryReader::action(JsonObject event, std::string_view action, const SourceSpan &span)
{
    constexpr std::array<std::string_view, 7> silent { "recall", "null", "change_agent_state", "initialize", "start",
        "condensation", "pause" };
    const bool isFlat = !memberOf(event, "args") && !memberOf(event, "source");
    const auto arguments = isFlat ? std::optional(event) : objectMember(event, "args");
    const std::string source = memberText(event, "source");
    if (std::ranges::contains(silent, action) || !arguments)
        return keep("action." + std::string(action), event);
    const bool isFirst = m_builder.isEmpty() && !m_chat.isOpen();
    if (action == "system" || (action == "message" && (source == "user" || (isFlat && isFirst)))) {
        ChatMessage message;
        message.role = action == "system" ? "system" : "user";
        message.text = memberText(*arguments, "content");
        m_chat.add(std::move(message), span, timeOf(event));
        return;
    }
    turn(event, action, *arguments, span);
}

/// What the program did by itself.
void HistoryReader::keep(const std::string &kind, JsonObject event)
{
    m_context.account(ImportContext::RecordUse::Kept, kind);
    m_chat.event(kind, jsonText(JsonElement(event)));
}

void HistoryReader::turn(JsonObject event, std::string_view action, JsonObject arguments, const SourceSpan &span)
{
    StepRecord &step = m_chat.begin(StepKind::Action, span);
    step.time = timeOf(event);
    step.thought = memberText(arguments, action == "message" ? "content" : "thought");
    const auto metadata = objectMember(event, "tool_call_metadata");
    const auto response = metadata ? objectMember(*metadata, "model_response") : std::nullopt;
    if (const auto usage = response ? memberOf(*response, "usage") : std::nullopt)
        step.tokens = usageIn(*usage).value_or(Tokens {});
    if (response && m_builder.run.model.empty())
        m_builder.run.model = memberText(*response, "model");
    if (action == "finish" || action == "reject") {
        m_builder.setAnswer(
            memberText(arguments, "final_thought").empty() ? step.thought : memberText(arguments, "final_thought"));
        step.isFinalAnswer = action == "finish";
        m_builder.setFinalsRecorded();
    }
    if (action == "message" || action == "think" || action == "finish" || action == "reject")
        return;
    const auto id = memberOf(event, "id");
    m_chat.call({ .id = id ? valueText(*id)
            : metadata     ? memberText(*metadata, "tool_call_id")
                           : std::string {},
        .name = std::string(action),
        .arguments = jsonText(JsonElement(arguments)),
        .code = openHandsCode(action, arguments) });
}

constexpr std::string_view failureSign = "ERROR:\n";

/// The editor of OpenHands reports what it could not do as the content of an ordinary observation.
bool isFailedFileAccess(std::string_view kind, std::string_view content)
{
    return (kind == "edit" || kind == "read" || kind == "write") && content.starts_with(failureSign);
}

void HistoryReader::observation(JsonObject event, const SourceSpan &span)
{
    const std::string kind = memberText(event, "observation");
    if (kind == "recall" || kind == "null" || kind == "agent_state_changed")
        return keep("observation." + kind, event);
    constexpr std::array<std::string_view, 14> known { "run", "run_ipython", "edit", "read", "write", "browse",
        "browse_interactive", "delegate", "error", "think", "mcp", "success", "task_tracking", "user_rejected" };
    if (!std::ranges::contains(known, kind))
        keep("observation." + kind, event);
    const auto cause = memberOf(event, "cause");
    const auto own = objectMember(event, "extras");
    const auto extras = own || memberOf(event, "source") ? own : std::optional(event);
    ChatResult result { .id = cause && !cause->is_null() ? valueText(*cause) : std::string {},
        .text = memberText(event, "content"),
        .outputs = {},
        .errorType = {},
        .isError = kind == "error" };
    if (isFailedFileAccess(kind, result.text)) {
        result.isError = true;
        result.text.erase(0, failureSign.size());
    }
    result.exitStatus = extras ? openHandsStatus(*extras) : std::nullopt;
    if (const std::int64_t status = result.exitStatus.value_or(0); status != 0) {
        result.isError = true;
        result.errorType = "exit status " + std::to_string(status);
    } else if (result.isError) {
        result.errorType = extras ? memberText(*extras, "error_id") : std::string {};
    }
    // An error that names no cause is one of the model's reply: nothing was run for it.
    if (kind == "error" && result.id.empty() && !m_chat.isOpen())
        m_chat.begin(StepKind::Action, span);
    m_chat.result(std::move(result), span);
}

void HistoryReader::finish(const Envelope &envelope)
{
    m_builder.addContent(envelope.json);
    const auto element = m_context.parse(envelope.slice(), {});
    if (const auto object = element ? objectIn(*element) : std::nullopt)
        readOpenHandsFields(*object, m_builder.run, m_context);
    m_builder.run.span = envelope.span;
    m_builder.run.framework = "openhands";
    m_builder.run.agentKind = "code";
    m_builder.finish(m_context);
}

} // namespace

bool OpenHands::isRecognized(const Sniff &sniff)
{
    return anyRecord(sniff, [](const Outline &record) {
        const Outline &history = record["history"];
        const bool isEmpty = history.isArray() && history.isWhole && history.items.empty();
        return isOpenHandsHistory(record) || isOpenHandsHistory(history) || (isEmpty && record.has("instance_id"))
            || isOpenHandsEvent(record);
    });
}

void OpenHands::read(FileWindow &file, const Sniff &sniff, ImportContext &context)
{
    JsonStream stream(file, sniff.framing);
    RecordWalker walker(stream, context);
    const bool listsTasks = std::ranges::any_of(
        sniff.records, [](const Outline &record) { return record.isArray() && record.first().has("history"); });
    if (!sniff.records.empty() && isOpenHandsEvent(sniff.records.front())) {
        HistoryReader reader(stream, context, walker);
        forEachObject(stream, context, walker, [&] { reader.line(); });
        return reader.endOfLines();
    }
    if (listsTasks)
        return forEachObject(stream, context, walker, [&] { HistoryReader(stream, context, walker).task(); });
    forEachRecord(stream, context, [&] {
        HistoryReader reader(stream, context, walker);
        const int first = stream.ahead();
        if (first == '[')
            reader.trajectory();
        else if (first == '{')
            reader.task();
        else
            walker.reportStray(stream.take(), {});
    });
}

} // namespace vitrine
