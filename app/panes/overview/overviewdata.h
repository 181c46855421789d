// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/wording/cell.h"
#include "models/items/sqlanswer.h"
#include "models/judging/policyverdicts.h"
#include "models/trail/record/records.h"

#include <QCoreApplication>
#include <QHash>
#include <QString>

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace vitrine {

/// One step in the matrix.
struct OverviewCell {
    StepId step = 0;
    std::uint64_t ordinal = 0;
    bool hasCode = false;
    bool isAction = false; ///< has no code, but called tools
    bool isReplayable = true; ///< its code is Python
    std::string status; ///< as recorded: "ok", "error", "blocked" …
    std::optional<ReplayVerdict> verdict; ///< nothing: not replayed
    std::optional<Verdict> policy = {}; ///< of the active policy; nothing: not judged
    bool operator==(const OverviewCell &) const = default;
};

/// One run, a column of the matrix.
struct OverviewRun {
    RunId run = 0;
    std::vector<OverviewCell> steps;
    bool operator==(const OverviewRun &) const = default;
};

/// One row of a section: a number of steps or runs, and the filter that shows them.
struct OverviewCount {
    std::optional<Meaning> shape;
    QString label; ///< plain and safe
    quint64 count = 0;
    QString filter = {}; ///< empty: they cannot be filtered
    bool operator==(const OverviewCount &) const = default;
};

/// An entry of the legend: steps with the same verdict, or the same status where they were not replayed.
struct OverviewLegendEntry {
    OverviewCount all;
    std::vector<OverviewCount> parts; ///< those of them whose cells have another shape: blocked, denied
    bool operator==(const OverviewLegendEntry &) const = default;
};

/// A row of a section that links to a step.
struct OverviewLink {
    std::optional<Meaning> shape;
    QString label; ///< plain and safe
    RunId run = 0;
    StepId step = 0;
};

/// A row of a section with a name and a value.
struct OverviewFact {
    QString name;
    QString value; ///< plain and safe
    std::optional<Meaning> shape = {};
    QString tip = {};
};

/// Sums over all runs; absent if not recorded.
struct OverviewTotals {
    quint64 runs = 0;
    std::optional<qint64> tokensIn;
    std::optional<qint64> tokensOut;
    std::optional<double> cost;
    quint64 right = 0; ///< answers that match the expected ones
    quint64 wrong = 0;
    quint64 withoutAnswer = 0; ///< runs without an answer although one was expected
    QString rightRuns = {}; ///< numbers of the runs of each of the three, separated by commas
    QString wrongRuns = {};
    QString withoutAnswerRuns = {};
    RunId mostTokensRun = 0; ///< the run with most tokens; 0 if none are recorded
    qint64 mostTokens = 0;
    bool operator==(const OverviewTotals &) const = default;
};

/// The number of runs or steps for which the logs have a value.
struct OverviewGap {
    QString label;
    quint64 count = 0;
    quint64 total = 0;
    QString filter = {}; ///< shows the runs or steps without a value; empty: they cannot be filtered
    bool operator==(const OverviewGap &) const = default;
};

/// The verdicts of the active policy on all steps with code or actions.
struct OverviewPolicy {
    QString name; ///< plain and safe; empty: each run is judged by the policy of its log
    std::vector<OverviewCount> counts; ///< they add up to all these steps
    QHash<StepId, Verdict> verdicts;
};

/// The queries of the overview, and the evaluation of their answers. Pure, any thread.
class Overview final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::Overview)

public:
    static const std::string &stepStatement();
    static const std::string &denialStatement();
    static const std::string &errorStatement();
    static const std::string &totalStatement();
    static const std::string &scoreStatement();
    static const std::string &gapStatement();

    static std::vector<OverviewRun> runs(const SqlAnswer &steps);
    static OverviewTotals totals(const SqlAnswer &answer);
    static OverviewPolicy policy(const PolicyVerdicts &verdicts);
    /// Judges each run of the base by the policy that `policyOf` returns for it. `verdicts`: of any policy.
    static OverviewPolicy policyByRun(
        const PolicyVerdicts &verdicts, const std::function<std::optional<Policy>(RunId)> &policyOf);
    /// Sets the policy verdicts of all steps.
    static void judge(std::vector<OverviewRun> &runs, const QHash<StepId, Verdict> &verdicts);
    /// The most frequent reasons of recorded denials: modules, or other names in the messages.
    static std::vector<OverviewCount> denials(const SqlAnswer &answer);
    /// The scores of runs: by value, or the mean of each score with many values.
    static std::vector<OverviewCount> scores(const SqlAnswer &answer);
    /// Which values the logs contain or lack.
    static std::vector<OverviewGap> gaps(const SqlAnswer &answer);
    /// The statuses and replay verdicts that the matrix shows and that need a look.
    static std::vector<OverviewCount> notable(const std::vector<OverviewRun> &runs);
    /// The meanings of the matrix cells, the most frequent first, counted as in the lists of verdicts and statuses.
    /// They add up to all steps.
    static std::vector<OverviewLegendEntry> legend(const std::vector<OverviewRun> &runs);
    /// The most frequent types of errors.
    static std::vector<OverviewCount> errors(const SqlAnswer &answer);

    /// How the steps ended when recorded, without empty rows. They add up to all steps.
    static std::vector<OverviewCount> statuses(const std::vector<OverviewRun> &runs);
    /// How their latest replay compares, including "not replayed". They add up to all steps with code.
    static std::vector<OverviewCount> verdicts(const std::vector<OverviewRun> &runs);
    /// The first step of each run whose replay differs from the recording.
    static std::vector<std::pair<RunId, OverviewCell>> divergences(const std::vector<OverviewRun> &runs);
    /// Empty if no log has expected answers. Where scorers judged them, which may accept other words, they are only the
    /// same text or a different one.
    static std::vector<OverviewCount> answers(const OverviewTotals &totals, bool areScored = false);

    /// The color and shape of a step: blocked when recorded, otherwise its replay verdict, otherwise Denied or Ask by
    /// the active policy, otherwise its status; nothing without code, actions or an error.
    static std::optional<Meaning> meaning(const OverviewCell &cell);
    /// The same in words: "Blocked".
    static QString name(const OverviewCell &cell);
    /// "Run 3, step 2: Blocked, replay: Noise, policy: Denied".
    static QString spoken(const OverviewCell &cell, int run);

private:
    static Cell shown(const OverviewCell &cell);
    static OverviewCount kindOf(const OverviewCell &cell, bool isAnyReplayed, const QString &idle);
    static QString idleName(const std::vector<OverviewRun> &runs);
};

} // namespace vitrine
