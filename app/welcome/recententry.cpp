// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/welcome/recententry.h"

#include <QFile>
#include <QFileInfo>

namespace vitrine {

namespace {

RecentEntry::State stateOf(const QString &path)
{
    const QFileInfo info(path);
    if (!info.exists())
        return RecentEntry::State::Missing;
    // Opening a pipe or a device could wait for ever.
    if (!info.isFile())
        return RecentEntry::State::Unknown;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return RecentEntry::State::Unknown;
    const QByteArray sqlite = QByteArrayLiteral("SQLite format 3\0");
    return file.read(sqlite.size()) == sqlite ? RecentEntry::State::Trail : RecentEntry::State::Log;
}

} // namespace

QList<RecentEntry> examineRecent(const QStringList &files)
{
    QList<RecentEntry> entries;
    for (const QString &file : files)
        entries.append({ file, stateOf(file) });
    return entries;
}

} // namespace vitrine
