// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/traces/tracesteps.h"

#include "base/decimal.h"
#include "models/logs/formats/chat/chatrun.h"
#include "models/logs/formats/traces/spandialects.h"
#include "models/logs/formats/traces/spanfacts.h"
#include "models/logs/formats/traces/spanrest.h"
#include "models/logs/steps/environmentextra.h"
#include "models/logs/steps/scorelist.h"
#include "models/logs/steps/steptext.h"
#include "models/logs/steps/toolcode.h"
#include "models/trail/record/scores.h"

#include <algorithm>
#include <utility>

namespace vitrine {

namespace {

constexpr std::string_view interpreter = "python_interpreter";

class TraceSteps {
public:
    TraceSteps(const RunSpans &spans, RunBuilder &builder, SpanCalls &starting)
        : m_spans(spans)
        , m_root(*m_rootSpan)
        , m_builder(builder)
        , m_starting(starting)
    {
    }
    void make();

private:
    void describeRun();
    static void addLabels(JsonExtra &extra, const Span &root, const Span &agent);
    void describeEnd();
    std::shared_ptr<const Span> firstAsked() const;
    void openings();
    void begin(const std::shared_ptr<const Span> &step, std::uint32_t depth);
    void close();
    void model(const Span &span, std::uint32_t depth);
    void sameModel(const Span &span);
    void takeReply(StepRecord &step, const Span &span);
    std::vector<bool> framesOfCalls() const;
    void event(const Span &span);
    void evaluations(const Span &span);
    void looseModel(const Span &span);
    void grader(const Span &span);
    void addGraders();
    void tool(const Span &span, SpanTree::Index index);
    void closeCode(StepRecord &step);
    RecordedToolCall *openCall(const RecordedToolCall &wanted);
    void toolResult(RecordedToolCall &call, const Span &span);
    void noteStart(RecordedToolCall &call, const Span &span);
    bool isToolAgent() const { return m_root.name.starts_with("ToolCalling"); }
    /// Only smolagents runs the code in replies.
    bool runsText() const
    {
        return !isToolAgent()
            && (m_numbered > 0 || m_builder.run.framework == "smolagents" || m_builder.run.agentKind == "code");
    }

