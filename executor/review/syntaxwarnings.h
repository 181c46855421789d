// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

namespace vitrine {

/// Suppresses the warnings of CPython's parser and compiler during its lifetime ("invalid escape sequence", "is" with a
/// literal): they would go to the error stream of the process or, under `-W error`, reject code that runs elsewhere. No
/// Python code may run meanwhile, so that no other thread sees the changed filters. Needs the GIL.
class SyntaxWarningsOff final {
public:
    SyntaxWarningsOff();
    ~SyntaxWarningsOff();
    SyntaxWarningsOff(const SyntaxWarningsOff &) = delete;
    SyntaxWarningsOff &operator=(const SyntaxWarningsOff &) = delete;

private:
    PyRef m_filters;
    PyRef m_filter;
};

} // namespace vitrine
