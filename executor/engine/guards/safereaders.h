// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

#include <memory>
#include <string_view>

namespace vitrine {

class SessionCore;

/// What reads attributes or evaluates names by text in the standard library, for code: operator's attrgetter and
/// methodcaller, string.Formatter and typing.get_type_hints with every rule that holds for `getattr` and for text that
/// is run, and types' FunctionType, CodeType, CellType and ModuleType, which recognize such objects and make none. Puts
/// them into what code gets as that module. With the GIL; false with an exception set.
bool replaceReaders(const std::shared_ptr<SessionCore> &core, std::string_view module, PyObject *view);

} // namespace vitrine
