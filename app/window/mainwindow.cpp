// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/mainwindow.h"

#include "app/kit/editor/codeeditor.h"
#include "app/kit/lists/recordview.h"
#include "app/kit/lists/visibilitywatcher.h"
#include "app/kit/theme/applicationpalette.h"
#include "app/kit/widgets/filedialogs.h"
#include "app/kit/widgets/messagestrip.h"
#include "app/panes/details/detailspane.h"
#include "app/panes/drafts/draftkeeper.h"
#include "app/panes/filter/filtercontrol.h"
#include "app/panes/results/resultpanes.h"
#include "app/panes/results/variableorigin.h"
#include "app/panes/runs/runspane.h"
#include "app/panes/seal/sealcontrol.h"
#include "app/panes/shell/actions.h"
#include "app/panes/shell/statusline.h"
#include "app/panes/step/stepcompletions.h"
#include "app/panes/step/steppane.h"
#include "app/panes/steps/stepfile.h"
#include "app/panes/steps/stepspane.h"
#include "app/panes/welcome/welcomepage.h"
#include "app/session/execution/executiontext.h"
#include "app/session/execution/executors.h"
#include "app/session/execution/workerpythons.h"
#include "app/session/jobs/joblist.h"
#include "app/session/project.h"
#include "app/session/settings/executionsettings.h"
#include "app/session/settings/preferences.h"
#include "app/window/actionavailability.h"
#include "app/window/contextreading.h"
#include "app/window/executorchooser.h"
#include "app/window/filedrag.h"
#include "app/window/filedrop.h"
#include "app/window/importnotice.h"
#include "app/window/importreports.h"
#include "app/window/liveoutput.h"
#include "app/window/livereview.h"
#include "app/window/locationopener.h"
#include "app/window/maintoolbar.h"
#include "app/window/menus.h"
#include "app/window/policychooser.h"
#include "app/window/policyfile.h"
#include "app/window/policytuning.h"
#include "app/window/recentfiles.h"
#include "app/window/samplerun.h"
#include "app/window/scratchcontrol.h"
#include "app/window/taborder.h"
#include "app/window/trailsaver.h"
#include "app/window/windowtools.h"
#include "app/window/workarea.h"
#include "app/wording/errortext.h"
#include "app/wording/safetext.h"
#include "app/wording/windowtext.h"
#include "models/items/runmodel.h"
#include "models/items/stepmodel.h"

#include <QApplication>
#include <QCloseEvent>
#include <QFileInfo>
#include <QScreen>
#include <QSettings>
#include <QStackedWidget>
#include <QStatusBar>
#include <QVBoxLayout>

#include <ranges>
#include <string>
#include <string_view>

