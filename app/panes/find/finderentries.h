// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/find/finder.h"

#include <QCoreApplication>

class QAbstractItemModel;
class QAction;
class QMenuBar;

namespace vitrine {

class Project;
struct FoundLocation;

/// The entries that the window provides for finders. GUI thread.
class FinderEntries final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::FinderEntries)

public:
    /// All enabled actions of the menus with their keys, except for `without`, which opens the finder.
    static std::vector<FinderEntry> actions(const QMenuBar &menus, const QAction *without);
    /// The steps of the shown run, then the listed runs, as far as their rows have been read.
    static std::vector<FinderEntry> locations(Project *project);
    /// The results of a search in the whole trail; `goTo` gets the location.
    static std::vector<FinderEntry> found(const Project &project, const std::vector<FoundLocation> &locations,
        const std::function<void(const FoundLocation &)> &goTo);
    /// The variables in a list; `choose` receives the row.
    static std::vector<FinderEntry> variables(
        const QAbstractItemModel &variables, const std::function<void(int)> &choose);
};

} // namespace vitrine
