// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace vitrine {

/// Replaces each trailing comma in JSON with comments, which editors accept, by a space, so that lines and columns do
/// not change.
std::string withoutExtraCommas(std::string_view settings);

} // namespace vitrine
