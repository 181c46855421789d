// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>

namespace vitrine {

/// The files that were opened last, newest first: as the user named them, so a log and not the trail it led to.
/// Kept in the settings. GUI thread.
class RecentFiles final : public QObject {
    Q_OBJECT

public:
    explicit RecentFiles(QObject *parent = nullptr);

    const QStringList &files() const { return m_files; }
    /// Unless the user wants nothing to be remembered.
    void add(const QString &file);
    void remove(const QString &file);
    void clear();

Q_SIGNALS:
    void changed();

private:
    void store();

    QStringList m_files;
};

} // namespace vitrine
