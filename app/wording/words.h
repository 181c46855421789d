// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/wording/cell.h"
#include "executor/stepresult.h"
#include "models/items/rows.h"
#include "models/trail/read/trail.h"
#include "models/trail/record/callfacts.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QList>
#include <QString>

#include <optional>

namespace vitrine {

/// The texts and shapes of docs/interface.md#words-and-shapes for the lists, in the user's language.
class Words final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::Words)

public:
    static QString kind(const StepSummary &step);
    /// The position of a step in its run and, if different, the log's own number: "3 (2)".
    static QString number(std::uint64_t ordinal, std::optional<std::int64_t> externalNumber);
    /// Whether the log gives the step a number other than its position in the run.
    static bool hasOtherNumber(const StepSummary &step);
    /// How the step ended when recorded. `isAction`: it has no code, but performed actions.
    static Cell recordedStatus(const StepSummary &step, bool isAction = false);
    /// The status of a step wherever it is shown: as recorded, or of the last run of a scratch step.
    static Cell stepStatus(const StepRow &step);
    /// How an execution ended.
    static Cell status(StepStatus status);
    static Cell policyVerdict(Verdict verdict);
    static Cell replayVerdict(ReplayVerdict verdict);
    static Cell variableChange(VariableChange change);
    static QString toolSource(ToolSource source);
    /// "Running, 0.8 s"
    static Cell running(double seconds);
    static Cell waiting();
    /// How a run of an agent ended.
    static Cell runState(RunState state);

    /// All possible cells of the kind column, to determine its width.
    static QList<Cell> kinds();
    static QList<Cell> policyVerdicts();
    static QList<Cell> replayVerdicts();
    static QList<Cell> variableChanges();
    static QList<Cell> toolSources();

    /// Shown instead of a value that was not recorded.
    static Cell absent();
    static QString notRecorded();
    static QString noCode();
    static QString didNotRun();
    /// Says who decided whether an action may run: "Allowed by a person".
    static QString approval(const Approval &approval);
    static QString notReplayed();
    static QString notChecked();
    static QString none();

    /// "< 0.1 ms", "0.3 ms", "19.5 s", "9.0 min"
    static QString duration(double seconds);
    /// "2026-11-27 15:04", local time: the same order in every language, and never with AM or PM.
    static QString moment(const QDateTime &when);
    static QString moment(double unixSeconds);
    /// "2026-11-27T15:04:05+01:00", for evidence.
    static QString exactMoment(double unixSeconds);
    /// "950", "9.8 k", "1.2 M"
    static QString amount(qint64 count);
};

} // namespace vitrine
