// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace vitrine {

/// JSON with comments, in which editors tolerate a comma behind the last value: a blank takes its place, so that lines
/// and columns stay as they are.
std::string withoutExtraCommas(std::string_view settings);

} // namespace vitrine
