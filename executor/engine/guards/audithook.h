// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/stepresult.h"

#include <string>

namespace vitrine {

class SessionCore;

/// Registers the audit hook of this process (PEP 578) and arms the guards of its interpreter (interpreterguards.h),
/// once. Neither can be removed. False if Python fails.
bool installAuditHook();

/// Records a denied use of a file that has no event of its own, and sets the exception, which functions that handle
/// errors of the system do not handle. Requires the GIL.
void denyEvent(SessionCore &core, EventRecord denied);

/// Whether the path is a file of the interpreter or of its virtual environment. Requires the GIL.
bool isOfInterpreter(const std::string &path);

} // namespace vitrine
