// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/policy/changelists.h"

#include "app/panes/policy/policyvalues.h"
#include "app/panes/policy/usetext.h"
#include "app/session/policy/policydraft.h"
#include "app/wording/changetext.h"
#include "app/wording/risktext.h"
#include "app/wording/safetext.h"
#include "app/wording/words.h"

#include <QLocale>

#include <algorithm>

namespace vitrine {

namespace {

QStringList withChanges(QStringList headers)
{
    for (const VerdictChange change : allVerdictChanges)
        if (change != VerdictChange::Unchanged)
            headers << QString();
    return headers;
}

/// Only shapes: their names are shown above all lists, and would not fit side by side.
void headChanges(const FlatList &list, int column)
{
    for (const VerdictChange change : allVerdictChanges)
        if (change != VerdictChange::Unchanged)
            list.setShapeHeader(column++, ChangeText::meaning(change), ChangeText::name(change));
}

void addCounts(const FlatList &list, QTreeWidgetItem *item, int column, const ChangeCounts &counts)
{
    for (const VerdictChange change : allVerdictChanges)
        if (change != VerdictChange::Unchanged)
            list.setNumber(item, column++, counts[change]);
}

StepIndex firstChanged(const DraftJudgement &judgement, RunIndex run)
{
    const auto [first, end] = judgement.base->stepsOf(run);
    const auto &steps = judgement.comparison.steps;
    const auto found = std::find_if(steps.begin() + first, steps.begin() + end,
        [](VerdictChange change) { return change != VerdictChange::Unchanged; });
    return static_cast<StepIndex>(found - steps.begin());
}

} // namespace

QString emptyChanges(const DraftJudgement &judgement, const QString &noChange)
{
    return judgement.draft == judgement.active
        ? ChangesByRun::tr("No draft yet. Edit the policy to see what would change.")
        : noChange;
}

ChangesByRun::ChangesByRun(QWidget *parent)
    : FlatList(QStringLiteral("changesByRun"), tr("Changes by Run"), withChanges({ tr("Run") }), 0, parent)
{
    headChanges(*this, 1);
    connect(this, &FlatList::chosen, this, [this](const QTreeWidgetItem *item) {
        Q_EMIT stepChosen(item->data(0, Qt::UserRole).toLongLong(), item->data(1, Qt::UserRole).toLongLong());
    });
}

void ChangesByRun::show(const DraftJudgement &judgement)
{
    clear();
    setEmptyText(emptyChanges(judgement, tr("The draft changes no run.")));
    if (!judgement.base)
        return;
    const auto &runs = judgement.comparison.runs;
    for (RunIndex run = 0; run < runs.size() && topLevelItemCount() < mostRows; ++run) {
        if (runs[run][VerdictChange::Unchanged] == runs[run].total())
            continue;
        auto *item = new QTreeWidgetItem(this);
        const auto id = static_cast<qlonglong>(judgement.base->runId(run));
        item->setText(0, QLocale().toString(id));
        item->setData(0, Qt::UserRole, id);
        item->setData(1, Qt::UserRole, static_cast<qlonglong>(judgement.base->stepId(firstChanged(judgement, run))));
        addCounts(*this, item, 1, runs[run]);
    }
}

ChangesByRule::ChangesByRule(QWidget *parent)
    : FlatList(QStringLiteral("changesByRule"), tr("Changes by Rule"),
          withChanges({ tr("Rule"),
              //: Column: the module, builtin or tool that a rule applies to
              tr("About"),
              //: Column: verdict of the draft on it
              tr("Draft") }),
          1, parent)
{
    headChanges(*this, 3);
}

void ChangesByRule::show(const DraftJudgement &judgement)
{
    clear();
    setEmptyText(emptyChanges(judgement, tr("The draft changes no rule used by a recorded step.")));
    if (!judgement.base)
        return;
    for (const RuleChange &rule : judgement.comparison.rules) {
        if (topLevelItemCount() == mostRows)
            return;
        const Subject &subject = judgement.base->subjects()[rule.subject];
        auto *item = new QTreeWidgetItem(this);
        item->setText(0, UseText::list(subject.kind));
        item->setText(1, safeLine(subject.name));
        setCell(item, 2, Words::policyVerdict(rule.verdict));
        addCounts(*this, item, 3, rule.counts);
    }
}

LooseRules::LooseRules(QWidget *parent)
    : FlatList(QStringLiteral("looseRules"), tr("Unused and Risky Rules"),
          { tr("Rule"), tr("About"), tr("Steps"),
              //: Column: why a rule deserves attention
              tr("Why") },
          3, parent)
{
    setFigureColumns({ 2 });
    setEmptyText(tr("No risky or unused rules."));
    connect(this, &FlatList::chosen, this, [this](const QTreeWidgetItem *item) {
        Q_EMIT ruleChosen(
            static_cast<UseKind>(item->data(0, Qt::UserRole).toInt()), item->data(1, Qt::UserRole).toString());
    });
}

void LooseRules::show(const DraftJudgement &judgement)
{
    clear();
    if (!judgement.base)
        return;
    for (const LooseRule &rule : looseRules(*judgement.after)) {
        auto *item = new QTreeWidgetItem(this);
        item->setText(0, UseText::list(rule.kind));
        item->setData(0, Qt::UserRole, static_cast<int>(rule.kind));
        item->setText(1, safeLine(rule.name));
        item->setData(1, Qt::UserRole, QString::fromStdString(rule.name));
        setNumber(item, 2, rule.steps.size());
        Cell why;
        const bool isRisky = rule.risk != Risk::None;
        why.text = isRisky ? RiskText::reason(rule.risk) : tr("Not used by any recorded step");
        why.shape = isRisky ? Meaning::Warning : Meaning::Info;
        setCell(item, 3, why);
    }
}

} // namespace vitrine
