// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"

#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

struct PythonEntry;

/// A value as Python's repr() writes it: the literals of the language, and, as reprs of objects have them, calls
/// `Name(1, key=value)` and opaque `<…>`.
struct PythonValue {
    enum class Kind { None, Bool, Number, String, Bytes, List, Tuple, Set, Dict, Call, Opaque };

    Kind kind = Kind::None;
    /// Bool: True or False; Number: its digits; String: UTF-8; Bytes: the bytes; Call: the name; Opaque: with brackets.
    std::string text;
    std::vector<PythonValue> items; ///< of a List, Tuple or Set; positional arguments of a Call
    std::vector<PythonEntry> entries; ///< of a Dict; keyword arguments of a Call

    bool isString() const { return kind == Kind::String; }
    /// The entry under a string key, or null.
    const PythonValue *find(std::string_view key) const;
    /// As JSON: tuples and sets are arrays, bytes text of \xNN escapes, numbers that JSON has not strings, keys
    /// strings; a Call is an object with its class under "_type".
    std::string toJson() const;
};

struct PythonEntry {
    PythonValue key;
    PythonValue value;
};

/// Reads one value, which must be all of the text unless `used` takes its length. Fails with the byte where reading
/// stopped; nesting is limited.
Result<PythonValue> parsePython(std::string_view text, std::size_t *used = nullptr);

} // namespace vitrine
