// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/project.h"

#include "app/jobs/copytrailjob.h"
#include "app/jobs/importjob.h"
#include "app/jobs/joblist.h"
#include "app/jobs/verifyjob.h"
#include "app/replay/replayplan.h"
#include "executor/policy/profiles.h"
#include "models/items/runmodel.h"
#include "models/items/stepmodel.h"

#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

namespace vitrine {

namespace {

QString fileName(const QString &path) { return QFileInfo(path).fileName(); }

QString titleOf(const TrailInfo &info)
{
    // A trail in the user's folder of trails is named by a hash: its log says more.
    const bool isOurs = QFileInfo(info.file).absolutePath() == Project::trailFolder();
    if (!isOurs || info.sources.size() != 1)
        return fileName(info.file);
    return fileName(QString::fromStdString(info.sources.front().record.file));
}

} // namespace

Project::Project(ExecutionBackendFactory factory, QObject *parent)
    : QObject(parent)
    , m_runs(new RunModel(this))
    , m_steps(new StepModel(this))
    , m_jobs(new JobList(this))
    , m_reader(std::make_unique<TrailClient>())
    , m_execution(new ExecutionControl(std::move(factory), this))
    , m_reviewer(m_jobs->pool())
{
    connectReader();
    connectExecution();
}

Project::~Project() = default;

bool Project::isQuiet() const { return m_execution->isIdle() && m_jobs->count() == 0 && !m_reader->isBusy(); }

void Project::openFiles(const QStringList &files)
{
    for (qsizetype i = 0; i < files.size(); ++i)
        openFile(files[i], i == 0);
}

void Project::close()
{
    if (!isOpen())
        return;
    m_execution->stop();
    m_reader->close();
    m_file.clear();
    m_title.clear();
    m_wanted.clear();
    m_run = 0;
    m_step = 0;
    m_shownExecution = 0;
    m_isShownEnded = false;
    m_lastSteps.clear();
    m_runs->clear();
    m_steps->clear();
    Q_EMIT closed();
}

void Project::saveAs(const QString &file)
{
    auto job = std::make_unique<CopyTrailJob>(m_file, file);
    connect(job.get(), &CopyTrailJob::copied, this, &Project::saved);
    connect(job.get(), &CopyTrailJob::failed, this, &Project::failed);
    m_jobs->start(std::move(job));
}

void Project::verify()
{
    auto job = std::make_unique<VerifyJob>(m_file);
    connect(job.get(), &VerifyJob::verified, this, &Project::verified);
    connect(job.get(), &VerifyJob::failed, this, &Project::failed);
    m_jobs->start(std::move(job));
}

void Project::selectRun(RunId run)
{
    if (run == m_run || !isOpen())
        return;
    m_run = run;
    m_step = 0;
    m_shownExecution = 0;
    m_isShownEnded = false;
    m_reader->readSteps(run);
    Q_EMIT runSelected(run);
}

void Project::selectStep(StepId step)
{
    if (step == m_step || !isOpen())
        return;
    m_step = step;
    m_shownExecution = 0;
    m_isShownEnded = false;
    m_lastSteps.insert(m_run, step);
    m_reader->readStep(step);
    Q_EMIT stepSelected(step);
}

void Project::goTo(RunId run, StepId step)
{
    if (run == m_run) {
        selectStep(step);
        return;
    }
    m_lastSteps.insert(run, step);
    selectRun(run);
}

void Project::requestOriginal()
{
    if (m_step != 0)
        m_reader->readOriginal(m_run, m_step);
}

void Project::setPolicy(const std::optional<Policy> &policy)
{
    m_policy = policy;
    judge();
}

void Project::replay()
{
    if (m_run != 0)
        m_execution->replayRun(m_file, m_run, m_policy);
}

void Project::runStep(std::string code) { perform(ExecutionJob::Kind::Step, std::move(code)); }

void Project::runFromStep(std::string code) { perform(ExecutionJob::Kind::FromStep, std::move(code)); }

void Project::goBackToStep() { perform(ExecutionJob::Kind::BackTo, {}); }

void Project::perform(ExecutionJob::Kind kind, std::string code)
{
    const auto row = m_steps->rowOf(m_step);
    if (row < 0)
        return;
    m_execution->perform({ .kind = kind,
        .number = 0,
        .trail = m_file,
        .run = m_run,
        .policy = m_policy,
        .ordinal = m_steps->step(row).ordinal,
        .code = std::move(code) });
}

void Project::stop() { m_execution->stop(); }

Policy Project::policyInForce() const
{
    if (m_policy)
        return *m_policy;
    const auto row = m_runs->rowOf(m_run);
    return row >= 0 ? policyOfLog(m_runs->run(row).record) : defaultPolicy();
}

void Project::review(const QString &code)
{
    const auto row = m_steps->rowOf(m_step);
    auto found = row < 0
        ? m_reviewer.review(code.toStdString(), policyInForce())
        : m_reviewer.review(m_file, m_run, m_steps->step(row).ordinal, code.toStdString(), policyInForce());
    found.then(this, [this, number = ++m_review](const Result<std::vector<Finding>> &findings) {
        if (number == m_review && findings)
            Q_EMIT reviewed(*findings);
    });
}

QString Project::trailFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/trails");
}

