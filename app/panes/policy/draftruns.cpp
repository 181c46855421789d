// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/policy/draftruns.h"

#include "app/session/settings/executionsettings.h"
#include "models/judging/missingmodule.h"
#include "models/replay/parallelreplay.h"
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
    unsigned workers = 1;
    std::stop_token stop;
    std::function<void(std::size_t, ReplayedStep)> stepped; ///< on several threads
    std::function<void(std::size_t, std::vector<ReplayedStep>, std::vector<ReplayStep>)> replayed; ///< after each run
};

DraftRuns::DraftRuns(MakeExecutor makeExecutor, QObject *parent)
    : QObject(parent)
    , m_makeExecutor(std::move(makeExecutor))
{
    m_pool.setMaxThreadCount(1);
}

DraftRuns::~DraftRuns() { m_stop.request_stop(); }

void DraftRuns::start(const QString &trail, std::vector<Plan> plans)
{
    stop();
    m_stop = std::stop_source();
    m_isRunning = true;
    const quint64 number = ++m_number;
    const auto stepped = [this, number](std::size_t plan, ReplayedStep step) {
        report(number, [this, plan, step = std::move(step)] { Q_EMIT this->stepped(plan, step); });
    };
    const auto replayed
        = [this, number](std::size_t plan, std::vector<ReplayedStep> steps, std::vector<ReplayStep> recorded) {
              report(number, [this, plan, steps = std::move(steps), recorded = std::move(recorded)] {
                  Q_EMIT this->replayed(plan, steps, recorded);
              });
          };
    const Task task { m_makeExecutor, trail, std::move(plans), ExecutionSettings::workersAtOnce(), m_stop.get_token(),
        stepped, replayed };
    QtConcurrent::run(&m_pool, [task] {
        return work(task);
    }).then(this, [this, number](const std::optional<Error> &error) {
        // Queued, so that it does not overtake the steps emitted before.
        QMetaObject::invokeMethod(this, [this, number, error] { end(number, error); }, Qt::QueuedConnection);
    });
}

void DraftRuns::stop()
{
    m_stop.request_stop();
    m_isRunning = false;
}

void DraftRuns::report(quint64 number, const std::function<void()> &signal)
{
    const auto take = [this, number, signal] {
        if (number == m_number && m_isRunning)
            signal();
    };
    QMetaObject::invokeMethod(this, take, Qt::QueuedConnection);
}

std::optional<Error> DraftRuns::work(const Task &task)
{
    const auto trail = Trail::open(QFile::encodeName(task.trail).toStdString());
    if (!trail)
        return trail.error();
    auto executor = task.makeExecutor();
    if (!executor)
        return executor.error();
    const auto next = [&, at = std::size_t { 0 }] mutable -> Result<std::optional<ReplayRequest>> {
        if (at == task.plans.size())
            return std::nullopt;
        const Plan &plan = task.plans[at++];
        auto request = planReplay(**trail, plan.run, ReplayChoices {});
        if (request)
            plan.adapt(*request);
        return request;
    };
    const auto stepped = [&task](std::size_t plan, const ReplayedStep &step) {
        if (!neverStarted(step.result) && step.result.status != StepStatus::Cancelled)
            task.stepped(plan, step);
    };
    const auto finished = [&task](std::size_t plan, ReplayRequest request, std::vector<ReplayedStep> steps) {
        if (!task.stop.stop_requested())
            task.replayed(plan, std::move(steps), std::move(request.steps));
    };
    ParallelReplay replay(**executor, task.makeExecutor, task.workers, nullptr, task.stop);
    const auto done = replay.replay(next, { finished, stepped, changesForRetry });
    return done ? std::nullopt : std::optional(done.error());
}

void DraftRuns::end(quint64 number, const std::optional<Error> &error)
{
    if (number != m_number || !m_isRunning)
        return;
    m_isRunning = false;
    Q_EMIT ended(error);
}

} // namespace vitrine
