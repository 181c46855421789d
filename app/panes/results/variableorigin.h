// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace vitrine {

/// The step that gave a variable its value.
struct VariableOrigin {
    std::int64_t step = 0;
    std::uint64_t ordinal = 0;
    int line = 0; ///< in its code; 0 if no line names the variable
    std::optional<std::string> before {}; ///< the previous value, cut; nothing: unknown
    bool operator==(const VariableOrigin &) const = default;
};

} // namespace vitrine
