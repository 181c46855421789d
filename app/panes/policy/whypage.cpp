// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/policy/whypage.h"

#include "app/kit/lists/flatlist.h"
#include "app/kit/theme/mutedlabel.h"
#include "app/session/policy/basesearch.h"
#include "app/session/policy/policydraft.h"
#include "app/wording/differencetext.h"
#include "app/wording/findingtext.h"
#include "app/wording/safetext.h"

#include <QLocale>
#include <QVBoxLayout>
#include <QtConcurrentRun>

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

} // namespace

WhyPage::WhyPage(QWidget *parent)
    : QWidget(parent)
    , m_about(new MutedLabel)
    , m_reasons(new FlatList(QStringLiteral("reasons"), tr("Why Denied"), { tr("Line"), tr("Reason"), tr("Rule") }, 1))
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
    m_reasons->setEmptyText(tr("This step is not denied."));
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
    m_judgement = std::move(judgement);
    ++m_search;
    m_reasons->clear();
    m_changes->clear();
    m_remedies.clear();
    const auto at = m_judgement->base ? findStep(*m_judgement->base, run, step) : std::nullopt;
    if (!at) {
        m_about->setText(tr("The selected step has no code."));
        return;
    }
    const QLocale locale;
    const QString place = locale.toString(m_judgement->base->ordinal(*at));
    const bool isDenied = m_judgement->after->isDenied(*at);
    m_about->setText(aboutText(isDenied, m_judgement->draft != m_judgement->active)
            .arg(locale.toString(static_cast<qlonglong>(run)), place));
    showReasons(*at);
    if (isDenied)
        searchFor(*at);
}

// Nobody is told of a draft where there is none.
QString WhyPage::aboutText(bool isDenied, bool isDraft)
{
    if (isDenied && isDraft)
        //: %1: number of a run, %2: number of a step in it
        return tr("Run %1, step %2: denied by the draft. Press Return or double-click a change to apply it to the "
                  "draft.");
    if (isDenied)
        //: %1: number of a run, %2: number of a step in it
        return tr("Run %1, step %2: denied by the active policy. Press Return or double-click a change to start a "
                  "draft with it.");
    //: %1: number of a run, %2: number of a step in it
    return isDraft ? tr("Run %1, step %2: allowed by the draft.")
                   //: %1: number of a run, %2: number of a step in it
                   : tr("Run %1, step %2: allowed by the active policy.");
}

void WhyPage::chooseChange()
{
    m_changes->setFocus();
    if (m_changes->currentItem() == nullptr)
        m_changes->setCurrentItem(m_changes->topLevelItem(0));
}

void WhyPage::showReasons(StepIndex step)
{
    for (const Objection &objection : m_judgement->after->objections(step)) {
        auto *item = new QTreeWidgetItem(m_reasons);
        if (objection.line > 0)
            m_reasons->setNumber(item, 0, objection.line);
        Finding finding;
        finding.code = objection.code;
        finding.subject = objection.limit ? objection.rule : objection.subject;
        Cell reason;
        reason.text = FindingText::sentence(finding);
        reason.shape = Meaning::Blocked;
        FlatList::setCell(item, 1, reason);
        item->setText(2, safeLine(objection.rule));
    }
}

void WhyPage::searchFor(StepIndex step)
{
    QtConcurrent::run([judgement = m_judgement, step] {
        return remediesFor(*judgement->after, step);
    }).then(this, [this, number = m_search](std::vector<Remedy> remedies) {
        if (number == m_search)
            take(std::move(remedies));
    });
}

void WhyPage::take(std::vector<Remedy> remedies)
{
    m_remedies = std::move(remedies);
    for (const Remedy &remedy : m_remedies) {
        auto *item = new QTreeWidgetItem(m_changes);
        Cell change;
        //: A change of a policy. %1: name of a bundled policy
        change.text = remedy.kind == Remedy::Kind::Profile ? tr("Profile %1").arg(safeLine(remedy.policy.name))
                                                           : DifferenceText::all(m_judgement->draft, remedy.policy);
        FlatList::setCell(item, 0, change);
        m_changes->setNumber(item, 1, remedy.allowed);
        Cell opens;
        opens.text = remedy.alsoOpens.empty() ? tr("nothing else") : listed(remedy.alsoOpens);
        FlatList::setCell(item, 2, opens);
    }
    if (m_changes->hasFocus())
        chooseChange();
}

} // namespace vitrine
