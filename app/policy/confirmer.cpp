// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/policy/confirmer.h"

#include "app/policy/policydraft.h"
#include "app/replay/replayplan.h"
#include "models/trail/trail.h"

#include <QFile>
#include <QtConcurrentRun>

#include <algorithm>
#include <utility>

namespace vitrine {

/// What the thread works on; all of it belongs to the task.
struct Confirmer::Task {
    MakeExecutor makeExecutor;
    QString trail;
    std::shared_ptr<const DraftJudgement> judgement;
    std::shared_ptr<ExecutionStop> stop;
    quint64 number = 0;
    std::function<void(std::vector<Confirmation>)> found; ///< called on the thread, after each run
};

Confirmer::Confirmer(MakeExecutor makeExecutor, QObject *parent)
    : QObject(parent)
    , m_makeExecutor(std::move(makeExecutor))
{
    m_pool.setMaxThreadCount(1);
}

Confirmer::~Confirmer() { m_stop->stop(m_number); }

void Confirmer::start(const QString &trail, std::shared_ptr<const DraftJudgement> judgement)
{
    stop();
    forget();
    m_judgement = std::move(judgement);
    for (const ConfirmationRun &run : runsToConfirm(*m_judgement->after, m_judgement->comparison))
        m_total += static_cast<int>(run.steps.size());
    m_isRunning = true;
    const quint64 number = ++m_number;
    const auto found = [this, number](std::vector<Confirmation> confirmations) {
        QMetaObject::invokeMethod(
            this, [this, number, confirmations = std::move(confirmations)] { take(number, confirmations); },
            Qt::QueuedConnection);
    };
    const Task task { m_makeExecutor, trail, m_judgement, m_stop, number, found };
    QtConcurrent::run(&m_pool, [task] {
        return work(task);
    }).then(this, [this, number](const std::optional<Error> &error) { end(number, error); });
    Q_EMIT changed();
}

void Confirmer::stop()
{
    m_stop->stop(m_number);
    if (std::exchange(m_isRunning, false))
        Q_EMIT changed();
}

void Confirmer::follow(const DraftJudgement &judgement)
{
    if (!m_judgement
        || (judgement.base == m_judgement->base && judgement.draft == m_judgement->draft
            && judgement.active == m_judgement->active))
        return;
    stop();
    forget();
}

int Confirmer::observed() const
{
    return static_cast<int>(
        std::ranges::count_if(m_found, [](const Confirmation &each) { return each.observed.has_value(); }));
}

int Confirmer::disagreements() const
{
    return static_cast<int>(std::ranges::count_if(m_found, &Confirmation::isDisagreement));
}

const Confirmation *Confirmer::of(StepIndex step) const
{
    const auto found = m_found.constFind(step);
    return found == m_found.cend() ? nullptr : &*found;
}

std::optional<Error> Confirmer::work(const Task &task)
{
    const auto trail = Trail::open(QFile::encodeName(task.trail).toStdString());
    if (!trail)
        return trail.error();
    auto executor = task.makeExecutor();
    if (!executor)
        return executor.error();
    const DraftJudgement &judgement = *task.judgement;
    for (const ConfirmationRun &run : runsToConfirm(*judgement.after, judgement.comparison)) {
        if (task.stop->isStopped(task.number))
            return std::nullopt;
        auto request = planReplay(**trail, judgement.base->runId(run.run), ReplayChoices {});
        if (!request)
            return request.error();
        limitTo(*request, run, *judgement.after);
        RunReplayer replayer(**executor);
        task.stop->watch(&replayer, task.number);
        const auto replayed = replayer.replay(*request);
        task.stop->watch(nullptr, task.number);
        if (!replayed)
            return replayed.error();
        if (!task.stop->isStopped(task.number))
            task.found(confirm(run, *judgement.after, judgement.comparison, *replayed));
    }
    return std::nullopt;
}

void Confirmer::take(quint64 number, const std::vector<Confirmation> &confirmations)
{
    if (number != m_number || !m_isRunning)
        return;
    for (const Confirmation &confirmation : confirmations)
        m_found.insert(confirmation.step, confirmation);
    Q_EMIT changed();
}

void Confirmer::end(quint64 number, const std::optional<Error> &error)
{
    if (number != m_number || !m_isRunning)
        return;
    m_isRunning = false;
    if (error)
        Q_EMIT failed(*error);
    Q_EMIT changed();
}

void Confirmer::forget()
{
    m_judgement.reset();
    m_found.clear();
    m_total = 0;
}

} // namespace vitrine
