// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

#include <memory>
#include <string_view>

namespace vitrine {

class SessionCore;

/// Replacements for functools' update_wrapper and wraps: the library's own read any attributes that their caller names,
/// of any object, and return them. These accept the usual ones; others by the rules for `getattr`. Puts them into the
/// view of that module. With the GIL; false with an exception set.
bool replaceWrappers(const std::shared_ptr<SessionCore> &core, std::string_view module, PyObject *view);

} // namespace vitrine
