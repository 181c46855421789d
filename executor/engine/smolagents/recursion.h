// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

namespace vitrine::smolagents {

/// Is there enough of this thread's C stack left to go on? Asked often, so it only compares an address.
bool hasStackLeft();

/// Sets RecursionError with CPython's own text.
void raiseRecursion();

/// Counts virtual Python frames: the older executor, itself Python, spends some for every node that it walks, and its
/// RecursionError comes when CPython's limit is spent. They are taken from the very counter that CPython keeps for the
/// thread, so that frames of libraries and of code count together.
class VirtualFrames final {
public:
    explicit VirtualFrames(int count)
        : m_thread(PyThreadState_GET())
        , m_count(count)
    {
        if (m_thread->py_recursion_remaining > count && hasStackLeft()) {
            m_thread->py_recursion_remaining -= count;
        } else {
            m_count = 0;
            raiseRecursion();
        }
    }
    ~VirtualFrames() { m_thread->py_recursion_remaining += m_count; }
    VirtualFrames(const VirtualFrames &) = delete;
    VirtualFrames &operator=(const VirtualFrames &) = delete;

    /// False with a RecursionError set.
    bool isThere() const { return m_count > 0; }

private:
    PyThreadState *m_thread;
    int m_count;
};

} // namespace vitrine::smolagents
