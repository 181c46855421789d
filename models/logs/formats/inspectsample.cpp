// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/inspectsample.h"

#include "models/logs/json/readledger.h"
#include "models/logs/steps/environmentextra.h"
#include "models/logs/steps/timetext.h"

#include <algorithm>
#include <array>

namespace vitrine {

namespace {

constexpr std::string_view attachmentMark = "attachment://";
/// The same attachment may be meant a million times: what they bring in is limited.
constexpr std::uint64_t maxResolved = 64 << 20;
constexpr std::uint64_t maxHeld = 64 << 20;

std::optional<double> timeOf(JsonObject object, std::string_view key) { return isoTime(memberText(object, key)); }

} // namespace

void InspectHeader::read(JsonObject eval)
{
    task = memberText(eval, "task");
    model = memberText(eval, "model");
    if (const auto list = objectMember(eval, "packages")) {
        version = memberText(*list, "inspect_ai");
        packages = jsonText(JsonElement(*memberOf(eval, "packages")));
    }
}

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

void InspectSample::addPooled(std::optional<JsonObject> message)
{
    const auto content = message ? memberOf(*message, "content") : std::nullopt;
    PromptMessage pooled { message ? memberText(*message, "role") : std::string {},
        content ? contentText(*content) : std::string {} };
    m_held += pooled.text.size();
    if (m_held > maxHeld)
        pooled.text.clear();
    m_pool.push_back(std::move(pooled));
}

void InspectSample::addAttachment(std::string key, std::string text)
{
    m_held += text.size();
    if (m_held <= maxHeld)
        m_attachments.emplace(std::move(key), std::move(text));
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

void InspectSample::readOutcome(JsonObject sample)
{
    RunRecord &run = m_builder.run;
    const auto error = objectMember(sample, "error");
    const auto limit = objectMember(sample, "limit");
    run.state = error ? RunState::Error : limit ? RunState::MaxSteps : RunState::Success;
    const auto output = objectMember(sample, "output");
    const auto choices = output ? arrayMember(*output, "choices") : std::nullopt;
    const auto choice = choices && choices->size() > 0 ? objectIn(choices->at(0).value_unsafe()) : std::nullopt;
    const auto reply = choice ? objectMember(*choice, "message") : std::nullopt;
    if (auto message = reply ? readChatMessage(*reply) : std::nullopt)
        run.finalAnswer = std::move(message->text);
    // All but its text repeats the last event.
    if (reply)
        ReadLedger::forget(JsonElement(*reply));
    const auto target = memberOf(sample, "target");
    if (target && !target->is_null())
        run.expectedAnswer = valueText(*target);
}

void InspectSample::readFields(JsonObject sample)
{
    constexpr std::array<std::string_view, 6> kept { "scores", "metadata", "error", "limit", "uuid", "error_retries" };
    RunRecord &run = m_builder.run;
    run.externalId = memberText(sample, "id") + "/" + memberText(sample, "epoch");
    readOutcome(sample);
    if (const auto seconds = memberOf(sample, "total_time"))
        run.time = { .startedAt = timeOf(sample, "started_at"),
            .endedAt = timeOf(sample, "completed_at"),
            .seconds = numberIn(*seconds),
            .quality = Quality::Recorded };
    if (const auto input = memberOf(sample, "input"); input && input->is_string() && run.task.empty())
        run.task = valueText(*input);
    JsonExtra extra;
    addEnvironment(extra, {}, m_header.packages);
    extra.add("task", quotedJson(m_header.task));
    for (const std::string_view key : kept)
        if (const auto value = memberOf(sample, key); value && !value->is_null())
            extra.add(key, jsonText(*value));
    run.extra = extra.text();
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
        readFields(*object);
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
            addPooled(objectIn(element));
    if (const auto attachments = objectMember(sample, "attachments"))
        for (const auto &[key, text] : *attachments)
            addAttachment(std::string(key), valueText(text));
}

void InspectSample::fillPrompts()
{
    if (m_prompts.empty())
        return;
    auto range = m_prompts.begin();
    m_eventBuilder.change([&](std::uint64_t step, StepRecord &record) {
        for (; range != m_prompts.end() && range->step <= step; ++range)
            fillPrompt(*range, record);
    });
}

void InspectSample::fillPrompt(const PoolRange &range, StepRecord &step)
{
    for (std::uint64_t n = range.from; n < std::min<std::uint64_t>(range.to, m_pool.size()); ++n) {
        m_resolved += m_pool[n].text.size() + 1;
        if (m_resolved > maxResolved)
            return;
        step.prompt.push_back(m_pool[n]);
    }
}

void InspectSample::fillAttachments()
{
    RunRecord &run = m_builder.run;
    resolve(run.task);
    resolve(run.extra, true);
    for (std::optional<std::string> *text : { &run.finalAnswer, &run.expectedAnswer })
        if (*text)
            resolve(**text);
    if (!m_attachments.empty())
        m_builder.change([this](std::uint64_t, StepRecord &step) { fillAttachments(step); });
    for (const auto &[key, text] : m_attachments)
        if (!m_used.contains(key))
            m_context.account(ImportContext::RecordUse::Silent, "attachments");
    if (m_held > maxHeld || m_resolved > maxResolved)
        m_context.skip(ErrorCode::TooLarge, run.span, { .code = FlawCode::AttachmentsLeftOut });
}

void InspectSample::fillAttachments(StepRecord &step)
{
    resolve(step.thought);
    resolve(step.rawModelOutput);
    resolve(step.extra, true);
    for (CodeRecord &code : step.code)
        resolve(code.text);
    for (OutputRecord &output : step.outputs)
        resolve(output.text);
    for (PromptMessage &message : step.prompt)
        resolve(message.text);
    for (RecordedToolCall &call : step.toolCalls) {
        resolve(call.arguments, true);
        for (std::optional<std::string> *text : { &call.result, &call.error })
            if (*text)
                resolve(**text);
    }
}

/// `isJson`: the text is JSON, with the mark in one of its strings.
void InspectSample::resolve(std::string &text, bool isJson)
{
    constexpr std::string_view digits = "0123456789abcdefABCDEF";
    constexpr std::size_t hashLength = 32;
    for (std::size_t at = text.find(attachmentMark); at != text.npos; at = text.find(attachmentMark, at)) {
        const std::string_view rest = std::string_view(text).substr(at + attachmentMark.size(), hashLength);
        const std::string_view hash = rest.substr(0, rest.find_first_not_of(digits)); // or its number
        const auto found = m_attachments.find(hash);
        const bool isKnown = found != m_attachments.end();
        if (isKnown)
            m_used.insert(found->first);
        m_resolved += isKnown ? found->second.size() : 0;
        if (!isKnown || m_resolved > maxResolved) {
            at += attachmentMark.size();
            continue;
        }
        const std::string quoted = isJson ? quotedJson(found->second) : std::string {};
        const std::string_view value = isJson ? std::string_view(quoted).substr(1, quoted.size() - 2) : found->second;
        text.replace(at, attachmentMark.size() + hash.size(), value);
        at += value.size();
    }
}

} // namespace vitrine
