// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/welcome/recententry.h"

#include <QFileInfo>

namespace vitrine {

namespace {

RecentEntry::State stateOf(const QString &path)
{
    const QFileInfo info(path);
    if (!info.exists())
        return RecentEntry::State::Missing;
    // A trail may be open in this process. Opening and closing its file again would release the locks that SQLite has
    // on it: the next program that closes the trail would then delete its journal while it is in use.
    if (!info.isFile() || !info.isReadable())
        return RecentEntry::State::Unknown;
    const bool isTrail = path.endsWith(QLatin1StringView(".vitrine"), Qt::CaseInsensitive);
    return isTrail ? RecentEntry::State::Trail : RecentEntry::State::Log;
}

} // namespace

QList<RecentEntry> examineRecent(QList<RecentEntry> entries)
{
    for (RecentEntry &entry : entries)
        entry.state = stateOf(entry.file);
    return entries;
}

} // namespace vitrine
