// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/policy/policydraft.h"

#include "app/session/jobs/joblist.h"
#include "app/session/jobs/latejob.h"
#include "app/session/policy/basesearch.h"
#include "app/session/project.h"
#include "executor/policy/policydocument.h"
#include "models/items/runmodel.h"
#include "models/items/stepmodel.h"
#include "models/judging/factreader.h"
#include "models/replay/sharedpython.h"

#include <QElapsedTimer>
#include <QFile>
#include <QLoggingCategory>
#include <QtConcurrentRun>

#include <algorithm>
#include <thread>
#include <utility>

namespace vitrine {

namespace {

Q_LOGGING_CATEGORY(logPolicy, "vitrine.policy", QtWarningMsg)

constexpr auto settleTime = std::chrono::milliseconds(300);
/// The pause before everything is read again, as a multiple of the time that reading took.
constexpr int shareOfTime = 4;

using SharedGrowth = std::shared_ptr<const BaseGrowth>;

Result<SharedGrowth> readGrowth(FactReader &reader, const std::shared_ptr<SharedPython> &python,
    const std::shared_ptr<std::atomic_bool> &isWanted, const FactReader::RunProgress &report)
{
    const auto reviewer = python->reviewer();
    if (!reviewer)
        return std::unexpected(reviewer.error());
    return reader.read(*reviewer, [&isWanted] { return !isWanted->load(); }, report);
}

} // namespace

/// State kept between judgements, so that only the effects of a change are judged again.
class PolicyDraft::Desk final {
public:
    /// Null for no steps. Of what grew only the new steps are judged.
    void take(const SharedGrowth &growth)
    {
        const bool hasGrown = growth && growth->before && growth->before == m_base;
        m_base = growth ? growth->base : nullptr;
        m_after.reset();
        if (hasGrown && m_before)
            m_before->follow(*growth);
        else
            m_before.reset();
        m_use.reset();
    }

    std::shared_ptr<const DraftJudgement> judge(const Policy &active, const PolicyComments &activeComments,
        const std::string &text, const std::vector<std::string> &layers)
    {
        QElapsedTimer timer;
        timer.start();
        auto judgement = std::make_shared<DraftJudgement>();
        auto draft = readPolicy(text);
        if (draft) {
            m_draft = std::move(*draft);
            m_comments = readPolicyComments(text);
        } else {
            judgement->problems = policyProblems(text);
        }
        judgement->diagnostics = diagnosticsOn(text, layers);
        judgement->layers = layers;
        judgement->active = active;
        judgement->activeComments = activeComments;
        judgement->draft = m_draft.value_or(active);
        judgement->comments = m_comments;
        judgement->base = m_base;
        if (m_base)
            compareIn(*judgement);
        judgement->use = m_use;
        judgement->milliseconds = static_cast<double>(timer.nsecsElapsed()) / 1e6;
        qCDebug(logPolicy) << "judged the draft in" << judgement->milliseconds << "ms";
        return judgement;
    }

private:
    void compareIn(DraftJudgement &judgement)
    {
        if (!m_before)
            m_before.emplace(m_base, judgement.active);
        else if (m_before->policy() != judgement.active)
            m_before->change(judgement.active);
        if (!m_after)
            m_after = m_before;
        if (m_after->policy() != judgement.draft)
            m_after->change(judgement.draft);
        if (!m_use)
            m_use = std::make_shared<const BaseUse>(useOf(m_base, *m_before));
        const std::jthread counting([&] {
            if (m_base->actions().size() > 0)
                judgement.entryUse = m_after->entryUse();
        });
        judgement.comparison = compare(*m_before, *m_after);
        judgement.before = m_before;
        judgement.after = m_after;
        judgement.denied = m_after->denied();
        const auto counts = m_after->counts();
        judgement.asked = counts[static_cast<std::size_t>(Verdict::Ask)];
        judgement.undecidable = counts[static_cast<std::size_t>(Verdict::Undecidable)];
    }

