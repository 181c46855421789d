// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/welcome/recententry.h"

#include <QObject>
#include <QStringList>
#include <QTimer>

namespace vitrine {

/// The files that were opened last, newest first: as the user named them, so a log and not the trail it led to; with
/// what they held then. Kept in the settings. GUI thread.
class RecentFiles final : public QObject {
    Q_OBJECT

public:
    explicit RecentFiles(QObject *parent = nullptr);
    ~RecentFiles() override;

    const QList<RecentEntry> &entries() const { return m_entries; }
    QStringList files() const;
    /// Unless the user wants nothing to be remembered.
    void add(const QString &file);
    /// A file of the list has that many runs now. What follows quickly is kept together.
    void setRuns(const QString &file, qint64 runs);
    void remove(const QString &file);
    void clear();

Q_SIGNALS:
    void changed();

private:
    void store();
    void write() const;

    QList<RecentEntry> m_entries;
    QTimer m_counted; ///< numbers of runs wait to be kept
};

} // namespace vitrine
