// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/core/sessioncore.h"

namespace vitrine {

/// The first attribute in a format string ("{0.__class__}") that sandboxed code must not read, or an empty text. For
/// `str.format` and `format_map`.
std::string forbiddenFieldIn(const SessionCore &core, std::string_view format);

/// The same for a string that a library formats, which may also read where classes and functions are defined.
std::string libraryFieldIn(const SessionCore &core, std::string_view format);

} // namespace vitrine
