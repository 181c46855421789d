// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/policy/proofpage.h"

#include "app/kit/lists/flatlist.h"
#include "app/kit/theme/mutedlabel.h"
#include "app/session/policy/policydraft.h"
#include "app/wording/errortext.h"
#include "app/wording/plaintip.h"
#include "app/wording/safetext.h"
#include "app/wording/words.h"
#include "executor/policy/profiles.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStringBuilder>
#include <QVBoxLayout>
#include <QtConcurrentRun>

#include <algorithm>
#include <utility>

namespace vitrine {

namespace {

enum Column { Side, Example, Rule, UnderDraft, UnderOther };

Cell outcomeOf(const std::optional<StepResult> &result)
{
    if (!result)
        return Words::status(StepStatus::Blocked);
    Cell cell = Words::status(result->status);
    if (result->error)
        cell.tip = safeLine(result->error->message, 500);
    return cell;
}

} // namespace

ProofPage::ProofPage(DraftRuns::MakeExecutor makeExecutor, QWidget *parent)
    : QWidget(parent)
    , m_makeExecutor(std::move(makeExecutor))
    , m_choice(new QComboBox)
    , m_run(new QPushButton(
          //: Button: runs counterexamples of a proof under both policies
          tr("Run Under Both")))
    , m_about(new MutedLabel)
    , m_list(new FlatList(QStringLiteral("counterexamples"), tr("Counterexamples"),
          { //: Column: which of two policies allows something
              tr("Allowed By"),
              //: Column: a program, command or path that only one of two policies allows
              tr("Counterexample"),
              //: Column: the rule of the other policy that does not allow it
              tr("Not Allowed By"),
              //: Column: its result under the draft
              tr("Under the Draft"),
              //: Column: its result under the other policy
              tr("Under the Other Policy") },
          Example))
{
    m_pool.setMaxThreadCount(1);
    constexpr int patienceMs = 300;
    m_slow.setSingleShot(true);
    m_slow.setInterval(patienceMs);
    connect(&m_slow, &QTimer::timeout, this, &ProofPage::showSearching);
    m_about->setObjectName(QStringLiteral("proofSentence"));
    m_about->setWordWrap(true);
    m_about->setMargin(fontMetrics().averageCharWidth());
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeChoice());
    layout->addWidget(m_about);
    layout->addWidget(m_list, 1);
}

ProofPage::~ProofPage() = default;

QWidget *ProofPage::makeChoice()
{
    //: In a choice of policies: the one that new runs use
    m_choice->addItem(tr("Active policy"));
    for (const auto name : profileNames())
        m_choice->addItem(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())));
    m_choice->setObjectName(QStringLiteral("proveAgainst"));
    m_choice->setAccessibleName(tr("Policy to compare the draft with"));
    m_run->setObjectName(QStringLiteral("runCounterexamples"));
    m_run->setToolTip(tr("Runs the programs in the sandbox; commands, files and addresses are not run"));
    //: Beside a choice of policies
    auto *label = new QLabel(tr("Compare with:"));
    label->setBuddy(m_choice);
    auto *row = new QWidget;
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(QMargins(layout->contentsMargins().left(), 3, layout->contentsMargins().right(), 3));
    layout->addWidget(label);
    layout->addWidget(m_choice);
    layout->addWidget(m_run);
    layout->addStretch();
    connect(m_choice, &QComboBox::currentIndexChanged, this, &ProofPage::search);
    connect(m_run, &QPushButton::clicked, this, &ProofPage::run);
    return row;
}

Policy ProofPage::other() const
{
    if (m_choice->currentIndex() == 0)
        return m_judgement->active;
    return profile(m_choice->currentText().toStdString()).value_or(m_judgement->active);
}

void ProofPage::show(std::shared_ptr<const DraftJudgement> judgement)
{
    m_judgement = std::move(judgement);
    if (m_search == 0 || m_judgement->draft != m_draft || other() != m_other)
        search();
}

ProofPage::Answer ProofPage::prove(const Policy &draft, const Policy &other)
{
    Answer answer;
    const auto take = [&answer](const PolicyProof &proof, bool isOfDraft) {
        for (const PolicyCounterexample &counterexample : proof.counterexamples)
            answer.found.push_back({ counterexample, isOfDraft });
        (isOfDraft ? answer.isDraftWider : answer.isOtherWider) = !proof.counterexamples.empty();
        for (const std::string &part : proof.undecided)
            if (!std::ranges::contains(answer.undecided, part))
                answer.undecided.push_back(part);
    };
    take(proveNotWider(draft, other), true);
    take(proveNotWider(other, draft), false);
    return answer;
}

