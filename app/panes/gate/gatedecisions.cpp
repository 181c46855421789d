// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/gate/gatedecisions.h"

#include "app/session/jobs/joblist.h"
#include "app/session/project.h"
#include "app/wording/plaintip.h"
#include "app/wording/safetext.h"
#include "app/wording/words.h"

#include <QFile>
#include <QLocale>

#include <utility>

namespace vitrine {

namespace {

enum Column : int { When, Step, Verdict, Who, Waited, Reason };

std::vector<GateRecord> readRecords(const QString &file)
{
    const auto trail = Trail::open(QFile::encodeName(file).toStdString());
    return trail ? gateRecords(**trail, FlatList::mostRows).value_or(std::vector<GateRecord> {})
                 : std::vector<GateRecord> {};
}

Cell decisionOf(GateDecision decision)
{
    Cell cell;
    switch (decision) {
    case GateDecision::Allow:
        //: What was decided of a step at the gate
        cell.text = GateDecisions::tr("Allowed");
        cell.shape = Meaning::Ok;
        break;
    case GateDecision::Edit:
        //: What was decided of a step at the gate: other code ran in its place
        cell.text = GateDecisions::tr("Edited");
        cell.shape = Meaning::Differs;
        break;
    case GateDecision::Refuse:
        //: What was decided of a step at the gate
        cell.text = GateDecisions::tr("Denied");
        cell.shape = Meaning::Blocked;
        break;
    }
    return cell;
}

QString deciderOf(const GateRecord &record)
{
    switch (record.by) {
    case GateOutcome::By::Person: return safeLine(record.author, 80);
    //: Who decided of a step at the gate: the policy that is being written
    case GateOutcome::By::Draft: return GateDecisions::tr("The draft");
    //: Who decided of a step at the gate
    case GateOutcome::By::TimedOut: return GateDecisions::tr("Timed out");
    //: Who decided of a step at the gate
    case GateOutcome::By::Absent: return GateDecisions::tr("No approver");
    //: Who decided of a step at the gate
    case GateOutcome::By::TooLarge: return GateDecisions::tr("None: code too long");
    //: Who decided of a step at the gate
    case GateOutcome::By::Interrupted: return GateDecisions::tr("None: agent stopped");
    }
    return {};
}

QString placeOf(const GateRecord &record)
{
    const QLocale locale;
    //: A step at the gate. %1: number of a run, %2: of a step
    return GateDecisions::tr("Run %1, step %2")
        .arg(locale.toString(static_cast<qlonglong>(record.run)),
            locale.toString(static_cast<qulonglong>(record.ordinal)));
}

} // namespace

GateDecisions::GateDecisions(Project *project, QWidget *parent)
    : FlatList(QStringLiteral("gateDecisions"), tr("Approval Decisions"),
          { tr("Time"), tr("Step"),
              //: Column: allowed, edited or denied
              tr("Decision"),
              //: Column: the user who decided
              tr("User"),
              //: Column: how long a step waited
              tr("Waited"),
              //: Column: why it was decided so, in the words of who did
              tr("Reason") },
          Reason, parent)
    , m_project(project)
    , m_reading(this, project->jobs()->pool())
{
    setEmptyText(tr("No step of this trail has asked for approval."));
    connect(this, &FlatList::chosen, this, [this](QTreeWidgetItem *item) {
        const GateRecord &record = m_records[static_cast<std::size_t>(indexOfTopLevelItem(item))];
        Q_EMIT stepChosen(record.run, record.step);
    });
    connect(project, &Project::opened, this, &GateDecisions::refresh);
    connect(project, &Project::written, this, &GateDecisions::refresh);
    connect(project, &Project::closed, this, [this] {
        m_reading.cancel();
        fill({});
    });
}

void GateDecisions::refresh()
{
    m_isDue = m_reading.isBusy() || !isVisible();
    if (m_isDue || !m_project->isOpen())
        return;
    m_reading.ask([file = m_project->file()] { return readRecords(file); },
        [this](const std::vector<GateRecord> &records) {
            fill(records);
            if (m_isDue)
                refresh();
        });
}

void GateDecisions::showEvent(QShowEvent *event)
{
    FlatList::showEvent(event);
    refresh();
}

// The row that is being read keeps its position.
void GateDecisions::fill(const std::vector<GateRecord> &records)
{
    if (records == m_records)
        return;
    const auto older = static_cast<int>(records.size()) - static_cast<int>(m_records.size());
    const int row = currentItem() == nullptr ? -1 : indexOfTopLevelItem(currentItem()) + std::max(0, older);
    clear();
    m_records = records;
    for (const GateRecord &record : m_records)
        fillRow(new QTreeWidgetItem(this), record);
    if (row >= 0 && row < topLevelItemCount())
        setCurrentItem(topLevelItem(row));
}

void GateDecisions::fillRow(QTreeWidgetItem *item, const GateRecord &record)
{
    const QString reason = safeLine(record.reason);
    item->setText(When, Words::moment(record.at));
    item->setText(Step, placeOf(record));
    setCell(item, Column::Verdict, decisionOf(record.decision));
    item->setText(Who, deciderOf(record));
    item->setText(Waited, Words::duration(record.waitedSeconds));
    item->setText(Reason, reason);
    item->setToolTip(Reason, plainTip(reason));
}

} // namespace vitrine
