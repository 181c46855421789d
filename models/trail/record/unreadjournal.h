// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace vitrine {

/// The detail of an error if a trail has a journal that SQLite can only read in a folder with write permission.
inline constexpr std::string_view journalInClosedFolder = "unread journal in a folder without write permission";

} // namespace vitrine
