// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/policy/suggestpage.h"

#include "app/kit/lists/flatlist.h"
#include "app/kit/theme/mutedlabel.h"
#include "app/session/policy/basesearch.h"
#include "app/session/policy/policydraft.h"
#include "app/session/project.h"
#include "app/session/settings/executionsettings.h"
#include "app/wording/labeltext.h"
#include "app/wording/numbertext.h"
#include "app/wording/prooftext.h"
#include "app/wording/safetext.h"
#include "models/items/runmodel.h"
#include "models/replay/recordedpolicy.h"

#include <QComboBox>
#include <QFile>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSpinBox>
#include <QStringBuilder>
#include <QVBoxLayout>
#include <QtConcurrentRun>

#include <algorithm>
#include <numeric>
#include <utility>

namespace vitrine {

namespace {

/// The data of a search, which takes place in the background.
struct Search {
    QString trail;
    std::vector<RunId> ids;
    std::vector<RunIndex> runs;
    double headRoom = 0;
    std::uint64_t mostOthers = 0;
};

/// The suggested policy has the dialect in which the code was recorded, which the draft need not have.
Suggestion suggestFor(const Search &search, const std::shared_ptr<const FactBase> &base, Policy draft)
{
    if (const auto trail = Trail::open(QFile::encodeName(search.trail).toStdString()))
        if (const auto dialect = commonDialect(**trail, search.ids).value_or(std::nullopt))
            dialect->apply(draft);
    return suggestPolicy(base, search.runs, draft, search.headRoom, search.mostOthers);
}

} // namespace

SuggestPage::SuggestPage(Project *project, DraftRuns::MakeExecutor makeExecutor, QWidget *parent)
    : QWidget(parent)
    , m_project(project)
    , m_runs(std::move(makeExecutor))
    , m_choice(new QComboBox)
    , m_bound(new QSpinBox)
    , m_differences(new FlatList(QStringLiteral("suggestion"), tr("Suggested Changes"),
          { tr("Change"), tr("Rule"),
              //: Column: why a change of a policy is suggested
              tr("Reason") },
          1))
    , m_review(new MutedLabel)
    , m_execution(new MutedLabel)
    , m_notKept(new FlatList(QStringLiteral("notKept"), tr("Steps That Changed"),
          { tr("Run"), tr("Step"),
              //: Column: result of a step when it was recorded
              tr("Recorded"),
              //: Column: result of a step when it was replayed
              tr("Observed") },
          3))
    , m_prove(new QPushButton)
    , m_use(new QPushButton(
          //: Button: makes a suggested policy the draft
          tr("Use as Draft")))
{
    for (auto *label : { m_review, m_execution }) {
        label->setWordWrap(true);
        label->setMargin(fontMetrics().averageCharWidth());
    }
    m_differences->setEmptyText(invitation());
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeChoice());
    layout->addWidget(m_differences, 1);
    layout->addWidget(m_review);
    layout->addWidget(m_execution);
    layout->addWidget(m_notKept, 1);
    connect(m_notKept, &FlatList::chosen, this, [this](const QTreeWidgetItem *item) {
        Q_EMIT stepChosen(item->data(0, Qt::UserRole).toLongLong(), item->data(1, Qt::UserRole).toLongLong());
    });
    layout->addWidget(makeButtons());
    connect(&m_runs, &DraftRuns::replayed, this, &SuggestPage::takeProof);
    connect(&m_runs, &DraftRuns::ended, this, [this](const std::optional<Error> &error) {
        m_wasProved = !error;
        if (error)
            Q_EMIT m_project->failed(*error);
        showProof();
    });
    showProof();
}

QString SuggestPage::invitation() { return tr("Click Suggest to find the minimal policy for the selected runs."); }

QString SuggestPage::nameOf(Choice choice)
{
    switch (choice) {
    //: In a choice: for which runs a policy is suggested
    case Choice::AllRuns: return tr("All Runs");
    //: In a choice: the runs that match the filter
    case Choice::ShownRuns: return tr("Runs in the List");
    case Choice::SelectedRun: break;
    }
    return tr("Selected Run");
}

