// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/approval/approvaldecisions.h"

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

std::vector<ApprovalRecord> readRecords(const QString &file)
{
    const auto trail = Trail::open(QFile::encodeName(file).toStdString());
    return trail ? approvalRecords(**trail, FlatList::mostRows).value_or(std::vector<ApprovalRecord> {})
                 : std::vector<ApprovalRecord> {};
}

Cell decisionOf(ApprovalDecision decision)
{
    Cell cell;
    switch (decision) {
    case ApprovalDecision::Allow:
        //: What was decided about a step that waited for approval
        cell.text = ApprovalDecisions::tr("Allowed");
        cell.shape = Meaning::Ok;
        break;
    case ApprovalDecision::Edit:
        //: What was decided about a step that waited for approval: other code ran in its place
        cell.text = ApprovalDecisions::tr("Edited");
        cell.shape = Meaning::Differs;
        break;
    case ApprovalDecision::Deny:
        //: What was decided about a step that waited for approval
        cell.text = ApprovalDecisions::tr("Denied");
        cell.shape = Meaning::Blocked;
        break;
    }
    return cell;
}

QString deciderOf(const ApprovalRecord &record)
{
    switch (record.by) {
    case ApprovalOutcome::By::Person: return safeLine(record.author, 80);
    //: Who decided about a step that waited for approval: the policy that is being written
    case ApprovalOutcome::By::Draft: return ApprovalDecisions::tr("The draft");
    //: Who decided about a step that waited for approval
    case ApprovalOutcome::By::TimedOut: return ApprovalDecisions::tr("Timed out");
    //: Who decided about a step that waited for approval
    case ApprovalOutcome::By::Absent: return ApprovalDecisions::tr("No approver");
    //: Who decided about a step that waited for approval
    case ApprovalOutcome::By::TooLarge: return ApprovalDecisions::tr("None: code too long");
    //: Who decided about a step that waited for approval
    case ApprovalOutcome::By::Interrupted: return ApprovalDecisions::tr("None: agent stopped");
    }
    return {};
}

QString locationOf(const ApprovalRecord &record)
{
    const QLocale locale;
    if (record.ordinal == 0)
        //: A run with a call that waited for approval and has no step yet. %1: number of the run
        return ApprovalDecisions::tr("Run %1").arg(locale.toString(static_cast<qlonglong>(record.run)));
    //: A step that waited for approval. %1: number of a run, %2: of a step
    return ApprovalDecisions::tr("Run %1, step %2")
        .arg(locale.toString(static_cast<qlonglong>(record.run)),
            locale.toString(static_cast<qulonglong>(record.ordinal)));
}

} // namespace

ApprovalDecisions::ApprovalDecisions(Project *project, QWidget *parent)
    : FlatList(QStringLiteral("approvalDecisions"), tr("Approval Decisions"),
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
        const ApprovalRecord &record = m_records[static_cast<std::size_t>(indexOfTopLevelItem(item))];
        Q_EMIT stepChosen(record.run, record.step);
    });
    connect(project, &Project::opened, this, &ApprovalDecisions::refresh);
    connect(project, &Project::written, this, &ApprovalDecisions::refresh);
    connect(project, &Project::closed, this, [this] {
        m_reading.cancel();
        fill({});
    });
}

void ApprovalDecisions::refresh()
{
    m_isDue = m_reading.isBusy() || !isVisible();
    if (m_isDue || !m_project->isOpen())
        return;
    m_reading.ask([file = m_project->file()] { return readRecords(file); },
        [this](const std::vector<ApprovalRecord> &records) {
            fill(records);
            if (m_isDue)
                refresh();
        });
}

void ApprovalDecisions::showEvent(QShowEvent *event)
{
    FlatList::showEvent(event);
    refresh();
}

// The row that is being read keeps its position.
void ApprovalDecisions::fill(const std::vector<ApprovalRecord> &records)
{
    if (records == m_records)
        return;
    const auto older = static_cast<int>(records.size()) - static_cast<int>(m_records.size());
    const int row = currentItem() == nullptr ? -1 : indexOfTopLevelItem(currentItem()) + std::max(0, older);
    clear();
    m_records = records;
    for (const ApprovalRecord &record : m_records)
        fillRow(new QTreeWidgetItem(this), record);
    if (row >= 0 && row < topLevelItemCount())
        setCurrentItem(topLevelItem(row));
}

void ApprovalDecisions::fillRow(QTreeWidgetItem *item, const ApprovalRecord &record)
{
    const QString reason = safeLine(record.reason);
    item->setText(When, Words::moment(record.at));
    item->setText(Step, locationOf(record));
    setCell(item, Column::Verdict, decisionOf(record.decision));
    item->setText(Who, deciderOf(record));
    if (record.waitedSeconds > 0) // hooks do not record it
        item->setText(Waited, Words::duration(record.waitedSeconds));
    item->setText(Reason, reason);
    item->setToolTip(Reason, plainTip(reason));
}

} // namespace vitrine
