// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace re2 {
class RE2;
}

namespace vitrine::trailfile {

/// A regular expression in the syntax of RE2, which searches any pattern in time linear in the length of the text. Has
/// no back references. If several matches start at one position, the longest counts.
class Pattern final {
public:
    explicit Pattern(const std::string &pattern);
    ~Pattern();
    Pattern(const Pattern &) = delete;
    Pattern &operator=(const Pattern &) = delete;

    bool isValid() const;
    /// Whether the pattern matches anywhere in the text.
    bool isIn(std::string_view text) const;

    /// The first match from `from` on with at least one character; only the first megabyte is searched.
    struct Match {
        std::size_t from = 0;
        std::size_t to = 0;
    };
    std::optional<Match> find(std::string_view text, std::size_t from) const;

private:
    std::unique_ptr<re2::RE2> m_expression;
};

/// A text that every match of a pattern contains, ignoring the case of ASCII letters; empty if there is none or it is
/// not obvious.
std::string requiredText(std::string_view pattern);

} // namespace vitrine::trailfile
