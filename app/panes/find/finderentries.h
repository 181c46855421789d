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

/// The entries that a window offers. GUI thread.
class FinderEntries final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::FinderEntries)

public:
    /// Every action of the menus that can be done just now, with its key, but the one that leads here.
    static std::vector<FinderEntry> actions(const QMenuBar &menus, const QAction *without);
    /// The steps of the run that is shown, then the runs of the list, as far as their rows have been read.
    static std::vector<FinderEntry> locations(Project *project);
    /// The results of a search in the whole trail; `goTo` gets the location.
    static std::vector<FinderEntry> found(const Project &project, const std::vector<FoundLocation> &locations,
        const std::function<void(const FoundLocation &)> &goTo);
    /// The variables of a list of them; `choose` gets the row.
    static std::vector<FinderEntry> variables(
        const QAbstractItemModel &variables, const std::function<void(int)> &choose);
};

} // namespace vitrine