void ProofPage::search()
{
    if (!m_judgement)
        return;
    m_draft = m_judgement->draft;
    m_other = other();
    m_run->setEnabled(false);
    m_slow.start();
    QtConcurrent::run(&m_pool, &ProofPage::prove, m_draft, m_other)
        .then(this, [this, number = ++m_search](const Answer &answer) {
            if (number == m_search)
                take(answer);
        });
}

// The proof of another policy, or of an older draft, would seem to be one of these.
void ProofPage::showSearching()
{
    m_list->clear();
    m_list->setEmptyText({});
    //: While two policies are compared
    m_about->setText(tr("Comparing the policies…"));
}

void ProofPage::take(const Answer &answer)
{
    m_slow.stop();
    m_answer = answer;
    m_list->setEmptyText(tr("Both policies allow the same."));
    m_about->setText(sentence());
    m_list->clear();
    m_list->setColumnHidden(UnderDraft, true); // leaves more room for the counterexamples
    m_list->setColumnHidden(UnderOther, true);
    for (const Found &found : answer.found) {
        auto *item = new QTreeWidgetItem(m_list);
        //: In the column Allowed By
        item->setText(Side, found.isOfDraft ? tr("Draft") : safeLine(m_other.name, 40));
        item->setText(Example, safeLine(found.counterexample.text, 200));
        item->setToolTip(Example, plainTip(QString::fromStdString(found.counterexample.text)));
        item->setText(Rule, safeLine(found.counterexample.rule));
    }
    m_run->setEnabled(
        std::ranges::any_of(answer.found, [](const Found &found) { return canRun(found.counterexample); }));
}

QString ProofPage::sentence() const
{
    const QString name = safeLine(m_other.name, 40);
    if (!m_answer.undecided.empty())
        //: %1: a part of a policy, as commands
        return tr("Not decided: the patterns of %1 are too complex to compare.")
            .arg(safeLine(m_answer.undecided.front()));
    if (m_answer.isDraftWider && m_answer.isOtherWider)
        //: %1: name of a policy
        return tr("The draft and %1 each allow something that the other does not.").arg(name);
    if (m_answer.isDraftWider)
        return tr("Proven: the draft allows everything that %1 allows, and more.").arg(name);
    if (m_answer.isOtherWider)
        return tr("Proven: the draft allows nothing that %1 does not, and %1 allows more.").arg(name);
    return tr("Proven: the draft and %1 allow exactly the same.").arg(name);
}

Result<ProofPage::Runs> ProofPage::runAll(
    const DraftRuns::MakeExecutor &make, const Answer &answer, const Policy &draft, const Policy &other)
{
    Runs runs;
    auto executor = make();
    if (!executor)
        return std::unexpected(executor.error());
    for (std::size_t i = 0; i < answer.found.size(); ++i) {
        const auto &[counterexample, isOfDraft] = answer.found[i];
        if (canRun(counterexample))
            runs.emplace_back(i,
                isOfDraft ? runUnderBoth(**executor, counterexample, draft, other)
                          : runUnderBoth(**executor, counterexample, other, draft));
    }
    return runs;
}

void ProofPage::run()
{
    m_run->setEnabled(false);
    const auto work = [make = m_makeExecutor, answer = m_answer, draft = m_draft, other = m_other] {
        return runAll(make, answer, draft, other);
    };
    QtConcurrent::run(&m_pool, work).then(this, [this, number = m_search](const Result<Runs> &runs) {
        if (number != m_search)
            return;
        m_run->setEnabled(true);
        if (!runs)
            return m_about->setText(QString(sentence() % u' ' % ErrorText::sentence(runs.error())));
        for (const auto &[at, run] : *runs)
            showRun(at, run);
    });
}

void ProofPage::showRun(std::size_t at, const ProofRun &run)
{
    m_list->setColumnHidden(UnderDraft, false);
    m_list->setColumnHidden(UnderOther, false);
    auto *item = m_list->topLevelItem(static_cast<int>(at));
    if (item == nullptr)
        return;
    const bool isOfDraft = m_answer.found[at].isOfDraft;
    FlatList::setCell(item, UnderDraft, outcomeOf(isOfDraft ? run.allowing : run.denying));
    FlatList::setCell(item, UnderOther, outcomeOf(isOfDraft ? run.denying : run.allowing));
}

} // namespace vitrine
