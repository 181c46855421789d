// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

struct OutlineMember;

/// The shape of a JSON value according to its first bytes, for detecting formats: keys, the first elements of arrays,
/// the beginnings of strings, some levels deep. The text may break off anywhere or not be JSON.
struct Outline {
    enum class Kind { None, Object, Array, String, Number, Literal };

    Kind kind = Kind::None;
    std::string text; ///< first bytes of a string
    std::vector<OutlineMember> members;
    std::vector<Outline> items; ///< first elements of an array
    bool isWhole = false; ///< the value ended within the text

    bool isObject() const { return kind == Kind::Object; }
    bool isArray() const { return kind == Kind::Array; }
    bool isString() const { return kind == Kind::String; }
    bool has(std::string_view key) const { return (*this)[key].kind != Kind::None; }
    /// The member, or an empty outline.
    const Outline &operator[](std::string_view key) const;
    /// The first element of an array, or an empty outline.
    const Outline &first() const;
};

struct OutlineMember {
    std::string key;
    Outline value;
};

/// The outline of the value at the start of `text`. `used` is set to its length in bytes, `deepest` to its nesting.
Outline outlineOf(std::string_view text, std::size_t *used = nullptr, std::size_t *deepest = nullptr);

} // namespace vitrine
