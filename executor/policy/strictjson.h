// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace vitrine {

/// Replaces comments and trailing commas in JSON, which editors accept, by spaces, so that lines and columns do not
/// change. An unclosed comment stays, and is an error for the parser.
std::string strictJson(std::string_view settings);

} // namespace vitrine
