// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/core/sessioncore.h"

namespace vitrine {

/// Creates the __builtins__ of a session: those that the policy allows, guarded where a plain builtin would bypass the
/// review, and the session's tools. A new dict; null with an exception set.
PyRef makeBuiltins(const std::shared_ptr<SessionCore> &core);

/// Creates the `__import__` of a session. Compiled libraries import through the builtins of the frame that called them.
/// Code cannot name it.
PyRef importForLibraries(const std::shared_ptr<SessionCore> &core);

} // namespace vitrine
