// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/policy/changedsteps.h"

#include "app/kit/lists/presentedcell.h"
#include "app/panes/policy/changelists.h"
#include "app/panes/policy/confirmer.h"
#include "app/session/policy/policydraft.h"
#include "app/wording/confirmationtext.h"
#include "app/wording/objectiontext.h"
#include "app/wording/plaintip.h"
#include "app/wording/words.h"

#include <QLocale>

#include <algorithm>

namespace vitrine {

namespace {

enum Column { Run, Step, Active, Draft, Observed, Reason, Later };

Cell notRun()
{
    Cell cell;
    cell.text = Words::didNotRun();
    return cell;
}

QString reasonOf(const PolicyVerdicts &verdicts, StepIndex step)
{
    if (const auto objections = verdicts.objections(step); !objections.empty())
        return ObjectionText::sentence(objections.front());
    auto objections = verdicts.actionObjections(step);
    if (objections.empty())
        return {};
    // The objection that decides about the step.
    const auto decides
        = [&](const ActionObjection &each) { return verdictOf(each.ruling.outcome) == verdicts.ruled(step); };
    const auto found = std::ranges::find_if(objections, decides);
    return ObjectionText::sentence(found == objections.end() ? objections.front() : *found, verdicts.base());
}

/// Only if it is different: each change of a cell updates the list.
void setObserved(QTreeWidgetItem *item, const Cell &state)
{
    if (item->text(Observed) != state.text)
        FlatList::setCell(item, Observed, state);
}

} // namespace

ChangedSteps::ChangedSteps(QWidget *parent)
    : FlatList(QStringLiteral("changedSteps"), tr("Changed Steps"),
          { tr("Run"), tr("Step"),
              //: Column: verdict of the active policy on a step
              tr("Active"),
              //: Column: verdict of the draft on a step
              tr("Draft"),
              //: Column: result of a step when it ran under the draft
              tr("Observed"), tr("Reason"),
              //: Column: how many steps of the run come after this one
              tr("Later") },
          Reason, parent)
{
    setFigureColumns({ Run, Step, Later });
    connect(this, &FlatList::chosen, this, [this](const QTreeWidgetItem *item) {
        Q_EMIT stepChosen(item->data(Run, Qt::UserRole).toLongLong(), item->data(Step, Qt::UserRole).toLongLong());
    });
}

void ChangedSteps::show(const DraftJudgement &judgement, const Confirmer &confirmer)
{
    clear();
    setEmptyText(emptyChanges(judgement, tr("The draft changes no step.")));
    if (!judgement.base)
        return;
    const auto &changes = judgement.comparison.steps;
    QList<QTreeWidgetItem *> items; // added to the list at once, after their cells are filled
    for (StepIndex step = 0; step < changes.size() && items.size() < mostRows; ++step) {
        const bool isShown = changes[step] != VerdictChange::Unchanged && changes[step] != VerdictChange::NotComparable;
        if (isShown)
            items << make(judgement, step);
    }
    addTopLevelItems(items);
    refresh(confirmer);
}

void ChangedSteps::refresh(const Confirmer &confirmer)
{
    const Cell waiting = Words::waiting();
    const Cell none = notRun();
    setColumnHidden(Observed, confirmer.total() == 0); // leaves more room for the reasons
    for (int row = 0; row < topLevelItemCount(); ++row) {
        auto *item = topLevelItem(row);
        const auto step = item->data(Step, Qt::UserRole).toLongLong();
        if (const auto *confirmation = confirmer.of(step))
            setCell(item, Observed, ConfirmationText::observed(*confirmation));
        else
            setObserved(item, confirmer.isWaiting(step) ? waiting : none);
    }
}

QTreeWidgetItem *ChangedSteps::make(const DraftJudgement &judgement, StepIndex step)
{
    const FactBase &base = *judgement.base;
    const QLocale locale;
    const RunIndex run = base.runOf(step);
    const bool isOpen = judgement.comparison.steps[step] == VerdictChange::Undecidable;
    auto *item = new QTreeWidgetItem;
    item->setText(Run, locale.toString(static_cast<qlonglong>(base.runId(run))));
    item->setText(Step, locale.toString(base.ordinal(step)));
    item->setData(Run, Qt::UserRole, static_cast<qlonglong>(base.runId(run)));
    item->setData(Step, Qt::UserRole, static_cast<qlonglong>(base.stepId(step)));
    const Verdict before = judgement.before->ruled(step);
    const Verdict after = judgement.after->ruled(step);
    setCell(item, Active, Words::policyVerdict(before));
    setCell(item, Draft, Words::policyVerdict(isOpen ? Verdict::Undecidable : after));
    item->setText(Reason, reasonOf(after == Verdict::Allowed ? *judgement.before : *judgement.after, step));
    item->setToolTip(Reason, plainTip(item->text(Reason)));
    item->setText(Later, locale.toString(base.stepsOf(run).second - step - 1));
    for (const int column : { Run, Step, Later })
        item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    setCell(item, Observed, notRun());
    return item;
}

} // namespace vitrine
