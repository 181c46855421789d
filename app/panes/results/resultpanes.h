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

/// The lists of an execution's results: variables, imports, tool calls, events, findings, each in a pane.
class ResultPanes final : public QObject {
    Q_OBJECT

public:
    explicit ResultPanes(QWidget *parent);

    /// `step` is the number of the step as shown to users, `location` its position.
    void show(const StepResult &result, const QString &step, const VariableOrigin &location);
    /// Shows in the lists that the step has not run. An empty `step` means that none is selected.
    void showNothing(const QString &step);
    /// Shows that the step has no Python code and cannot run here. Its recorded tool calls are shown; its findings
    /// arrive with the review.
    void showWithoutPython(const StepRecord &record, const QString &step);
    /// Shows that the step runs for the first time, so there are no results yet.
    void showRunning(const QString &step);
    /// Sets the action that the lists offer to run a step that has not run.
    void offerToRun(QAction *run) { m_run = run; }
    enum class Ran { ThisCode, OtherCode };
    /// Shows the findings in the code, which are those beside it in the editor, and if this code ran those in what it
    /// wrote. Ignored while a step runs.
    void showReview(const StepReview &review, Ran ran, const QString &step);
    /// Sets the steps that set the shown variables.
    void setOrigins(const std::map<std::string, VariableOrigin> &origins);

    /// The panes, variables first, then in the order of the window.
    std::vector<Pane *> panes() const;
    RecordView *variables() const { return m_variableView; }
    Pane *variablePane() const { return m_panes.front(); }
    Pane *findingPane() const { return m_panes.back(); }

Q_SIGNALS:
    /// The results of an execution are shown, with its own findings only.
    void resultShown();
    /// The user selected a variable.
    void variableChosen(const vitrine::VariableRecord &variable);
    void callChosen(const vitrine::ToolCallRecord &call);
    /// The user pressed Return or double-clicked on a variable, to see where it was set.
    void originWanted();
    /// The user followed a link to a step, and to the line in it that set a variable, if there is one.
    void locationWanted(vitrine::StepId step, int line, const QString &variable);
    /// The user selected a finding in the code, or wants to go to it.
    void findingChosen(const vitrine::Finding &finding);
    void findingFollowed(const vitrine::Finding &finding);

private:
    void announceChoices();
    void announceVariables();
    QString variableContext(const std::vector<VariableRecord> &variables, const QString &step) const;
    void setContexts(const std::array<QString, 5> &contexts);
    void clear(const QString &context);
    void showFindings(const QString &step);
    void setFindings(std::vector<Finding> findings);
    void setEmptyTexts(const QString &title, const QString &hint);

    VariableTable *m_variables;
    VariableGroups *m_variableGroups;
    ImportTable *m_imports;
    ToolCallTable *m_toolCalls;
    EventTable *m_events;
    FindingTable *m_findings;
    std::vector<Finding> m_found; ///< from the execution
    QString m_reviewed; ///< for a step without Python code: what was reviewed
    bool m_isRunning = false; ///< no results yet
    RecordView *m_variableView;
    RecordView *m_importView;
    RecordView *m_toolCallView;
    RecordView *m_eventView;
    RecordView *m_findingView;
    std::array<Pane *, 5> m_panes; ///< in the order of the views
    QAction *m_run = nullptr;
};

} // namespace vitrine
