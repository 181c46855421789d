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

/// A text that is looked for without regard to the case of ASCII letters, or a regular expression.
struct FilterNeedle {
    std::string text;
    bool isPattern = false;
    bool operator==(const FilterNeedle &) const = default;
};

/// The texts that a filter looks for, the most specific first: words, and the values for texts and names. Negated terms
/// and the values of other fields have none.
std::vector<FilterNeedle> filterNeedles(const Filter &filter);

/// Looks for one needle in any number of texts, as the trail does.
class NeedleSearch final {
public:
    explicit NeedleSearch(FilterNeedle needle);
    ~NeedleSearch();
    NeedleSearch(NeedleSearch &&) noexcept;
    NeedleSearch &operator=(NeedleSearch &&) noexcept;

    const FilterNeedle &needle() const { return m_needle; }
    /// Whether a text has it, which is known sooner than where.
    bool isIn(std::string_view text) const;
    /// Where it begins for the first time.
    std::optional<std::size_t> locationIn(std::string_view text) const;

private:
    FilterNeedle m_needle;
    std::unique_ptr<const trailfile::Pattern> m_pattern; ///< null for a plain text
};

} // namespace vitrine