namespace vitrine {

namespace {

constexpr auto closePatience = std::chrono::milliseconds(1'500);

} // namespace

MainWindow::MainWindow(ExecutionBackendFactory factory, QWidget *parent)
    : QMainWindow(parent)
    , m_project(new Project(std::move(factory), this))
    , m_actions(new Actions(this))
    , m_availability(new ActionAvailability(m_actions, m_project, this))
    , m_recent(new RecentFiles(this))
    , m_saver(new TrailSaver(m_project))
    , m_locations(new LocationOpener(m_project))
    , m_strip(new MessageStrip)
    , m_pages(new QStackedWidget)
    , m_welcome(new WelcomePage)
    , m_area(new WorkArea)
    , m_runs(new RunsPane(m_project->runs()))
    , m_steps(new StepsPane(m_project->steps()))
    , m_step(new StepPane)
    , m_live(new LiveOutput(m_project->execution(), m_step))
    , m_results(new ResultPanes(m_area))
    , m_details(new DetailsPane(m_project))
    , m_policies(new PolicyChooser)
    , m_executors(new ExecutorChooser)
    , m_status(new StatusLine(statusBar(), m_project->jobs()))
{
    setObjectName(QStringLiteral("mainWindow"));
    auto *content = new QWidget;
    auto *layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_strip);
    layout->addWidget(m_pages, 1);
    m_pages->addWidget(m_welcome);
    m_pages->addWidget(m_area);
    setCentralWidget(content);
    buildPanes();
    m_tools = new WindowTools(this, m_project, m_actions, m_area,
        { .runs = m_runs, .steps = m_steps, .step = m_step, .results = m_results, .details = m_details });
    addToolBar(new MainToolBar(m_actions, m_policies, m_executors));
    auto *menus = new Menus(this, m_actions, m_recent, m_area);
    connect(menus, &Menus::recentRequested, this, [this](const QString &file) { openFiles({ file }); });
    menus->offerGroups(m_runs->groupMenu());
    m_policies->offerIn(menus->policyMenu(),
        { m_actions->choosePolicy, m_actions->policyLayout, m_actions->whyDenied, m_actions->remedies,
            m_actions->changedSteps, m_actions->approvals });
    m_tools->begin(*menus, m_policies);
    m_availability->showIn(menuBar());
    connectActions();
    connectWelcomePage();
    connectPanes();
    connectProject();
    connectExecution();
    restoreSettings();
    showClosed();
    new ContextReading(m_project, m_step);
    new FileDrag(m_status->trailState(), [this] { return m_project->file(); });
    m_drafts = new DraftKeeper(m_project, m_step, m_strip);
    connect(new FileDrop(this, m_welcome), &FileDrop::dropped, this,
        [this](const QStringList &files) { openFiles(files); });
    m_project->execution()->prepare();
}

// Children are destroyed one after the other. They must not follow the focus meanwhile, since the objects that they
// would access may no longer exist.
MainWindow::~MainWindow()
{
    for (const auto *part : findChildren<QObject *>())
        disconnect(qApp, &QApplication::focusChanged, part, nullptr);
    // Floating panes are hidden when the project is already gone.
    for (auto *watcher : findChildren<VisibilityWatcher *>())
        watcher->disconnect();
}

void MainWindow::openFiles(const QStringList &files, const QString &format)
{
    m_strip->dismiss();
    m_project->openFiles(files, format);
}

void MainWindow::offerDrafts() { m_drafts->offer(); }

bool MainWindow::isStuck() const { return !m_project->execution()->isIdle(); }

bool MainWindow::focusNextPrevChild(bool isForward)
{
    auto *next = nextTabStop(*this, *m_area, isForward);
    if (next == nullptr)
        return false;
    next->setFocus(isForward ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    return true;
}

// The user need not wait for a running step: the window closes at once, and the program ends when the step has ended.
void MainWindow::closeEvent(QCloseEvent *event)
{
    saveSettings();
    m_drafts->save();
    m_project->jobs()->cancelAll();
    if (m_isClosing || m_project->execution()->isIdle()) {
        event->accept();
        return;
    }
    event->ignore();
    m_isClosing = true;
    hide();
    m_project->stop();
    connect(m_project->execution(), &ExecutionControl::stateChanged, this, &MainWindow::finishClosing);
    QTimer::singleShot(closePatience, this, &QCoreApplication::quit);
}

void MainWindow::buildPanes()
{
    for (auto *pane : std::initializer_list<Pane *> { m_runs, m_steps, m_step })
        m_area->addPane(pane);
    for (auto *pane : m_results->panes())
        m_area->addPane(pane);
    m_area->addPane(m_details);
}

void MainWindow::connectActions()
{
    connect(m_actions->open, &QAction::triggered, this, &MainWindow::chooseFiles);
    connect(m_actions->openFolder, &QAction::triggered, this, [this] {
        if (const auto folder = FileDialogs::folderToOpen(this); !folder.isEmpty())
            openFiles({ folder });
    });
    auto *scratch = new ScratchControl(m_project);
    connect(m_actions->newScratchRun, &QAction::triggered, scratch, &ScratchControl::add);
    connect(scratch, &ScratchControl::added, this, [this] { m_area->activate(m_step); });
    connect(m_actions->openSample, &QAction::triggered, this, &MainWindow::openSample);
    connect(m_tools, &WindowTools::sessionChosen, this, [this](const QString &file) { openFiles({ file }); });
    connect(m_actions->saveAs, &QAction::triggered, this, &MainWindow::chooseCopy);
    connect(m_actions->closeTrail, &QAction::triggered, m_project, &Project::close);
    connect(m_actions->quit, &QAction::triggered, this, &QWidget::close);
    connect(m_actions->runStep, &QAction::triggered, this, &MainWindow::runShownStep);
    connect(m_actions->runFromHere, &QAction::triggered, this,
        [this] { m_project->runFromStep(m_step->code().toStdString()); });
    connect(m_actions->runToHere, &QAction::triggered, this,
        [this] { m_project->runToStep(m_step->code().toStdString()); });
    connect(m_actions->runSelection, &QAction::triggered, m_step, &StepPane::runSelection);
    connect(m_actions->backToStep, &QAction::triggered, m_project, &Project::goBackToStep);
    m_steps->view()->addActions(
        { m_actions->runStep, m_actions->runToHere, m_actions->runFromHere, m_actions->backToStep });
    m_steps->view()->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_steps->view()->setDraggedFiles([this, files = std::make_shared<StepFile>()] {
        const auto *shown = m_project->step();
        return shown != nullptr && m_step->stepId() == shown->id
            ? files->write(m_project->runs()->numberOf(m_project->currentRun()), *shown, m_step->code())
            : QList<QUrl>();
    });
    m_runs->view()->addActions(
        { m_actions->replay, m_actions->compareWith, m_actions->toolAnswers, m_runs->groupMenu()->menuAction() });
    m_runs->view()->setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(m_actions->replay, &QAction::triggered, m_project, &Project::replay);
    connect(m_actions->replayAll, &QAction::triggered, m_project, &Project::replayAll);
    connect(m_actions->stop, &QAction::triggered, m_project, &Project::stop);
    connect(m_actions->choosePolicy, &QAction::triggered, this, &MainWindow::choosePolicyFile);
    connect(m_actions->verify, &QAction::triggered, m_project, &Project::verify);
    new ImportNotice(m_project, m_strip);
    new ImportReports(m_project, m_strip, m_actions->showReport, this);
    auto *seals = new SealControl(this, m_project, m_status, m_strip);
    connect(m_actions->seal, &QAction::triggered, seals, &SealControl::ask);
    connect(m_actions->about, &QAction::triggered, this, [this] { FileDialogs::showAbout(this); });
    connect(m_actions->aboutQt, &QAction::triggered, qApp, &QApplication::aboutQt);
    connectViewActions();
    connectGoActions();
}

void MainWindow::connectViewActions()
{
    connect(m_actions->fullScreen, &QAction::toggled, this,
        [this](bool isFull) { isFull ? showFullScreen() : showNormal(); });
    connect(m_actions->resetLayout, &QAction::triggered, this, [this] {
        m_area->resetLayout();
        for (auto *view : findChildren<RecordView *>())
            view->resetColumns();
    });
    connect(m_actions->colors, &QActionGroup::triggered, this,
        [this](const QAction *chosen) { applyPalette(paletteChoice(chosen->objectName())); });
}

void MainWindow::connectGoActions()
{
    connect(m_actions->previousStep, &QAction::triggered, this, [this] { m_steps->selectNeighbor(-1); });
    connect(m_actions->nextStep, &QAction::triggered, this, [this] { m_steps->selectNeighbor(1); });
    connect(m_actions->previousRun, &QAction::triggered, this, [this] { m_runs->selectNeighbor(-1); });
    connect(m_actions->nextRun, &QAction::triggered, this, [this] { m_runs->selectNeighbor(1); });
    m_tools->actOnStep();
    connect(m_actions->nextPane, &QAction::triggered, this, [this] { m_area->activateNext(1); });
    connect(m_actions->previousPane, &QAction::triggered, this, [this] { m_area->activateNext(-1); });
}

void MainWindow::connectWelcomePage()
{
    connect(m_welcome, &WelcomePage::openRequested, this, &MainWindow::chooseFiles);
    connect(m_welcome, &WelcomePage::sampleRequested, this, &MainWindow::openSample);
    connect(m_welcome, &WelcomePage::fileChosen, this, [this](const QString &file) { openFiles({ file }); });
    connect(m_welcome, &WelcomePage::removeRequested, m_recent, &RecentFiles::remove);
    connect(m_welcome, &WelcomePage::filesDropped, this, [this](const QStringList &files) { openFiles(files); });
    connect(m_welcome, &WelcomePage::followRequested, m_tools, &WindowTools::follow);
    connect(m_tools, &WindowTools::sessionsChanged, this, &MainWindow::offerSessions);
    offerSessions();
    connect(m_recent, &RecentFiles::changed, m_welcome, [this] { m_welcome->setRecent(m_recent->entries()); });
    m_welcome->setRecent(m_recent->entries());
    m_welcome->addStart(m_actions->openSession, tr("Sessions that coding agents stored on this computer"));
    m_welcome->addStart(m_actions->newScratchRun, tr("Write Python and run it in the sandbox"));
    m_welcome->addStart(m_actions->followLog, tr("Read a log while it is being written"));
    m_welcome->addStart(m_actions->receiveSpans, tr("Record the spans of a running agent"));
    m_welcome->addStart(m_actions->watchAgent, tr("Judge and record each tool call of Claude Code or Codex"));
}

void MainWindow::offerSessions()
{
    const auto variable
        = [](std::string_view name) { return qEnvironmentVariable(std::string(name).c_str()).toStdString(); };
    m_welcome->setSessions(Preferences::listsSessions.isOn() ? Environment(variable) : Environment());
}

void MainWindow::connectPanes()
{
    m_tools->followValues();
    m_results->offerToRun(m_actions->runStep);
    connect(m_runs, &RunsPane::runChosen, m_project, &Project::selectRun);
    connect(m_steps, &StepsPane::stepChosen, m_project, &Project::selectStep);
    connect(m_step, &StepPane::runRequested, m_project,
        [this](const QString &code) { m_project->runStep(code.toStdString()); });
    connect(m_step, &StepPane::originalRequested, m_project, &Project::requestOriginal);
    connect(m_step, &StepPane::whyWanted, m_actions->whyDenied, &QAction::trigger);
    connect(m_actions->inspectLayout, &QAction::triggered, m_step, &StepPane::favourCode);
    connect(m_actions->replayLayout, &QAction::triggered, m_step, &StepPane::favourDifference);
    connect(m_step, &StepPane::left, this, [this] { m_area->activate(m_steps); });
}

void MainWindow::connectProject()
{
    connect(m_project, &Project::opened, this, &MainWindow::showOpened);
    connect(m_project, &Project::closed, this, &MainWindow::showClosed);
    connect(m_project, &Project::runSelected, this, &MainWindow::showRun);
    connect(m_project, &Project::stepSelected, this, [this](StepId step) {
        m_steps->select(step);
        showStepTitle();
        m_availability->update();
    });
    connect(m_project, &Project::detailRead, this, &MainWindow::showDetail);
    connect(m_project, &Project::originalRead, this,
        [this](const OriginalBytes &original) { m_step->setOriginal(original.step, original.bytes); });
    connect(m_project, &Project::originalFailed, this, [this](const Error &error) {
        m_step->setOriginalUnavailable(m_project->currentStep(), ErrorText::sentence(error));
    });
    new LiveReview(m_project, m_step, m_results);
    connect(m_project, &Project::imported, this, &MainWindow::rememberLogs);
    connect(m_project, &Project::failed, this, &MainWindow::showError);
    connect(m_project, &Project::saved, this, [this](const QString &file) {
        //: %1: name of a file
        m_status->setActivity(tr("Saved %1.").arg(safeLine(QFileInfo(file).fileName())));
    });
    connect(m_saver, &TrailSaver::savedAside, this, [this](const QString &file) {
        m_recent->add(file);
        m_strip->show(WindowText::savedAside(file, m_project->title()));
    });
    connect(m_locations, &LocationOpener::stepFound, m_tools, &WindowTools::leaveOverview);
    connect(m_locations, &LocationOpener::missing, this, [this](const LocationLink &location, int count) {
        m_strip->show(WindowText::noSuchLocation(location, m_project->title(), count));
    });
    connect(m_project, &Project::countsChanged, this, &MainWindow::showCounts);
    connect(m_project, &Project::countsChanged, this, &MainWindow::showRun);
    connect(m_tools->filter(), &FilterControl::failed, this, &MainWindow::showError);
}

void MainWindow::connectExecution()
{
    connect(m_policies, &PolicyChooser::policyChosen, this, [this] {
        m_project->setPolicy(m_policies->policy());
        m_project->review(m_step->code());
    });
    m_policies->follow(m_project);
    m_tools->policies()->follow(m_policies);
    connect(m_tools->policies(), &PolicyTuning::shownChanged, m_steps, &StepsPane::preferPolicy);
    m_tools->policies()->announceIn(m_strip);
    connect(m_project, &Project::replayingAllChanged, m_availability, &ActionAvailability::update);
    connect(m_project, &Project::replayedAll, this, &MainWindow::showSummary);
    auto *execution = m_project->execution();
    connect(execution, &ExecutionControl::ready, this, &MainWindow::showExecutor);
    connect(m_executors, &ExecutorChooser::executorChosen, execution,
        [execution](const QString &id) { execution->use(executorFactory(id)); });
    connect(execution, &ExecutionControl::stateChanged, this, [this](ExecutionControl::State state) {
        if (state == ExecutionControl::State::Stuck)
            m_strip->show(WindowText::stuck());
        else if (state == ExecutionControl::State::Idle && m_strip->message() == WindowText::stuck())
            m_strip->dismiss();
        showActivity();
        m_availability->update();
    });
    connect(execution, &ExecutionControl::ticked, this, &MainWindow::showActivity);
    connect(execution, &ExecutionControl::finished, this, &MainWindow::showSummary);
    connect(execution, &ExecutionControl::failed, this, [this](const Error &error) { m_runFailure = error; });
}

void MainWindow::chooseFiles()
{
    if (const auto [files, format] = FileDialogs::toOpen(this); !files.isEmpty())
        openFiles(files, format);
}

void MainWindow::chooseCopy()
{
    if (const auto file = FileDialogs::trailToSave(this, m_project->title()); !file.isEmpty())
        m_saver->saveAs(file);
}

void MainWindow::choosePolicyFile()
{
    const auto file = FileDialogs::policyToOpen(this);
    if (file.isEmpty())
        return;
    readPolicyFile(file).then(this, [this, file](const Result<Policy> &policy) {
        if (policy)
            m_policies->addPolicy(*policy, file);
        else
            showError(policy.error());
    });
}

void MainWindow::start(const QString &action)
{
    if (action == u"open-session")
        m_actions->openSession->trigger();
    else if (action == u"verify-trail")
        verifyTrail();
}

/// The open trail, or one that the user chooses.
void MainWindow::verifyTrail()
{
    if (m_project->isOpen())
        return m_actions->verify->trigger();
    const auto [files, format] = FileDialogs::toOpen(this);
    if (files.isEmpty())
        return;
    connect(m_project, &Project::opened, m_actions->verify, &QAction::trigger,
        Qt::ConnectionType(Qt::QueuedConnection | Qt::SingleShotConnection));
    openFiles(files, format);
}

void MainWindow::openSample()
{
    if (const auto file = sampleRun(); file)
        openFiles({ *file });
    else
        showError(file.error());
}

void MainWindow::runShownStep() { m_project->runStep(m_step->code().toStdString()); }

void MainWindow::finishClosing()
{
    if (m_project->execution()->isIdle())
        QCoreApplication::quit();
}

void MainWindow::showOpened()
{
    setWindowTitle(safeLine(m_project->title()));
    if (!m_project->file().startsWith(TrailImports::folder()))
        m_recent->add(m_project->file());
    m_pages->setCurrentWidget(m_area);
    m_runs->setFocus();
    showCounts();
    m_availability->update();
}

void MainWindow::showClosed()
{
    setWindowTitle({});
    m_step->clear();
    m_results->showNothing({});
    m_pages->setCurrentWidget(m_welcome);
    m_status->setTrail(Meaning::Info, tr("No trail open"));
    m_status->setActivity({});
    showCounts();
    showStepTitle();
    m_availability->update();
}

void MainWindow::showRun()
{
    const auto *run = m_project->run();
    m_runs->select(m_project->currentRun());
    auto context = run ? WindowText::run(*run, m_project->runs()->numberOf(m_project->currentRun())) : QString();
    const auto *steps = m_project->steps();
    if (run && steps->isFiltered())
        //: Beside the title of the list of steps. %1: "Run 46, gpt-4o: 5 steps", %Ln: how many the filter lets through
        context = tr("%1, %Ln match the filter", nullptr, steps->matchCount()).arg(context);
    m_steps->setContextText(context);
    showStepTitle();
    m_availability->update();
}

void MainWindow::showStepTitle()
{
    const auto *step = m_project->step();
    if (step == nullptr) {
        m_step->setWindowTitle(m_step->info().title);
        m_step->setContextText({});
        return;
    }
    //: Title of a pane. %1: number of a step
    m_step->setWindowTitle(tr("Step %1").arg(WindowText::stepNumber(*step)));
    const auto run = m_project->runs()->numberOf(m_project->currentRun());
    m_step->setContextText(WindowText::stepContext(*step, run));
}

void MainWindow::showDetail(const std::shared_ptr<const StepDetail> &detail)
{
    if (m_project->steps()->rowOf(detail->id) < 0)
        return;
    const StepSummary &step = detail->row;
    m_step->setStep(step, { detail, &detail->record });
    m_step->setExecutions({ detail, &detail->executions });
    m_step->editor()->setCompletionSources(
        stepCompletions(detail->record, detail->executions, m_project->activePolicy()));
    m_live->refresh();
    m_project->review(m_step->code());
    const auto ended = std::ranges::find_if(detail->executions, [](const Execution &e) { return e.end.has_value(); });
    if (ended == detail->executions.end() && detail->id == m_project->execution()->runningStep())
        m_results->showRunning(WindowText::stepNumber(step));
    else if (ended == detail->executions.end())
        step.isReplayable ? m_results->showNothing(WindowText::stepNumber(step))
                          : m_results->showWithoutPython(detail->record, WindowText::stepNumber(step));
    else
        m_results->show(ended->end->result, WindowText::stepNumber(step), { .step = step.id, .ordinal = step.ordinal });
    showStepTitle();
    m_availability->update();
}

void MainWindow::rememberLogs(const ImportedLogs &logs)
{
    for (const std::string &name : logs.names | std::views::reverse)
        m_recent->add(QFile::decodeName(name.c_str()));
    if (logs.names.size() == 1)
        m_logs.insert(QFile::decodeName(logs.trail.c_str()), QFile::decodeName(logs.names.front().c_str()));
}

void MainWindow::showError(const Error &error)
{
    if (error.code != ErrorCode::Cancelled)
        m_strip->show(WindowText::error(error));
}

void MainWindow::showExecutor(const ReadyExecutor &info)
{
    m_executors->show(info);
    //: %1: names of protection layers, %2: a version number
    const auto tip = tr("Layers: %1. Python %2.").arg(info.layers.join(u", "), info.pythonVersion);
    m_executors->setToolTip(tip);
    m_status->setLayers(Meaning::Ok, tr("%Ln layer(s) active", nullptr, static_cast<int>(info.layers.size())), tip);
}

void MainWindow::showActivity()
{
    m_status->setActivity(ExecutionText::activity(*m_project->execution(), *m_project->steps()));
}

void MainWindow::showSummary(const ExecutionSummary &summary)
{
    m_status->setActivity(ExecutionText::summary(summary));
    if (m_runFailure && m_strip->message() == WindowText::error(*m_runFailure))
        m_strip->dismiss();
    if (!summary.environment.empty())
        showOtherEnvironment(summary);
}

// Uses an interpreter that is nearer to the recorded version, if there is one.
void MainWindow::showOtherEnvironment(const ExecutionSummary &summary)
{
    auto message = ExecutionText::otherEnvironment(summary);
    const auto python
        = std::ranges::find(summary.environment, std::string_view("Python"), &EnvironmentDifference::what);
    const auto nearest = python == summary.environment.end()
        ? std::nullopt
        : nearestPython(python->recorded, python->now, knownPythons());
    if (nearest) {
        //: Button. %1: a version such as 3.11
        message.actionText = tr("Use Python %1").arg(nearest->version);
        message.action = [this, executable = nearest->executable] {
            ExecutionSettings::setPython(executable);
            m_project->execution()->use(executorFactory(ExecutionSettings::executor()));
        };
    }
    m_strip->show(message);
}

void MainWindow::showCounts()
{
    if (!m_project->isOpen()) {
        m_status->setCounts({}, {});
        m_runs->setContextText({});
        return;
    }
    const auto &totals = m_project->totals();
    const auto shown = static_cast<quint64>(m_project->runs()->rowCount());
    const auto count = WindowText::runCount(shown, totals.runs);
    m_recent->setRuns(m_logs.value(m_project->file(), m_project->file()), static_cast<qint64>(totals.runs));
    m_runs->setContextText(count);
    m_runs->setFiltered(m_project->filter().has_value());
    m_runs->view()->setEmptyAction(m_project->filter() ? m_actions->clearFilter : nullptr);
    m_status->setCounts(count, WindowText::stepCount(m_project->matchingSteps().value_or(totals.steps), totals.steps));
}

QSize MainWindow::firstSize(const QSize &available) { return QSize(1280, 800).boundedTo(available); }

void MainWindow::restoreSettings()
{
    const QSettings settings;
    // A picture without a screen need not fit any.
    const bool isSeen = QGuiApplication::platformName() != QLatin1StringView("offscreen");
    resize(isSeen ? firstSize(screen()->availableSize()) : firstSize(QSize(QWIDGETSIZE_MAX, QWIDGETSIZE_MAX)));
    restoreGeometry(settings.value(QStringLiteral("window/geometry")).toByteArray());
    m_area->restore(settings);
    for (auto *view : findChildren<RecordView *>())
        view->restore(settings);
    m_step->restoreLayout(settings.value(QStringLiteral("window/step")).toByteArray());
    const auto colors = settings.value(QStringLiteral("window/colors")).toString();
    const auto choices = m_actions->colors->actions();
    const auto chosen = std::ranges::find(choices, colors, &QAction::objectName);
    (chosen != choices.end() ? *chosen : m_actions->systemColors)->trigger();
    {
        const QSignalBlocker quiet(m_policies); // nothing can be judged yet
        m_policies->restore(settings.value(QStringLiteral("window/policy")).toString());
    }
    m_project->setPolicy(m_policies->policy());
}

void MainWindow::saveSettings() const
{
    QSettings settings;
    settings.setValue(QStringLiteral("window/geometry"), saveGeometry());
    m_area->save(settings);
    m_tools->save(settings);
    for (const auto *view : findChildren<RecordView *>())
        view->save(settings);
    settings.setValue(QStringLiteral("window/step"), m_step->saveLayout());
    settings.setValue(QStringLiteral("window/colors"), m_actions->colors->checkedAction()->objectName());
    settings.setValue(QStringLiteral("window/policy"), m_policies->kept());
}

} // namespace vitrine
