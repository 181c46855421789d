// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/write/reports.h"

#include <array>
#include <cstdint>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace vitrine::trailfile {

/// Many short texts that are looked for at once: looking through a text costs the same for one as for thousands.
class SoughtTexts final {
public:
    explicit SoughtTexts(std::vector<RedactedFinding> sought);
    SoughtTexts(const SoughtTexts &) = delete;
    SoughtTexts &operator=(const SoughtTexts &) = delete;

    bool isEmpty() const { return m_byKey.empty() && m_short.empty(); }
    /// Whether the text contains one of them.
    bool isIn(std::string_view text) const;

private:
    static constexpr std::size_t longestKey = 63;
    bool isAt(std::string_view text, std::size_t location) const;

    std::vector<RedactedFinding> m_sought;
    std::vector<RedactedFinding> m_short; ///< of one byte
    std::unordered_multimap<std::string_view, const RedactedFinding *> m_byKey; ///< by their first bytes
    std::vector<std::uint64_t> m_lengths; ///< of keys, one bit each, by the first two bytes
};

} // namespace vitrine::trailfile
