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
    /// Recognition looks at no more than this.
    static constexpr std::size_t maxBytes = 1 << 20;

    std::string_view bytes; ///< without a byte order mark
    Framing framing = Framing::Document;
    std::vector<Outline> records; ///< of the first records that look like JSON
    std::size_t deepest = 0; ///< nesting seen
};

Sniff sniff(std::string_view firstBytes);

/// Whether one of the first records has this shape, or an element of one that is a list: sessions that are written one
/// record a line are kept as one list, too.
template <typename Predicate>
bool anyRecord(const Sniff &sniff, const Predicate &hasShape)
{
    return std::ranges::any_of(sniff.records,
        [&hasShape](const Outline &record) { return hasShape(record) || std::ranges::any_of(record.items, hasShape); });
}

/// A description of content that no format claims, in technical words: "PNG image", "JSON object with keys a, b".
std::string describe(const Sniff &sniff);
/// Whether what looks like this has to be unpacked by another program first.
bool isOtherPackage(std::string_view described);

} // namespace vitrine
