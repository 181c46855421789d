// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/stepresult.h"
#include "models/trail/record/records.h"

#include <QObject>
#include <QString>

#include <array>
#include <map>
#include <string>
#include <vector>

class QAction;
class QSettings;
class QWidget;

namespace vitrine {

struct StepReview;
struct VariableOrigin;
class EventTable;
class FindingTable;
class ImportTable;
class Pane;
class RecordView;
class ToolCallTable;
class VariableGroups;
class VariableTable;

/// The lists of what an execution left behind: variables, imports, tool calls, events, findings, each a pane.
class ResultPanes final : public QObject {
    Q_OBJECT

public:
    explicit ResultPanes(QWidget *parent);

    /// `step` is the number of the step as shown to users, `location` its position.
    void show(const StepResult &result, const QString &step, const VariableOrigin &location);
    /// The step has not run: the lists say so. An empty `step` means that none is selected.
    void showNothing(const QString &step);
    /// The step has no Python code: nothing of it can run here. Its recorded tool calls are shown; its findings come
    /// with the review.
    void showWithoutPython(const StepRecord &record, const QString &step);
    /// The step runs for the first time: there is nothing yet, but there will be.
    void showRunning(const QString &step);
    /// The action that runs a step that has not run.
    void offerToRun(QAction *run) { m_run = run; }
    /// Findings in code that has not run in this form. Dropped while a step runs.
    void showReview(const StepReview &review, const QString &step);
    /// The code is again the one that ran: so are the findings.
    void dropReview(const QString &step);
    /// Sets the steps that set the shown variables.
    void setOrigins(const std::map<std::string, VariableOrigin> &origins);

    /// Variables first, then in the order of the window.
    std::vector<Pane *> panes() const;
    RecordView *variables() const { return m_variableView; }
    Pane *variablePane() const { return m_panes.front(); }
    Pane *findingPane() const { return m_panes.back(); }

Q_SIGNALS:
    /// The user looks at one of them.
    void variableChosen(const vitrine::VariableRecord &variable);
    void callChosen(const vitrine::ToolCallRecord &call);
    /// Return or a double click on a variable: where it was set.
    void originWanted();
    /// A link to a step was followed, and to the line of it that set a variable, if there is one.
    void locationWanted(vitrine::StepId step, int line, const QString &variable);
    /// The user looks at a finding in the code, or wants to go there.
    void findingChosen(const vitrine::Finding &finding);
    void findingFollowed(const vitrine::Finding &finding);

private:
    void announceChoices();
    void announceVariables();
    QString variableContext(const std::vector<VariableRecord> &variables, const QString &step) const;
    void setContexts(const std::array<QString, 5> &contexts);
    void clear(const QString &context);
    void showFindings(const QString &step);
    void setEmptyTexts(const QString &title, const QString &hint);

    VariableTable *m_variables;
    VariableGroups *m_variableGroups;
    ImportTable *m_imports;
    ToolCallTable *m_toolCalls;
    EventTable *m_events;
    FindingTable *m_findings;
    std::vector<Finding> m_found; ///< by what ran
    QString m_reviewed; ///< of a step without Python code: what was looked at
    bool m_isRunning = false; ///< nothing is shown yet
    bool m_isReview = false; ///< the findings are of code that has not run
    RecordView *m_variableView;
    RecordView *m_importView;
    RecordView *m_toolCallView;
    RecordView *m_eventView;
    RecordView *m_findingView;
    std::array<Pane *, 5> m_panes; ///< of the views, in their order
    QAction *m_run = nullptr;
};

} // namespace vitrine
