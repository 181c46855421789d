// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/inspectsample.h"

#include "models/logs/steps/timetext.h"

#include <algorithm>
#include <array>

namespace vitrine {

namespace {

std::optional<double> timeOf(JsonObject object, std::string_view key) { return isoTime(memberText(object, key)); }

} // namespace

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
        walker.elements(key, [&](const JsonSlice &slice, const std::string &place) {
            isEvents ? addEvent(walker, slice, place) : addMessage(walker, slice, place);
        });
        return true;
    });
    finish(envelope);
}

void InspectSample::addMessage(RecordWalker &walker, const JsonSlice &slice, const std::string &place)
{
    m_builder.addContent(slice.text);
    const auto object = walker.parsedObject(slice, place);
    auto message = object ? readChatMessage(*object) : std::nullopt;
    if (message)
        m_messages.add(std::move(*message), slice.span);
}

void InspectSample::addEvent(RecordWalker &walker, const JsonSlice &slice, const std::string &place)
{
    m_builder.addContent(slice.text);
    const auto object = walker.parsedObject(slice, place);
    const std::string kind = object ? memberText(*object, "event") : std::string {};
    if (!object)
        return;
    endTurn(*object);
    const bool isGrader = isOfScorer(*object, kind) || memberIs(*object, "role", { "grader" });
    leaveMember(*object, "span_id");
    if (kind == "model") {
        modelEvent(*object, slice.span);
        if (isGrader)
            m_events.step().kind = StepKind::Grader;
    } else if (kind == "tool")
        toolEvent(*object, slice.span);
    else
        otherEvent(*object, kind);
}

/// What a model says while it grades is none of the agent's turns, but kept with them.
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
void InspectSample::otherEvent(JsonObject event, std::string_view kind)
{
    constexpr std::array<std::string_view, 8> silent { "span_begin", "span_end", "step", "state", "store",
        "sample_init", "subtask", "checkpoint" };
    constexpr std::array<std::string_view, 12> known { "approval", "logger", "info", "input", "sample_limit", "error",
        "score", "score_edit", "interrupt", "sandbox", "compaction", "anchor" };
    if (std::ranges::contains(silent, kind))
        return m_context.passOver(kind);
    m_context.account(ImportContext::RecordUse::Kept, kind);
    if (!std::ranges::contains(known, kind))
        m_context.unknownKey("event " + std::string(kind));
    m_events.event(kind, jsonText(JsonElement(event)));
}

/// Older logs do not tell when a model was done: at the latest when the next thing happened.
void InspectSample::endTurn(JsonObject event)
{
    const auto now = timeOf(event, "timestamp");
    if (!now || !m_events.isOpen())
        return;
    TimeSpan &time = m_events.step().time;
    if (!time.startedAt || time.endedAt || *now < *time.startedAt)
        return;
    time = {
        .startedAt = time.startedAt, .endedAt = now, .seconds = *now - *time.startedAt, .quality = Quality::Derived
    };
}

void InspectSample::modelEvent(JsonObject event, const SourceSpan &span)
{
    const auto output = objectMember(event, "output");
    const auto choices = output ? arrayMember(*output, "choices") : std::nullopt;
    const auto choice = choices && choices->size() > 0 ? objectIn(choices->at(0).value_unsafe()) : std::nullopt;
    const auto reply = choice ? objectMember(*choice, "message") : std::nullopt;
    ChatMessage message;
    if (auto read = reply ? readChatMessage(*reply) : std::nullopt)
        message = std::move(*read);
    if (reply) {
        leaveMember(*reply, "role");
        leaveMember(*reply, "model");
    }
    message.role = "assistant";
    message.results.clear();
    message.model = memberText(event, "model");
    if (const auto usage = output ? memberOf(*output, "usage") : std::nullopt)
        message.tokens = usageIn(*usage).value_or(Tokens {});
    m_events.add(std::move(message), span, timeSpan(timeOf(event, "timestamp"), timeOf(event, "completed")));
    StepRecord &step = m_events.step();
    if (const auto prompt = arrayMember(event, "input"))
        for (const JsonElement element : *prompt)
            if (const auto object = objectIn(element))
                if (const auto content = memberOf(*object, "content"))
                    step.prompt.push_back({ memberText(*object, "role"), contentText(*content) });
    if (const auto ranges = arrayMember(event, "input_refs"))
        for (const JsonElement range : *ranges)
            if (simdjson::dom::array ends; range.get(ends) == simdjson::SUCCESS && ends.size() == 2)
                m_prompts.push_back({ m_eventBuilder.count(),
                    static_cast<std::uint64_t>(integerIn(ends.at(0).value_unsafe()).value_or(0)),
                    static_cast<std::uint64_t>(integerIn(ends.at(1).value_unsafe()).value_or(0)) });
    if (const std::string error = memberText(event, "error"); !error.empty())
        step.error = ErrorRecord { .layer = ErrorLayer::Model,
            .type = "ModelError",
            .message = error,
            .traceback = {},
            .codeLine = {},
            .causeType = {} };
}

void InspectSample::toolEvent(JsonObject event, const SourceSpan &span)
{
    if (!m_events.isOpen())
        m_events.begin(StepKind::Tool, span);
    const auto value = memberOf(event, "result");
    ChatResult result { .id = memberText(event, "id"),
        .text = value ? contentText(*value) : std::string {},
        .outputs = {},
        .errorType = {},
        .isError = false };
    if (const auto error = objectMember(event, "error")) {
        result.isError = true;
        result.errorType = memberText(*error, "type");
        if (result.text.empty())
            result.text = memberText(*error, "message");
    }
    leaveMember(event, "timestamp");
    const auto seconds = memberOf(event, "working_time");
    m_events.result(std::move(result), span, seconds ? numberIn(*seconds) : std::nullopt);
}

/// The events tell times and what the tools were given; the prompts before the first turn stand in the messages.
void InspectSample::chooseSteps()
{
    if (!m_eventBuilder.hasTurn())
        return;
    m_builder.takeTurnsOf(m_eventBuilder);
    if (m_builder.run.model.empty())
        m_builder.run.model = m_eventBuilder.run.model;
}

void InspectSample::finish(const Envelope &envelope)
{
    m_messages.finish();
    m_events.finish();
    RunRecord &run = m_builder.run;
    run.span = envelope.span;
    const auto element = m_context.parse(envelope.slice(), {});
    const auto object = element ? objectIn(*element) : std::nullopt;
    if (object)
        takePools(*object);
    fillPrompts();
    chooseSteps();
    if (object)
        readInspectFields(*object, m_header, run);
    mergeExtra(run.extra, m_eventBuilder.run.extra);
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
    m_builder.finish(m_context);
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

void InspectSample::fillPrompts()
{
    if (m_prompts.empty())
        return;
    auto range = m_prompts.begin();
    m_eventBuilder.change([&](std::uint64_t step, StepRecord &record) {
        for (; range != m_prompts.end() && range->step <= step; ++range)
            m_pools.fillPrompt(range->from, range->to, record);
    });
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
    for (std::size_t n = m_pools.unused(); n > 0; --n)
        m_context.account(ImportContext::RecordUse::Silent, "attachments");
    if (m_pools.isIncomplete())
        m_context.skip(ErrorCode::TooLarge, run.span, { .code = FlawCode::AttachmentsLeftOut });
}

} // namespace vitrine
