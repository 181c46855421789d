// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

#include <memory>
#include <string_view>

namespace vitrine {

class SessionCore;

/// functools' update_wrapper and wraps, for code: the library's own read whatever attributes their caller names, of any
/// object, and hand them out. These take the usual ones; others by the rules that hold for `getattr`. Puts them into
/// what code gets as that module. With the GIL; false with an exception set.
bool replaceWrappers(const std::shared_ptr<SessionCore> &core, std::string_view module, PyObject *view);

} // namespace vitrine
