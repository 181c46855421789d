// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/policy/whypage.h"

#include "app/kit/lists/flatlist.h"
#include "app/kit/theme/mutedlabel.h"
#include "app/session/policy/basesearch.h"
#include "app/session/policy/policydraft.h"
#include "app/wording/differencetext.h"
#include "app/wording/objectiontext.h"
#include "app/wording/safetext.h"
#include "app/wording/words.h"

#include <QLocale>
#include <QVBoxLayout>
#include <QtConcurrentRun>

#include <algorithm>
#include <array>
#include <utility>

namespace vitrine {

namespace {

QString listed(const std::vector<std::string> &names)
{
    QStringList list;
    for (const std::string &name : names)
        list << safeLine(name, 60);
    return list.join(QLatin1StringView(", "));
}

/// The verdict on a step by the draft or, without one, by the active policy. Placeholders: numbers of run and step.
struct RulingSentences {
    Verdict verdict;
    const char *ofDraft;
    const char *ofActive;
};
constexpr auto rulingSentences = std::to_array<RulingSentences>({
    { Verdict::Allowed,
        //: %1: number of a run, %2: number of a step in it
        QT_TRANSLATE_NOOP("vitrine::WhyPage", "Run %1, step %2: allowed by the draft."),
        //: %1: number of a run, %2: number of a step in it
        QT_TRANSLATE_NOOP("vitrine::WhyPage", "Run %1, step %2: allowed by the active policy.") },
    { Verdict::Ask,
        //: %1: number of a run, %2: number of a step in it
        QT_TRANSLATE_NOOP("vitrine::WhyPage",
            "Run %1, step %2: the draft requires a person's decision. Press Return or double-click a change to apply "
            "it to the "
            "draft."),
        //: %1: number of a run, %2: number of a step in it
        QT_TRANSLATE_NOOP("vitrine::WhyPage",
            "Run %1, step %2: the active policy requires a person's decision. Press Return or double-click a change to "
            "start a draft "
            "with it.") },
    { Verdict::Undecidable,
        //: %1: number of a run, %2: number of a step in it
        QT_TRANSLATE_NOOP("vitrine::WhyPage",
            "Run %1, step %2: not decided by the draft. Press Return or double-click a change to apply it to the "
            "draft."),
        //: %1: number of a run, %2: number of a step in it
        QT_TRANSLATE_NOOP("vitrine::WhyPage",
            "Run %1, step %2: not decided by the active policy. Press Return or double-click a change to start a draft "
            "with it.") },
    { Verdict::Denied,
        //: %1: number of a run, %2: number of a step in it
        QT_TRANSLATE_NOOP("vitrine::WhyPage",
            "Run %1, step %2: denied by the draft. Press Return or double-click a change to apply it to the draft."),
        //: %1: number of a run, %2: number of a step in it
        QT_TRANSLATE_NOOP("vitrine::WhyPage",
            "Run %1, step %2: denied by the active policy. Press Return or double-click a change to start a draft with "
            "it.") },
});

QString sentenceOf(Verdict verdict, bool isDraft)
{
    const auto found = std::ranges::find(rulingSentences, verdict, &RulingSentences::verdict);
    return WhyPage::tr(isDraft ? found->ofDraft : found->ofActive);
}

} // namespace

WhyPage::WhyPage(QWidget *parent)
    : QWidget(parent)
    , m_about(new MutedLabel)
    , m_reasons(
          new FlatList(QStringLiteral("reasons"), tr("Why Not Allowed"), { tr("Line"), tr("Reason"), tr("Rule") }, 1))
    , m_changes(new FlatList(QStringLiteral("remedies"), tr("Changes That Would Allow It"),
          { tr("Change"),
              //: Column: how many steps a change allows
              tr("Allows"),
              //: Column: what else a change allows
              tr("Also Allows") },
          0))
{
    m_about->setObjectName(QStringLiteral("whyAbout"));
    m_about->setWordWrap(true);
    m_about->setMargin(fontMetrics().averageCharWidth());
    m_reasons->setEmptyText(tr("This step is allowed."));
    m_changes->setEmptyText(tr("No change is needed or possible."));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_about);
    layout->addWidget(m_reasons, 1);
    layout->addWidget(m_changes, 1);
    connect(m_changes, &QTreeWidget::itemActivated, this, [this](QTreeWidgetItem *item) {
        const auto row = static_cast<std::size_t>(m_changes->indexOfTopLevelItem(item));
        if (row < m_remedies.size())
            Q_EMIT policyChosen(m_remedies[row].policy);
    });
}

