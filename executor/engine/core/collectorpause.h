// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

namespace vitrine {

/// Pauses garbage collection during its lifetime: for work that creates many objects without cycles, such as syntax
/// trees. Needs the GIL, and no foreign code may run meanwhile.
class CollectorPause final {
public:
    CollectorPause()
        : m_wasOn(PyGC_Disable() != 0)
    {
    }
    ~CollectorPause()
    {
        if (m_wasOn)
            PyGC_Enable();
    }
    CollectorPause(const CollectorPause &) = delete;
    CollectorPause &operator=(const CollectorPause &) = delete;

private:
    bool m_wasOn;
};

} // namespace vitrine
