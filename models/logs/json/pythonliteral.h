// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"

#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

struct PythonEntry;

/// A value as written by Python's repr(): the literals of the language, and as in reprs of objects, calls `Name(1,
/// key=value)` and opaque `<…>`.
struct PythonValue {
    enum class Kind { None, Bool, Number, String, Bytes, List, Tuple, Set, Dict, Call, Opaque };

    Kind kind = Kind::None;
    /// Bool: True or False; Number: its digits; String: UTF-8; Bytes: the bytes; Call: the name; Opaque: including
    /// brackets.
    std::string text;
    std::vector<PythonValue> items; ///< of a List, Tuple or Set; positional arguments of a Call
    std::vector<PythonEntry> entries; ///< of a Dict; keyword arguments of a Call

    bool isString() const { return kind == Kind::String; }
    /// The entry under a string key, or null.
    const PythonValue *find(std::string_view key) const;
    /// Converts it to JSON: tuples and sets become arrays, bytes become text with \xNN escapes, numbers that JSON lacks
    /// and keys become strings; a Call becomes an object with its class under "_type".
    std::string toJson() const;
};

struct PythonEntry {
    PythonValue key;
    PythonValue value;
};

/// Parses one value, which must be the whole text unless `used` receives its length. Fails with the byte where parsing
/// stopped; nesting is limited.
Result<PythonValue> parsePython(std::string_view text, std::size_t *used = nullptr);

} // namespace vitrine
