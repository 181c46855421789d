// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/wording/cell.h"
#include "app/wording/meaning.h"
#include "base/error.h"
#include "models/trail/read/trail.h"

#include <QCoreApplication>
#include <QHash>
#include <QString>

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <vector>

namespace vitrine {

/// One step that something is to be said of.
struct IssueItem {
    RunId run = 0;
    StepId step = 0;
    int runNumber = 0; ///< from 1, as the list of runs shows it
    QString stepNumber;
    QString text; ///< plain and safe: what happened; the same text as the family's is not stored again
    std::uint64_t ordinal = 0; ///< place in its run, from 1
    bool operator==(const IssueItem &) const = default;
};

/// Steps of which the same is to be said, in the order of the trail.
struct IssueGroup {
    Meaning meaning = Meaning::Error;
    QString text; ///< what they have in common
    std::vector<IssueItem> items;
    int runs = 0;
    bool isOwn = false; ///< of the user's own code, of which the log says nothing
    std::string message = {}; ///< a part of the message of each; empty where they have none in common
    bool operator==(const IssueGroup &) const = default;
};

/// Collects the issues of a whole trail: denials, errors, loops, repeated code, differing replays, and failures of
/// scratch steps, which have no recording. Continues where it stopped: of a million steps only those with an error are
/// ever read, each once, and then new executions. One thread at a time; not the GUI's.
class IssueScan final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::IssueScan)

public:
    /// Reads new rows; true when there were any. `isWanted` ends it early, and it can continue later.
    Result<bool> read(const Trail &trail, const std::function<bool()> &isWanted);
    /// Denials come first, then errors, loops and repeated code, then differences, each with its largest group first.
    std::vector<IssueGroup> groups() const;

private:
    Result<bool> readRepeats(const Trail &trail, const std::function<bool()> &isWanted);
    void add(const ErrorLine &line);
    void add(const RepeatLine &line);
    void add(const ReplayLine &line);
    void findOwnRuns(const Trail &trail);
    /// The issue in the outcome of a step here; nothing if all is well.
    std::optional<Cell> wordOf(const ReplayLine &line) const;
    int numberOf(RunId run) const;

    std::vector<IssueGroup> m_errors;
    QHash<std::pair<int, QString>, std::size_t> m_locations; ///< of the families of errors
    std::map<StepId, ReplayLine> m_replays; ///< the newest of each step
    std::vector<RunId> m_runs; ///< in the order of import
    std::map<RunId, bool>
        m_isOwn; ///< whether the run is of the user's code; of those with an execution that ended badly
    std::set<StepId> m_repeating; ///< steps that repeat code
    RecordingPosition m_errorPosition;
    RecordingPosition m_repeatPosition;
    ReplayPosition m_lastReplay;
};

/// The common form of messages that differ only in numbers, addresses and quoted text.
QString issueGroupText(const QString &message);

} // namespace vitrine