void Project::openFile(const QString &file, bool isShown)
{
    const auto path = QFileInfo(file).absoluteFilePath();
    if (path.endsWith(u".vitrine", Qt::CaseInsensitive)) {
        if (isShown)
            openTrail(path, {});
        return;
    }
    importLogFile(path, isShown);
}

void Project::importLogFile(const QString &file, bool isShown)
{
    auto job = std::make_unique<ImportJob>(file, trailFolder());
    if (isShown)
        m_wanted = file;
    connect(job.get(), &ImportJob::imported, this, [this, file](const ImportedLog &log) {
        if (file == m_wanted)
            openTrail(QFile::decodeName(log.trail.c_str()), fileName(file));
        Q_EMIT imported(log);
    });
    connect(job.get(), &ImportJob::failed, this, &Project::failed);
    m_jobs->start(std::move(job));
}

void Project::openTrail(const QString &file, const QString &title)
{
    m_wanted.clear();
    if (file == m_file)
        return;
    close();
    m_title = title;
    m_reader->open(file);
}

void Project::takeOpened(const TrailInfo &info)
{
    m_file = info.file;
    if (m_title.isEmpty())
        m_title = titleOf(info);
    m_reader->readRuns();
    Q_EMIT opened();
}

void Project::takeRuns(const RunPage &page)
{
    m_runs->setPage(page.offset, page.runs, page.total);
    if (m_run == 0 && m_runs->rowCount() > 0)
        selectRun(m_runs->run(0).id);
}

void Project::takeSteps(RunId run, const std::vector<StepSummary> &steps)
{
    if (run != m_run)
        return;
    const bool isOther = m_steps->runId() != run;
    m_steps->setSteps(run, steps);
    if (isOther)
        judge();
    const auto row = m_steps->rowOf(m_step);
    if (row < 0)
        selectStep(m_lastSteps.value(run, firstInterestingStep()));
    else if (!isShown(m_steps->step(row)))
        m_reader->readStep(m_step);
}

// An execution is read twice: when it has begun, and when it has ended.
bool Project::isShown(const StepSummary &step) const
{
    return step.lastExecution == m_shownExecution && step.lastStatus.has_value() == m_isShownEnded;
}

void Project::refresh()
{
    if (m_run != 0)
        m_reader->readSteps(m_run);
    m_reader->readRuns(static_cast<quint64>(m_runs->rowCount()));
}

// The first step with code: what stands before it is the prompt and the task, which the list shows anyway.
StepId Project::firstInterestingStep() const
{
    for (int row = 0; row < m_steps->rowCount(); ++row) {
        if (m_steps->step(row).hasCode)
            return m_steps->step(row).id;
    }
    return m_steps->rowCount() > 0 ? m_steps->step(0).id : 0;
}

void Project::connectReader()
{
    connect(m_reader.get(), &TrailClient::opened, this, &Project::takeOpened);
    connect(m_reader.get(), &TrailClient::runsRead, this, &Project::takeRuns);
    connect(m_reader.get(), &TrailClient::stepsRead, this, &Project::takeSteps);
    connect(m_reader.get(), &TrailClient::stepRead, this, [this](const std::shared_ptr<const StepDetail> &detail) {
        const auto &executions = detail->executions;
        m_shownExecution = executions.empty() ? 0 : executions.front().id;
        m_isShownEnded = !executions.empty() && executions.front().end;
        Q_EMIT detailRead(detail);
    });
    connect(m_reader.get(), &TrailClient::originalRead, this, &Project::originalRead);
    connect(m_reader.get(), &TrailClient::changed, this, &Project::refresh);
    connect(m_reader.get(), &TrailClient::failed, this, [this](TrailQuestion question, const Error &error) {
        if (question == TrailQuestion::Original)
            Q_EMIT originalFailed(error);
        else
            Q_EMIT failed(error);
    });
}

void Project::connectExecution()
{
    connect(m_execution, &ExecutionControl::planned, this, [this](const std::vector<StepId> &steps) {
        for (const auto step : steps)
            m_steps->setLive(step, StepModel::Live::Waiting);
    });
    connect(m_execution, &ExecutionControl::stepStarted, this,
        [this](StepId step) { m_steps->setLive(step, StepModel::Live::Running); });
    connect(m_execution, &ExecutionControl::stepFinished, this,
        [this](StepId step) { m_steps->setLive(step, StepModel::Live::None); });
    connect(m_execution, &ExecutionControl::ticked, m_steps, &StepModel::setRunningSeconds);
    connect(m_execution, &ExecutionControl::stateChanged, this, [this](ExecutionControl::State state) {
        if (state != ExecutionControl::State::Idle)
            return;
        m_steps->clearLive();
        if (isOpen())
            refresh();
    });
    connect(m_execution, &ExecutionControl::failed, this, &Project::failed);
}

void Project::judge()
{
    ++m_judgement;
    m_steps->setVerdicts({});
    if (m_run == 0)
        return;
    m_reviewer.judgeRun(m_file, m_run, m_policy)
        .then(this, [this, number = m_judgement](const Result<QHash<StepId, Verdict>> &judged) {
            if (number == m_judgement && judged)
                m_steps->setVerdicts(*judged);
        });
}

} // namespace vitrine
