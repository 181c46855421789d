// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/policy/determinism.h"

#include <QString>

namespace vitrine {

/// How the user wants steps run again, kept in the settings. GUI thread.
struct ExecutionSettings final {
    /// Clock and randomness, as chosen in the settings.
    static Determinism determinism();
    /// Runs that are replayed at the same time; 0: as many as the machine has processors.
    static unsigned workers();
    /// The same, with the number of processors in place of 0.
    static unsigned workersAtOnce();
    static void setWorkers(unsigned workers);
    static constexpr unsigned mostWorkers = 64;

    /// The id of the executor that the window runs steps in; the sandbox unless another one was chosen.
    static QString executor();
    static void setExecutor(const QString &id);

    /// The interpreter that runs steps in the sandbox, such as /path/to/venv/bin/python; empty: the system's.
    static QString python();
    static void setPython(const QString &executable);

    /// How often the highest use of a limit a suggested limit is.
    static double headRoom();
    static void setHeadRoom(double times);
    static constexpr double mostHeadRoom = 100;
};

} // namespace vitrine
