// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/toolstubs.h"

#include <string_view>

/// Tool doubles in Python run outside the jail. One that came with a trail runs only when this user wrote it, or took
/// it over: hashes of those sources are kept in his settings. Any thread.
namespace vitrine {

bool isTrustedStub(std::string_view python);
/// Trusts all doubles in Python among these.
void trustStubs(const ToolStubs &tools);

} // namespace vitrine
