// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/toolstubs.h"

#include <string_view>

/// Tool stubs in Python run outside the jail. A stub that came with a trail runs only if this user wrote or accepted
/// it: hashes of those sources are stored in the user's settings. Any thread.
namespace vitrine {

bool isTrustedStub(std::string_view python);
/// Trusts all Python stubs among these.
void trustStubs(const ToolStubs &tools);

} // namespace vitrine
