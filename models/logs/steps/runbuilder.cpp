// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/steps/runbuilder.h"

#include "models/logs/steps/frameworkerror.h"
#include "models/logs/steps/runfacts.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace vitrine {

namespace {

bool callsFinalAnswer(const StepRecord &step)
{
    const auto inCode = [](const CodeRecord &code) { return code.text.contains("final_answer("); };
    const auto inCall = [](const RecordedToolCall &call) { return call.name == "final_answer"; };
    return std::ranges::any_of(step.code, inCode) || std::ranges::any_of(step.toolCalls, inCall);
}

void addTo(std::optional<std::int64_t> &sum, const std::optional<std::int64_t> &value)
{
    constexpr std::int64_t most = std::int64_t { 1 } << 53;
    if (value && *value >= 0 && *value < most)
        sum = std::min(most, sum.value_or(0) + *value);
}

void widen(TimeSpan &span, const TimeSpan &step)
{
    if (step.startedAt)
        span.startedAt = std::min(span.startedAt.value_or(*step.startedAt), *step.startedAt);
    if (step.endedAt)
        span.endedAt = std::max(span.endedAt.value_or(*step.endedAt), *step.endedAt);
}

} // namespace

/// The state derived from the steps of a run in their order.
struct RunBuilder::Shown {
    /// The relevant parts of the step that may be the end of the run.
    struct Last {
        std::uint64_t n = 0;
        bool isFinalAnswer = false;
        bool isForced = false;
        bool isModelError = false;
        bool mayBeFinal = false; ///< a turn without error that calls final_answer
    };
    std::optional<SourceSpan> first;
    SourceSpan last;
    std::optional<std::string> task;
    std::optional<Last> turn; ///< the last one
    std::optional<Last> end; ///< the last turn, or what came in the place of one
    TimeSpan time;
    std::optional<double> lastStart; ///< of the steps
    Tokens tokens;
    std::vector<std::string> imports;
    bool hasCalls = false;
    bool hasCode = false;

    void add(std::uint64_t n, const StepRecord &step);

private:
    void addEnd(std::uint64_t n, const StepRecord &step);
};

void RunBuilder::Shown::add(std::uint64_t n, const StepRecord &step)
{
    if (!first)
        first = step.span;
    last = step.span;
    if (!task && step.kind == StepKind::Task)
        task = step.prompt.empty() ? std::string() : step.prompt.front().text;
    if (step.kind == StepKind::Action || step.kind == StepKind::Final)
        addEnd(n, step);
    widen(time, step.time);
    if (step.time.startedAt)
        lastStart = std::max(lastStart.value_or(*step.time.startedAt), *step.time.startedAt);
    if (step.kind != StepKind::Grader) {
        addTo(tokens.input, step.tokens.input);
        addTo(tokens.output, step.tokens.output);
    }
    if (imports.empty() && step.error)
        imports = authorizedImportsIn(step.error->message);
    hasCalls = hasCalls || !step.toolCalls.empty();
    hasCode = hasCode || !step.code.empty();
}

void RunBuilder::Shown::addEnd(std::uint64_t n, const StepRecord &step)
{
    const bool isTurn = step.kind == StepKind::Action;
    end = { .n = n,
        .isFinalAnswer = step.isFinalAnswer,
        .isForced = step.error && step.error->type == "AgentMaxStepsError",
        .isModelError = step.error && step.error->layer == ErrorLayer::Model,
        .mayBeFinal = isTurn && !step.error && callsFinalAnswer(step) };
    if (isTurn)
        turn = end;
}

RunBuilder::RunBuilder(std::uint64_t mostHeld)
    : m_mostHeld(mostHeld)
    , m_steps(mostHeld)
{
}

void RunBuilder::add(StepRecord step)
{
    m_hasTurn = m_hasTurn || step.kind == StepKind::Action;
    m_hasMore
        = m_hasMore || (step.kind != StepKind::System && step.kind != StepKind::Task && step.kind != StepKind::Message);
    m_grown = 0;
    if (step.error && step.error->type.empty())
        step.error->type = "error";
    m_steps.add(std::move(step));
}

bool RunBuilder::mayGrow(std::uint64_t bytes)
{
    const bool may = m_grown + bytes <= mostGrown;
    m_grown += may ? bytes : 0;
    m_leftOut += may ? 0 : 1;
    if (may)
        m_steps.grew(bytes);
    return may;
}

void RunBuilder::addContent(std::string_view bytes)
{
    constexpr std::uint64_t golden = 0x9E3779B97F4A7C15ULL;
    m_content = (m_content ^ std::hash<std::string_view> {}(bytes)) * golden;
}

void RunBuilder::putInOrder()
{
    double first = 0;
    double last = 0;
    note(m_steps.look([&](std::uint64_t n, const StepRecord &step) {
        last = step.time.startedAt.value_or(0);
        first = n == 0 ? last : first;
    }));
    if (last > 0 && first > last)
        note(m_steps.sortByTime());
}

void RunBuilder::takeTurnsOf(RunBuilder &other)
{
    std::uint64_t before = count();
    note(m_steps.look([&](std::uint64_t n, const StepRecord &step) {
        if (step.kind == StepKind::Action)
            before = std::min(before, n);
    }));
    note(m_steps.replaceFrom(before, std::move(other.m_steps)));
    m_leftOut += other.m_leftOut;
}

