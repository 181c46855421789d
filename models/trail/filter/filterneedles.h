// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/filter/filter.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

namespace trailfile {
class Pattern;
}

/// A text to find, ignoring the case of ASCII letters, or a regular expression.
struct FilterNeedle {
    std::string text;
    bool isPattern = false;
    bool operator==(const FilterNeedle &) const = default;
};

/// The texts that a filter searches for, the most specific first: words, and values of text and name fields. Negated
/// terms and values of other fields are left out.
std::vector<FilterNeedle> filterNeedles(const Filter &filter);

/// Finds one needle in any number of texts, by the same rules as the trail.
class NeedleSearch final {
public:
    explicit NeedleSearch(FilterNeedle needle);
    ~NeedleSearch();
    NeedleSearch(NeedleSearch &&) noexcept;
    NeedleSearch &operator=(NeedleSearch &&) noexcept;

    const FilterNeedle &needle() const { return m_needle; }
    /// Whether a text contains it. Faster than `locationIn`.
    bool isIn(std::string_view text) const;
    /// Where it first occurs.
    std::optional<std::size_t> locationIn(std::string_view text) const;

private:
    FilterNeedle m_needle;
    std::unique_ptr<const trailfile::Pattern> m_pattern; ///< null for a plain text
};

} // namespace vitrine
