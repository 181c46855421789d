// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/execution/executionworker.h"
#include "app/tuning/confirmation.h"
#include "executor/executor.h"

#include <QHash>
#include <QObject>
#include <QThreadPool>

#include <functional>
#include <memory>
#include <optional>

namespace vitrine {

struct DraftJudgement;

/// Runs the steps that a draft changes again, under the draft, in the background: each run in order, with the steps
/// before for their state. Nothing of it goes into the trail: what a draft would have done is no record. GUI thread.
class Confirmer final : public QObject {
    Q_OBJECT

public:
    using MakeExecutor = std::function<Result<std::unique_ptr<Executor>>()>; ///< called on a thread of its own

    explicit Confirmer(MakeExecutor makeExecutor, QObject *parent = nullptr);
    ~Confirmer() override;

    /// Of a trail. What was confirmed before is forgotten.
    void start(const QString &trail, std::shared_ptr<const DraftJudgement> judgement);
    void stop();
    /// Forgets what was confirmed of another draft.
    void follow(const DraftJudgement &judgement);

    bool isRunning() const { return m_isRunning; }
    int total() const { return m_total; } ///< steps that are to be confirmed; 0 before the first start
    int done() const { return static_cast<int>(m_found.size()); }
    int observed() const; ///< steps of those done that ran as far as the policy let them
    int disagreements() const;
    /// Null while nothing is known of the step.
    const Confirmation *of(StepIndex step) const;
    bool isWaiting(StepIndex step) const { return m_isRunning && of(step) == nullptr; }

Q_SIGNALS:
    void changed();
    void failed(const vitrine::Error &error);

private:
    struct Task;

    static std::optional<Error> work(const Task &task);
    void take(quint64 number, const std::vector<Confirmation> &confirmations);
    void end(quint64 number, const std::optional<Error> &error);
    void forget();

    MakeExecutor m_makeExecutor;
    std::shared_ptr<ExecutionStop> m_stop = std::make_shared<ExecutionStop>();
    std::shared_ptr<const DraftJudgement> m_judgement;
    QHash<StepIndex, Confirmation> m_found;
    quint64 m_number = 0; ///< of the newest start
    int m_total = 0;
    bool m_isRunning = false;
    QThreadPool m_pool; ///< one thread; last, so that it is waited for before anything goes
};

} // namespace vitrine