void RunBuilder::note(Result<void> result)
{
    if (!result && !m_error)
        m_error = std::move(result.error());
}

void RunBuilder::finish(ImportContext &context)
{
    derive();
    if (const auto taken = takeFacts(context.runs()); !taken)
        context.skip(taken.error().code, run.span.line, run.span.byteFrom, taken.error().flaw, taken.error().detail);
    reportLosses(context);
    if (m_steps.isInMemory())
        context.addRun(std::move(run), m_steps.take(), m_content);
    else
        context.addRun(std::move(run), m_steps, m_content);
    *this = RunBuilder(m_mostHeld);
}

void RunBuilder::reportLosses(ImportContext &context) const
{
    if (m_leftOut > 0)
        context.skip(ErrorCode::TooLarge, run.span,
            { .code = FlawCode::OutputsLeftOut,
                .arguments = { std::to_string(m_leftOut), std::to_string(mostGrown >> 20) } });
    if (m_steps.lost() > 0)
        context.skip(ErrorCode::DiskFull, run.span,
            { .code = FlawCode::StepsLost, .arguments = { std::to_string(m_steps.lost()) } });
    if (m_error)
        context.skip(m_error->code, run.span.line, run.span.byteFrom, m_error->flaw, m_error->detail);
}

/// An export of ours that is so long is read into memory: its facts name steps by their places.
Result<void> RunBuilder::takeFacts(std::uint64_t runsBefore)
{
    if (!run.extra.contains(runFactsKey))
        return {};
    std::vector<StepRecord> steps;
    if (m_steps.isInMemory())
        steps = m_steps.take();
    else
        note(m_steps.look([&](std::uint64_t, const StepRecord &step) { steps.push_back(step); }));
    auto taken = takeRunFacts(run, steps, runsBefore);
    m_steps = StepBuffer(m_mostHeld);
    for (StepRecord &step : steps)
        m_steps.add(std::move(step));
    return taken;
}

void RunBuilder::derive()
{
    Shown shown;
    note(m_steps.look([&](std::uint64_t n, const StepRecord &step) { shown.add(n, step); }));
    if (run.span.byteTo == 0 && shown.first)
        run.span = { shown.first->line, shown.first->byteFrom, shown.last.byteTo };
    if (run.task.empty() && shown.task)
        run.task = std::move(*shown.task);
    if (!m_areFinalsRecorded && shown.turn && shown.turn->mayBeFinal) {
        markFinal(shown.turn->n);
        if (shown.end->n == shown.turn->n)
            shown.end->isFinalAnswer = true;
    }
    deriveState(shown);
    deriveSums(shown);
    if (run.authorizedImports.empty())
        run.authorizedImports = std::move(shown.imports);
    if (run.agentKind.empty())
        run.agentKind = shown.hasCalls ? "tool-calling" : shown.hasCode ? "code" : "";
}

void RunBuilder::markFinal(std::uint64_t turn)
{
    if (StepRecord *step = m_steps.at(turn))
        step->isFinalAnswer = true;
}

void RunBuilder::deriveState(const Shown &shown)
{
    if (!shown.end)
        return;
    const Shown::Last &last = *shown.end;
    if (!run.finalAnswer && (last.isFinalAnswer || last.isForced))
        run.finalAnswer = m_answer;
    if (run.state != RunState::Unknown)
        return;
    if (last.isFinalAnswer)
        run.state = RunState::Success;
    else if (last.isForced)
        run.state = RunState::MaxSteps;
    else if (last.isModelError)
        run.state = RunState::Error;
}

void RunBuilder::noteMoment(std::optional<double> moment)
{
    if (!moment)
        return;
    m_moments.startedAt = std::min(m_moments.startedAt.value_or(*moment), *moment);
    m_moments.endedAt = std::max(m_moments.endedAt.value_or(*moment), *moment);
}

void RunBuilder::deriveSums(const Shown &shown)
{
    const bool hasTime = shown.time.startedAt || shown.time.endedAt || m_moments.startedAt;
    if (run.time.quality == Quality::Missing && hasTime) {
        widen(run.time, shown.time);
        widen(run.time, m_moments);
        // Logs that record one time a step: the run lasted at least until the last one.
        if (shown.lastStart && *shown.lastStart > std::max(run.time.endedAt, run.time.startedAt).value_or(0))
            run.time.endedAt = shown.lastStart;
        // One moment is no duration: the log does not say how long the run lasted.
        if (!shown.time.endedAt && run.time.startedAt && run.time.endedAt == run.time.startedAt)
            run.time.endedAt.reset();
        if (run.time.startedAt && run.time.endedAt)
            run.time.seconds = *run.time.endedAt - *run.time.startedAt;
        run.time.quality = Quality::Derived;
    } else if (run.time.seconds && !run.time.startedAt && hasTime) {
        // Only the duration was recorded.
        run.time.startedAt = shown.time.startedAt ? shown.time.startedAt : m_moments.startedAt;
        if (run.time.startedAt)
            run.time.endedAt = *run.time.startedAt + *run.time.seconds;
    }
    if (run.tokens.quality == Quality::Missing && (shown.tokens.input || shown.tokens.output)) {
        addTo(run.tokens.input, shown.tokens.input);
        addTo(run.tokens.output, shown.tokens.output);
        run.tokens.quality = Quality::Derived;
    }
}

} // namespace vitrine
