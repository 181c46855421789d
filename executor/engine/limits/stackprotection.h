// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

#include <cstddef>

namespace vitrine {

/// CPython 3.14 and later take the address of the stack for the depth of calls: on a stack that they do not know
/// everything seems too deep, so that objects are not freed before the thread is back on its own. While this lives they
/// know the stack that this thread was moved to. Needs the GIL. Earlier versions count calls; there it does nothing.
class StackProtection final {
public:
    /// `top`: where that stack begins, of `size` bytes. Code gets as much of it as a thread usually has.
    StackProtection(void *top, std::size_t size);
    ~StackProtection();
    StackProtection(const StackProtection &) = delete;
    StackProtection &operator=(const StackProtection &) = delete;

    /// Whether this interpreter runs on other stacks at all: some releases of 3.14 do not support them.
    static bool isPossible();

private:
    struct Part {
        void *bottom = nullptr; ///< null: the thread's own stack
        std::size_t size = 0;
    };
    static void report(const Part &part);

    static thread_local Part known; ///< the bounds last set in the interpreter
    Part m_before;
};

} // namespace vitrine
