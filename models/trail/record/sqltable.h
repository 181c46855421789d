// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace vitrine {

/// A value of a row: absent, a number, or text (blobs are returned as hexadecimal digits).
using SqlValue = std::variant<std::monostate, std::int64_t, double, std::string>;

/// The limits for a user's SQL.
struct SqlLimits {
    double seconds = 10;
    std::uint64_t rows = 100'000;
    std::uint64_t memoryMebibytes = 512; ///< for SQLite in this process
    std::uint64_t valueBytes = 16 << 20;
};

/// Receives the result of a query. Returning false ends it without an error.
struct SqlReceiver {
    std::function<void(const std::vector<std::string> &columns)> columns;
    std::function<bool(std::span<const SqlValue> row)> row;
};

struct SqlSummary {
    std::uint64_t rows = 0;
    bool isCut = false; ///< there are more rows than the limit allows
};

/// The views that such SQL is meant for, with a description of each.
struct SqlView {
    std::string name;
    std::vector<std::string> columns;
};

} // namespace vitrine
