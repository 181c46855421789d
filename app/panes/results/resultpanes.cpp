// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/results/resultpanes.h"

#include "app/kit/lists/recordview.h"
#include "app/panes/results/listpane.h"
#include "app/panes/results/resulttables.h"
#include "app/panes/results/variablegroups.h"
#include "app/panes/results/variablelist.h"
#include "app/session/execution/stepreview.h"
#include "app/wording/safetext.h"
#include "models/trail/record/actions.h"

#include <QAbstractProxyModel>
#include <QItemSelectionModel>
#include <QLocale>
#include <QWidget>

#include <algorithm>
#include <iterator>

namespace vitrine {

namespace {

RecordView *makeView(const QString &name, const QString &title, QAbstractItemModel *model, QWidget *parent)
{
    auto *view = new RecordView(name, parent);
    view->setAccessibleName(title);
    view->setModel(model);
    return view;
}

template <typename Row>
RecordView *makeView(const QString &name, const QString &title, ResultTable<Row> *table, QWidget *parent)
{
    auto *view
        = makeView(name, title, static_cast<QAbstractItemModel *>(new ResultPresentation<Row>(table, table)), parent);
    table->arrange(*view);
    return view;
}

/// Creates the pane of a view.
Pane *makePane(const char *id, const QString &title, Pane::Location location, const QString &purpose, RecordView *view)
{
    return new ListPane({ .id = QLatin1StringView(id),
                            .title = title,
                            .location = location,
                            .purpose = purpose,
                            .guidePage = QStringLiteral("results") },
        view, view->parentWidget());
}

} // namespace

ResultPanes::ResultPanes(QWidget *parent)
    : QObject(parent)
    , m_variables(new VariableTable(this))
    , m_variableGroups(
          new VariableGroups(m_variables, new ResultPresentation<VariableRow>(m_variables, m_variables), this))
    , m_imports(new ImportTable(this))
    , m_toolCalls(new ToolCallTable(this))
    , m_events(new EventTable(this))
    , m_findings(new FindingTable(this))
    , m_variableView(makeView(QStringLiteral("variablesView"), tr("Variables"),
          static_cast<QAbstractItemModel *>(m_variableGroups), parent))
    , m_importView(makeView(QStringLiteral("importsView"), tr("Imports"), m_imports, parent))
    , m_toolCallView(makeView(QStringLiteral("toolCallsView"), tr("Tool Calls"), m_toolCalls, parent))
    , m_eventView(makeView(QStringLiteral("eventsView"), tr("Events"), m_events, parent))
    , m_findingView(makeView(QStringLiteral("findingsView"), tr("Findings"), m_findings, parent))
    , m_panes { //: What a pane is for
        makePane("variables", tr("Variables"), Pane::Location::RightBelow,
            tr("The variables after the selected step was run here: changes, and the step that set each one."),
            m_variableView),
        //: What a pane is for
        makePane("imports", tr("Imports"), Pane::Location::RightTab,
            tr("The modules that the selected step imports, and whether the policy allows them."), m_importView),
        //: What a pane is for
        makePane("toolCalls", tr("Tool Calls"), Pane::Location::RightTab,
            tr("The tool calls of the selected step, with arguments and results."), m_toolCallView),
        //: What a pane is for
        makePane("events", tr("Events"), Pane::Location::RightTab,
            tr("System access by the selected step while it ran here: files, network, processes."), m_eventView),
        //: What a pane is for
        makePane("findings", tr("Findings"), Pane::Location::Right,
            tr("Findings of the static review, with rule and line."), m_findingView)
    }
{
    m_variables->arrange(*m_variableView);
    m_variableView->setFittedColumn(int(VariableColumn::Name));
    announceChoices();
    announceVariables();
    showNothing({});
}

void ResultPanes::announceChoices()
{
    const auto sourceRow = [](const RecordView *view, const QModelIndex &shown) {
        return static_cast<const QAbstractProxyModel *>(view->model())->mapToSource(shown).row();
    };
    connect(m_toolCallView->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
        [this, sourceRow](const QModelIndex &now) {
            if (now.isValid())
                Q_EMIT callChosen(m_toolCalls->record(sourceRow(m_toolCallView, now)));
        });
    connect(m_findingView->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
        [this, sourceRow](const QModelIndex &now) {
            if (now.isValid())
                Q_EMIT findingChosen(m_findings->record(sourceRow(m_findingView, now)));
        });
    connect(m_findingView, &QTreeView::activated, this, [this, sourceRow](const QModelIndex &index) {
        Q_EMIT findingFollowed(m_findings->record(sourceRow(m_findingView, index)));
    });
}

void ResultPanes::announceVariables()
{
    connect(m_variableView->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
        [this](const QModelIndex &now) {
            if (const int row = m_variableGroups->recordOf(now); row >= 0)
                Q_EMIT variableChosen(m_variables->record(row).record);
        });
    const auto *list = new VariableList(m_variableGroups, m_variableView);
    connect(list, &VariableList::originWanted, this, &ResultPanes::originWanted);
    connect(list, &VariableList::locationWanted, this, &ResultPanes::locationWanted);
}

std::vector<Pane *> ResultPanes::panes() const { return { m_panes.begin(), m_panes.end() }; }

void ResultPanes::setContexts(const std::array<QString, 5> &contexts)
{
    for (std::size_t i = 0; i < contexts.size(); ++i)
        m_panes[i]->setContextText(contexts[i]);
}

void ResultPanes::setOrigins(const std::map<std::string, VariableOrigin> &origins) { m_variables->setOrigins(origins); }

void ResultPanes::show(const StepResult &result, const QString &step, const VariableOrigin &location)
{
    m_isRunning = false;
    m_reviewed.clear();
    m_found = result.findings;
    m_variableGroups->setStep(location);
    m_variables->setVariables(result.variables);
    m_imports->setRecords(result.imports);
    m_toolCalls->setRecords(result.toolCalls);
    m_events->setRecords(result.events);
    setFindings(result.findings);
    const bool isUnrun = result.status == StepStatus::Blocked && result.usage.operations == 0;
    //: In an empty list of the results of a step: why there is nothing
    const auto why = isUnrun ? tr("Blocked before it ran.") : QString();
    m_variableView->setEmptyAction(nullptr);
    m_variableView->setEmptyText(tr("Step %1 set no variables").arg(step), why);
    m_importView->setEmptyText(tr("Step %1 imported nothing").arg(step));
    m_toolCallView->setEmptyText(tr("Step %1 called no tools").arg(step), why);
    m_eventView->setEmptyText(tr("Step %1 caused no audit events").arg(step), why);
    m_findingView->setEmptyText(tr("No findings in step %1").arg(step));
    const QLocale locale;
    setContexts({ variableContext(result.variables, step),
        //: Beside the title of a dock. %1: number of a step, %2: how many there are
        tr("step %1: %2").arg(step, locale.toString(m_imports->rowCount())),
        tr("step %1: %2").arg(step, locale.toString(m_toolCalls->rowCount())),
        tr("step %1: %2").arg(step, locale.toString(m_events->rowCount())),
        tr("step %1: %2").arg(step, locale.toString(m_findings->rowCount())) });
    Q_EMIT resultShown();
}

QString ResultPanes::variableContext(const std::vector<VariableRecord> &variables, const QString &step) const
{
    const auto countOf = [&variables](VariableChange change) {
        return int(std::ranges::count(variables, change, &VariableRecord::change));
    };
    //: Beside the title of a dock. %1: number of a step, %2: how many variables there are
    QStringList facts { tr("after step %1: %2").arg(step, QLocale().toString(int(variables.size()))) };
    if (const int added = countOf(VariableChange::Added); added > 0)
        //: After "after step 7: 35". %Ln: how many variables the step made
        facts << tr("%Ln added", nullptr, added);
    if (const int changed = countOf(VariableChange::Changed); changed > 0)
        //: After "after step 7: 35". %Ln: how many variables the step changed
        facts << tr("%Ln changed", nullptr, changed);
    return facts.join(u", ");
}

void ResultPanes::showNothing(const QString &step)
{
    //: Beside the title of a dock. %1: number of a step
    clear(step.isEmpty() ? QString() : tr("step %1 not run yet").arg(step));
    if (step.isEmpty())
        setEmptyTexts(tr("No step is selected"), {});
    else
        setEmptyTexts(tr("Step %1 has not run yet").arg(step), tr("Replay the run or run the step to see this."));
    m_variableView->setEmptyAction(step.isEmpty() ? nullptr : m_run);
}

void ResultPanes::showWithoutPython(const StepRecord &record, const QString &step)
{
    //: Beside the title of a dock. %1: number of a step
    clear(tr("step %1").arg(step));
    std::vector<ToolCallRecord> calls;
    for (const RecordedToolCall &call : record.toolCalls)
        calls.push_back({ .seq = calls.size() + 1,
            .name = call.name,
            .arguments = call.arguments,
            .result = call.result,
            .error = call.error,
            .source = ToolSource::Recorded });
    m_toolCalls->setRecords(std::move(calls));
    m_panes[2]->setContextText(tr("step %1: %2").arg(step, QLocale().toString(m_toolCalls->rowCount())));
    //: In an empty list: why a step has no variables, imports or audit events. %1: number of a step
    const auto why = tr("Step %1 has no Python code that could run here.").arg(step);
    m_variableView->setEmptyText(tr("No variables"), why);
    m_importView->setEmptyText(tr("No imports"), why);
    m_eventView->setEmptyText(tr("No audit events"), why);
    m_toolCallView->setEmptyText(tr("Step %1 called no tools").arg(step));
    const bool isIdle = actionsOf(record).empty();
    //: In the empty list of findings: a task or a message. %1: number of a step
    m_reviewed = isIdle ? tr("Step %1 has neither code nor actions.").arg(step)
                        //: In the empty list of findings of a step without Python code
                        : tr("Details shows what the active policy decides about each action.");
    // Only a review can state that actions have none.
    m_findingView->setEmptyText(isIdle ? tr("No findings in step %1").arg(step) : QString(), m_reviewed);
    m_variableView->setEmptyAction(nullptr);
}

void ResultPanes::showRunning(const QString &step)
{
    clear({});
    m_variableView->setEmptyAction(nullptr);
    m_isRunning = true;
    //: In place of a list. %1: number of a step
    setEmptyTexts(tr("Step %1 is running").arg(step), {});
}

void ResultPanes::showReview(const StepReview &review, Ran ran, const QString &step)
{
    if (m_isRunning)
        return;
    auto findings = review.findings;
    if (ran == Ran::ThisCode)
        std::ranges::copy_if(m_found, std::back_inserter(findings),
            [](const Finding &found) { return found.part != FindingPart::Code; });
    setFindings(std::move(findings));
    showFindings(step);
    if (review.syntaxError)
        //: In place of a list. %1: number of a step
        m_findingView->setEmptyText(tr("Cannot read the code of step %1").arg(step),
            //: %1: number of a line, %2: what Python says of it
            tr("Line %1: %2").arg(QLocale().toString(review.syntaxError->line), safeLine(review.syntaxError->message)));
}

void ResultPanes::showFindings(const QString &step)
{
    m_findingView->setEmptyText(tr("No findings in step %1").arg(step), m_reviewed);
    m_panes.back()->setContextText(tr("step %1: %2").arg(step, QLocale().toString(m_findings->rowCount())));
}

void ResultPanes::clear(const QString &context)
{
    m_isRunning = false;
    m_reviewed.clear();
    m_found.clear();
    m_variables->setVariables({});
    m_imports->setRecords({});
    m_toolCalls->setRecords({});
    m_events->setRecords({});
    m_findings->setRecords({});
    setContexts({ context, context, context, context, context });
}

// Findings in actions have no lines; the column would only say so.
void ResultPanes::setFindings(std::vector<Finding> findings)
{
    const bool hasLines
        = findings.empty() || std::ranges::any_of(findings, [](const Finding &finding) { return finding.line > 0; });
    m_findings->setRecords(std::move(findings));
    m_findingView->setVacantColumns(hasLines ? QSet<int>() : QSet<int> { int(FindingColumn::Line) });
}

void ResultPanes::setEmptyTexts(const QString &title, const QString &hint)
{
    for (auto *view : { m_variableView, m_importView, m_toolCallView, m_eventView, m_findingView })
        view->setEmptyText(title, hint);
}

} // namespace vitrine
