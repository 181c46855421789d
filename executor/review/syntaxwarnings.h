// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

namespace vitrine {

/// While it lives, CPython's parser and compiler do not warn ("invalid escape sequence", "is" with a literal): the
/// warning would go to the error stream of the process, or, under `-W error`, reject code that runs elsewhere. No
/// Python may run meanwhile, so that no other thread sees the changed filters. Needs the GIL.
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
