// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <regex.h>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace vitrine::trailfile {

/// An extended regular expression of POSIX, with \d besides. Not std::regex: that one goes so deep on a long line that
/// the stack ends. Without back references, which take exponential time.
class Pattern final {
public:
    explicit Pattern(const std::string &pattern);
    ~Pattern();
    Pattern(const Pattern &) = delete;
    Pattern &operator=(const Pattern &) = delete;

    bool isValid() const { return m_isValid; }
    /// Somewhere in the text; beyond the first megabyte nothing is looked for.
    bool isIn(std::string_view text) const;

    /// The first place behind `from` that has at least one character; nothing beyond the first megabyte.
    struct Match {
        std::size_t from = 0;
        std::size_t to = 0;
    };
    std::optional<Match> find(std::string_view text, std::size_t from) const;

private:
    regex_t m_presence {}; ///< asked for no places, it searches in one pass; otherwise from each character anew
    regex_t m_places {};
    bool m_isValid = false;
};

} // namespace vitrine::trailfile
