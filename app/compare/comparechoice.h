// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/find/finder.h"
#include "app/replay/runcomparison.h"

#include <QCoreApplication>
#include <QString>

#include <functional>
#include <vector>

namespace vitrine {

class Project;

/// What the run that is shown can be put beside. GUI thread.
class CompareChoice final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::CompareChoice)

public:
    /// Its own newest replay where it has one, then all other runs whose rows have been read.
    static std::vector<FinderEntry> entries(
        Project *project, bool isReplayed, const std::function<void(const RunSide &)> &choose);
    /// Whether a run has a replay. Blocks.
    static bool isReplayed(const QString &trail, RunId run);
    /// "Run 3, replayed"
    static QString name(const Project &project, const RunSide &side);
};

} // namespace vitrine