QWidget *SuggestPage::makeChoice()
{
    for (const Choice choice : allChoices)
        m_choice->addItem(nameOf(choice));
    m_choice->setObjectName(QStringLiteral("suggestFor"));
    //: Beside a choice of runs: the smallest policy is suggested for them
    auto *label = new QLabel(tr("For:"));
    label->setBuddy(m_choice);
    m_choice->setAccessibleName(tr("Runs with unchanged results"));
    //: Button: searches for the smallest policy that the chosen runs need
    auto *suggest = new QPushButton(tr("Suggest"));
    suggest->setObjectName(QStringLiteral("suggestNow"));
    connect(suggest, &QPushButton::clicked, this, &SuggestPage::suggest);
    // A suggestion for other runs would seem to be one for these.
    connect(m_choice, &QComboBox::currentIndexChanged, this, [this] { forget(invitation()); });
    connect(m_bound, &QSpinBox::valueChanged, this, [this] { forget(invitation()); });
    auto *rows = new QWidget;
    auto *layout = new QGridLayout(rows);
    layout->setContentsMargins(QMargins(layout->contentsMargins().left(), 3, layout->contentsMargins().right(), 3));
    layout->addWidget(label, 0, 0);
    layout->addWidget(m_choice, 0, 1);
    layout->addWidget(suggest, 0, 2);
    layout->setColumnStretch(3, 1);
    m_bound->setObjectName(QStringLiteral("suggestBound"));
    m_bound->setRange(0, 1'000'000);
    m_bound->setValue(static_cast<int>(usualBound));
    m_bound->setToolTip(
        tr("A suggested group, such as a sub-command or a folder, allows at most this many recorded actions "
           "of other runs as well"));
    //: Beside a number: how many recorded actions of other runs a group of a suggested policy may allow
    auto *bound = new QLabel(tr("Groups also allow at most:"));
    bound->setBuddy(m_bound);
    layout->addWidget(bound, 1, 0, 1, 2);
    layout->addWidget(m_bound, 1, 2);
    return rows;
}

QWidget *SuggestPage::makeButtons()
{
    m_prove->setObjectName(QStringLiteral("proveSuggestion"));
    m_use->setObjectName(QStringLiteral("useSuggestion"));
    auto *row = new QWidget;
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(QMargins(layout->contentsMargins().left(), 3, layout->contentsMargins().right(), 3));
    layout->addWidget(m_prove);
    layout->addWidget(m_use);
    layout->addStretch();
    connect(m_prove, &QPushButton::clicked, this, &SuggestPage::toggleProving);
    connect(m_use, &QPushButton::clicked, this, [this] { Q_EMIT policyChosen(m_suggestion->policy); });
    return row;
}

void SuggestPage::show(std::shared_ptr<const DraftJudgement> judgement)
{
    m_judgement = std::move(judgement);
    // A suggestion for another draft no longer applies, unless the draft is the suggestion itself.
    const bool isOtherDraft
        = m_suggestion && m_judgement->draft != m_reference->draft && m_judgement->draft != m_suggestion->policy;
    const bool isOther = isOtherDraft || (m_reference && m_reference->base != m_judgement->base);
    if (isOther)
        forget(invitation());
    else
        showProof();
    if (m_isWanted && m_judgement->base)
        suggest();
}

// Including a search that has not ended.
void SuggestPage::forget(const QString &emptyText)
{
    ++m_search;
    m_isWanted = false;
    m_runs.stop();
    m_suggestion.reset();
    forgetProof();
    m_differences->clear();
    m_differences->setEmptyText(emptyText);
    showProof();
}

std::vector<RunIndex> SuggestPage::chosenRuns() const
{
    const FactBase &base = *m_judgement->base;
    std::vector<RunIndex> runs;
    const auto add = [&](RunId id) {
        if (const auto run = findRun(base, id))
            runs.push_back(*run);
    };
    switch (static_cast<Choice>(m_choice->currentIndex())) {
    case Choice::AllRuns:
        runs.resize(base.runCount());
        std::iota(runs.begin(), runs.end(), RunIndex { 0 });
        break;
    case Choice::ShownRuns:
        for (int row = 0; row < m_project->runs()->rowCount(); ++row)
            add(m_project->runs()->idAt(row));
        break;
    case Choice::SelectedRun: add(m_project->currentRun()); break;
    }
    return runs;
}

void SuggestPage::suggest()
{
    //: In place of a suggested policy, while it is searched for
    forget(tr("Searching for the minimal policy…"));
    m_isWanted = !m_judgement || !m_judgement->base;
    if (m_isWanted)
        return;
    const auto runs = chosenRuns();
    m_chosen.clear();
    for (const RunIndex run : runs)
        m_chosen.push_back(m_judgement->base->runId(run));
    m_reference = m_judgement;
    const Search search { m_project->file(), m_chosen, runs, ExecutionSettings::headRoom(),
        static_cast<std::uint64_t>(m_bound->value()) };
    QtConcurrent::run(suggestFor, search, m_judgement->base, m_judgement->draft)
        .then(this, [this, number = ++m_search](const Suggestion &suggestion) {
            if (number == m_search)
                take(suggestion);
        });
}

void SuggestPage::take(const Suggestion &suggestion)
{
    m_suggestion = suggestion;
    forgetProof();
    showDifferences();
    showProof();
}

