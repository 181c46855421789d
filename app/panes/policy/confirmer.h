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

/// Runs the steps that a draft changes again, under the draft, in the background: each run in order, with the steps
/// before for their state. GUI thread.
class Confirmer final : public QObject {
    Q_OBJECT

public:
    explicit Confirmer(DraftRuns::MakeExecutor makeExecutor, QObject *parent = nullptr);

    /// Starts for a trail. Earlier results are dropped.
    void start(const QString &trail, std::shared_ptr<const DraftJudgement> judgement);
    void stop();
    /// Forgets what was confirmed of another draft. Steps that have come since take nothing back.
    void follow(const DraftJudgement &judgement);

    bool isRunning() const { return m_runs.isRunning(); }
    const QString &trail() const { return m_trail; } ///< of the newest start; it may be closed by now
    int total() const { return m_total; } ///< steps that are to be confirmed; 0 before the first start
    int done() const { return static_cast<int>(m_found.size()); }
    int observed() const; ///< steps of those done that ran as far as the policy let them
    int disagreements() const;
    /// Why the first run without a result failed, in the words of its executor; empty if none failed.
    std::string obstacle() const;
    /// Null while nothing is known of the step.
    const Confirmation *of(StepId step) const;
    /// The outcome, without user and time.
    ConfirmationRecord record() const;
    bool isWaiting(StepId step) const { return isRunning() && of(step) == nullptr; }

Q_SIGNALS:
    void changed();
    /// All has run that could, or it was stopped.
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
