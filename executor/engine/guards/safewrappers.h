// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

#include <memory>
#include <string_view>

namespace vitrine {

class SessionCore;

/// Replacements for functools' update_wrapper and wraps. The originals read any attributes that their caller names from
/// any object and return them. These accept the usual ones, and others by the rules for `getattr`. Adds them to the
/// view of the module. Requires the GIL; false with an exception set.
bool replaceWrappers(const std::shared_ptr<SessionCore> &core, std::string_view module, PyObject *view);

} // namespace vitrine
