// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/find/finder.h"
#include "app/replay/runcomparison.h"

#include <QCoreApplication>

#include <functional>
#include <vector>

namespace vitrine {

class Project;

/// What the run that is shown can be put beside. GUI thread.
class CompareChoice final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::CompareChoice)

public:
    /// Its own newest replay, then all other runs whose rows have been read.
    static std::vector<FinderEntry> entries(Project *project, const std::function<void(const RunSide &)> &choose);
    /// "Run 3, replayed"
    static QString name(const Project &project, const RunSide &side);
};

} // namespace vitrine
