// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

#include <memory>
#include <string_view>

namespace vitrine {

class SessionCore;

/// Replacements for functions of the standard library that read attributes or evaluate names by text: operator's
/// attrgetter and methodcaller, string.Formatter and typing.get_type_hints follow the rules for `getattr` and for text
/// that is run; types' FunctionType, CodeType, CellType and ModuleType recognize such objects but cannot create them;
/// inspect's getsource and its relatives find the classes of the code in its steps; webbrowser's functions are judged
/// also where no browser is installed.
/// Adds them to the view of the module. Requires the GIL; false with an exception set.
bool replaceReaders(const std::shared_ptr<SessionCore> &core, std::string_view module, PyObject *view);

} // namespace vitrine