    const RunSpans &m_spans;
    const std::shared_ptr<const Span> m_rootSpan = m_spans.load(0);
    const std::shared_ptr<const Span> m_firstModel = m_spans.firstOf(SpanKind::Model);
    const std::shared_ptr<const Span> m_agent = m_spans.firstOf(SpanKind::Agent); ///< the root itself when it is one
    const Span &m_root;
    RunBuilder &m_builder;
    SpanCalls &m_starting;
    std::optional<StepRecord> m_step;
    std::vector<CallFacts> m_starts; ///< of its calls
    std::shared_ptr<const Span> m_stepSpan; ///< the step's own span, when there is one
    std::uint32_t m_stepDepth = 0; ///< of that
    std::optional<CodeRecord> m_replyCode;
    std::size_t m_numbered = 0; ///< steps with a span of their own, in the whole run
    std::size_t m_seen = 0;
    std::optional<std::uint32_t> m_modelDepth; ///< of the call of a model that the spans are within
    std::optional<std::uint32_t> m_graderDepth; ///< of the evaluator that the spans are within
    std::vector<StepRecord> m_graders; ///< turns of its model, which come after the current step
    std::string m_events; ///< of the current step, as a JSON list without its brackets
    std::string m_rest; ///< of its spans, likewise
    std::optional<double> m_cost;
    ScoreList m_scores;
    bool m_hasFinal = false;
};

/// Calls of a model with several calls below them are loops of a library, each of which is a turn.
std::vector<bool> TraceSteps::framesOfCalls() const
{
    std::vector<bool> isFrame(m_spans.count());
    std::vector<std::pair<std::uint32_t, std::size_t>> below; ///< depths, and innermost calls
    for (std::size_t n = m_spans.count(); n-- > 0;) {
        std::size_t calls = 0;
        for (; !below.empty() && below.back().first > m_spans.depth(n); below.pop_back())
            calls += below.back().second;
        const SpanKind kind = m_spans.at(n).kind;
        isFrame[n] = kind == SpanKind::Model && calls > 1;
        const bool isInner = kind == SpanKind::Model && calls == 0;
        const bool isOwn = kind == SpanKind::Tool || kind == SpanKind::Agent;
        below.emplace_back(m_spans.depth(n), isOwn ? 0 : isInner ? 1 : calls);
    }
    return isFrame;
}

void TraceSteps::make()
{
    for (std::size_t n = 0; n < m_spans.count(); ++n)
        m_numbered += m_spans.at(n).isStep ? 1 : 0;
    describeRun();
    openings();
    const std::vector<bool> isFrame = framesOfCalls();
    for (std::size_t n = 0; n < m_spans.count(); ++n) {
        const std::shared_ptr<const Span> span = isFrame[n] ? asFrame(*m_spans.load(n)) : m_spans.load(n);
        m_builder.addContent(span->id);
        evaluations(*span);
        if (m_stepSpan && m_spans.depth(n) <= m_stepDepth)
            close();
        if (m_modelDepth && m_spans.depth(n) <= *m_modelDepth)
            m_modelDepth.reset();
        if (m_graderDepth && m_spans.depth(n) <= *m_graderDepth)
            m_graderDepth.reset();
        if (span->kind == SpanKind::Model && m_graderDepth)
            grader(*span);
        else if (isStepSpan(*span))
            begin(span, m_spans.depth(n));
        else if (span->kind == SpanKind::Model && m_modelDepth)
            sameModel(*span);
        else if (span->kind == SpanKind::Model)
            model(*span, m_spans.depth(n));
        else if (!span->attribute(spanEventKey).empty()) {
            if (isEvaluator(*span) && !m_graderDepth)
                m_graderDepth = m_spans.depth(n);
            event(*span);
        } else if (span->kind == SpanKind::Tool)
            tool(*span, m_spans.indexInTrace(n));
        // A model call made by a tool does not belong to the model call above the tool.
        if (span->kind == SpanKind::Tool)
            m_modelDepth.reset();
        if (const std::string rest = restOf(*span); m_builder.mayGrow(rest.size()))
            m_rest += (m_rest.empty() ? "" : ",") + rest;
    }
    close();
    addGraders();
    describeEnd();
}

/// OpenTelemetry's conventions have the result of an evaluation as an event of the span that was evaluated.
void TraceSteps::evaluations(const Span &span)
{
    for (const SpanEvent &event : span.events) {
        if (event.name != "gen_ai.evaluation.result")
            continue;
        const std::string number(eventText(event, { "gen_ai.evaluation.score.value" }));
        const std::string label(eventText(event, { "gen_ai.evaluation.score.label" }));
        const std::string name(eventText(event, { "gen_ai.evaluation.name" }));
        if (!name.empty() && !(number.empty() && label.empty()))
            m_scores.add(name, numberOfScore(number) ? number : quotedJson(label.empty() ? number : label),
                std::string(eventText(event, { "gen_ai.evaluation.explanation" })), {});
    }
}

/// The answer of a model that judges the run is not a turn of the agent, but is kept with its turns.
void TraceSteps::grader(const Span &span)
{
    StepRecord step;
    step.kind = StepKind::Grader;
    step.span = span.span;
    step.time = span.time;
    step.rawModelOutput = span.reply.text;
    step.thought = span.reply.thinking.empty() ? span.reply.text : span.reply.thinking;
    step.tokens = span.reply.tokens;
    step.prompt = span.prompt;
    step.error = errorOf(span);
    if (!span.reply.model.empty())
        addToExtra(step.extra, "model", quotedJson(span.reply.model));
    m_graders.push_back(std::move(step));
}

void TraceSteps::addGraders()
{
    for (StepRecord &step : std::exchange(m_graders, {}))
        m_builder.add(std::move(step));
}

/// The user, the session and the tags of a trace are attributes of its spans.
void TraceSteps::addLabels(JsonExtra &extra, const Span &root, const Span &agent)
{
    const auto either = [&](std::initializer_list<std::string_view> keys) {
        const std::string_view value = root.anyAttribute(keys);
        return value.empty() ? agent.anyAttribute(keys) : value;
    };
    const std::string_view user = either({ "user.id", "langfuse.user.id", "enduser.id" });
    const std::string_view session = either({ "session.id", "gen_ai.conversation.id", "langfuse.session.id" });
    const std::string tags(either({ "tag.tags", "langfuse.trace.tags" }));
    if (!user.empty())
        extra.add("user", quotedJson(user));
    if (!session.empty())
        extra.add("session", quotedJson(session));
    simdjson::dom::parser parser;
    JsonElement list;
    if (parser.parse(simdjson::padded_string(tags)).get(list) == simdjson::SUCCESS && list.is_array())
        extra.add("tags", jsonText(list));
}

void TraceSteps::describeRun()
{
    const Span &described = m_agent ? *m_agent : m_root;
    RunRecord &run = m_builder.run;
    run.externalId = m_root.traceId;
    run.agentName = described.anyAttribute({ "gen_ai.agent.name", "agent.name", "graph.node.id" });
    if (run.agentName.empty())
        run.agentName = described.name;
    if (described.name.starts_with("CodeAgent"))
        run.agentKind = "code";
    else if (described.name.starts_with("ToolCalling"))
        run.agentKind = "tool-calling";
    const std::string given = std::exchange(run.task, std::string(described.attribute("smolagents.task")));
    if (run.task.empty())
        run.task = plainText(described.attribute("input.value"));
    if (!given.empty() && !isPlainText(run.task))
        run.task = given;
    if (m_firstModel)
        run.model = m_firstModel->reply.model;
    JsonExtra extra;
    addEnvironment(extra, m_root.python);
    extra.add("trace_id", quotedJson(m_root.traceId));
    const std::string_view mostSteps = described.attribute("smolagents.max_steps");
    if (!mostSteps.empty() && mostSteps.find_first_not_of("0123456789") == mostSteps.npos)
        extra.add("max_steps", mostSteps);
    addLabels(extra, m_root, described);
    run.extra = extra.text();
    run.time = m_root.time;
    run.framework = described.scope.contains("smolagents") ? "smolagents" : described.scope;
    run.span = m_root.span;
    const auto &tokens = described.reply.tokens;
    if (tokens.input.value_or(0) > 0 || tokens.output.value_or(0) > 0)
        run.tokens = tokens;
}

/// The first call of a model that has its prompt, which may be a span or an event within the call's own span.
std::shared_ptr<const Span> TraceSteps::firstAsked() const
{
    constexpr std::size_t lookAhead = 20;
    if (!m_firstModel || !m_firstModel->prompt.empty())
        return m_firstModel;
    for (std::size_t n = 0; n < std::min(m_spans.count(), lookAhead); ++n)
        if (m_spans.at(n).kind == SpanKind::Model)
            if (auto span = m_spans.load(n); !span->prompt.empty())
                return span;
    return m_firstModel;
}

void TraceSteps::openings()
{
    const std::shared_ptr<const Span> asked = firstAsked();
    const Span *first = asked.get();
    const auto add = [&](StepKind kind, const Span &span, PromptMessage message) {
        StepRecord step;
        step.kind = kind;
        step.span = span.span;
        step.prompt.push_back(std::move(message));
        m_builder.add(std::move(step));
    };
    if (first != nullptr && !first->prompt.empty() && first->prompt.front().role == "system")
        add(StepKind::System, *first, first->prompt.front());
    if (!isPlainText(m_builder.run.task) && first != nullptr)
        if (const auto user = std::ranges::find(first->prompt, "user", &PromptMessage::role);
            user != first->prompt.end())
            m_builder.run.task = user->text;
    if (!m_builder.run.task.empty())
        add(StepKind::Task, m_root, { "user", m_builder.run.task });
}

void TraceSteps::begin(const std::shared_ptr<const Span> &step, std::uint32_t depth)
{
    close();
    const Span &span = *step;
    m_stepSpan = step;
    m_stepDepth = depth;
    ++m_seen;
    m_step.emplace();
    m_step->kind = StepKind::Action;
    m_step->externalNumber = stepNumber(span);
    m_step->span = span.span;
    m_step->time = span.time;
    m_step->error = errorOf(span);
    m_step->outputs = splitObservation(span.attribute("output.value"));
}

void TraceSteps::close()
{
    if (m_step) {
        addCallFacts(m_step->extra, std::exchange(m_starts, {}));
        if (!m_events.empty())
            addToExtra(m_step->extra, "events", '[' + std::exchange(m_events, {}) + ']');
        if (!m_rest.empty())
            addToExtra(m_step->extra, "spans", '[' + std::exchange(m_rest, {}) + ']');
        closeCode(*m_step);
        m_builder.add(std::move(*m_step));
        addGraders();
    }
    m_step.reset();
    m_stepSpan.reset();
    m_replyCode.reset();
}

/// A reply that could not be parsed never ran; a call of an interpreter names the code itself.
void TraceSteps::closeCode(StepRecord &step)
{
    const bool isRejected
        = step.error && (step.error->layer == ErrorLayer::Parse || step.error->layer == ErrorLayer::Model);
    if (m_replyCode && step.code.empty() && !isRejected && step.kind == StepKind::Action)
        step.code.push_back(std::move(*m_replyCode));
    for (RecordedToolCall &call : step.toolCalls)
        call.innerOfCode = call.innerOfCode && !step.code.empty();
}

/// A call that another one was passed on to, by a library below: the same turn, which may know more.
void TraceSteps::sameModel(const Span &span)
{
    if (!m_step)
        return;
    StepRecord &step = *m_step;
    if (step.tokens.quality == Quality::Missing)
        step.tokens = span.reply.tokens;
    if (m_builder.run.model.empty())
        m_builder.run.model = span.reply.model;
    if (!step.rawModelOutput.empty() || !step.toolCalls.empty()) {
        if (step.prompt.empty())
            step.prompt = span.prompt;
        return;
    }
    const auto depth = m_modelDepth;
    const Tokens tokens = step.tokens;
    std::string extra = std::exchange(step.extra, {});
    takeReply(step, span);
    if (tokens.quality != Quality::Missing)
        step.tokens = tokens;
    if (!extra.empty())
        step.extra = std::move(extra);
    m_modelDepth = depth;
}

/// A relevant span that is neither a call nor a step: kept with the current step.
void TraceSteps::event(const Span &span)
{
    JsonExtra record;
    record.add("name", quotedJson(span.name));
    for (const std::string_view key : { "input.value", "output.value" })
        if (const std::string_view value = span.attribute(key); !value.empty())
            record.add(key.substr(0, key.find('.')), quotedJson(value));
    JsonExtra one;
    one.add("kind", quotedJson(span.attribute(spanEventKey)));
    one.add("record", record.text());
    m_events += (m_events.empty() ? "" : ",") + one.text();
}

void TraceSteps::model(const Span &span, std::uint32_t depth)
{
    m_modelDepth = depth;
    addDecimal(m_cost, costOf(span));
    if (!m_stepSpan)
        looseModel(span);
    takeReply(*m_step, span);
}

void TraceSteps::takeReply(StepRecord &step, const Span &span)
{
    step.rawModelOutput = span.reply.text;
    step.tokens = span.reply.tokens;
    if (!span.prompt.empty())
        step.prompt = span.prompt;
    ModelReply reply = splitReply(span.reply.text);
    step.thought
        = span.reply.thinking + (span.reply.thinking.empty() || reply.thought.empty() ? "" : "\n\n") + reply.thought;
    if (span.reply.calls.empty() && runsText())
        m_replyCode = std::move(reply.code);
    for (const ChatCall &call : span.reply.calls) {
        if (call.code)
            step.code.push_back(*call.code);
        step.toolCalls.push_back({ .callId = call.id,
            .name = call.name,
            .arguments = call.arguments,
            .result = {},
            .error = {},
            .seconds = {},
            .innerOfCode = false });
    }
    for (const std::string &block : span.reply.unknown)
        m_events += (m_events.empty() ? "" : ",") + std::string("{\"kind\":\"content\",\"record\":") + block + '}';
    JsonExtra extra;
    if (!span.reply.model.empty() && span.reply.model != m_builder.run.model)
        extra.add("model", quotedJson(span.reply.model));
    // The error of a forced answer is not an error of a step.
    if (auto error = errorOf(span); error && step.kind == StepKind::Final) {
        extra.add("error", quotedJson(error->message));
    } else if (error && !step.error) {
        error->layer = ErrorLayer::Model;
        step.error = std::move(error);
    }
    if (span.time.seconds)
        extra.add("model_seconds", std::to_string(*span.time.seconds));
    if (span.time.seconds && m_stepSpan && m_stepSpan->time.seconds)
        extra.add("other_seconds", std::to_string(*m_stepSpan->time.seconds - *span.time.seconds));
    step.extra = extra.text();
}

/// A call of the model outside all steps: a turn where the tracer makes no spans for steps, else a plan before the
/// last step, or the answer that was forced after it.
void TraceSteps::looseModel(const Span &span)
{
    close();
    m_step.emplace();
    m_step->span = span.span;
    m_step->time = span.time;
    m_step->kind = m_numbered == 0 ? StepKind::Action : m_seen < m_numbered ? StepKind::Plan : StepKind::Final;
    if (m_step->kind != StepKind::Final)
        return;
    m_builder.run.state = RunState::MaxSteps;
    if (!span.reply.text.empty())
        m_builder.run.finalAnswer = span.reply.text;
}

void TraceSteps::toolResult(RecordedToolCall &call, const Span &span)
{
    call.seconds = span.time.seconds;
    const std::string_view output
        = span.anyAttribute({ "output.value", "gen_ai.tool.call.result", "tool_response", "traceloop.entity.output" });
    const auto error = errorOf(span);
    if (error)
        call.error = error->message;
    if (!error || !output.empty())
        call.result = output;
}

/// Only for calls of the step: for an earlier one, the step is no longer at hand. A call without an id has that of its
/// span.
void TraceSteps::noteStart(RecordedToolCall &call, const Span &span)
{
    const auto isSame = [&](const RecordedToolCall &own) { return &own == &call; };
    if (!span.time.startedAt || std::ranges::none_of(m_step->toolCalls, isSame))
        return;
    if (call.callId.empty())
        call.callId = span.id;
    if (!call.callId.empty())
        m_starts.push_back({ .callId = call.callId, .startedAt = span.time.startedAt, .approval = {} });
}

/// The call of the model that the tool's span answers: by its id, or by name and arguments, some turns back too, or by
/// the name alone in the current turn.
RecordedToolCall *TraceSteps::openCall(const RecordedToolCall &wanted)
{
    constexpr std::size_t lookBack = 50;
    const auto open = [&](StepRecord &step, auto matches) -> RecordedToolCall * {
        for (RecordedToolCall &call : step.toolCalls)
            if (call.name == wanted.name && !call.result && !call.error && matches(call))
                return &call;
        return nullptr;
    };
    const auto isSame = [&](const RecordedToolCall &call) {
        return wanted.callId.empty() ? call.arguments == wanted.arguments : call.callId == wanted.callId;
    };
    if (RecordedToolCall *call = open(*m_step, isSame))
        return call;
    RecordedToolCall *earlier = nullptr;
    if (!wanted.innerOfCode)
        m_builder.lastOf(
            lookBack, wanted.callId, [&](StepRecord &step) { return (earlier = open(step, isSame)) != nullptr; });
    if (earlier != nullptr)
        return earlier;
    return open(*m_step, [](const RecordedToolCall &) { return true; });
}

void TraceSteps::tool(const Span &span, SpanTree::Index index)
{
    if (!m_step) {
        m_step.emplace();
        m_step->kind = StepKind::Tool;
        m_step->span = span.span;
        m_step->time = span.time;
    }
    StepRecord &step = *m_step;
    const std::string_view named = span.anyAttribute({ "tool.name", "gen_ai.tool.name", "traceloop.entity.name" });
    const std::string name(named.empty() ? std::string_view(span.name) : named);
    RecordedToolCall call;
    call.callId = span.attribute("gen_ai.tool.call.id");
    call.name = name;
    call.arguments = argumentsOf(span);
    call.innerOfCode = m_replyCode.has_value();
    RecordedToolCall *found = openCall(call);
    if (found == nullptr) {
        simdjson::dom::parser parser;
        JsonElement arguments;
        if (!m_replyCode && parser.parse(simdjson::padded_string(call.arguments)).get(arguments) == simdjson::SUCCESS)
            if (auto code = codeOfCall(name, arguments); code && name == interpreter)
                step.code.push_back(std::move(*code));
        found = &step.toolCalls.emplace_back(std::move(call));
    }
    toolResult(*found, span);
    if (const auto started = m_starting.find(index); started != m_starting.end()) {
        if (found->callId.empty())
            found->callId = span.id;
        started->second = found->callId;
    }
    noteStart(*found, span);
    // What a tool raised inside code, the code may have caught.
    if (found->error && !step.error && !m_replyCode)
        step.error = errorOf(span);
    if (name == "final_answer" && found->result && !step.error) {
        step.isFinalAnswer = true;
        m_hasFinal = true;
        m_builder.setAnswer(found->result->empty() ? answerIn(found->arguments) : *found->result);
        m_builder.setFinalsRecorded();
    }
}

void TraceSteps::describeEnd()
{
    RunRecord &run = m_builder.run;
    if (!run.cost)
        run.cost = m_cost;
    if (!m_events.empty())
        addToExtra(run.extra, "events", '[' + std::exchange(m_events, {}) + ']');
    if (!m_rest.empty())
        addToExtra(run.extra, "spans", '[' + std::exchange(m_rest, {}) + ']');
    if (const std::string scores = m_scores.json(); !scores.empty())
        addToExtra(run.extra, "scores", scores);
    const Span &described = m_agent ? *m_agent : m_root;
    const bool isReply = described.kind == SpanKind::Model && !described.reply.text.empty();
    const std::string output = isReply ? described.reply.text
                                       : lastText(described.anyAttribute({ "output.value", "gen_ai.output.messages" }));
    // Some tracers give the object that run() returned, or a generator: reprs, no answers.
    const bool isRepr = output.starts_with("RunResult(") || output.starts_with('<');
    if (!run.finalAnswer && !m_hasFinal && !output.empty() && !isRepr)
        run.finalAnswer = output;
    if (run.state == RunState::Unknown && m_root.isError && !m_hasFinal)
        run.state = RunState::Error;
}

} // namespace

void makeTraceSteps(const RunSpans &spans, RunBuilder &builder, SpanCalls &starting)
{
    TraceSteps(spans, builder, starting).make();
}

} // namespace vitrine
