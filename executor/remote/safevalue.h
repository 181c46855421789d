// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace vitrine {

/// A Python value as sent between interpreters without pickle: the kinds of docs/executor.md#values-on-the-wire. A
/// plain value.
struct SafeValue {
    enum class Kind {
        None,
        Bool,
        Integer, ///< `text` contains its digits, since Python's integers are unbounded
        Float,
        Text,
        List,
        Dict, ///< `items` contains keys and values alternately
        Tuple,
        Set,
        FrozenSet,
        Bytes, ///< `text` contains the bytes unchanged
        Complex,
        DateTime, ///< this and the next two: `text` is their isoformat()
        Date,
        Time,
        TimeDelta, ///< `real` is in seconds
        Decimal,
        Path,
        Image, ///< `text` is a PNG in base64
        Array, ///< one item, nested lists; `text` is the dtype
        Record, ///< for a dataclass: `text` is its name, `module` its module, `items` as for a Dict
    };

    Kind kind = Kind::None;
    bool isTrue = false;
    double real = 0;
    double imaginary = 0;
    std::string text = {};
    std::string module = {};
    std::vector<SafeValue> items = {};

    bool operator==(const SafeValue &) const = default;
};

/// The value as formatted by Python's repr(); arrays, images and data classes as an expression that names them.
std::string pythonRepr(const SafeValue &value);
/// The name of its class: "int", "tuple", "ndarray" …
std::string pythonType(const SafeValue &value);
/// JSON, if it can represent the value exactly; empty for NaN, tuples, sets and the like.
std::optional<std::string> plainJson(const SafeValue &value);

} // namespace vitrine
