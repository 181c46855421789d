// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/value/valueorigin.h"

#include <format>
#include <set>

namespace vitrine {

namespace {

constexpr int longestValue = 300;
constexpr int mostRows = 500;

// As a text in a statement: whatever a name holds, it stays a name.
std::string quoted(std::string_view text)
{
    std::string result = "'";
    for (const char c : text)
        result += c == '\'' ? std::string("''") : std::string(1, c);
    return result + "'";
}

} // namespace

std::string originStatement(RunId run, std::string_view name, std::uint64_t upTo)
{
    return std::format(
        "SELECT s.step, s.ordinal, v.change, substr(v.value, 1, {}) FROM v_variables v JOIN v_steps s ON "
        "s.step = v.step WHERE s.run = {} AND s.ordinal <= {} AND v.name = {} AND v.change IN ('added', "
        "'changed') ORDER BY s.ordinal DESC, v.execution DESC LIMIT {}",
        longestValue, run, upTo, quoted(name), mostRows);
}

std::vector<ValueOrigin> originsIn(const SqlAnswer &answer)
{
    std::vector<ValueOrigin> origins;
    std::set<std::int64_t> seen;
    for (const auto &row : answer.rows) {
        const auto *step = std::get_if<std::int64_t>(&row[0]);
        const auto *ordinal = std::get_if<std::int64_t>(&row[1]);
        const auto *change = std::get_if<std::string>(&row[2]);
        const auto *value = std::get_if<std::string>(&row[3]);
        if (step == nullptr || ordinal == nullptr || !seen.insert(*step).second)
            continue;
        origins.push_back({ .step = *step,
            .ordinal = std::uint64_t(*ordinal),
            .isNew = change != nullptr && *change == "added",
            .value = value != nullptr ? *value : std::string() });
    }
    return origins;
}

} // namespace vitrine
