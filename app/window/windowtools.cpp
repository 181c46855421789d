// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/windowtools.h"

#include "app/kit/editor/codeeditor.h"
#include "app/kit/lists/recordview.h"
#include "app/kit/theme/icons.h"
#include "app/kit/widgets/filedialogs.h"
#include "app/panes/cassette/cassetteediting.h"
#include "app/panes/charts/chartpane.h"
#include "app/panes/colors/colorcontrol.h"
#include "app/panes/compare/comparechoice.h"
#include "app/panes/compare/comparepane.h"
#include "app/panes/details/detailspane.h"
#include "app/panes/evidence/evidencepane.h"
#include "app/panes/evidence/proofjob.h"
#include "app/panes/evidence/recoveryjob.h"
#include "app/panes/export/exportcontrol.h"
#include "app/panes/filter/filterbar.h"
#include "app/panes/filter/filtercontrol.h"
#include "app/panes/filter/filteredit.h"
#include "app/panes/find/finderentries.h"
#include "app/panes/find/locationsearch.h"
#include "app/panes/guide/guide.h"
#include "app/panes/guide/whatisthis.h"
#include "app/panes/intake/intakecontrol.h"
#include "app/panes/issues/issuespane.h"
#include "app/panes/jobs/jobpane.h"
#include "app/panes/overview/overviewpane.h"
#include "app/panes/print/printcontrol.h"
#include "app/panes/redaction/redactioncontrol.h"
#include "app/panes/results/resultpanes.h"
#include "app/panes/retention/retentioncontrol.h"
#include "app/panes/runs/runspane.h"
#include "app/panes/search/searchpane.h"
#include "app/panes/settings/settingsdialog.h"
#include "app/panes/settings/shortcuts.h"
#include "app/panes/shell/actions.h"
#include "app/panes/shell/navigation.h"
#include "app/panes/sql/sqlpane.h"
#include "app/panes/step/steppane.h"
#include "app/panes/steps/stepspane.h"
#include "app/panes/timeline/timelinepane.h"
#include "app/panes/transcript/transcriptpane.h"
#include "app/panes/value/valuejumps.h"
#include "app/panes/value/valuepane.h"
#include "app/panes/views/viewcontrol.h"
#include "app/session/execution/executors.h"
#include "app/session/filterstore.h"
#include "app/session/jobs/joblist.h"
#include "app/session/jobs/replayjob.h"
#include "app/session/project.h"
#include "app/session/settings/executionsettings.h"
#include "app/window/differencewalk.h"
#include "app/window/emptycolumns.h"
#include "app/window/executionjobs.h"
#include "app/window/layouts.h"
#include "app/window/locationopener.h"
#include "app/window/menus.h"
#include "app/window/policytuning.h"
#include "app/window/recentfiles.h"
#include "app/window/sessionchoice.h"
#include "app/window/textfinding.h"
#include "app/window/textzoom.h"
#include "app/window/trailstate.h"
#include "app/window/workarea.h"
#include "app/wording/safetext.h"
#include "app/wording/windowtext.h"
#include "models/items/runmodel.h"

#include <QAbstractProxyModel>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDockWidget>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMenu>
#include <QMenuBar>
#include <QSettings>
#include <QStatusBar>
#include <QStringBuilder>

#include <algorithm>
#include <utility>

