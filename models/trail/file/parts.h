// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/formatted.h"

#include <cstdint>
#include <string>
#include <string_view>

/// How the trails that were merged into one live in it: the rows and entries of a part keep the ids they had, moved by
/// a whole number of strides, which is the part's own id; everything that is hashed is hashed with the ids from before.
/// A part of a part is one of its own, as many strides behind the part as it was before: so moving is all that merging
/// does, however often.
namespace vitrine::trailfile {

/// Above every id and every entry that a trail gives itself. A power of ten, so that people can read moved ids.
inline constexpr std::int64_t partStride = 1'000'000'000'000;

/// The part that an id or an entry belongs to; 0 for the trail itself.
constexpr std::int64_t partOf(std::int64_t id) { return id / partStride * partStride; }

/// The order for rows of one owner, the newest first: a trail's own rows come after those of its merged parts.
inline std::string newestFirst(std::string_view id) { return formatted("{0} / {1}, {0} DESC", id, partStride); }

} // namespace vitrine::trailfile
