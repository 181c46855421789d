// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

namespace vitrine {

/// Functions of the interpreter that touch the world without an audit event of their own: while code of a session runs,
/// each raises one, so that the policy judges and records it like the others. To be called again when more modules are
/// loaded. With the GIL; leaves no exception set.
void armSilentDeeds();

} // namespace vitrine
