// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

#include <string_view>

namespace vitrine {

class SessionCore;

/// Guards functions written in C that read an attribute by a name passed to them: getattr, hasattr, attrgetter,
/// methodcaller and `__getattribute__`. If a library passes a name that is not among its constants, the name came from
/// the code, and the read is attributed to it. All functions require the GIL.

/// Arms the functions of the interpreter. Call once per process.
void armNamedReads();

/// The session to which a read of this name in the running frame is attributed; null if a library, an import or the
/// host reads for itself.
SessionCore *coreAskingBy(std::string_view name);

} // namespace vitrine
