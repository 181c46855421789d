// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/jobs/job.h"
#include "app/wording/cell.h"

#include <QAbstractTableModel>
#include <QDateTime>

#include <vector>

namespace vitrine {

class JobList;

/// The jobs of this session in the order of their start; an ended job keeps its row, which then shows its outcome. GUI
/// thread.
class JobModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum class Column { Title, State, Progress, Rate, Time, Started, Result };
    Q_ENUM(Column)
    static constexpr int columns = 7;
    /// The oldest that have ended go first.
    static constexpr int mostKept = 200;

    explicit JobModel(JobList *jobs, QObject *parent = nullptr);

    /// nullptr where it has ended.
    Job *job(int row) const { return m_entries[std::size_t(row)].job; }
    const JobOutcome &outcome(int row) const { return m_entries[std::size_t(row)].outcome; }
    bool hasEnded() const;
    void forgetEnded();
    /// "Verifying runs.vitrine: Done. The trail is intact." for who cannot see the list.
    QString spoken(int row) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    void ended(int row);

private:
    struct Entry {
        QString title;
        Job *job = nullptr; ///< until it has ended
        QDateTime started;
        qint64 elapsedMs = 0; ///< once it has ended
        double share = -1; ///< how far it came
        JobOutcome outcome {};
    };

    void add(Job *job);
    void take(Job *job);
    void refresh();
    void remove(int row);
    Cell cell(const Entry &entry, Column column) const;
    static Cell runningState(const Job &job);
    static Cell state(const Entry &entry);
    static Cell progress(const Entry &entry);
    static Cell time(const Entry &entry);

    std::vector<Entry> m_entries;
};

} // namespace vitrine
