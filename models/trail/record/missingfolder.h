// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace vitrine {

/// The detail of an error if the folder in which a trail was to be created does not exist.
inline constexpr std::string_view missingFolder = "no such folder";

} // namespace vitrine
