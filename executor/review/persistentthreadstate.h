// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

namespace vitrine {

/// CPython's thread state, kept from one `Gil` to the next. Without it, each `Gil` on a thread of Vitrine creates a new
/// state. A C++ library that remembers the first one (pybind11 does, which scipy and matplotlib use) would then refer
/// to a deleted state, and the next library to acquire the GIL that way would crash the process.
class PersistentThreadState final {
public:
    /// Keeps the state of this thread. Needs the GIL. Does nothing if it was called before.
    void keep()
    {
        if (m_thread != nullptr)
            return;
        m_state = PyGILState_Ensure();
        m_thread = PyThreadState_Get();
    }

    /// Releases the state. Needs the GIL. On any other thread than that of `keep` it does nothing: the state is then
    /// deleted together with the interpreter.
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
