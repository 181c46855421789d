// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/core/sessioncore.h"

namespace vitrine {

/// `str.format` and `format_map` read attributes that their text names ("{0.__class__}"): the first one in a text that
/// may not be read, or an empty text.
std::string forbiddenFieldIn(const SessionCore &core, std::string_view format);

/// The same for a text that a library formats, which may name more: where classes and functions come from.
std::string fieldForNobodyIn(const SessionCore &core, std::string_view format);

} // namespace vitrine
