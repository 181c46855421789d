// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/jobs/jobmodel.h"

#include "app/kit/lists/presentedcell.h"
#include "app/session/jobs/joblist.h"
#include "app/wording/progresstext.h"
#include "app/wording/words.h"

#include <QLocale>

#include <algorithm>

namespace vitrine {

namespace {

Cell words(const QString &text, std::optional<Meaning> shape = {})
{
    Cell cell;
    cell.text = text;
    cell.shape = shape;
    return cell;
}

Cell muted(const QString &text)
{
    Cell cell = words(text);
    cell.isMuted = true;
    return cell;
}

double shareOf(const Job &job) { return job.total() == 0 ? -1 : double(job.done()) / double(job.total()); }

} // namespace

JobModel::JobModel(JobList *jobs, QObject *parent)
    : QAbstractTableModel(parent)
{
    connect(jobs, &JobList::started, this, &JobModel::add);
    connect(jobs, &JobList::ended, this, &JobModel::take);
    connect(jobs, &JobList::ticked, this, &JobModel::refresh);
}

bool JobModel::hasEnded() const
{
    return std::ranges::any_of(m_entries, [](const Entry &entry) { return entry.job == nullptr; });
}

void JobModel::forgetEnded()
{
    for (int row = rowCount() - 1; row >= 0; --row)
        if (job(row) == nullptr)
            remove(row);
}

QString JobModel::spoken(int row) const
{
    const auto &entry = m_entries[std::size_t(row)];
    //: Read aloud of a job. %1: what it does, such as "Verifying runs.vitrine", %2: "Done", "Running"
    auto words = tr("%1: %2.").arg(entry.title, state(entry).text);
    const auto &more = entry.job != nullptr ? progress(entry).text : entry.outcome.text;
    return more.isEmpty() ? words : QString(words % u' ' % more);
}

int JobModel::rowCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : int(m_entries.size()); }

int JobModel::columnCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : columns; }

QVariant JobModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (role == Qt::AccessibleTextRole)
        return index.column() == 0 ? QVariant(spoken(index.row())) : QVariant();
    if (!isPresentedRole(role))
        return {};
    return presented(cell(m_entries[std::size_t(index.row())], Column(index.column())), role);
}

QVariant JobModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (Column(section)) {
    //: Column title of the list of jobs: what is worked on
    case Column::Title: return tr("Job");
    //: Column title of the list of jobs: whether it runs or how it ended
    case Column::State: return tr("State");
    //: Column title of the list of jobs: how far it is
    case Column::Progress: return tr("Progress");
    //: Column title of the list of jobs: how fast it is
    case Column::Rate: return tr("Rate");
    //: Column title of the list of jobs: how long it still takes, or has taken
    case Column::Time: return tr("Time");
    //: Column title of the list of jobs: when it began
    case Column::Started: return tr("Started");
    //: Column title of the list of jobs: what came out
    case Column::Result: return tr("Result");
    }
    return {};
}

void JobModel::add(Job *job)
{
    while (rowCount() >= mostKept) {
        const auto oldest = std::ranges::find(m_entries, nullptr, &Entry::job);
        if (oldest == m_entries.end())
            break;
        remove(int(oldest - m_entries.begin()));
    }
    beginInsertRows({}, rowCount(), rowCount());
    m_entries.push_back({ .title = job->title(), .job = job, .started = QDateTime::currentDateTime() });
    endInsertRows();
}

void JobModel::take(Job *job)
{
    const auto found = std::ranges::find(m_entries, job, &Entry::job);
    if (found == m_entries.end())
        return;
    found->elapsedMs = job->elapsedMs();
    found->share = shareOf(*job);
    found->outcome = job->outcome();
    found->job = nullptr;
    const auto row = int(found - m_entries.begin());
    Q_EMIT dataChanged(index(row, 0), index(row, columns - 1));
    Q_EMIT ended(row);
}

void JobModel::refresh()
{
    for (int row = 0; row < rowCount(); ++row)
        if (job(row) != nullptr)
            Q_EMIT dataChanged(index(row, int(Column::State)), index(row, columns - 1));
}

void JobModel::remove(int row)
{
    beginRemoveRows({}, row, row);
    m_entries.erase(m_entries.begin() + row);
    endRemoveRows();
}

Cell JobModel::cell(const Entry &entry, Column column) const
{
    switch (column) {
    case Column::Title: return words(entry.title);
    case Column::State: return state(entry);
    case Column::Progress: return progress(entry);
    case Column::Rate: return words(entry.job != nullptr ? entry.job->pace() : QString());
    case Column::Time: return time(entry);
    case Column::Started: return words(entry.started.time().toString(u"HH:mm:ss"));
    case Column::Result: break;
    }
    if (entry.job != nullptr)
        return muted(entry.job->stage().detail);
    return entry.outcome.text.isEmpty() ? muted(Words::none()) : words(entry.outcome.text);
}

Cell JobModel::runningState(const Job &job)
{
    if (job.isCancelled())
        //: State of a job: it was stopped and has not ended yet
        return words(tr("Stopping"), Meaning::Waiting);
    if (const auto stage = job.stage(); !stage.name.isEmpty())
        return words(stage.name, Meaning::Running);
    //: State of a job
    return words(tr("Running"), Meaning::Running);
}

Cell JobModel::state(const Entry &entry)
{
    if (entry.job != nullptr)
        return runningState(*entry.job);
    switch (entry.outcome.how) {
    case JobOutcome::How::Done: break;
    //: State of a job that could not do what it was for
    case JobOutcome::How::Failed: return words(tr("Failed"), Meaning::Error);
    //: State of a job that the user stopped
    case JobOutcome::How::Stopped: return words(tr("Stopped"), Meaning::NotComparable);
    }
    //: State of a job that has ended well
    return words(tr("Done"), entry.outcome.isRemarkable ? Meaning::Warning : Meaning::Ok);
}

Cell JobModel::progress(const Entry &entry)
{
    const auto share = entry.job != nullptr ? shareOf(*entry.job) : entry.share;
    const bool isWhole = entry.job == nullptr && entry.outcome.how == JobOutcome::How::Done;
    if (share < 0 || isWhole)
        return {};
    constexpr double hundred = 100;
    //: How far a job is. %1: a number from 0 to 100
    auto cell = words(tr("%1 %").arg(QLocale().toString(int(share * hundred))));
    cell.share = share;
    return cell;
}

Cell JobModel::time(const Entry &entry)
{
    constexpr double perSecond = 1000;
    if (entry.job == nullptr)
        return words(Words::duration(double(entry.elapsedMs) / perSecond));
    const auto left = ProgressText::timeLeft(entry.job->secondsLeft());
    return words(left.isEmpty() ? Words::duration(double(entry.job->elapsedMs()) / perSecond) : left);
}

} // namespace vitrine