void WhyPage::show(std::shared_ptr<const DraftJudgement> judgement, RunId run, StepId step)
{
    // Whatever it is that changed about the same step: what was chosen stays chosen.
    if (step != m_step)
        m_chosen.clear();
    else if (const auto *current = m_changes->currentItem())
        m_chosen = current->text(0);
    m_step = step;
    m_judgement = std::move(judgement);
    ++m_search;
    m_reasons->clear();
    m_changes->clear();
    m_remedies.clear();
    const auto at = m_judgement->base ? findStep(*m_judgement->base, run, step) : std::nullopt;
    if (!at) {
        m_about->setText(tr("The selected step has neither code nor actions."));
        return;
    }
    const QLocale locale;
    const QString location = locale.toString(m_judgement->base->ordinal(*at));
    const Verdict verdict = m_judgement->after->ruled(*at);
    m_about->setText(sentenceOf(verdict, m_judgement->draft != m_judgement->active)
            .arg(locale.toString(static_cast<qlonglong>(run)), location));
    showReasons(*at);
    if (verdict != Verdict::Allowed)
        searchFor(*at);
}

void WhyPage::chooseChange()
{
    m_changes->setFocus();
    if (m_changes->currentItem() == nullptr)
        m_changes->setCurrentItem(m_changes->topLevelItem(0));
}

void WhyPage::showReasons(StepIndex step)
{
    const auto add = [this](const Cell &reason, const std::string &rule, std::uint32_t line) {
        auto *item = new QTreeWidgetItem(m_reasons);
        if (line > 0)
            m_reasons->setNumber(item, 0, line);
        FlatList::setCell(item, 1, reason);
        item->setText(2, safeLine(rule));
    };
    for (const Objection &objection : m_judgement->after->objections(step)) {
        Cell reason;
        reason.text = ObjectionText::sentence(objection);
        reason.shape = Meaning::Blocked;
        add(reason, objection.rule, objection.line);
    }
    for (const ActionObjection &objection : m_judgement->after->actionObjections(step)) {
        Cell reason = Words::policyVerdict(verdictOf(objection.ruling.outcome));
        reason.text = ObjectionText::sentence(objection, *m_judgement->base);
        add(reason, objection.ruling.rule, 0);
    }
}

std::vector<WhyPage::Change> WhyPage::changesFor(const DraftJudgement &judgement, StepIndex step)
{
    std::vector<Change> changes;
    for (Remedy &remedy : remediesFor(*judgement.after, step)) {
        //: A change of a policy. %1: name of a bundled policy
        QString title = remedy.kind == Remedy::Kind::Profile ? tr("Profile %1").arg(safeLine(remedy.policy.name))
                                                             : DifferenceText::all(judgement.draft, remedy.policy);
        changes.push_back({ std::move(remedy.policy), std::move(title), remedy.allowed,
            remedy.alsoOpens.empty() ? tr("nothing else") : listed(remedy.alsoOpens) });
    }
    ActionRemedies actions(*judgement.after);
    for (const ActionIndex action : judgement.base->actionsOf(step))
        for (ActionRemedy &remedy : actions.of(action)) {
            if (std::ranges::contains(changes, remedy.policy, &Change::policy))
                continue;
            QString title = DifferenceText::all(judgement.draft, remedy.policy);
            //: Side effect of a change of a policy. %n: number of recorded actions that would then need rules of their
            //: own
            QString also = remedy.lost == 0
                ? tr("nothing else")
                : tr("%Ln action(s) no longer allowed", nullptr, static_cast<int>(remedy.lost));
            changes.push_back({ std::move(remedy.policy), std::move(title), remedy.allowed, std::move(also) });
        }
    return changes;
}

void WhyPage::searchFor(StepIndex step)
{
    QtConcurrent::run([judgement = m_judgement, step] {
        return changesFor(*judgement, step);
    }).then(this, [this, number = m_search](std::vector<Change> changes) {
        if (number == m_search)
            take(std::move(changes));
    });
}

void WhyPage::take(std::vector<Change> changes)
{
    m_remedies = std::move(changes);
    for (const Change &change : m_remedies) {
        auto *item = new QTreeWidgetItem(m_changes);
        Cell title;
        title.text = change.title;
        FlatList::setCell(item, 0, title);
        m_changes->setNumber(item, 1, change.allowed);
        Cell also;
        also.text = change.also;
        FlatList::setCell(item, 2, also);
        if (item->text(0) == m_chosen)
            m_changes->setCurrentItem(item);
    }
    if (m_changes->hasFocus())
        chooseChange();
}

} // namespace vitrine
