// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/json/jsonstream.h"
#include "models/logs/json/outline.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// The first bytes of a file: the only basis for detecting a format.
struct Sniff {
    /// The maximum number of bytes used for detection.
    static constexpr std::size_t maxBytes = 1 << 20;

    std::string_view bytes; ///< without a byte order mark
    Framing framing = Framing::Document;
    std::vector<Outline> records; ///< outlines of the first records that look like JSON
    std::size_t deepest = 0; ///< deepest nesting found
};

Sniff sniff(std::string_view firstBytes);

/// Whether one of the first records has this shape, or an element of a record that is a list. Sessions that are written
/// with one record per line are also stored as one list.
template <typename Predicate>
bool anyRecord(const Sniff &sniff, const Predicate &hasShape)
{
    return std::ranges::any_of(sniff.records,
        [&hasShape](const Outline &record) { return hasShape(record) || std::ranges::any_of(record.items, hasShape); });
}

/// The kind of content that is in no known format, as the arguments of `FlawCode::LooksLike`: a code such as "png" or
/// "json-object", the keys of an object, the types of its records.
std::vector<std::string> describe(const Sniff &sniff);
/// Whether content of this kind must first be unpacked with another program.
bool isOtherPackage(std::string_view kind);
inline constexpr std::string_view parquetTable = "parquet";
/// Conversations without any reply of a model.
inline constexpr std::string_view promptsAlone = "prompts";

} // namespace vitrine
