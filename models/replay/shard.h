// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace vitrine {

/// The i-th of n parts of many runs. The part of a run is derived from the bytes of its log and its position there, so
/// that every machine gets the same parts for any order of the logs; the runs of one log go to all parts in turn. The
/// default shard contains everything.
class Shard final {
public:
    Shard() = default;
    /// Parses a text such as "2/5".
    static std::optional<Shard> parse(std::string_view text);

    bool isWhole() const { return m_parts == 1; }
    /// Whether the shard contains a run. `sha256`: of its log; `index`: of the run in it.
    bool holds(std::string_view sha256, std::uint64_t index) const;
    std::string name() const; ///< "2/5"; empty for everything

private:
    std::uint64_t m_part = 1;
    std::uint64_t m_parts = 1;
};

} // namespace vitrine
