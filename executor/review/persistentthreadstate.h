// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

namespace vitrine {

/// CPython's state of this thread, kept from one `Gil` to the next. Without it each `Gil` on a thread of ours has a
/// state of its own, and what a library in C++ remembers of the first (pybind11 does, below scipy and matplotlib) is
/// gone with it: the next library that asks for the GIL its way ends the process.
class PersistentThreadState final {
public:
    /// With the GIL. Does nothing when it has been called before.
    void keep()
    {
        if (m_thread != nullptr)
            return;
        m_state = PyGILState_Ensure();
        m_thread = PyThreadState_Get();
    }

    /// With the GIL. On any other thread than the one that is kept it does nothing: the state then goes with the
    /// interpreter.
    void release()
    {
        if (m_thread != nullptr && m_thread == PyThreadState_Get())
            PyGILState_Release(m_state);
        m_thread = nullptr;
    }

private:
    PyThreadState *m_thread = nullptr;
    PyGILState_STATE m_state = PyGILState_UNLOCKED;
};

} // namespace vitrine
