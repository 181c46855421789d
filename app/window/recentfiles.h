// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/welcome/recententry.h"

#include <QObject>
#include <QStringList>
#include <QTimer>

namespace vitrine {

/// Recently opened files, newest first: as the user named them, so the log and not its trail, with the number of runs
/// at that time. Stored in the settings. GUI thread.
class RecentFiles final : public QObject {
    Q_OBJECT

public:
    explicit RecentFiles(QObject *parent = nullptr);
    ~RecentFiles() override;

    const QList<RecentEntry> &entries() const { return m_entries; }
    QStringList files() const;
    /// Does nothing if the user turned the history off.
    void add(const QString &file);
    /// Sets the current number of runs of a listed file. Quick successive calls are stored together.
    void setRuns(const QString &file, qint64 runs);
    void remove(const QString &file);
    void clear();

Q_SIGNALS:
    void changed();

private:
    void store();
    void write() const;

    QList<RecentEntry> m_entries;
    QTimer m_counted; ///< delays storing the numbers of runs
};

} // namespace vitrine
