// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

namespace vitrine {

/// While it lives nobody looks for garbage: for work that makes many objects and no circles of them, such as trees of
/// syntax. Needs the GIL, and no code of others may run meanwhile.
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
