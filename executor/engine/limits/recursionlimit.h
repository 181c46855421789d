// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

#include <algorithm>
#include <cstdint>

namespace vitrine {

/// During its lifetime, calls on this thread can nest `limit` deep from here on. Only affects this thread:
/// sys.setrecursionlimit would apply to the whole interpreter, which may belong to a host. Needs the GIL.
class RecursionLimit final {
public:
    explicit RecursionLimit(std::uint64_t limit)
        : m_thread(PyThreadState_Get())
        , m_before(m_thread->py_recursion_limit)
    {
        constexpr std::uint64_t fewest = 50;
        constexpr std::uint64_t most = 100'000;
        apply(depth() + static_cast<int>(std::clamp(limit, fewest, most)));
    }
    ~RecursionLimit() { apply(m_before); }
    RecursionLimit(const RecursionLimit &) = delete;
    RecursionLimit &operator=(const RecursionLimit &) = delete;

private:
    int depth() const { return m_thread->py_recursion_limit - m_thread->py_recursion_remaining; }
    void apply(int limit)
    {
        const int used = depth();
        m_thread->py_recursion_limit = limit;
        m_thread->py_recursion_remaining = limit - used;
    }

    PyThreadState *m_thread;
    int m_before;
};

} // namespace vitrine
