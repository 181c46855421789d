// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/wording/cell.h"
#include "executor/policy/actionjudge.h"
#include "models/items/sqlanswer.h"
#include "models/items/trailreader.h"
#include "models/trail/record/scores.h"

#include <QCoreApplication>
#include <QList>

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace vitrine {

/// A property of a step.
struct DetailRow {
    QString name;
    Cell value;
    StepId step = 0; ///< the row links to this step; 0: to none
};

struct DetailGroup {
    QString title;
    std::vector<DetailRow> rows;
};

/// The groups made from a step's record.
struct RecordDetails {
    DetailGroup step;
    std::vector<DetailGroup> actions; ///< without verdicts
    DetailGroup events;
};

/// An edit or write of a run.
struct FileChange {
    std::string file;
    bool isEdit = false;
    StepId step = 0;
    std::uint64_t ordinal = 0;
};

/// The content of the Details pane: how a step ended, its actions with the decisions of the active policy, and the
/// files that its run has changed. Pure; texts are safe to show.
class StepDetails final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::StepDetails)

public:
    /// Further actions and files are counted but not listed.
    static constexpr std::size_t mostActions = 20;
    static constexpr std::size_t mostFiles = 200;
    static constexpr std::size_t mostScores = 50;
    static constexpr std::size_t mostEvents = 50;

    static DetailGroup step(const StepDetail &detail);
    /// Adds the mark and note that the user has added to the step, as currently shown in the list's row.
    static void addNote(DetailGroup &group, const StepRow &row);
    /// `rulings`: by action; fewer if they are not known yet. `policy`: its name.
    static std::vector<DetailGroup> actions(
        const StepDetail &detail, const std::vector<std::optional<ActionRuling>> &rulings, const QString &policy);
    /// The decisions of policies and people about the calls of the step, as hooks recorded them; may be empty.
    static std::vector<DetailGroup> decisions(const std::vector<std::string> &decisions);
    /// The scores of the step's run; no rows if it has none.
    static DetailGroup scores(const std::vector<Score> &scores);
    /// Events of the step's log (logevents.h); no rows if there are none. Parses JSON.
    static DetailGroup events(const StepRecord &record);
    /// The groups that are made from the record alone. Parses JSON of any size: not for the GUI thread.
    static RecordDetails record(const StepDetail &detail, const QString &policy);
    /// Changes of a policy that would allow the step, and their effects.
    static DetailGroup ifAllowed(const QList<std::pair<QString, QString>> &changes);
    /// Files that the run has changed, and whether the current step is among those that did.
    static DetailGroup files(const std::vector<FileChange> &changes, StepId current);

    /// By action of the model; nothing for code, which is judged by its review. Blocks: parses commands.
    static std::vector<std::optional<ActionRuling>> rulings(const StepRecord &record, const Policy &policy);
    /// SQL statement whose answer `decisionsIn` reads. Also finds the decisions for a session's own log if the trail
    /// has its recording by hooks.
    static std::string decisionsStatement(RunId run, StepId step);
    static std::vector<std::string> decisionsIn(const SqlAnswer &answer);
    /// SQL statement whose answer `scoresFrom` reads.
    static std::string scoresStatement(RunId run);
    static std::vector<Score> scoresFrom(const SqlAnswer &answer);
    /// SQL statement whose answer `changesIn` reads.
    static std::string changesStatement(RunId run);
    static std::vector<FileChange> changesIn(const SqlAnswer &answer);
};

} // namespace vitrine