    std::shared_ptr<const FactBase> m_base;
    std::shared_ptr<const BaseUse> m_use;
    std::optional<Policy> m_draft;
    PolicyComments m_comments;
    std::optional<PolicyVerdicts> m_before;
    std::optional<PolicyVerdicts> m_after;
};

PolicyDraft::PolicyDraft(Project *project, QObject *parent)
    : QObject(parent)
    , m_project(project)
    , m_desk(std::make_shared<Desk>())
    , m_judgement(std::make_shared<DraftJudgement>())
    , m_python(std::make_shared<SharedPython>())
    , m_newest(std::make_shared<std::atomic<quint64>>(0))
{
    m_pool.setMaxThreadCount(1);
    m_settle.setSingleShot(true);
    m_settle.setInterval(settleTime);
    connect(&m_settle, &QTimer::timeout, this, &PolicyDraft::read);
    const auto settle = qOverload<>(&QTimer::start);
    connect(project->runs(), &QAbstractItemModel::rowsInserted, &m_settle, settle);
    connect(project->runs(), &QAbstractItemModel::modelReset, &m_settle, settle);
    connect(project->execution(), &ExecutionControl::finished, &m_settle, settle);
    connect(project->execution(), &ExecutionControl::ready, this, &PolicyDraft::takeExecutor);
    connect(project, &Project::written, this, &PolicyDraft::follow);
    connect(project, &Project::runSelected, this, &PolicyDraft::followActive);
    connect(project, &Project::runSelected, this, &PolicyDraft::showInSteps);
    connect(project, &Project::closed, this, [this] {
        stopReading();
        m_reader.reset();
        m_watch = {};
        takeGrowth(nullptr);
    });
}

PolicyDraft::~PolicyDraft()
{
    stopReading();
    ++*m_newest;
}

// An editor whose look changes reports a text change, even before there is a draft.
void PolicyDraft::setText(const QString &json)
{
    if (!m_text && json.isEmpty())
        return;
    m_text = json.toStdString();
    judge();
}

void PolicyDraft::followActive()
{
    const Policy active = m_project->activePolicy();
    if (active == m_active)
        return;
    const bool isUntouched = !m_text || *m_text == prettyJson(m_active, m_activeComments);
    m_active = active;
    m_activeComments = active == m_commented ? m_comments : PolicyComments();
    if (isUntouched)
        Q_EMIT started(m_active);
    else
        judge();
}

void PolicyDraft::comment(const Policy &policy, const PolicyComments &comments)
{
    m_commented = policy;
    m_comments = comments;
}

void PolicyDraft::takeExecutor(const ReadyExecutor &info)
{
    m_layers.clear();
    const bool isKnown = !info.pythonVersion.isEmpty();
    for (const QString &layer : isKnown ? info.layers : QStringList())
        m_layers.push_back(layer.toStdString());
    judge();
}

void PolicyDraft::setWanted(const QObject *by, bool isWanted)
{
    if (isWanted)
        m_wantedBy.insert(by);
    else
        m_wantedBy.remove(by);
    if (isWanted && m_isDue)
        read();
}

bool PolicyDraft::isBusy() const
{
    return m_isReading || m_judging > 0 || (m_settle.isActive() && !m_wantedBy.isEmpty());
}

// While an agent is being recorded there are always new steps: they are read often, but not most of the time.
void PolicyDraft::follow()
{
    if (!m_settle.isActive() && !m_isReading)
        m_settle.start(std::max<std::chrono::milliseconds>(settleTime, shareOfTime * m_readingTook));
    m_hasGrown = m_hasGrown || m_isReading;
}

void PolicyDraft::stopReading()
{
    if (m_isWanted)
        m_isWanted->store(false);
    m_isReading = false;
    m_hasGrown = false;
}

void PolicyDraft::read()
{
    m_hasGrown = m_isReading;
    if (m_isReading)
        return;
    m_isDue = m_wantedBy.isEmpty();
    if (m_isDue || !m_project->isOpen())
        return;
    followActive();
    m_isReading = true;
    m_settle.setInterval(settleTime);
    m_isWanted = std::make_shared<std::atomic_bool>(true);
    if (!m_reader)
        m_reader = std::make_shared<FactReader>(QFile::encodeName(m_project->file()).toStdString());
    // A stopped read is repeated when the pane is next shown.
    auto *job = new LateJob(
        m_project->jobs(), tr("Reading recorded steps"),
        [this] {
            stopReading();
            m_isDue = true;
        },
        this);
    QElapsedTimer timer;
    timer.start();
    const auto work = [reader = m_reader, python = m_python, isWanted = m_isWanted, report = job->progressCall()] {
        return readGrowth(*reader, python, isWanted, report);
    };
    const auto take = [this, isWanted = m_isWanted, job, timer](const Result<SharedGrowth> &growth) {
        job->finish({ .how = growth ? JobOutcome::How::Done : JobOutcome::How::Failed });
        if (!isWanted->load())
            return;
        m_readingTook = std::chrono::milliseconds(timer.elapsed());
        m_isReading = false;
        if (!growth)
            takeGrowth(nullptr);
        else if (*growth)
            takeGrowth(*growth);
        if (std::exchange(m_hasGrown, false))
            follow();
    };
    QtConcurrent::run(m_project->jobs()->pool(), work).then(this, take);
}

void PolicyDraft::takeGrowth(const SharedGrowth &growth)
{
    if (growth && !growth->arrived.empty()) {
        const StepIndex newest = growth->arrived.back();
        m_watch.arrived += growth->arrived.size();
        m_watch.run = growth->base->runId(growth->base->runOf(newest));
        m_watch.newest = growth->base->stepId(newest);
        m_watch.at = QDateTime::currentDateTime();
    }
    m_pool.start([desk = m_desk, growth] { desk->take(growth); });
    judge();
}

// A text that has been replaced by a newer one need not be judged.
void PolicyDraft::judge()
{
    if (!m_text)
        return;
    const quint64 number = ++*m_newest;
    const auto newest = m_newest;
    ++m_judging;
    QtConcurrent::run(&m_pool,
        [desk = m_desk, newest, number, active = m_active, comments = m_activeComments, text = *m_text,
            layers = m_layers]() -> std::shared_ptr<const DraftJudgement> {
            return newest->load() == number ? desk->judge(active, comments, text, layers) : nullptr;
        })
        .then(this, [this, newest, number](const std::shared_ptr<const DraftJudgement> &judgement) {
            --m_judging;
            if (!judgement || newest->load() != number)
                return;
            // The judgement may be ready at once, but must not interrupt the code that changed the draft.
            QMetaObject::invokeMethod(this, [this, judgement] { take(judgement); }, Qt::QueuedConnection);
        });
}

void PolicyDraft::take(std::shared_ptr<const DraftJudgement> judgement)
{
    m_judgement = std::move(judgement);
    showInSteps();
    Q_EMIT judged();
}

// The list of steps shows the draft's effect on the shown run.
void PolicyDraft::showInSteps()
{
    QHash<StepId, VerdictChange> changes;
    const auto &base = m_judgement->base;
    if (const auto run = base ? findRun(*base, m_project->currentRun()) : std::nullopt) {
        const auto [first, end] = base->stepsOf(*run);
        for (StepIndex step = first; step < end; ++step)
            if (m_judgement->comparison.steps[step] != VerdictChange::Unchanged)
                changes.insert(base->stepId(step), m_judgement->comparison.steps[step]);
    }
    m_project->steps()->setDraftChanges(changes);
}

} // namespace vitrine
