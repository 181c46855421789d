// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

#include <memory>
#include <string_view>

namespace vitrine {

class SessionCore;

/// Replacements for functions of the standard library that read attributes or evaluate names by text: operator's
/// attrgetter and methodcaller, string.Formatter and typing.get_type_hints follow every rule for `getattr` and for text
/// that is run, and types' FunctionType, CodeType, CellType and ModuleType recognize such objects and make none. Puts
/// them into the view of that module. With the GIL; false with an exception set.
bool replaceReaders(const std::shared_ptr<SessionCore> &core, std::string_view module, PyObject *view);

} // namespace vitrine
