// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/rows.h"
#include "models/items/trailquestions.h"

#include <QHash>
#include <QObject>

namespace vitrine {

/// A request for the list of runs.
struct RunListQuestion {
    RunList list = {};
    RunListing known = {}; ///< the shown list; only if `isGrowing`
    bool isGrowing = false; ///< new rows are appended to the shown ones
    std::optional<RunRow> current = {}; ///< the run whose steps are shown
    RunGroupBy groupBy = RunGroupBy::None;
    std::vector<std::string> fields = {}; ///< fields that the first rows have values of
};

/// A request for the steps of a run.
struct StepListQuestion {
    StepList list = {}; ///< without a filter: all steps of the run are shown
    std::optional<Filter> filter = {}; ///< restricts the list to its matches
    QHash<StepId, Verdict> verdicts = {}; ///< set if the list is sorted by them
    bool isByVerdict = false;
};

/// Lists the rows of a trail under a filter, in any order, which may take long. Works on the thread that it lives on,
/// over its own connection, so that scrolling a list does not wait for it. A request is aborted as soon as a newer one
/// of its kind is made. `TrailClient` is its friend in the GUI thread.
class RowLists final : public QObject {
    Q_OBJECT

public:
    explicit RowLists(std::shared_ptr<const TrailQuestionNumbers> newest);
    ~RowLists() override;

    void open(const QString &file);
    void close();
    void listRuns(quint64 number, const RunListQuestion &question);
    void listSteps(quint64 number, const StepListQuestion &question);
    void countSteps(quint64 number, const std::optional<Filter> &filter);
    /// Defines `policy.verdict("name")` for the following filters.
    void judge(const std::string &policy, const std::vector<StepVerdict> &verdicts);

Q_SIGNALS:
    void runsListed(quint64 number, const vitrine::RunListing &listing);
    void stepsListed(quint64 number, const vitrine::StepListing &listing);
    void stepsCounted(quint64 number, quint64 steps);
    void failed(vitrine::TrailQuestion question, quint64 number, const vitrine::Error &error);

private:
    bool isAsked(TrailQuestion question, quint64 number) const;
    StopCall stopOf(TrailQuestion question, quint64 number) const;
    Result<RunListing> runsOf(const RunListQuestion &question, const StopCall &stop) const;
    bool hasPython(RunId run, StepId start, const StopCall &stop) const;
    Result<StepListing> stepsOf(const StepListQuestion &question, const StopCall &stop) const;
    std::shared_ptr<const RunCallers> callers() const;
    bool hasRunsBehind(const RunListing &known) const;
    RunId successorOf(const RunRow &gone) const;
    StepId startOf(const std::vector<StepId> &steps) const;

    std::shared_ptr<const TrailQuestionNumbers> m_newest;
    std::unique_ptr<Trail> m_trail;
};

} // namespace vitrine
