// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

namespace vitrine {

/// Finalizers of the code's objects run when Python collects them: between sessions, in another session, or while the
/// program does something else. If `__del__` is a function in C, no frame shows whose it is.

/// Makes the finalizer of a class that the audited session has created run under the policy of that session. Once the
/// session no longer exists, or its time for such code is used up, such a finalizer does not run. Call it again when
/// the class gets another `__del__`. Requires the GIL; leaves no exception set.
void armFinalizer(PyTypeObject *type);

} // namespace vitrine
