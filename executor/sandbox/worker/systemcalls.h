// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

namespace vitrine {

/// From now on, the C library's functions for files and processes report their outcome (engine/core/outcomes.h). A
/// program that links this overrides those functions.
void observeSystemCalls();

} // namespace vitrine
