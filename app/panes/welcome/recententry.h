// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QList>
#include <QString>

namespace vitrine {

/// A file of the list of recent files, and what can be said of it without opening it.
struct RecentEntry {
    enum class State { Unknown, Log, Trail, Missing };
    QString file; ///< full path
    State state = State::Unknown;
    QDateTime opened {}; ///< invalid where that was not kept
    qint64 runs = -1; ///< as it was open last; negative where that was not kept
    bool operator==(const RecentEntry &) const = default;
};

/// Looks at the files: blocks, so not on the GUI thread. A trail is known by its name; no file is opened.
QList<RecentEntry> examineRecent(QList<RecentEntry> entries);

} // namespace vitrine
