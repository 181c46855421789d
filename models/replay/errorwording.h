// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace vitrine {

/// Brings error messages that versions of Python word differently to one wording: "float division by zero" (up to 3.13)
/// and "division by zero" (3.14) become the same text. Pure; time grows with the text's length.
std::string withCommonErrorWording(std::string_view text);

} // namespace vitrine
