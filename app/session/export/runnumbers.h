// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace vitrine {

/// Numbers of runs as users write them: "1,3,5-9". No text means all.
class RunNumbers final {
public:
    /// Nothing if one of the texts is not a number or range.
    static std::optional<RunNumbers> from(const std::vector<std::string> &texts);
    bool holds(std::uint64_t number) const;

private:
    std::vector<std::pair<std::uint64_t, std::uint64_t>> m_ranges; ///< both ends are included
};

} // namespace vitrine
