// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/core/collectorpause.h"
#include "executor/engine/core/sessioncore.h"

namespace vitrine {

/// While an allowed library is being imported, its own imports and reads are not judged. The garbage collector is
/// paused meanwhile, so that finalizers of the code do not run under the import's permissions. A stop waits until the
/// library is complete.
class Importing final {
public:
    explicit Importing(SessionCore &core)
        : m_core(core)
    {
        ++m_core.importDepth;
        m_core.meter.beginImport();
    }
    ~Importing()
    {
        m_core.meter.endImport();
        --m_core.importDepth;
    }
    Importing(const Importing &) = delete;
    Importing &operator=(const Importing &) = delete;

private:
    CollectorPause m_pause;
    SessionCore &m_core;
};

} // namespace vitrine
