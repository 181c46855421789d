// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QList>
#include <QString>

namespace vitrine {

/// A file in the list of recent files, and what is known about it without opening it.
struct RecentEntry {
    enum class State { Unknown, Log, Trail, Missing };
    QString file; ///< full path
    State state = State::Unknown;
    QDateTime opened {}; ///< invalid if not recorded
    qint64 runs = -1; ///< when it was last open; negative if not recorded
    bool operator==(const RecentEntry &) const = default;
};

/// Checks the files: blocks, so not on the GUI thread. A trail is recognized by its name; no file is opened.
QList<RecentEntry> examineRecent(QList<RecentEntry> entries);

} // namespace vitrine
