// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

namespace vitrine::smolagents {

/// Whether this thread's C stack has enough room to continue. Called often, so it only compares an address.
bool hasStackLeft();

/// Sets RecursionError with CPython's own message.
void raiseRecursion();

/// Counts virtual Python frames: the older executor, written in Python, uses several for every node that it walks, and
/// raises RecursionError when CPython's limit is reached. They are counted in CPython's own counter of the thread,
/// together with the frames of libraries and of code.
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
