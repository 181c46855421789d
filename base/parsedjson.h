// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <string_view>

namespace vitrine {

/// Parses a text as `nlohmann::json` or `nlohmann::ordered_json`; the result is discarded (`is_discarded`) if the text
/// is not JSON. Their own `parse` compiles the parser in each file that calls it, which takes 1.3 s of processor time.
template <typename Json>
Json parsedJson(std::string_view text);

} // namespace vitrine
