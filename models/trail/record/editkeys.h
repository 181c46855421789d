// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>

namespace vitrine {

/// The arguments in which agents' editors name the text that an edit replaces, and the new text.
inline constexpr std::array oldTextKeys { "old_string", "old_str", "old_text", "oldText", "oldString", "search",
    "before" };
inline constexpr std::array newTextKeys { "new_string", "new_str", "new_text", "newText", "newString", "replace",
    "after" };

} // namespace vitrine
