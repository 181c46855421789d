// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "base/formatted.h"

namespace vitrine {

std::string formattedWith(std::string_view pattern, std::format_args values) { return std::vformat(pattern, values); }

} // namespace vitrine