namespace vitrine {

namespace {

void collect(std::vector<QAction *> &actions, const QMenu &menu)
{
    for (auto *action : menu.actions()) {
        if (action->menu() != nullptr)
            collect(actions, *action->menu());
        else
            actions.push_back(action);
    }
}

constexpr auto quickOpenName = QLatin1StringView("quickOpen");
constexpr int messageMs = 5'000;
constexpr auto compareWithName = QLatin1StringView("compareWith");

std::vector<QAction *> actionsOf(const QMenuBar &menus)
{
    std::vector<QAction *> actions;
    for (const auto *title : menus.actions()) {
        if (title->menu() != nullptr)
            collect(actions, *title->menu());
    }
    return actions;
}

} // namespace

WindowTools::WindowTools(
    QMainWindow *window, Project *project, Actions *actions, WorkArea *area, const MainPanes &panes)
    : QObject(window)
    , m_window(window)
    , m_project(project)
    , m_actions(actions)
    , m_area(area)
    , m_panes(panes)
    , m_issues(new IssuesPane(project))
    , m_filter(new FilterControl(window, project, actions))
    , m_finder(new Finder(window))
    , m_search(new LocationSearch(project->jobs()->pool(), this))
    , m_comparables(this, project->jobs()->pool())
{
    addPanes();
    connect(actions->commandPalette, &QAction::triggered, this, &WindowTools::showPalette);
    connect(actions->openSession, &QAction::triggered, this, &WindowTools::showSessions);
    connect(actions->quickOpen, &QAction::triggered, this, &WindowTools::showQuickOpen);
    connect(actions->settings, &QAction::triggered, this, &WindowTools::showSettings);
    connect(m_finder, &Finder::settled, this, [this](const QString &typed) {
        if (m_finder->objectName() == quickOpenName || m_finder->objectName() == compareWithName)
            m_search->search(m_project->file(), typed);
    });
    connect(m_search, &LocationSearch::found, this, &WindowTools::showFound);
    auto *guide = new Guide(window);
    connect(actions->guide, &QAction::triggered, guide, &Guide::openHere);
    connect(actions->whatIsThis, &QAction::triggered, guide, &WhatIsThis::showHere);
    connect(actions->copyLink, &QAction::triggered, this,
        [this] { QGuiApplication::clipboard()->setText(linkTo(LocationOpener::shown(*m_project))); });
    auto *printing = new PrintControl(project, window);
    connect(actions->print, &QAction::triggered, printing, &PrintControl::ask);
    auto *exports = new ExportControl(project, window);
    connect(actions->exportRuns, &QAction::triggered, exports, &ExportControl::ask);
    auto *cassettes = new CassetteEditing(project, window);
    connect(actions->toolAnswers, &QAction::triggered, cassettes, &CassetteEditing::open);
    connect(cassettes, &CassetteEditing::failed, project, &Project::failed);
    m_intake = new IntakeControl(window, project, actions);
    connect(actions->nextIssue, &QAction::triggered, m_issues, [this] { m_issues->walk(1); });
    connect(actions->previousIssue, &QAction::triggered, m_issues, [this] { m_issues->walk(-1); });
}

void WindowTools::addPanes()
{
    auto *search = m_found = new SearchPane(m_project);
    auto *jobs = new JobPane(m_project->jobs());
    auto *evidence = new EvidencePane(
        m_project, { .verify = m_actions->verify, .seal = m_actions->seal, .redact = m_actions->redact });
    m_value = new ValuePane(m_project);
    m_comparison = new ComparePane(m_project);
    auto *transcript = new TranscriptPane(m_project);
    m_transcript = transcript;
    m_overview = new OverviewPane(m_project);
    auto *sortRuns = new QAction(m_overview);
    //: Tip of a link
    sortRuns->setToolTip(tr("Sort the runs by tokens, most first"));
    connect(sortRuns, &QAction::triggered, m_panes.runs,
        [view = m_panes.runs->view()] { view->sortByColumn(int(RunModel::Column::Tokens), Qt::DescendingOrder); });
    m_overview->setActions({ .sortRuns = sortRuns,
        .showReport = m_actions->showReport,
        .seal = m_actions->seal,
        .replayAll = m_actions->replayAll });
    connect(transcript, &TranscriptPane::whyWanted, m_actions->whyDenied, &QAction::trigger);
    connect(transcript, &TranscriptPane::allowWanted, m_actions->remedies, &QAction::trigger);
    m_area->addPane(transcript);
    m_area->addPane(m_overview);
    connect(m_area, &WorkArea::broughtBack, this, [this] {
        if (std::exchange(m_isBesideDue, false))
            showBeside(m_showsPython);
    });
    connect(m_overview, &OverviewPane::stepOpened, this, &WindowTools::leaveOverview);
    connect(m_overview, &OverviewPane::seen, m_area, &WorkArea::favourCenter, Qt::QueuedConnection);
    connect(m_project, &Project::opened, this, [this] { m_isOverviewDue = !TrailState::isKnown(m_project->file()); });
    connect(m_project, &Project::countsChanged, this, &WindowTools::showOverview);
    connect(m_project, &Project::replayedAll, this, [this](const ExecutionSummary &summary) {
        if (!summary.verdicts.empty() && (isInFront(m_panes.step) || isInFront(m_transcript)))
            bringToFront(m_overview);
    });
    connect(transcript, &TranscriptPane::stepOpened, this, [this] { m_area->activate(m_panes.step); });
    connect(transcript, &TranscriptPane::runKnown, this,
        [this, transcript](bool hasPython) { showStory(transcript, hasPython); });
    for (auto *pane : std::initializer_list<Pane *> { m_issues, new TimelinePane(m_project), search,
             new ChartPane(m_project), new SqlPane(m_project), jobs, m_value, evidence })
        m_area->addPane(pane);
    m_policies = new PolicyTuning(m_project, m_area, m_actions, m_filter, m_panes.step, this);
    m_overview->setDraft(m_policies->draft());
    connect(m_panes.steps, &StepsPane::stepChosen, this, [this] {
        if (m_panes.steps->view()->hasFocus())
            leaveOverview();
    });
    connect(m_panes.runs->view(), &QTreeView::activated, this, &WindowTools::leaveOverview);
    for (const auto *action : { m_actions->newScratchRun, m_actions->nextStep, m_actions->previousStep,
             m_actions->nextDifference, m_actions->previousDifference, m_actions->nextIssue, m_actions->previousIssue })
        connect(action, &QAction::triggered, this, &WindowTools::leaveOverview);
    connect(m_policies, &PolicyTuning::filterWanted, this, &WindowTools::leadTo);
    connect(m_policies, &PolicyTuning::changesKnown, m_panes.details, &DetailsPane::setChanges);
    m_area->addPane(m_comparison);
    for (const auto *dock : m_area->panes())
        connectPane(static_cast<const Pane *>(dock->widget()));
    connect(m_project, &Project::countsChanged, this, &WindowTools::showFiltered);
    connect(m_actions->findInRuns, &QAction::triggered, search, [this, search] {
        m_area->activate(search);
        search->begin();
    });
    auto *redaction = new RedactionControl(m_project, m_window);
    connect(m_actions->redact, &QAction::triggered, redaction, &RedactionControl::ask);
    auto *retention = new RetentionControl(m_project, m_window);
    connect(m_actions->deleteRuns, &QAction::triggered, retention, &RetentionControl::ask);
    connect(m_actions->evidenceLayout, &QAction::triggered, m_area, [this, evidence] { m_area->arrangeFor(evidence); });
    connect(m_actions->proveStep, &QAction::triggered, this, [this] {
        if (const auto *step = m_project->step())
            proveStep(m_project->currentRun(), step->id, step->ordinal);
    });
    connect(evidence, &EvidencePane::recoveryWanted, this, &WindowTools::recover);
    connect(m_project, &Project::verified, this, [this, evidence](const Verification &found) {
        if (!found.isIntact)
            bringToFront(evidence);
    });
    connect(evidence, &EvidencePane::proofWanted, this, &WindowTools::proveStep);
    new ExecutionJobs(m_project);
    connect(jobs, &JobPane::openRequested, this, [this](const QString &file) { m_project->openFiles({ file }); });
    m_comparison->offerToCompare(m_actions->compareWith);
    connect(m_actions->replayElsewhere, &QAction::triggered, this, &WindowTools::chooseExecutor);
    connect(m_actions->compareWith, &QAction::triggered, this, &WindowTools::chooseComparison);
}

// A run with Python code is shown in the step pane, any other in the transcript: if the wrong one is in front, the
// other replaces it, but a third pane stays. Between runs of the same kind the user's choice is kept.
void WindowTools::showStory(const Pane *transcript, bool hasPython)
{
    if (hasPython == std::exchange(m_showsPython, hasPython))
        return;
    auto *step = m_area->dockOf(m_panes.step);
    auto *story = m_area->dockOf(transcript);
    auto *other = hasPython ? story : step;
    auto *wanted = hasPython ? step : story;
    m_isBesideDue = m_area->isCenterFavoured();
    showBeside(hasPython);
    m_area->favourStory(!hasPython); // last, since it updates the layout of the docks
    if (isInFront(hasPython ? transcript : m_panes.step) && m_area->tabifiedDockWidgets(other).contains(wanted))
        wanted->raise();
}

// Only Python code has findings and variables.
void WindowTools::showBeside(bool hasPython)
{
    auto *details = m_area->dockOf(m_panes.details);
    const auto *results = m_panes.results;
    if (hasPython) {
        if (isInFront(m_panes.details))
            m_area->dockOf(results->findingPane())->raise();
        return;
    }
    for (const auto *pane : { results->findingPane(), results->variablePane() })
        if (isInFront(pane) && m_area->tabifiedDockWidgets(m_area->dockOf(pane)).contains(details))
            details->raise();
}

// Before the first layout none of the tabbed panes is visible, so any of them may be the one in front.
bool WindowTools::isInFront(const Pane *pane) const
{
    auto *dock = m_area->dockOf(pane);
    const auto isSeen = [](const QDockWidget *one) { return one->isVisible() && !one->visibleRegion().isEmpty(); };
    return dock->isVisible() && std::ranges::none_of(m_area->tabifiedDockWidgets(dock), isSeen);
}

// For several runs, an overview is most useful at first. Shown only for a trail that was never viewed before, and only
// if the first step would otherwise be shown.
void WindowTools::showOverview()
{
    if (!m_isOverviewDue || m_project->totals().runs < 2)
        return;
    m_isOverviewDue = false;
    if (isInFront(m_panes.step) || isInFront(m_transcript))
        bringToFront(m_overview);
}

void WindowTools::leaveOverview()
{
    m_isOverviewDue = false;
    if (isInFront(m_overview))
        bringToFront(m_showsPython ? m_panes.step : m_transcript);
}

void WindowTools::connectPane(const Pane *pane)
{
    connect(pane, &Pane::failed, m_project, &Project::failed);
    connect(pane, &Pane::saved, m_project, &Project::saved);
    connect(pane, &Pane::filterWanted, this, &WindowTools::leadTo);
    connect(pane, &Pane::stepChosen, m_project, &Project::goTo);
}

void WindowTools::leadTo(const QString &filter)
{
    m_isLeading = true;
    m_filter->bar()->field()->use(filter);
}

// After choosing a filter, its matches are shown: if the current run does not match, the first match is selected.
void WindowTools::showFiltered()
{
    const auto &shown = m_project->runs()->listing().shown;
    if (!m_isLeading || m_project->isFiltering() || !m_project->filter() || !shown)
        return;
    m_isLeading = false;
    if (shown->size() > 0 && shown->rowOf(m_project->currentRun()) < 0)
        m_project->selectRun(shown->at(0));
}

// The focus does not change.
void WindowTools::bringToFront(const Pane *pane)
{
    auto *dock = m_area->dockOf(pane);
    dock->show();
    dock->raise();
}

void WindowTools::recover()
{
    const auto name = QString(QFileInfo(m_project->file()).completeBaseName() % u"-recovered.vitrine");
    //: Title of a dialog that asks for a new file
    const auto file = FileDialogs::toSave(m_window, tr("Recover Into New Trail"), name, { tr("Trails (*.vitrine)") });
    if (file.isEmpty())
        return;
    // The damaged file is evidence: it is never written over.
    if (QFileInfo(file) == QFileInfo(m_project->file())) {
        Q_EMIT m_project->failed({ ErrorCode::WriteFailed, QFile::encodeName(file).toStdString(), {}, {}, {} });
        return;
    }
    QFile::remove(file); // the dialog has asked whether to overwrite it
    auto job = std::make_unique<RecoveryJob>(m_project->file(), m_project->title(), file);
    connect(job.get(), &RecoveryJob::recovered, m_project, &Project::saved);
    connect(job.get(), &RecoveryJob::failed, m_project, &Project::failed);
    m_project->jobs()->start(std::move(job));
}

void WindowTools::proveStep(RunId run, StepId step, std::uint64_t ordinal)
{
    const auto name = QStringLiteral("run%1-step%2.proof").arg(m_project->runs()->numberOf(run)).arg(ordinal);
    //: Kind of file in a dialog that saves
    const auto file = FileDialogs::toSave(m_window, tr("Save Proof"), name, { tr("Proofs (*.proof)") });
    if (file.isEmpty())
        return;
    auto job = std::make_unique<ProofJob>(m_project->file(), m_project->title(), step, file);
    connect(job.get(), &ProofJob::saved, m_project, &Project::saved);
    connect(job.get(), &ProofJob::failed, m_project, &Project::failed);
    m_project->jobs()->start(std::move(job));
}

// Only the trail knows whether the run was replayed, and which runs no list has shown yet.
void WindowTools::chooseComparison()
{
    const auto run = m_project->currentRun();
    const auto all = m_project->runs()->listing().all;
    if (run == 0 || !all)
        return;
    m_comparables.ask([file = m_project->file(), run, all] { return CompareChoice::read(file, run, all); },
        [this, run, file = m_project->file()](const Comparables &known) {
            if (file == m_project->file() && run == m_project->currentRun())
                offerComparisons(known);
        });
}

void WindowTools::offerComparisons(const Comparables &known)
{
    m_finder->open(compareWithName, tr("Compare With"), tr("Type the run to compare with"),
        CompareChoice::entries(*m_project, known, [this](const RunSide &side) { compareWith(side); }),
        //: In place of a choice that has nothing to choose
        tr("No other run to compare with. Replay this run, or open another log."));
}

void WindowTools::compareWith(const RunSide &side)
{
    m_comparison->compare({ m_project->currentRun(), false }, side);
    m_area->activate(m_comparison);
}

void WindowTools::chooseExecutor()
{
    std::vector<FinderEntry> entries;
    for (const auto &info : executorInfos())
        entries.push_back({ .text = executorTitle(info.id.toString()),
            .note = {},
            .icon = actionIcon(ActionIcon::Cube),
            .choose = [this, id = info.id.toString()] { replayIn(id); } });
    m_finder->open(QStringLiteral("replayElsewhere"), tr("Replay in Another Executor"), tr("Type the executor to use"),
        std::move(entries));
}

// Runs as a job, in parallel to the window's own executor.
void WindowTools::replayIn(const QString &executor)
{
    const auto run = m_project->currentRun();
    auto job = std::make_unique<ReplayJob>(
        m_project->file(), m_project->title(), m_project->policy(), executorFactory(executor), run);
    connect(job.get(), &ReplayJob::failed, m_project, &Project::failed);
    connect(job.get(), &ReplayJob::replayed, m_comparison,
        [this, run, file = m_project->file()](const ExecutionSummary &summary) {
            if (summary.isStopped || summary.verdicts.empty() || file != m_project->file())
                return;
            m_comparison->compareExecutors(run);
            auto *dock = m_area->dockOf(m_comparison);
            dock->show();
            dock->raise();
        });
    m_project->jobs()->start(std::move(job));
}

void WindowTools::followValues()
{
    auto *jumps = new ValueJumps(m_project, m_panes.results, m_panes.step, m_value, m_navigation);
    connect(m_actions->valueOrigin, &QAction::triggered, jumps, &ValueJumps::goToOrigin);
}

void WindowTools::actOnStep()
{
    auto *step = m_panes.step;
    new TextFinding(m_window, step->editor(), m_actions);
    auto *differences = new DifferenceWalk(m_project, step);
    connect(differences, &DifferenceWalk::stepWanted, this, [this] { bringToFront(m_panes.step); });
    connect(differences, &DifferenceWalk::ended, m_window->statusBar(),
        [bar = m_window->statusBar()](const QString &sentence) { bar->showMessage(sentence, messageMs); });
    const auto walk = [this, differences](int direction) {
        if (m_comparison->isAncestorOf(QApplication::focusWidget()))
            m_comparison->goToDifference(direction);
        else
            differences->walk(direction);
    };
    connect(m_actions->nextDifference, &QAction::triggered, this, [walk] { walk(1); });
    connect(m_actions->previousDifference, &QAction::triggered, this, [walk] { walk(-1); });
    connect(m_found, &SearchPane::hitChosen, step,
        [this, step](StepId id, const std::vector<FilterNeedle> &needles, bool isFollowed) {
            if (isFollowed) // the focus would be in a hidden text
                bringToFront(step);
            step->showSought({ .step = id, .needles = needles, .takesFocus = isFollowed });
        });
}

void WindowTools::begin(const Menus &menus, PolicyChooser *policies)
{
    connect(m_actions->replayLayout, &QAction::triggered, m_area, [this] {
        m_area->arrangeWith(
            { QStringLiteral("runs"), QStringLiteral("steps"), QStringLiteral("step"), QStringLiteral("variables") });
    });
    auto *layouts = new Layouts(m_window, m_actions, m_area, menus.layoutMenu());
    m_shortcuts = new Shortcuts(actionsOf(*m_window->menuBar()), this);
    m_shortcuts->restore(QSettings());
    connect(layouts, &Layouts::added, m_shortcuts, &Shortcuts::add);
    connect(layouts, &Layouts::removed, m_shortcuts, &Shortcuts::remove);
    m_filter->begin();
    connect(m_filter->bar()->field(), &FilterEdit::left, m_area, [this] { m_area->enter(m_panes.runs); });
    auto *views = new ViewControl(m_window, m_project, m_filter, m_actions, menus.viewMenu());
    for (auto *action : views->actions())
        m_shortcuts->add(action);
    connect(views, &ViewControl::added, m_shortcuts, &Shortcuts::add);
    connect(views, &ViewControl::removed, m_shortcuts, &Shortcuts::remove);
    m_shortcuts->restore(QSettings());
    new ColorControl(m_window, m_project, m_actions, { .runs = m_panes.runs->view(), .steps = m_panes.steps->view() });
    new TextZoom(m_window, m_actions);
    new EmptyColumns(m_project, m_panes.runs->view(), m_panes.steps->view());
    m_navigation = new Navigation(m_project, m_actions, m_panes.results->variables());
    m_state = new TrailState(m_project, m_area, m_filter, policies);
}

void WindowTools::save(QSettings &settings) const
{
    m_shortcuts->save(settings);
    m_state->save();
}

void WindowTools::showPalette()
{
    m_finder->open(QStringLiteral("commandPalette"), tr("Command Palette"), tr("Type the name of an action"),
        FinderEntries::actions(*m_window->menuBar(), m_actions->commandPalette));
}

// Searching many folders takes a moment.
void WindowTools::showSessions()
{
    m_sessions.ask(&SessionChoice::read, [this](const std::vector<AgentSession> &sessions) {
        m_finder->open(QStringLiteral("openSession"), tr("Open Session"), tr("Type an agent or a project"),
            SessionChoice::entries(sessions, [this](const QString &file) { Q_EMIT sessionChosen(file); }),
            tr("No agent sessions were found on this computer. To open a log, choose File > Open."));
    });
}

void WindowTools::showQuickOpen()
{
    auto entries = FinderEntries::locations(m_project);
    auto *variables = m_panes.results->variables();
    auto *pane = m_panes.results->variablePane();
    const auto *groups = qobject_cast<QAbstractProxyModel *>(variables->model());
    const auto *rows = groups->sourceModel();
    for (auto &entry : FinderEntries::variables(*rows, [this, variables, pane, groups, rows](int row) {
             m_area->activate(pane);
             variables->setCurrentIndex(groups->mapFromSource(rows->index(row, 0)));
         }))
        entries.push_back(std::move(entry));
    m_finder->open(quickOpenName, tr("Quick Open"), tr("Type a run, step or variable"), std::move(entries));
}

void WindowTools::showFound(const QString &typed, const std::vector<FoundLocation> &locations)
{
    if (m_finder->objectName() == compareWithName)
        return m_finder->addFound(
            typed, CompareChoice::found(*m_project, locations, [this](const RunSide &side) { compareWith(side); }));
    m_finder->addFound(typed, FinderEntries::found(*m_project, locations, [this](const FoundLocation &location) {
        if (location.kind == FoundLocation::Kind::Run)
            m_project->selectRun(location.run);
        else if (location.kind == FoundLocation::Kind::Step) {
            leaveOverview();
            m_project->goTo(location.run, location.step);
        } else
            goToVariable(location);
    }));
}

void WindowTools::goToVariable(const FoundLocation &location)
{
    m_area->activate(m_panes.results->variablePane());
    m_navigation->go({ .run = location.run, .step = location.step, .variable = safeLine(location.text) });
}

void WindowTools::follow(const QString &file) { m_intake->follow({ file }); }

void WindowTools::showSettings()
{
    auto *dialog = new SettingsDialog(m_shortcuts, m_actions->colors, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &SettingsDialog::editorChanged, m_window, [this] {
        for (auto *editor : m_window->findChildren<CodeEditor *>())
            editor->followPreferences();
    });
    connect(dialog, &SettingsDialog::policiesChanged, m_policies, &PolicyTuning::followPreferences);
    connect(dialog, &SettingsDialog::pythonChanged, m_window,
        [this] { m_project->execution()->use(executorFactory(ExecutionSettings::executor())); });
    connect(dialog, &SettingsDialog::sessionsChanged, this, &WindowTools::sessionsChanged);
    connect(dialog, &SettingsDialog::forgetWanted, m_window, [this] {
        FilterStore::forgetHistory();
        SqlPane::forgetHistory();
        for (auto *recent : m_window->findChildren<RecentFiles *>())
            recent->clear();
    });
    dialog->open();
}

} // namespace vitrine
