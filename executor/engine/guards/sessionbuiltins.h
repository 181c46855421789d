// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/core/sessioncore.h"

namespace vitrine {

/// The __builtins__ of a session: what the policy allows, guarded where a plain builtin would lead around the review,
/// and the session's tools. A new dict; null with an exception set.
PyRef makeBuiltins(const std::shared_ptr<SessionCore> &core);

/// The `__import__` of a session: for compiled libraries, which import what they need through the builtins of the frame
/// that called them. Code cannot name it.
PyRef importForLibraries(const std::shared_ptr<SessionCore> &core);

} // namespace vitrine
