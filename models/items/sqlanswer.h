// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/trail/record/sqltable.h"

#include <chrono>
#include <string>
#include <vector>

namespace vitrine {

/// The result of a statement, or the first part of it.
struct SqlAnswer {
    std::vector<std::string> columns;
    std::vector<std::vector<SqlValue>> rows;
    bool isCut = false; ///< the result was too large for a window
    std::chrono::milliseconds time {};
};

/// The integer of a value; 0 for a value of another type.
inline std::int64_t numberIn(const SqlValue &value)
{
    const auto *number = std::get_if<std::int64_t>(&value);
    return number != nullptr ? *number : 0;
}

/// The text of a value; empty for a value of another type.
inline std::string textIn(const SqlValue &value)
{
    const auto *text = std::get_if<std::string>(&value);
    return text != nullptr ? *text : std::string();
}

} // namespace vitrine
