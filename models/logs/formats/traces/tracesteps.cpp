// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/traces/tracesteps.h"

#include "base/decimal.h"
#include "models/logs/formats/traces/spanfacts.h"
#include "models/logs/formats/traces/spanrecords.h"
#include "models/logs/formats/traces/spanrest.h"
#include "models/logs/formats/traces/traceopening.h"
#include "models/logs/formats/traces/tracestepbuilder.h"
#include "models/logs/steps/steptext.h"
#include "models/logs/steps/toolcode.h"
#include "models/trail/record/callfacts.h"

#include <algorithm>
#include <utility>

namespace vitrine {

namespace {

constexpr std::string_view interpreter = "python_interpreter";

} // namespace

void TraceSteps::make()
{
    for (std::size_t n = 0; n < m_spans.count(); ++n)
        m_numbered += m_spans.at(n).isStep ? 1 : 0;
    const TraceHead head { m_rootSpan, m_firstModel, m_agent };
    describeRun(head, m_builder);
    addOpenings(m_spans, head, m_builder);
    const std::vector<bool> isFrame = framesOfCalls(m_spans);
    for (std::size_t n = 0; n < m_spans.count(); ++n) {
        const std::shared_ptr<const Span> span = isFrame[n] ? asFrame(*m_spans.load(n)) : m_spans.load(n);
        m_builder.addContent(span->id);
        addEvaluations(*span, m_scores);
        if (m_stepSpan && m_spans.depth(n) <= m_stepDepth)
            close();
        if (m_modelDepth && m_spans.depth(n) <= *m_modelDepth)
            m_modelDepth.reset();
        if (m_graderDepth && m_spans.depth(n) <= *m_graderDepth)
            m_graderDepth.reset();
        if (span->kind == SpanKind::Model && m_graderDepth)
            m_graders.push_back(graderStep(*span));
        else if (isStepSpan(*span))
            begin(span, m_spans.depth(n));
        else if (span->kind == SpanKind::Model && m_modelDepth)
            sameModel(*span);
        else if (span->kind == SpanKind::Model)
            model(*span, m_spans.depth(n));
        else if (!span->attribute(spanEventKey).empty()) {
            if (isEvaluator(*span) && !m_graderDepth)
                m_graderDepth = m_spans.depth(n);
            m_events += (m_events.empty() ? "" : ",") + eventOf(*span);
        } else if (span->kind == SpanKind::Tool || isPlainTool(*span, n))
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

/// Whether a span without a kind is the call of a tool: it failed, or the model asked for it, and nothing is below it.
bool TraceSteps::isPlainTool(const Span &span, std::size_t n) const
{
    const bool hasBelow = n + 1 < m_spans.count() && m_spans.depth(n + 1) > m_spans.depth(n);
    if (span.kind != SpanKind::Other || !m_step || hasBelow || span.attribute("tool.name").empty())
        return false;
    const auto isAsked
        = [&](const RecordedToolCall &call) { return call.name == span.name && !call.result && !call.error; };
    return span.isError || std::ranges::any_of(m_step->toolCalls, isAsked);
}

void TraceSteps::addGraders()
{
    for (StepRecord &step : std::exchange(m_graders, {}))
        m_builder.add(std::move(step));
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
        closeCode(*m_step, std::move(m_replyCode));
        m_builder.add(std::move(*m_step));
        addGraders();
    }
    m_step.reset();
    m_stepSpan.reset();
    m_replyCode.reset();
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
    addCalls(step, span);
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
    addSeconds(extra, span, m_stepSpan.get());
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

void TraceSteps::tool(const Span &span, SpanTree::Index index)
{
    if (!m_step) {
        m_step.emplace();
        m_step->kind = StepKind::Tool;
        m_step->span = span.span;
        m_step->time = span.time;
    }
    StepRecord &step = *m_step;
    RecordedToolCall call = callOfTool(span);
    const std::string name = call.name;
    call.innerOfCode = m_replyCode.has_value();
    RecordedToolCall *found = openCall(call, step, m_builder);
    if (found == nullptr) {
        simdjson::dom::parser parser;
        JsonElement arguments;
        if (!m_replyCode && parser.parse(simdjson::padded_string(call.arguments)).get(arguments) == simdjson::SUCCESS)
            if (auto code = codeOfCall(name, arguments); code && name == interpreter)
                step.code.push_back(std::move(*code));
        found = &step.toolCalls.emplace_back(std::move(call));
    }
    takeToolResult(*found, span);
    if (const auto started = m_starting.find(index); started != m_starting.end()) {
        if (found->callId.empty())
            found->callId = span.id;
        started->second = found->callId;
    }
    noteStart(*found, span, step, m_starts);
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
    const std::string output = answerOf(m_agent ? *m_agent : m_root);
    // Some tracers give the object that run() returned, or a generator: reprs, no answers.
    const bool isRepr = output.starts_with("RunResult(") || output.starts_with('<');
    if (!run.finalAnswer && !m_hasFinal && !output.empty() && !isRepr)
        run.finalAnswer = output;
    if (run.state == RunState::Unknown && m_root.isError && !m_hasFinal)
        run.state = RunState::Error;
}

void makeTraceSteps(const RunSpans &spans, RunBuilder &builder, SpanCalls &starting)
{
    TraceSteps(spans, builder, starting).make();
}

} // namespace vitrine
