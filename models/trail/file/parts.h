// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/formatted.h"

#include <cstdint>
#include <string>
#include <string_view>

/// How trails that were merged into another one are stored in it. The ids of a part's rows and entries are increased by
/// a multiple of the stride, which is also the part's own id; hashes still cover the original ids. A part of a part
/// becomes a part of its own, at the same distance from its former parent. So merging only shifts ids, however often it
/// is repeated.
namespace vitrine::trailfile {

/// Larger than every id and entry number that a trail assigns itself. A power of ten, so that people can read shifted
/// ids.
inline constexpr std::int64_t partStride = 1'000'000'000'000;

/// The part that an id or an entry belongs to; 0 for the trail itself.
constexpr std::int64_t partOf(std::int64_t id) { return id / partStride * partStride; }

/// The SQL order of one owner's rows, newest first. A trail's own rows are newer than those of its merged parts.
inline std::string newestFirst(std::string_view id) { return formatted("{0} / {1}, {0} DESC", id, partStride); }

} // namespace vitrine::trailfile
