// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/policy/determinism.h"

#include <QString>

namespace vitrine {

/// The user's options for running steps, stored in the settings. GUI thread.
struct ExecutionSettings final {
    /// Clock and randomness, as chosen in the settings.
    static Determinism determinism();
    /// Number of parallel replays; 0: one per CPU core.
    static unsigned workers();
    /// The same, with 0 replaced by the number of CPU cores.
    static unsigned workersAtOnce();
    static void setWorkers(unsigned workers);
    static constexpr unsigned mostWorkers = 64;

    /// The id of the executor that the window runs steps with; by default the sandbox.
    static QString executor();
    static void setExecutor(const QString &id);

    /// The interpreter that runs steps in the sandbox, such as /path/to/venv/bin/python; empty: the system's.
    static QString python();
    static void setPython(const QString &executable);

    /// Factor by which a suggested limit exceeds the peak usage.
    static double headRoom();
    static void setHeadRoom(double times);
    static constexpr double mostHeadRoom = 100;
};

} // namespace vitrine
