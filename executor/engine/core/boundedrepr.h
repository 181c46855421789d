// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

#include <cstddef>
#include <string>

namespace vitrine {

struct BoundedText {
    std::string text; ///< UTF-8
    bool isCut = false;
};

/// repr() of a value, at most `chars` characters of it. Builtin containers are only walked until the text is full, so
/// that a list of ten million items costs no more than a short one. May run the classes' own __repr__: call it with the
/// meter running. An exception it raises becomes part of the text. Needs the GIL; leaves no exception set.
BoundedText boundedRepr(PyObject *value, std::size_t chars);

/// str() of a value, cut likewise.
BoundedText boundedStr(PyObject *value, std::size_t chars);

} // namespace vitrine
