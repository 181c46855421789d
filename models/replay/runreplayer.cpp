// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/replay/runreplayer.h"

#include "base/clock.h"
#include "executor/codeblobs.h"
#include "executor/policy/policydocument.h"
#include "executor/recordedclock.h"
#include "executor/review/outputchecks.h"
#include "models/replay/installationrecord.h"
#include "models/replay/noisedocument.h"
#include "models/replay/scratchrun.h"
#include "models/trail/record/actions.h"

#include <algorithm>
#include <chrono>
#include <ranges>
#include <utility>

namespace vitrine {

/// State shared by all executions of one job.
struct RunReplayer::Session {
    const ReplayRequest &request;
    const ReplayObserver &observer;
    SessionId id = 0;
    Divergence divergence;
    std::uint64_t executions = 0;
    std::size_t restored = 0; ///< steps before the checkpoint that it continues from, until a step has reported it
};

/// One execution that is to be made.
struct RunReplayer::Task {
    const ReplayStep *step = nullptr;
    std::string code;
    bool isEdited = false;
    bool isCompared = true;
};

struct RunReplayer::Plan {
    std::vector<Task> tasks;
    std::size_t target = 0; ///< the first that is wanted for itself: those before it may be skipped
};

namespace {

/// Only imports, comments and blank lines, as far as single lines show.
bool isImportOrNothing(std::string_view line)
{
    line.remove_prefix(std::min(line.find_first_not_of(" \t\r"), line.size()));
    return line.empty() || line.starts_with('#') || line.starts_with("import ") || line.starts_with("from ");
}

/// An import that the policy denies before anything else of the step has run: the state of the session cannot matter.
bool isDeniedAtTheStart(std::string_view code, const StepResult &result)
{
    if (result.status != StepStatus::Blocked || !result.error || !result.error->rule.starts_with("imports."))
        return false;
    int number = 0;
    for (const auto line : std::views::split(code, '\n')) {
        if (number == result.error->line)
            break;
        if (!isImportOrNothing(std::string_view(line)))
            return false;
        ++number;
    }
    return number > 0;
}

Comparison judged(const ReplayRequest &request, const ReplayStep &step, bool seesChange, const StepResult &result)
{
    Comparison comparison = compare(step.record, result, request.noise);
    // An equal result needs no excuse.
    if (isDivergence(comparison.verdict) && comparison.verdict != ReplayVerdict::NotComparable && seesChange)
        return { ReplayVerdict::NotComparable, "follows-change" };
    return comparison;
}

// The steps before it are not in this session of the trail: it says where its state is from.
void addRestored(StepResult &result, std::size_t steps)
{
    result.events.push_back({ .seq = result.events.size() + 1,
        .kind = "session.checkpoint",
        .detail = "after " + std::to_string(steps) + " steps",
        .verdict = Verdict::Allowed,
        .rule = {} });
}

bool isOneTooMany(const Policy &policy, std::uint64_t number)
{
    return policy.limits.maxSteps && number > *policy.limits.maxSteps;
}

// In the words of the framework, which ends a run that way.
StepResult oneTooMany(const Policy &policy, const Executor &executor)
{
    StepResult result;
    result.status = StepStatus::Limit;
    StepError &error = result.error.emplace();
    error.type = "AgentMaxStepsError";
    error.message = "Reached max steps: the policy lets a run have " + std::to_string(*policy.limits.maxSteps) + '.';
    error.rule = "limits.max_steps";
    result.layers = executor.layers();
    result.policy = policyHash(policy);
    return result;
}

StepObserver stepObserver(const ReplayObserver &observer, const ReplayStep &step)
{
    if (!observer.printed)
        return {};
    return { [&observer, &step](std::string_view text) { observer.printed(step, text); } };
}

// The framework repairs a model's code; files are run unchanged.
bool isOfModel(const StepRecord &record)
{
    return !std::ranges::contains(record.code, CodeOrigin::Edited, &CodeRecord::origin);
}

} // namespace

std::string replayCode(const StepRecord &record)
{
    std::string code;
    for (const CodeRecord &block : record.code) {
        if (block.language == Language::Python)
            code.append(code.empty() ? "" : "\n\n").append(block.text);
    }
    return code;
}

std::string judgedCode(const StepRecord &record)
{
    std::string code = replayCode(record);
    if (!code.empty() || record.toolCalls.empty())
        return code;
    for (const ActionRecord &action : actionsOf(record))
        if (action.kind == ActionKind::Code && action.language == Language::Python && !action.isInsideCode)
            code.append(code.empty() ? "" : "\n\n").append(action.text);
    return code;
}

RunReplayer::RunReplayer(Executor &executor, Recorder *recorder, SessionPast *past, std::stop_token stop)
    : m_executor(executor)
    , m_recorder(recorder)
    , m_past(past)
    , m_canceller(executor, std::move(stop))
{
}

Result<std::vector<ReplayedStep>> RunReplayer::replay(const ReplayRequest &request, const ReplayObserver &observer)
{
    Plan plan;
    for (const ReplayStep &step : request.steps) {
        if (auto code = replayCode(step.record); !code.empty() && !isUnwritten(step.record))
            plan.tasks.push_back({ &step, std::move(code) });
    }
    return run(request, SessionKind::Replay, plan, observer);
}

Result<std::vector<ReplayedStep>> RunReplayer::runScratch(const ReplayRequest &request, const ReplayObserver &observer)
{
    Plan plan;
    for (const ReplayStep &step : request.steps)
        plan.tasks.push_back({ &step, replayCode(step.record), false, false });
    return run(request, SessionKind::Scratch, plan, observer);
}

// All steps with code, with `code` in its step's place.
Result<RunReplayer::Plan> RunReplayer::plan(const ReplayRequest &request, std::uint64_t ordinal, std::string_view code)
{
    Plan plan;
    bool isThere = false;
    for (const ReplayStep &step : request.steps) {
        std::string recorded = replayCode(step.record);
        if (step.record.ordinal == ordinal) {
            isThere = true;
            const bool isEdited = code != recorded;
            plan.target = plan.tasks.size();
            plan.tasks.push_back({ &step, std::string(code), isEdited, !isEdited });
        } else if (!recorded.empty() && !isUnwritten(step.record)) {
            plan.tasks.push_back({ &step, std::move(recorded) });
        }
    }
    if (isThere)
        return plan;
    return std::unexpected(Error { ErrorCode::NotFound, {}, {}, {}, "step " + std::to_string(ordinal) });
}

Result<std::vector<ReplayedStep>> RunReplayer::runStep(
    const ReplayRequest &request, std::uint64_t ordinal, std::string_view code, const ReplayObserver &observer)
{
    auto all = plan(request, ordinal, code);
    if (!all)
        return std::unexpected(all.error());
    all->tasks.resize(all->target + 1);
    return run(request, SessionKind::StepRun, *all, observer);
}

Result<std::vector<ReplayedStep>> RunReplayer::runFrom(
    const ReplayRequest &request, std::uint64_t ordinal, std::string_view code, const ReplayObserver &observer)
{
    const auto all = plan(request, ordinal, code);
    if (!all)
        return std::unexpected(all.error());
    return run(request, SessionKind::StepRun, *all, observer);
}

Result<std::vector<ReplayedStep>> RunReplayer::runTo(
    const ReplayRequest &request, std::uint64_t ordinal, std::string_view code, const ReplayObserver &observer)
{
    auto all = plan(request, ordinal, code);
    if (!all)
        return std::unexpected(all.error());
    all->tasks.resize(all->target + 1);
    // Every step is wanted for itself: none is skipped because it is behind the session already.
    all->target = 0;
    return run(request, SessionKind::StepRun, *all, observer);
}

Result<std::vector<ReplayedStep>> RunReplayer::goBack(
    const ReplayRequest &request, std::uint64_t ordinal, const ReplayObserver &observer)
{
    const auto step = std::ranges::find(request.steps, ordinal, [](const auto &one) { return one.record.ordinal; });
    auto all = plan(request, ordinal, step == request.steps.end() ? std::string() : replayCode(step->record));
    if (!all)
        return std::unexpected(all.error());
    ++all->target;
    all->tasks.resize(all->target);
    return run(request, SessionKind::StepRun, *all, observer);
}

void RunReplayer::reportPlan(const ReplayObserver &observer, const Plan &plan, std::size_t first)
{
    if (!observer.planned)
        return;
    std::vector<const ReplayStep *> steps;
    for (const Task &task : plan.tasks | std::views::drop(first))
        steps.push_back(task.step);
    observer.planned(steps);
}

Result<std::vector<ReplayedStep>> RunReplayer::run(
    const ReplayRequest &request, SessionKind kind, const Plan &plan, const ReplayObserver &observer)
{
    Session session { request, observer, 0, Divergence(request.policy, request.tools) };
    const auto first = begin(session, plan);
    if (!first)
        return std::unexpected(first.error());
    std::vector<ReplayedStep> steps;
    if (*first == plan.tasks.size() && *first > 0)
        return steps; // all of it is behind the session already
    const auto id = recordSession(request, kind);
    if (!id)
        return std::unexpected(id.error());
    session.id = *id;
    reportPlan(observer, plan, *first);
    for (std::size_t at = *first; at < plan.tasks.size() && !isCancelled(); ++at) {
        auto step = runOne(session, plan.tasks[at], at + 1);
        if (!step)
            return std::unexpected(std::move(step.error()));
        steps.push_back(std::move(*step));
    }
    return steps;
}

// How many of the tasks are behind the session.
Result<std::size_t> RunReplayer::begin(Session &session, const Plan &plan)
{
    const ReplayRequest &request = session.request;
    const SessionSetup setup { request.policy, request.tools, request.variables, request.determinism,
        request.recordedAt };
    std::vector<std::string_view> codes;
    for (const Task &task : plan.tasks)
        codes.emplace_back(task.code);
    session.restored = m_past != nullptr ? m_past->goBack(request.run, setup, codes, plan.target) : 0;
    for (std::size_t i = 0; i < session.restored; ++i)
        session.divergence.add(request.factsOf ? request.factsOf(plan.tasks[i].code) : std::nullopt,
            m_past->comparison(i), m_past->hasSeenChange(i));
    if (session.restored > 0)
        return session.restored;
    if (m_past != nullptr)
        m_past->forget();
    const auto started = m_executor.begin(setup);
    if (const auto saved = recordPackages(request.policy); !saved)
        return std::unexpected(saved.error());
    if (!started)
        return std::unexpected(started.error());
    if (m_past != nullptr)
        m_past->begin(request.run, setup);
    return 0;
}

// Includes packages that were not installed, because then no session could report them.
Result<void> RunReplayer::recordPackages(const Policy &policy)
{
    auto *installer = dynamic_cast<Installer *>(&m_executor);
    const auto installation = installer != nullptr ? installer->takeInstallation() : std::nullopt;
    if (!m_recorder || !installation)
        return {};
    return recordInstallation(*m_recorder, *installation, m_executor.name(), policy);
}

Result<SessionId> RunReplayer::recordSession(const ReplayRequest &request, SessionKind kind)
{
    if (!m_recorder)
        return SessionId { 0 };
    const auto hash = m_recorder->addPolicy(canonicalJson(request.policy));
    if (!hash)
        return std::unexpected(hash.error());
    const auto session = m_recorder->beginSession({ request.run, kind, *hash, std::string(m_executor.name()),
        m_executor.pythonVersion(), m_executor.layers(), secondsSinceEpoch() });
    if (!session)
        return session;
    const auto saved = saveNoise(*m_recorder, *session, request.noise);
    return saved ? session : Result<SessionId>(std::unexpected(saved.error()));
}

// `number` is the step's number among those with code, which the policy limits.
Result<ReplayedStep> RunReplayer::runOne(Session &session, const Task &task, std::uint64_t number)
{
    const ReplayRequest &request = session.request;
    const auto execution = recordBegin(session, task);
    if (!execution)
        return std::unexpected(execution.error());
    const ReplayObserver &observer = session.observer;
    if (observer.started)
        observer.started(*task.step);
    const auto facts = request.factsOf ? request.factsOf(task.code) : std::nullopt;
    const bool isFramework = request.policy.dialect == Dialect::Smolagents && isOfModel(task.step->record);
    const std::string code = isFramework ? fixFinalAnswerCode(task.code) : task.code;
    const auto run = [&](const StepObserver &reported) {
        if (auto *clock = dynamic_cast<RecordedClock *>(&m_executor))
            clock->nextStepRecordedAt(task.step->record.time.startedAt);
        return m_canceller.run(code, reported);
    };
    const bool isDenied = isOneTooMany(request.policy, number);
    ReplayedStep step { task.step->id, task.step->record.ordinal, *execution,
        isDenied ? oneTooMany(request.policy, m_executor)
                 : runChecked(request.policy, task.code, stepObserver(observer, *task.step), run),
        {} };
    if (const std::size_t restored = std::exchange(session.restored, 0))
        addRestored(step.result, restored);
    const bool seesChange = session.divergence.mayReach(facts) && !isDeniedAtTheStart(task.code, step.result);
    if (task.isCompared)
        step.comparison = judged(request, *task.step, seesChange, step.result);
    session.divergence.add(facts, step.comparison, seesChange);
    if (m_past != nullptr && !isDenied)
        m_past->add(task.step->id, task.code, step.result, step.comparison, seesChange);
    if (const auto ended = recordEnd(step); !ended)
        return std::unexpected(ended.error());
    if (observer.finished)
        observer.finished(step);
    return step;
}

Result<ExecutionId> RunReplayer::recordBegin(Session &session, const Task &task)
{
    ++session.executions;
    if (!m_recorder)
        return ExecutionId { 0 };
    const ExecutionBegin begin { session.id, task.step->id, session.executions, task.code, task.isEdited,
        secondsSinceEpoch() };
    if (session.request.run == 0 || task.step->id != 0)
        return m_recorder->beginExecution(begin);
    // A step missing in the log becomes a step of the run now.
    const auto started = m_recorder->beginStep(session.request.run, begin);
    return started ? Result<ExecutionId>(started->execution) : std::unexpected(started.error());
}

Result<void> RunReplayer::recordEnd(const ReplayedStep &step)
{
    if (!m_recorder)
        return {};
    return m_recorder->endExecution(
        step.execution, { step.result, step.comparison.verdict, step.comparison.reason, secondsSinceEpoch() });
}

} // namespace vitrine
