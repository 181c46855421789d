// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/policy/draftruns.h"
#include "models/judging/confirmation.h"
#include "models/judging/confirmationrecord.h"

#include <QHash>
#include <QObject>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace vitrine {

struct DraftJudgement;

/// Replays the steps that a draft changes, under the draft, in the background: each run in order, including the earlier
/// steps that build up its state. GUI thread.
class Confirmer final : public QObject {
    Q_OBJECT

public:
    explicit Confirmer(DraftRuns::MakeExecutor makeExecutor, QObject *parent = nullptr);

    /// Starts for a trail. Earlier results are dropped.
    void start(const QString &trail, std::shared_ptr<const DraftJudgement> judgement);
    void stop();
    /// Drops the results of another draft. Steps added since do not affect results.
    void follow(const DraftJudgement &judgement);

    bool isRunning() const { return m_runs.isRunning(); }
    const QString &trail() const { return m_trail; } ///< of the latest start; may be closed
    int total() const { return m_total; } ///< number of steps to verify; 0 before the first start
    int done() const { return static_cast<int>(m_found.size()); }
    int observed() const; ///< number of steps that ran until their end or a denial
    int disagreements() const;
    /// The executor's message about the first failed run; empty if none failed.
    std::string problem() const;
    /// The result of a step; null if there is none yet.
    const Confirmation *of(StepId step) const;
    /// All results, without user and time.
    ConfirmationRecord record() const;
    bool isWaiting(StepId step) const { return isRunning() && of(step) == nullptr; }

Q_SIGNALS:
    void changed();
    /// All possible runs have ended, or were stopped.
    void ended();
    void failed(const vitrine::Error &error);

private:
    void takeStep(std::size_t plan, const ReplayedStep &step);
    void take(std::size_t plan, const std::vector<ReplayedStep> &steps);
    void end(const std::optional<Error> &error);
    void forget();

    DraftRuns m_runs;
    QString m_trail;
    std::shared_ptr<const DraftJudgement> m_judgement;
    std::vector<ConfirmationRun> m_plans;
    QHash<StepId, Confirmation> m_found;
    int m_total = 0;
};

} // namespace vitrine
