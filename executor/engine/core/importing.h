// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/core/collectorpause.h"
#include "executor/engine/core/sessioncore.h"

namespace vitrine {

/// While a library that is allowed is being imported, what it imports and reads for itself is its own business. The
/// garbage collector waits meanwhile: what code left behind shall not run in the name of an import.
class Importing final {
public:
    explicit Importing(SessionCore &core)
        : m_core(core)
    {
        ++m_core.importDepth;
    }
    ~Importing() { --m_core.importDepth; }
    Importing(const Importing &) = delete;
    Importing &operator=(const Importing &) = delete;

private:
    CollectorPause m_pause;
    SessionCore &m_core;
};

} // namespace vitrine
