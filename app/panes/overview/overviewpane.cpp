// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/overview/overviewpane.h"

#include "app/kit/lists/visibilitywatcher.h"
#include "app/panes/overview/overviewlegend.h"
#include "app/panes/overview/overviewmatrix.h"
#include "app/panes/overview/overviewsection.h"
#include "app/panes/overview/overviewtrail.h"
#include "app/panes/overview/sectiongrid.h"
#include "app/panes/sql/sqlasking.h"
#include "app/session/execution/executioncontrol.h"
#include "app/session/jobs/joblist.h"
#include "app/session/policy/policydraft.h"
#include "app/session/policy/policyorigin.h"
#include "app/session/project.h"
#include "app/wording/costtext.h"
#include "app/wording/filterterm.h"
#include "app/wording/windowtext.h"
#include "app/wording/words.h"
#include "models/items/runmodel.h"
#include "models/replay/recordedpolicy.h"

#include <QFile>
#include <QLocale>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>
#include <utility>

namespace vitrine {

namespace {

constexpr auto settleTime = std::chrono::milliseconds(300);
constexpr std::size_t mostDivergences = 6;
constexpr quint64 mostJudged = 200'000;

/// Each run by the policy of its own log. Blocks.
OverviewPolicy policyOfLogs(const QString &file, const PolicyVerdicts &verdicts)
{
    const auto trail = Trail::open(QFile::encodeName(file).toStdString());
    return Overview::policyByRun(verdicts, [&trail](RunId id) -> std::optional<Policy> {
        const auto run = trail ? (*trail)->run(id) : std::unexpected(trail.error());
        if (!run)
            return std::nullopt;
        const auto recorded = recordedPolicy(**trail, *run);
        return recorded && *recorded ? **recorded : policyOfLog(run->record, {}, run->codeSteps);
    });
}

QString figure(const std::optional<qint64> &value) { return value ? Words::amount(*value) : Words::notRecorded(); }

} // namespace

OverviewPane::OverviewPane(Project *project, QWidget *parent)
    : Pane(
          { .id = QStringLiteral("overview"),
              .title = tr("Overview"),
              .location = Location::CenterView,
              //: What a pane is for
              .purpose = tr("All runs and steps at a glance, with totals. Click a cell to open its step, or a count to "
                            "filter by it."),
              .guidePage = QStringLiteral("overview") },
          parent)
    , m_project(project)
    , m_steps(new SqlAsking(this))
    , m_denials(new SqlAsking(this))
    , m_errors(new SqlAsking(this))
    , m_totals(new SqlAsking(this))
    , m_scoring(new SqlAsking(this))
    , m_gaps(new SqlAsking(this))
    , m_visibility(new VisibilityWatcher(this))
    , m_judging(this, project->jobs()->pool())
    , m_matrix(new OverviewMatrix)
    , m_legend(new OverviewLegend)
    //: Title of a matrix that has a column for each run and a cell for each of its steps
    , m_all(new OverviewSection(QStringLiteral("overviewRuns"), tr("Runs × Steps")))
    , m_statuses(new OverviewSection(QStringLiteral("overviewStatuses"), tr("Recorded Status")))
    , m_verdicts(new OverviewSection(QStringLiteral("overviewVerdicts"), tr("Replay Verdicts")))
    , m_policies(new OverviewSection(QStringLiteral("overviewPolicies"), tr("Policy Verdicts")))
    , m_denied(new OverviewSection(QStringLiteral("overviewDenials"), tr("Blocked by Reason")))
    , m_errorTypes(new OverviewSection(QStringLiteral("overviewErrors"), tr("Errors by Type")))
    , m_answers(new OverviewSection(QStringLiteral("overviewAnswers"), tr("Answers")))
    //: Title of a list: judgements on runs by scorers, benchmarks and people
    , m_scores(new OverviewSection(QStringLiteral("overviewScores"), tr("Scores")))
    , m_sums(new OverviewSection(QStringLiteral("overviewSums"), tr("Tokens and Cost")))
    //: Title of a list: what the logs have and what they leave out
    , m_quality(new OverviewSection(QStringLiteral("overviewQuality"), tr("Recording Quality")))
    , m_trail(new OverviewSection(QStringLiteral("overviewTrail"), tr("Trail")))
    , m_divergences(new OverviewSection(QStringLiteral("overviewDivergences"), tr("First Divergences")))
{
    auto *area = new QScrollArea;
    area->setObjectName(QStringLiteral("overviewPage"));
    area->setAccessibleName(tr("Overview"));
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setWidget(makePage());
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(area);
    setFocusProxy(m_matrix);
    m_settle.setSingleShot(true);
    m_settle.setInterval(settleTime);
    connect(&m_settle, &QTimer::timeout, this, &OverviewPane::read);
    const auto settle = [this] {
        m_isStale = true;
        m_settle.start();
    };
    connect(project, &Project::opened, this, settle);
    connect(project, &Project::written, this, settle);
    connect(project, &Project::replayedAll, this, settle);
    connect(project, &Project::closed, this, &OverviewPane::clear);
    connect(project, &Project::stepSelected, m_matrix, &OverviewMatrix::setCurrent);
    connect(m_visibility, &VisibilityWatcher::changed, this, &OverviewPane::followVisibility);
    connect(m_visibility, &VisibilityWatcher::changed, this, &OverviewPane::seen);
    connect(project, &Project::countsChanged, this, [this] {
        followVisibility(m_visibility->isSeen());
        showSize();
    });
    m_matrix->setNumbering([runs = project->runs()](RunId run) { return runs->numberOf(run); });
    connect(m_matrix, &OverviewMatrix::stepChosen, this, &Pane::stepChosen);
    connect(m_matrix, &OverviewMatrix::stepOpened, this, &OverviewPane::stepOpened);
    connect(m_divergences, &OverviewSection::stepChosen, this, [this](RunId run, StepId step) {
        Q_EMIT stepChosen(run, step);
        Q_EMIT stepOpened();
    });
    for (const auto *section : { m_all, m_statuses, m_verdicts, m_policies, m_denied, m_errorTypes, m_answers, m_sums,
             m_quality, m_trail, m_scores }) {
        connect(section, &OverviewSection::filterWanted, this, &Pane::filterWanted);
        connect(section, &OverviewSection::furtherFilterWanted, this, &OverviewPane::narrowBy);
    }
    connect(m_matrix, &OverviewMatrix::filterWanted, this, [this](const QString &filter, bool isFurther) {
        if (isFurther)
            narrowBy(filter);
        else
            Q_EMIT filterWanted(filter);
    });
    connect(m_matrix, &OverviewMatrix::arranged, this, &OverviewPane::showMatrixContext);
    connect(m_sums, &OverviewSection::stepChosen, this, &Pane::stepChosen);
    connect(m_trail, &OverviewSection::stepChosen, this, &Pane::stepChosen);
    new OverviewTrail(project, m_trail, this);
    clear();
}

QWidget *OverviewPane::makePage()
{
    auto *page = new QWidget;
    page->setBackgroundRole(QPalette::Base);
    page->setAutoFillBackground(true);
    auto *layout = new QVBoxLayout(page);
    m_all->addBody(m_matrix);
    m_all->addBody(m_legend);
    layout->addWidget(m_all);
    layout->addWidget(new SectionGrid({ m_statuses, m_verdicts, m_policies, m_divergences, m_denied, m_errorTypes,
        m_answers, m_scores, m_sums, m_quality, m_trail }));
    layout->addStretch(1);
    return page;
}

void OverviewPane::clear()
{
    for (auto *asking : { m_steps, m_denials, m_errors, m_totals, m_scoring, m_gaps })
        asking->drop();
    m_settle.stop();
    m_isStale = true;
    m_judging.cancel();
    m_judgedBase.reset();
    m_policy = {};
    takeSteps({}, false);
    m_policies->setCounts({}, {}, tr("Not judged yet."));
    showBlocked({});
    showErrors({});
    showTotals({});
    showScores({});
    m_quality->setGaps({}, tr("No runs"));
    m_size.clear();
    showSize();
}

void OverviewPane::setDraft(PolicyDraft *draft)
{
    m_draft = draft;
    connect(draft, &PolicyDraft::judged, this, &OverviewPane::judge);
    followVisibility(m_visibility->isSeen());
}

void OverviewPane::setActions(const Actions &actions)
{
    //: Link at the end of a title: sorts the list of runs by their tokens
    m_sums->setAction(actions.sortRuns, tr("Sort Runs"));
    //: Link at the end of a title: opens the report of the import
    m_quality->setAction(actions.showReport, tr("Show Report"));
    //: Link at the end of a title: opens a dialog
    m_trail->setAction(actions.seal, tr("Seal Trail…"));
    m_replayAll = actions.replayAll;
}

void OverviewPane::narrowBy(const QString &filter)
{
    const auto &now = m_project->filter();
    const auto text = now ? QString::fromStdString(now->text()) : QString();
    Q_EMIT filterWanted(FilterTerm::joined(text, filter, FilterTerm::Join::And));
}

void OverviewPane::showMatrixContext()
{
    //: Beside the title of a matrix: what its cells do
    auto context = tr("click a cell to open the step, drag to filter");
    const auto runs = int(m_matrix->runsInColumn());
    if (runs > 1)
        //: Beside the title of a matrix. %1: "click a cell to open the step, drag to filter"
        context = tr("each column is %Ln run(s) that went alike, the gravest first; %1", nullptr, runs).arg(context);
    else if (m_matrix->isSorted())
        //: Beside the title of a matrix: its order. %1: "click a cell to open the step, drag to filter"
        context = tr("sorted by verdict; %1").arg(context);
    m_all->setContext(m_matrix->runs().empty() ? QString() : context);
}

// The facts of larger trails are read only while a policy is being edited.
void OverviewPane::followVisibility(bool isSeen)
{
    if (m_draft != nullptr)
        m_draft->setWanted(this, isSeen && m_project->totals().steps <= mostJudged);
    if (isSeen && m_isStale)
        read();
    if (isSeen)
        judge();
}

// While a draft is being edited, only the active policy matters here.
void OverviewPane::judge()
{
    if (m_draft == nullptr || !m_visibility->isSeen())
        return;
    const auto judgement = m_draft->judgement();
    const bool isOfLog = !m_project->policy();
    // Policies of logs do not depend on the selected run.
    const bool isSamePolicy = isOfLog || judgement->active == m_judgedPolicy;
    if (!judgement->before || (judgement->base == m_judgedBase && isSamePolicy && isOfLog == m_isJudgedOfLog))
        return;
    m_isJudgedOfLog = isOfLog;
    m_judgedBase = judgement->base;
    m_judgedPolicy = judgement->active;
    m_judging.ask(
        [judgement, isOfLog, file = m_project->file()] {
            return isOfLog ? policyOfLogs(file, *judgement->before) : Overview::policy(*judgement->before);
        },
        [this](OverviewPolicy policy) { showPolicy(std::move(policy)); });
}

void OverviewPane::showPolicy(OverviewPolicy policy)
{
    m_policy = std::move(policy);
    auto runs = m_matrix->runs();
    const auto isJudgable = [](const OverviewCell &cell) { return cell.hasCode || cell.isAction; };
    // A judgement may be older than the newest steps.
    const bool isDue = std::ranges::any_of(
        runs, [&isJudgable](const OverviewRun &run) { return std::ranges::any_of(run.steps, isJudgable); });
    //: Beside the title "Policy Verdicts", in place of the name of a policy
    const auto name
        = m_policy.name.isEmpty() ? tr("of each log") : activePolicyName(*m_project, m_policy.name.toStdString());
    m_policies->setCounts(m_policy.counts, name, isDue ? tr("Not judged yet.") : tr("No steps with code or actions"));
    Overview::judge(runs, m_policy.verdicts);
    showRuns(std::move(runs));
}

void OverviewPane::showRuns(std::vector<OverviewRun> runs)
{
    m_legend->setEntries(Overview::legend(runs));
    m_matrix->setRuns(std::move(runs));
    showMatrixContext();
}

void OverviewPane::read()
{
    if (!m_project->isOpen() || !m_visibility->isSeen())
        return;
    m_isStale = false;
    m_steps->ask(m_project->file(), Overview::stepStatement(), [this](const Result<SqlAnswer> &answer) {
        if (answer)
            takeSteps(Overview::runs(*answer), answer->isCut);
        else
            Q_EMIT failed(answer.error());
    });
    m_denials->ask(m_project->file(), Overview::denialStatement(), [this](const Result<SqlAnswer> &answer) {
        if (answer)
            showBlocked(*answer);
    });
    m_errors->ask(m_project->file(), Overview::errorStatement(), [this](const Result<SqlAnswer> &answer) {
        if (answer)
            showErrors(*answer);
    });
    m_totals->ask(m_project->file(), Overview::totalStatement(), [this](const Result<SqlAnswer> &answer) {
        if (answer)
            showTotals(Overview::totals(*answer));
    });
    m_scoring->ask(m_project->file(), Overview::scoreStatement(), [this](const Result<SqlAnswer> &answer) {
        if (answer)
            showScores(Overview::scores(*answer));
    });
    m_gaps->ask(m_project->file(), Overview::gapStatement(), [this](const Result<SqlAnswer> &answer) {
        if (answer)
            m_quality->setGaps(Overview::gaps(*answer), tr("No runs"));
    });
}

void OverviewPane::takeSteps(std::vector<OverviewRun> runs, bool isCut)
{
    Overview::judge(runs, m_policy.verdicts);
    quint64 steps = 0;
    for (const auto &run : runs)
        steps += run.steps.size();
    const auto count = stepsText(steps);
    //: Beside a title: a very large trail is not shown as a whole. %1: "20,000 steps"
    const auto context = isCut ? tr("the first %1").arg(count) : count;
    const auto verdicts = Overview::verdicts(runs);
    m_statuses->setCounts(Overview::statuses(runs), context, tr("No steps"));
    m_verdicts->setCounts(verdicts, {}, tr("No steps with code"));
    m_all->offerFilter(Overview::notable(runs));
    showDivergences(runs);
    // Runs without steps have no column in the matrix, but are runs of the trail.
    const auto all = m_project->totals().runs;
    //: Beside the title of the pane. %1: "127 steps", %Ln: how many runs
    m_size = all == 0 ? QString() : tr("%Ln run(s), %1", nullptr, int(all)).arg(context);
    showRuns(std::move(runs));
    m_matrix->setCurrent(m_project->currentStep());
    showSize();
}

// The lists beside it show only what a filter matches.
void OverviewPane::showSize()
{
    const bool isFiltered = m_project->filter().has_value() && !m_size.isEmpty();
    //: Beside the title of the overview while a filter hides runs elsewhere. %1: "3 runs, 127 steps"
    setContextText(isFiltered ? tr("%1; the filter does not apply here").arg(m_size) : m_size);
}

QString OverviewPane::stepsText(quint64 steps)
{
    //: How many steps a section of the overview is about
    return tr("%Ln step(s)", nullptr, int(steps));
}

void OverviewPane::showDivergences(const std::vector<OverviewRun> &runs)
{
    const auto divergences = Overview::divergences(runs);
    std::vector<OverviewLink> links;
    const QLocale locale;
    for (const auto &[run, cell] : divergences) {
        if (links.size() == mostDivergences)
            break;
        const auto verdict = Words::replayVerdict(cell.verdict.value_or(ReplayVerdict::None));
        //: %1: number of a run, %2: of a step in it, %3: verdict: "Fixed"
        const auto label = tr("Run %1, step %2: %3")
                               .arg(locale.toString(m_project->runs()->numberOf(run)),
                                   locale.toString(static_cast<qulonglong>(cell.ordinal)), verdict.text);
        links.push_back({ .shape = verdict.shape, .label = label, .run = run, .step = cell.step });
    }
    const auto isVerdict = [](const OverviewCell &cell) { return cell.verdict.has_value(); };
    const bool isReplayed = std::ranges::any_of(
        runs, [&isVerdict](const OverviewRun &run) { return std::ranges::any_of(run.steps, isVerdict); });
    //: Beside a title: in how many runs a step came out otherwise than recorded
    const auto context = isReplayed ? tr("%Ln run(s)", nullptr, int(divergences.size())) : QString();
    const auto isReplayable = [](const OverviewCell &cell) { return cell.hasCode && cell.isReplayable; };
    const bool canReplay = std::ranges::any_of(
        runs, [&isReplayable](const OverviewRun &run) { return std::ranges::any_of(run.steps, isReplayable); });
    m_divergences->setLinks(links, context,
        isReplayed      ? tr("No replayed step differs.")
            : canReplay ? tr("Not replayed yet.")
                        //: In the overview, instead of differences: the log has commands and tool calls only
                        : tr("No Python code to replay."));
    if (!links.empty())
        //: Below a list of differences
        m_divergences->addNote(tr("F7 goes to the next difference across runs."));
    else if (!isReplayed && canReplay && m_replayAll != nullptr)
        //: Link at the end of a title: replays all runs
        m_divergences->offerAction(m_replayAll, tr("Replay All"));
}

void OverviewPane::showTotals(const OverviewTotals &totals)
{
    m_known = totals;
    showAnswers();
    const auto cost = totals.cost ? costText(*totals.cost) : Words::notRecorded();
    const auto sum = totals.tokensIn || totals.tokensOut
        ? std::optional(totals.tokensIn.value_or(0) + totals.tokensOut.value_or(0))
        : std::nullopt;
    m_sums->setFacts(
        { { .name = tr("Input"), .value = figure(totals.tokensIn) },
            { .name = tr("Output"), .value = figure(totals.tokensOut) }, { .name = tr("Total"), .value = figure(sum) },
            //: What the calls of the language model cost
            { .name = tr("Cost"), .value = cost } },
        //: Beside a title: how many runs the sums are of
        tr("%Ln run(s)", nullptr, int(totals.runs)));
    if (totals.runs > 1 && totals.mostTokens > 0)
        //: Name of a link: the run that used most tokens
        m_sums->addFact(tr("Most tokens"),
            { .shape = {},
                //: %1: number of a run, %2: amount of tokens, "26.8 k"
                .label = tr("Run %1, %2")
                    .arg(QLocale().toString(m_project->runs()->numberOf(totals.mostTokensRun)),
                        Words::amount(totals.mostTokens)),
                .run = totals.mostTokensRun,
                .step = 0 });
}

// The same steps as in the column Blocked of the list of runs; what the active policy denies is counted elsewhere.
void OverviewPane::showBlocked(const SqlAnswer &answer)
{
    const auto steps = answer.rows.size();
    m_denied->setCounts(Overview::denials(answer), steps == 0 ? QString() : stepsText(steps), tr("No blocked steps."));
}

void OverviewPane::showErrors(const SqlAnswer &answer)
{
    m_errorTypes->setCounts(Overview::errors(answer), {}, tr("No errors."));
}

void OverviewPane::showScores(const std::vector<OverviewCount> &scores)
{
    //: Beside a title: what the numbers below it count
    m_scores->setCounts(scores, tr("runs"), {});
    m_scores->setVisible(!scores.empty());
    m_hasScores = !scores.empty();
    showAnswers();
}

void OverviewPane::showAnswers()
{
    //: Beside the title "Answers": how they are compared with the expected ones
    const auto context = m_hasScores ? tr("compared as text") : QString();
    m_answers->setCounts(Overview::answers(m_known, m_hasScores), context, tr("The logs have no expected answers."));
}

} // namespace vitrine
