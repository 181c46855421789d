// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/uniquefd.h"

#include <sys/types.h>

namespace vitrine {

class SessionCore;

/// Adds what other processes of a step write to the standard output of this process to the prints of the step, during
/// its lifetime. For a process of our own whose policy allows others: in a program that uses the Python module, the
/// standard output is the program's. Requires the GIL.
class ChildOutput final {
public:
    explicit ChildOutput(SessionCore &core);
    ~ChildOutput();
    ChildOutput(const ChildOutput &) = delete;
    ChildOutput &operator=(const ChildOutput &) = delete;

private:
    void take();

    SessionCore &m_core;
    UniqueFd m_file; ///< receives the output; invalid if nothing is captured
    UniqueFd m_before; ///< the standard output
    off_t m_taken = 0;
};

} // namespace vitrine
