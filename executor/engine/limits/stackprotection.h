// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

#include <cstddef>

namespace vitrine {

/// CPython 3.14 and later limit the depth of calls by the stack address. On an unknown stack every call seems too deep,
/// and objects are not freed until the thread is back on its own stack. During its lifetime this object makes the stack
/// known that the thread switched to. Needs the GIL. Does nothing in earlier versions, which count calls.
class StackProtection final {
public:
    /// `top` is where that stack starts, `size` its bytes. Code gets as much of it as a thread usually has.
    StackProtection(void *top, std::size_t size);
    ~StackProtection();
    StackProtection(const StackProtection &) = delete;
    StackProtection &operator=(const StackProtection &) = delete;

    /// Whether this interpreter supports other stacks at all: some releases of 3.14 do not.
    static bool isPossible();

private:
    struct Part {
        void *bottom = nullptr; ///< null for the thread's own stack
        std::size_t size = 0;
    };
    static void report(const Part &part);

    static thread_local Part known; ///< the bounds last set in the interpreter
    Part m_before;
};

} // namespace vitrine