void SuggestPage::showDifferences()
{
    m_differences->clear();
    m_differences->setEmptyText(tr("The draft is already minimal for these runs."));
    for (const PolicyDifference &difference : differences(m_reference->draft, m_suggestion->policy)) {
        auto *item = new QTreeWidgetItem(m_differences);
        const bool isRemoved = difference.kind == PolicyDifference::Kind::Removed;
        //: Of a rule: whether a suggested policy removes it, adds it, or changes its value
        item->setText(0,
            isRemoved                                              ? tr("Remove")
                : difference.kind == PolicyDifference::Kind::Added ? tr("Add")
                                                                   : tr("Change"));
        const QString value = safeLine(difference.value);
        const QString before = safeLine(difference.before);
        const bool isChanged = difference.kind == PolicyDifference::Kind::Changed;
        item->setText(
            1, LabelText::of(safeLine(difference.path), isChanged ? QString(before % u" → " % value) : value));
        item->setText(2, reasonOf(difference));
    }
}

QString SuggestPage::reasonOf(const PolicyDifference &difference) const
{
    const auto limit = std::ranges::find(
        m_suggestion->limits, difference.path, [](const SuggestedLimit &each) { return toString(each.kind); });
    if (limit != m_suggestion->limits.end())
        //: Of a limit: with headroom. %1: highest use by a step
        return tr("peak usage %1").arg(QLocale().toString(limit->highest, 'g', 4));
    const auto group = std::ranges::find(m_suggestion->groups, difference.value, &SuggestedGroup::pattern);
    if (group != m_suggestion->groups.end() && difference.kind == PolicyDifference::Kind::Added)
        //: Of a pattern. %1: how many recorded actions of the chosen runs it covers, %2: how many of other runs
        return tr("covers %1, and %2 of other runs").arg(numberText(group->needed), numberText(group->others));
    if (difference.path == "dialect")
        //: Of the dialect of a suggested policy: the code was recorded in it
        return tr("as recorded");
    if (difference.kind == PolicyDifference::Kind::Removed)
        return difference.path.starts_with("tools") ? tr("never called") : tr("unused");
    return tr("used");
}

void SuggestPage::toggleProving()
{
    if (m_runs.isRunning()) {
        m_runs.stop();
        return showProof();
    }
    forgetProof();
    std::vector<DraftRuns::Plan> plans;
    for (const RunId run : m_chosen)
        plans.push_back({ run, [policy = m_suggestion->policy](ReplayRequest &request) { request.policy = policy; } });
    m_runs.start(m_project->file(), std::move(plans));
    showProof();
}

void SuggestPage::forgetProof()
{
    m_proof = {};
    m_wasProved = false;
    m_notKept->clear();
}

void SuggestPage::takeProof(
    std::size_t plan, const std::vector<ReplayedStep> &steps, const std::vector<ReplayStep> &recorded)
{
    const std::size_t known = m_proof.steps.size();
    addTo(m_proof, m_chosen[plan], recorded, steps);
    for (std::size_t at = known; at < m_proof.steps.size() && at < FlatList::mostRows; ++at)
        showStep(m_proof.steps[at]);
    showProof();
}

void SuggestPage::showStep(const ProofStep &step)
{
    auto *item = new QTreeWidgetItem(m_notKept);
    m_notKept->setNumber(item, 0, static_cast<quint64>(step.run));
    m_notKept->setNumber(item, 1, step.ordinal);
    item->setData(0, Qt::UserRole, static_cast<qlonglong>(step.run));
    item->setData(1, Qt::UserRole, static_cast<qlonglong>(step.step));
    FlatList::setCell(item, 2, ProofText::recorded(step));
    FlatList::setCell(item, 3, ProofText::observed(step));
}

void SuggestPage::showProof()
{
    m_use->setEnabled(m_suggestion && m_judgement && m_suggestion->policy != m_judgement->draft);
    m_prove->setEnabled(m_suggestion.has_value() && !m_chosen.empty());
    //: Button: replays the chosen runs under the suggested policy, to check that their results stay the same
    m_prove->setText(m_runs.isRunning() ? tr("Stop Verification") : tr("Verify by Replay"));
    m_review->setVisible(m_suggestion.has_value());
    m_execution->setVisible(m_suggestion.has_value());
    m_notKept->setVisible(m_suggestion.has_value() && !m_proof.steps.empty());
    if (!m_suggestion)
        return;
    m_review->setText(
        //: %n: number of steps, %1 to %3: how many of them
        tr("Static check of %Ln step(s): %1 allowed and %2 denied as recorded; %3 would change.", nullptr,
            static_cast<int>(m_suggestion->steps))
            .arg(numberText(m_suggestion->allowed), numberText(m_suggestion->deniedAsRecorded),
                numberText(m_suggestion->allowedNow + m_suggestion->deniedStill + m_suggestion->undecided)));
    m_execution->setText(executionSentence());
}

QString SuggestPage::executionSentence() const
{
    if (m_proof.total() == 0)
        return m_runs.isRunning() ? tr("Verification: replaying the first run.") : tr("Not verified by replay.");
    const QString counts = ProofText::summary(m_proof);
    //: After a sentence: not all runs have been replayed
    return m_wasProved ? counts : counts + u' ' + tr("Incomplete.");
}

} // namespace vitrine
