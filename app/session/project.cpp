// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/project.h"

#include "app/session/jobs/joblist.h"
#include "app/session/jobs/replayjob.h"
#include "app/session/sealjob.h"
#include "app/session/trailtitle.h"
#include "executor/policy/profiles.h"
#include "models/items/nearestrow.h"
#include "models/items/runmodel.h"
#include "models/items/stepmodel.h"
#include "models/replay/replayplan.h"
#include "models/replay/scratchrun.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace vitrine {

namespace {

QString absolute(const QString &file) { return QDir::cleanPath(QFileInfo(file).absoluteFilePath()); }
/// By its name, which also holds for a new or open one, else by its content.
bool isTrail(const QString &file, const QString &open)
{
    const QFileInfo info(file);
    return file.endsWith(u".vitrine", Qt::CaseInsensitive) || (!open.isEmpty() && info == QFileInfo(open))
        || hasTrailHead(info.filesystemFilePath());
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
    , m_imports(*m_jobs, m_reviewer.python())
    , m_verification(*m_jobs)
{
    connectReader();
    connectImports();
    connectVerification();
    connectLists();
    connectExecution();
}

Project::~Project() = default;

bool Project::isQuiet() const
{
    return m_execution->isIdle() && m_jobs->count() == 0 && !m_reader->isBusy() && !m_runs->isWaiting()
        && !m_steps->isWaiting() && !m_verification.isBusy();
}

const StepRow *Project::step() const
{
    const auto row = m_steps->rowOf(m_step);
    return row < 0 ? nullptr : m_steps->peek(row);
}

void Project::openFiles(const QStringList &files, const QString &format)
{
    QStringList logs;
    bool isFirstTrail = false;
    for (const QString &file : files) {
        if (!isTrail(file, m_file))
            logs.append(absolute(file));
        else if (file == files.front())
            isFirstTrail = true;
    }
    if (isFirstTrail)
        openTrail(absolute(files.front()), {});
    if (!logs.isEmpty())
        m_imports.start(logs, format, !isFirstTrail);
}

void Project::close()
{
    if (!isOpen())
        return;
    m_reader->close();
    forget();
}

void Project::forget()
{
    stop();
    m_file.clear();
    m_title.clear();
    m_imports.forgetWanted();
    m_run = 0;
    m_step = 0;
    m_shownExecution = 0;
    m_isShownEnded = false;
    m_lastSteps.clear();
    m_runRow.reset();
    m_runPolicy.reset();
    m_hasPython = true;
    m_totals = {};
    m_matchingSteps.reset();
    m_filter.reset();
    m_verification.forget();
    m_filterJudgement.cancel();
    m_isGrowthDue = false;
    m_runs->clear();
    m_steps->clear();
    Q_EMIT closed();
}

void Project::moveTo(const QString &file)
{
    m_movingTo = file;
    openTrail(file, {});
}

void Project::readAgain()
{
    if (!isOpen())
        return;
    m_movingTo = m_file;
    m_openingTitle = m_title;
    m_opening = m_file;
    m_reader->open(m_file);
}

void Project::seal(const SealRequest &request)
{
    auto job = std::make_unique<SealJob>(m_file, m_title, request);
    connect(job.get(), &SealJob::sealed, this, [this, file = m_file](const Checkpoint &checkpoint) {
        if (file == m_file)
            takeSeal(checkpoint);
    });
    connect(job.get(), &SealJob::keyringFailed, this, &Project::keyringFailed);
    connect(job.get(), &SealJob::failed, this, &Project::failed);
    m_jobs->start(std::move(job));
}

void Project::setFilter(const std::optional<Filter> &filter)
{
    m_filter = filter && filter->root() ? filter : std::nullopt;
    m_isMatchWanted = m_filter.has_value();
    m_filterJudgement.cancel();
    if (!isOpen())
        return;
    const auto policies = m_filter ? m_filter->judgedPolicies() : std::vector<std::string> {};
    if (policies.empty())
        listFiltered();
    else
        judgeFilter(policies);
}

void Project::listFiltered()
{
    listRuns(false);
    if (m_run != 0)
        listSteps();
    countSteps();
}

// The lists know nothing of policies, so the verdicts of these policies on the steps are set first.
void Project::judgeFilter(const std::vector<std::string> &policies)
{
    m_filterJudgement.await(
        m_reviewer.judgeTrail(m_file, policies), [this](const Result<CodeReviewer::Judgements> &judged) {
            if (!judged) {
                Q_EMIT failed(judged.error());
                return;
            }
            for (const auto &[policy, verdicts] : *judged)
                m_reader->judge(policy, verdicts);
            listFiltered();
        });
}

void Project::selectRun(RunId run)
{
    if (run == m_run || !isOpen())
        return;
    m_run = run;
    m_runRow.reset();
    m_runPolicy.reset();
    m_hasPython = true;
    m_step = 0;
    m_shownExecution = 0;
    m_isShownEnded = false;
    m_isMatchWanted = true;
    listSteps();
    Q_EMIT runSelected(run);
}

void Project::selectStep(StepId step)
{
    if (step == m_step || !isOpen())
        return;
    m_step = step;
    m_shownExecution = 0;
    m_isShownEnded = false;
    m_isMatchWanted = false;
    m_lastSteps.insert(m_run, step);
    m_reader->readStep(step);
    Q_EMIT stepSelected(step);
}

void Project::goTo(RunId run, StepId step)
{
    if (step == 0)
        return selectRun(run);
    if (run == m_run)
        return selectStep(step);
    m_lastSteps.insert(run, step);
    selectRun(run);
    m_isMatchWanted = false;
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
    if (m_run != 0 && canRun())
        m_execution->replayRun(m_file, m_run, m_policy);
}

void Project::runStep(std::string code) { perform(ExecutionJob::Kind::Step, std::move(code)); }

void Project::runFromStep(std::string code) { perform(ExecutionJob::Kind::FromStep, std::move(code)); }

void Project::runToStep(std::string code) { perform(ExecutionJob::Kind::ToStep, std::move(code)); }

void Project::goBackToStep() { perform(ExecutionJob::Kind::BackTo, {}); }

void Project::perform(ExecutionJob::Kind kind, std::string code)
{
    const auto *shown = step();
    if (shown == nullptr || !canRun())
        return;
    m_execution->perform({ .kind = kind,
        .number = 0,
        .trail = m_file,
        .run = m_run,
        .policy = m_policy,
        .ordinal = shown->ordinal,
        .code = std::move(code) });
}

void Project::replayAll()
{
    if (!canRun())
        return;
    auto job = std::make_unique<ReplayJob>(m_file, m_title, m_policy, m_execution->factory());
    m_replayJob = job.get();
    connect(job.get(), &ReplayJob::replayed, this, &Project::replayedAll);
    connect(job.get(), &ReplayJob::failed, this, &Project::failed);
    connect(job.get(), &Job::ended, this, [this] {
        m_replayJob = nullptr;
        Q_EMIT replayingAllChanged();
    });
    m_jobs->start(std::move(job));
    Q_EMIT replayingAllChanged();
}

bool Project::canStop() const
{
    return m_execution->state() == ExecutionControl::State::Running || (m_replayJob && !m_replayJob->isCancelled());
}

void Project::stop()
{
    m_execution->stop();
    if (!m_replayJob)
        return;
    m_replayJob->cancel();
    Q_EMIT replayingAllChanged();
}

Policy Project::activePolicy() const
{
    if (m_policy || m_runPolicy)
        return m_policy ? *m_policy : *m_runPolicy;
    const bool isOfLog = m_runRow && m_runRow->isReadable;
    return isOfLog ? policyOfLog(m_runRow->record, {}, m_runRow->codeSteps) : defaultPolicy();
}

void Project::review(const QString &code)
{
    const auto *shown = step();
    auto found = shown == nullptr ? m_reviewer.review(code.toStdString(), activePolicy())
        : shown->isReplayable     ? m_reviewer.review(m_file, m_run, shown->ordinal, code.toStdString(), activePolicy())
                                  : m_reviewer.reviewActions(m_file, shown->id, activePolicy());
    m_review.await(std::move(found), [this](const Result<StepReview> &review) {
        if (review)
            Q_EMIT reviewed(*review);
    });
}

void Project::finishImports() { m_imports.finish(m_interruptedLogs, m_file); }

void Project::takeImported(const ImportedLogs &imported)
{
    const bool isShown = isOpen() && QFile::decodeName(imported.trail.c_str()) == m_file;
    Q_EMIT this->imported(imported);
    if (isShown)
        verifyOpened();
}

void Project::openTrail(const QString &file, const QString &title)
{
    m_imports.forgetWanted();
    if (file == m_file && !m_reader->isAsking(TrailQuestion::Open))
        return;
    m_openingTitle = title;
    m_opening = file;
    m_reader->open(file);
}

// The current trail stays open if the other one cannot be opened.
void Project::takeOpened(const TrailInfo &info)
{
    if (info.file == std::exchange(m_movingTo, {}))
        Q_EMIT moving(info.file);
    if (isOpen())
        forget();
    m_file = info.file;
    m_title = m_openingTitle.isEmpty() ? titleOfTrail(info, TrailImports::folder()) : m_openingTitle;
    m_verification.setTrail(m_file, m_title);
    m_seal = info.seal;
    m_isNewer = info.isNewer;
    m_interruptedLogs = info.interruptedLogs;
    m_hasImportReports
        = std::ranges::any_of(info.sources, [](const SourceSummary &source) { return !source.report.empty(); });
    m_totals = info.totals;
    listRuns(false);
    countSteps();
    Q_EMIT opened();
    verifyOpened();
}

void Project::verifyOpened()
{
    if (!m_imports.isGrowing(m_file))
        verify();
}

void Project::takeRuns(const RunListing &listing)
{
    const bool isOther = listing.totals != m_totals;
    m_totals = listing.totals;
    m_runs->setRuns(listing);
    m_verification.setEntries(listing.entries);
    if (isOther)
        countSteps();
    if (m_runRow && listing.current && listing.current->steps != m_runRow->steps)
        listSteps();
    if (std::exchange(m_isGrowthDue, false))
        listRuns(true);
    Q_EMIT countsChanged();
    if (m_run == 0 && m_runs->rowCount() > 0)
        selectRun(m_runs->idAt(0));
    else if (listing.successor != 0)
        followRun(listing.successor);
    else if (m_isMatchWanted && m_runs->rowOf(m_run) < 0)
        selectNearestRun();
}

void Project::selectNearestRun()
{
    if (const auto nearest = nearestRow(*m_runs->listing().shown, m_run))
        selectRun(*nearest);
}

// Keeps the user's position when the run was rewritten.
void Project::followRun(RunId successor)
{
    m_keptRow = m_steps->rowOf(m_step);
    Q_EMIT runRewritten(successor);
    selectRun(successor);
    m_isMatchWanted = false;
}

void Project::takeSteps(const StepListing &listing)
{
    if (listing.run != m_run)
        return;
    const bool isOther = m_steps->runId() != m_run;
    const bool hasGrown = !isOther && m_steps->rowCount() < listing.shown->size();
    m_runRow = listing.runRow;
    m_runPolicy = listing.policy;
    m_hasPython = listing.hasPython;
    m_steps->setSteps(listing);
    markDamage();
    if (isOther)
        judge();
    else if (hasGrown)
        judgeAgain();
    const auto kept = std::min(std::exchange(m_keptRow, -1), m_steps->rowCount() - 1);
    StepId step = m_step;
    if (m_steps->rowOf(m_step) < 0)
        step = kept >= 0 ? m_steps->idAt(kept) : m_lastSteps.value(m_run, listing.start);
    const bool isMatchWanted = std::exchange(m_isMatchWanted, false);
    const StepId shown = m_step;
    selectStep(isMatchWanted && listing.matching ? nearestRow(*listing.matching, step).value_or(step) : step);
    if (m_step == shown)
        followShown(listing.first); // rows are not read again
    Q_EMIT countsChanged();
}

void Project::takeStepRows(const std::vector<StepRow> &rows)
{
    m_steps->addRows(rows);
    followShown(rows);
}

void Project::followShown(const std::vector<StepRow> &rows)
{
    const auto shown = std::ranges::find(rows, m_step, &StepRow::id);
    if (shown != rows.end() && !isShown(*shown))
        m_reader->readStep(m_step);
}

void Project::takeDetail(const std::shared_ptr<const StepDetail> &read)
{
    auto detail = read;
    if (m_runRow && isScratch(m_runRow->record)) {
        auto own = std::make_shared<StepDetail>(*read);
        own->record = withLastCode(std::move(own->record), own->executions);
        detail = std::move(own);
    }
    const auto &executions = detail->executions;
    m_shownExecution = executions.empty() ? 0 : executions.front().id;
    m_isShownEnded = !executions.empty() && executions.front().end;
    m_steps->addRow(detail->row);
    Q_EMIT detailRead(detail);
}

void Project::takeSeal(const Checkpoint &checkpoint)
{
    m_seal = { .isSealed = true,
        .sealedEntries = checkpoint.entries,
        .sealKey = checkpoint.publicKey,
        .sealedAt = checkpoint.signedAt };
    Q_EMIT sealed(checkpoint);
    verify();
}

void Project::markDamage()
{
    static const Verification none;
    const Verification &found = verification() ? *verification() : none;
    const auto &executions = found.damagedExecutions;
    QSet<StepId> steps;
    for (const DamagedStep &damaged : found.damagedSteps)
        if (damaged.run == m_run)
            steps.insert(damaged.step);
    const bool isAnyOfRun = m_runs->isDamaged(m_run) && steps.isEmpty();
    m_steps->setDamaged(isAnyOfRun, steps, { executions.begin(), executions.end() });
}

void Project::listRuns(bool isGrowing)
{
    m_reader->listRuns({ .list = m_runs->question(m_filter),
        .known = isGrowing ? m_runs->listing() : RunListing {},
        .isGrowing = isGrowing,
        .current = isGrowing ? m_runRow : std::nullopt,
        .groupBy = m_runs->groupBy(),
        .fields = m_runs->fields() });
}

void Project::listSteps()
{
    const bool isByVerdict = m_steps->sortColumn() == static_cast<int>(StepModel::Column::Policy);
    m_reader->listSteps({ .list = m_steps->question(m_run),
        .filter = m_filter,
        .verdicts = isByVerdict ? m_steps->verdicts() : QHash<StepId, Verdict>(),
        .isByVerdict = isByVerdict });
}

void Project::countSteps()
{
    m_matchingSteps.reset();
    m_reader->countSteps(m_filter);
}

// An execution is read twice: after it has started, and after it has ended.
bool Project::isShown(const StepSummary &step) const
{
    return step.lastExecution == m_shownExecution && step.lastStatus.has_value() == m_isShownEnded;
}

void Project::refresh()
{
    // Writes to a trail may be reported after it was closed.
    if (!isOpen())
        return;
    m_steps->refreshRows(m_step);
    m_runs->refreshRows(m_run);
    if (m_reader->isAsking(TrailQuestion::Runs))
        m_isGrowthDue = true;
    else
        listRuns(true);
    Q_EMIT written();
}

void Project::connectReader()
{
    connect(m_reader.get(), &TrailClient::opened, this, &Project::takeOpened);
    connect(m_reader.get(), &TrailClient::runsRead, m_runs, &RunModel::addRows);
    connect(m_reader.get(), &TrailClient::stepsRead, this, &Project::takeStepRows);
    connect(m_reader.get(), &TrailClient::stepRead, this, &Project::takeDetail);
    connect(m_reader.get(), &TrailClient::originalRead, this, &Project::originalRead);
    connect(m_reader.get(), &TrailClient::changed, this, &Project::refresh);
    connect(m_reader.get(), &TrailClient::failed, this, [this](TrailQuestion question, const Error &error) {
        if (question == TrailQuestion::Original)
            Q_EMIT originalFailed(error);
        else
            Q_EMIT failed(error);
    });
}

void Project::connectImports()
{
    connect(&m_imports, &TrailImports::ready, this, &Project::openTrail);
    connect(&m_imports, &TrailImports::imported, this, &Project::takeImported);
    connect(&m_imports, &TrailImports::removed, this, [this](const QString &trail) {
        if (trail != m_opening)
            return;
        m_reader->close();
        close();
    });
    connect(&m_imports, &TrailImports::finished, this, [this](const QString &trail) {
        if (trail == m_file)
            m_interruptedLogs.clear();
    });
    connect(&m_imports, &TrailImports::failed, this, &Project::failed);
}

void Project::connectVerification()
{
    connect(&m_verification, &TrailVerification::verified, this, [this](const Verification &verification) {
        m_runs->setDamaged(verification.damagedRuns);
        markDamage();
        Q_EMIT verified(verification);
    });
    connect(&m_verification, &TrailVerification::outgrown, this, &Project::outgrown);
    connect(&m_verification, &TrailVerification::failed, this, &Project::failed);
}

void Project::connectLists()
{
    connect(m_reader.get(), &TrailClient::runsListed, this, &Project::takeRuns);
    connect(m_reader.get(), &TrailClient::stepsListed, this, &Project::takeSteps);
    connect(m_reader.get(), &TrailClient::stepsCounted, this, [this](quint64 steps) {
        m_matchingSteps = steps;
        Q_EMIT countsChanged();
    });
    connect(m_runs, &PagedModel::rowsWanted, m_reader.get(),
        [this](const std::vector<RowId> &runs) { m_reader->readRuns(runs, m_runs->fields()); });
    connect(m_steps, &PagedModel::rowsWanted, m_reader.get(), &TrailClient::readSteps);
    connect(m_runs, &PagedModel::sortingChanged, this, [this] {
        if (isOpen())
            listRuns(false);
    });
    connect(m_steps, &PagedModel::sortingChanged, this, [this] {
        if (m_run != 0)
            listSteps();
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
        if (!isOpen())
            return;
        refresh();
        // The code of a scratch step is what ran last, and a new step appears.
        if (m_runRow && isScratch(m_runRow->record)) {
            listSteps();
            judgeAgain();
        }
    });
    connect(m_execution, &ExecutionControl::failed, this, &Project::failed);
}

void Project::judge()
{
    m_steps->setVerdicts({});
    judgeAgain();
}

// Existing verdicts are kept until all new ones are available.
void Project::judgeAgain()
{
    m_judgement.cancel();
    if (m_run == 0)
        return;
    const bool isBundled = m_policy && profile(m_policy->name) == m_policy; // only these can be named in filters
    m_judgement.await(
        m_reviewer.judgeRun(m_file, m_run, m_policy), [this, isBundled](const Result<RunJudgement> &judged) {
            if (judged)
                m_steps->setVerdicts(
                    judged->verdicts, isBundled ? QString::fromStdString(m_policy->name) : QString(), judged->rules);
        });
}

} // namespace vitrine
