// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

#include <string_view>

namespace vitrine {

class SessionCore;

/// Functions in C that read an attribute by a name passed to them: getattr, hasattr, attrgetter, methodcaller and
/// `__getattribute__`. A library that passes a name of its own has it among its constants; any other name came to the
/// library from the code, to which the read is attributed then. All functions need the GIL.

/// Once a process: the functions are the interpreter's.
void armNamedReads();

/// The session whose code asks when the running frame reads by this name; null where a library, an import or the host
/// asks for itself.
SessionCore *coreAskingBy(std::string_view name);

} // namespace vitrine
