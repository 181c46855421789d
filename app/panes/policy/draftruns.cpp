// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/policy/draftruns.h"

#include "models/judging/missingmodule.h"
#include "models/replay/replayplan.h"
#include "models/trail/read/trail.h"

#include <QFile>
#include <QtConcurrentRun>

#include <utility>

namespace vitrine {

/// The data of the background thread, which calls its functions.
struct DraftRuns::Task {
    MakeExecutor makeExecutor;
    QString trail;
    std::vector<Plan> plans;
    std::shared_ptr<ExecutionStop> stop;
    quint64 number = 0;
    std::function<void(std::size_t, ReplayedStep)> stepped;
    std::function<void(std::size_t, std::vector<ReplayedStep>, std::vector<ReplayStep>)> replayed; ///< after each run
};

DraftRuns::DraftRuns(MakeExecutor makeExecutor, QObject *parent)
    : QObject(parent)
    , m_makeExecutor(std::move(makeExecutor))
{
    m_pool.setMaxThreadCount(1);
}

DraftRuns::~DraftRuns() { m_stop->stop(m_number); }

void DraftRuns::start(const QString &trail, std::vector<Plan> plans)
{
    stop();
    m_isRunning = true;
    const quint64 number = ++m_number;
    const auto stepped = [this, number](std::size_t plan, ReplayedStep step) {
        tell(number, [this, plan, step = std::move(step)] { Q_EMIT this->stepped(plan, step); });
    };
    const auto replayed
        = [this, number](std::size_t plan, std::vector<ReplayedStep> steps, std::vector<ReplayStep> recorded) {
              tell(number, [this, plan, steps = std::move(steps), recorded = std::move(recorded)] {
                  Q_EMIT this->replayed(plan, steps, recorded);
              });
          };
    const Task task { m_makeExecutor, trail, std::move(plans), m_stop, number, stepped, replayed };
    QtConcurrent::run(&m_pool, [task] {
        return work(task);
    }).then(this, [this, number](const std::optional<Error> &error) {
        // Queued, so that it does not overtake the steps emitted before.
        QMetaObject::invokeMethod(this, [this, number, error] { end(number, error); }, Qt::QueuedConnection);
    });
}

void DraftRuns::stop()
{
    m_stop->stop(m_number);
    m_isRunning = false;
}

void DraftRuns::tell(quint64 number, const std::function<void()> &signal)
{
    const auto take = [this, number, signal] {
        if (number == m_number && m_isRunning)
            signal();
    };
    QMetaObject::invokeMethod(this, take, Qt::QueuedConnection);
}

Result<std::vector<ReplayedStep>> DraftRuns::replayOnce(
    const Task &task, Executor &executor, const ReplayRequest &request, const ReplayObserver &observer)
{
    return RunReplayer(executor, nullptr, nullptr, task.stop->begin(task.number)).replay(request, observer);
}

Result<std::vector<ReplayedStep>> DraftRuns::replay(
    const Task &task, Executor &executor, std::size_t plan, ReplayRequest request)
{
    const ReplayObserver observer { .started = {}, .printed = {}, .finished = [&task, plan](const ReplayedStep &step) {
                                       if (!neverBegan(step.result) && step.result.status != StepStatus::Cancelled)
                                           task.stepped(plan, step);
                                   } };
    auto steps = replayOnce(task, executor, request, observer);
    if (steps && mendsToBegin(*steps, request.policy) && !task.stop->isStopped(task.number))
        return replayOnce(task, executor, request, observer);
    return steps;
}

std::optional<Error> DraftRuns::work(const Task &task)
{
    const auto trail = Trail::open(QFile::encodeName(task.trail).toStdString());
    if (!trail)
        return trail.error();
    auto executor = task.makeExecutor();
    if (!executor)
        return executor.error();
    for (std::size_t at = 0; at < task.plans.size() && !task.stop->isStopped(task.number); ++at) {
        auto request = planReplay(**trail, task.plans[at].run, ReplayChoices {});
        if (!request)
            return request.error();
        task.plans[at].adapt(*request);
        auto steps = replay(task, **executor, at, *request);
        if (!steps)
            return steps.error();
        if (!task.stop->isStopped(task.number))
            task.replayed(at, std::move(*steps), std::move(request->steps));
    }
    return std::nullopt;
}

void DraftRuns::end(quint64 number, const std::optional<Error> &error)
{
    if (number != m_number || !m_isRunning)
        return;
    m_isRunning = false;
    Q_EMIT ended(error);
}

} // namespace vitrine
