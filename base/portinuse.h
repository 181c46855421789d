// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace vitrine {

/// The detail of an error if another program listens on the port.
inline constexpr std::string_view portInUse = "the port is in use";

} // namespace vitrine
