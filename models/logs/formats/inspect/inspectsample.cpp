// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/inspect/inspectsample.h"

#include <algorithm>
#include <array>

namespace vitrine {

InspectSample::InspectSample(ImportContext &context, const InspectHeader &header)
    : m_context(context)
    , m_header(header)
{
}

void InspectSample::read(JsonStream &stream, RecordWalker &walker)
{
    const Envelope envelope = walker.object([&](std::string_view key, Envelope &frame) {
        const bool isEvents = key == "events";
        if ((!isEvents && key != "messages") || stream.ahead() != '[')
            return false;
        frame.hasStreamed = true;
        walker.elements(key, [&](const JsonSlice &slice, const std::string &location) {
            isEvents ? addEvent(walker, slice, location) : addMessage(walker, slice, location);
        });
        return true;
    });
    finish(envelope);
}

void InspectSample::addMessage(RecordWalker &walker, const JsonSlice &slice, const std::string &location)
{
    m_builder.addContent(slice.text);
    const auto object = walker.parsedObject(slice, location);
    auto message = object ? readChatMessage(*object) : std::nullopt;
    if (!message)
        return;
    m_repeated += m_repeated > 0 || message->role == "assistant" ? 1 : 0;
    m_messages.add(std::move(*message), slice.span);
}

void InspectSample::addEvent(RecordWalker &walker, const JsonSlice &slice, const std::string &location)
{
    m_builder.addContent(slice.text);
    if (const auto object = walker.parsedObject(slice, location))
        event(*object, { m_agents.agentOf(memberText(*object, "span_id")), slice.span });
}

void InspectSample::event(JsonObject event, const Location &location)
{
    const auto &[agent, span, depth] = location;
    const std::string kind = memberText(event, "event");
    const bool isGrader = isOfScorer(event, kind) || memberIs(event, "role", { "grader" });
    const bool isModel = kind == "model";
    leaveMember(event, "span_id");
    if (kind == "span_begin")
        m_agents.beginSpan(event);
    InspectTurns &turns = isGrader || agent.empty()
        ? m_agents.main()
        : m_agents.turnsOf(agent, isModel, simdjson::minify(JsonElement(event)), span);
    turns.end(event);
    if (isModel)
        turns.model(event, span, isGrader);
    else if (kind == "tool") {
        m_agents.call(event);
        turns.tool(event, span);
        noteStarted(turns, event);
    } else
        otherEvent(turns, event, kind);
    const bool mayHold = (kind == "tool" || kind == "subtask") && depth < deepest;
    const auto inner = mayHold ? arrayMember(event, "events") : std::nullopt;
    if (!inner || inner->size() == 0)
        return;
    const Location within { m_agents.beginWithin(event, kind, agent), span, depth + 1 };
    for (const JsonElement element : *inner)
        if (const auto object = objectIn(element))
            this->event(*object, within);
}

/// The sub-agent that a call of a tool started.
void InspectSample::noteStarted(InspectTurns &turns, JsonObject event)
{
    JsonExtra started;
    for (const std::string_view key : { "agent", "agent_span_id" })
        if (const auto value = memberOf(event, key); value && !value->is_null())
            started.add(key, jsonText(*value));
    if (const std::string json = started.text(); !json.empty())
        turns.note("sub-agent", json);
}

/// The answer of a grading model is not a turn of the agent, but is kept with its turns.
bool InspectSample::isOfScorer(JsonObject event, std::string_view kind)
{
    const std::string span = memberText(event, "span_id");
    if (kind == "span_begin") {
        const std::string type = memberText(event, "type");
        if (type == "scorer" || type == "scorers" || m_scorerSpans.contains(memberText(event, "parent_id")))
            m_scorerSpans.insert(memberText(event, "id"));
    }
    return m_scorerSpans.contains(span);
}

/// Approvals, limits, messages of loggers and people: kept with the turn. What only repeats the state is not.
void InspectSample::otherEvent(InspectTurns &turns, JsonObject event, std::string_view kind)
{
    constexpr std::array<std::string_view, 7> silent { "span_begin", "span_end", "step", "state", "store",
        "sample_init", "checkpoint" };
    constexpr std::array<std::string_view, 4> ofSubtask { "name", "type", "input", "result" };
    constexpr std::array<std::string_view, 12> known { "approval", "logger", "info", "input", "sample_limit", "error",
        "score", "score_edit", "interrupt", "sandbox", "compaction", "anchor" };
    if (std::ranges::contains(silent, kind))
        return m_context.passOver(kind);
    m_context.account(ImportContext::RecordUse::Kept, kind);
    if (kind == "subtask") {
        // But for its events, which are read one by one.
        JsonExtra task;
        for (const std::string_view key : ofSubtask)
            if (const auto value = memberOf(event, key))
                task.add(key, jsonText(*value));
        leaveMember(event, "timestamp");
        return turns.note(kind, task.text());
    }
    if (!std::ranges::contains(known, kind))
        m_context.unknownKey("event " + std::string(kind));
    if (kind == "approval")
        turns.decided(event);
    if (kind == "error")
        turns.failed(event);
    turns.note(kind, jsonText(JsonElement(event)));
}

/// The events have times and what the tools were given; the prompts before the first turn are in the messages.
void InspectSample::chooseSteps()
{
    RunBuilder &events = m_agents.main().builder();
    if (!events.hasTurn())
        return;
    m_builder.takeTurnsOf(events);
    for (; m_repeated > 0; --m_repeated)
        m_context.account(ImportContext::RecordUse::Silent, "messages");
    if (m_builder.run.model.empty())
        m_builder.run.model = events.run.model;
}

void InspectSample::finish(const Envelope &envelope)
{
    m_messages.finish();
    RunRecord &run = m_builder.run;
    run.span = envelope.span;
    const auto element = m_context.parse(envelope.slice(), {});
    const auto object = element ? objectIn(*element) : std::nullopt;
    if (object)
        takePools(*object);
    m_agents.finish(m_pools);
    chooseSteps();
    if (object)
        readInspectFields(*object, m_header, run);
    mergeExtra(run.extra, m_agents.main().builder().run.extra);
    if (!m_header.outcome.empty())
        addToExtra(run.extra, "evaluation", m_header.outcome);
    fillAttachments();
    if (run.model.empty())
        run.model = m_header.model;
    else if (run.model != m_header.model && !m_header.model.empty())
        addToExtra(run.extra, "evaluated_model", quotedJson(m_header.model));
    run.agentName = m_header.task;
    run.framework = "inspect";
    run.frameworkVersion = m_header.version;
    const RunRecord sample = run;
    m_builder.finish(m_context);
    m_agents.hand(m_context, sample, m_context.runs());
}

/// Newer logs keep messages once for all events.
void InspectSample::takePools(JsonObject sample)
{
    const auto data = objectMember(sample, "events_data");
    if (const auto list = data ? arrayMember(*data, "messages") : std::nullopt)
        for (const JsonElement element : *list)
            m_pools.addMessage(objectIn(element));
    if (const auto attachments = objectMember(sample, "attachments"))
        for (const auto &[key, text] : *attachments)
            m_pools.addAttachment(std::string(key), valueText(text));
}

void InspectSample::fillAttachments()
{
    RunRecord &run = m_builder.run;
    m_pools.resolve(run.task);
    m_pools.resolve(run.extra, true);
    for (std::optional<std::string> *text : { &run.finalAnswer, &run.expectedAnswer })
        if (*text)
            m_pools.resolve(**text);
    if (m_pools.hasAttachments())
        m_builder.change([this](std::uint64_t, StepRecord &step) { m_pools.resolve(step); });
    m_agents.resolve(m_pools);
    for (std::size_t n = m_pools.unused(); n > 0; --n)
        m_context.account(ImportContext::RecordUse::Silent, "attachments");
    if (m_pools.isIncomplete())
        m_context.skip(ErrorCode::TooLarge, run.span, { .code = FlawCode::AttachmentsLeftOut });
}

} // namespace vitrine
