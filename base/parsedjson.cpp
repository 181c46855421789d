// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "base/parsedjson.h"

#include <nlohmann/json.hpp>

namespace vitrine {

template <typename Json>
Json parsedJson(std::string_view text)
{
    return Json::parse(text, nullptr, false);
}

template nlohmann::json parsedJson(std::string_view text);
template nlohmann::ordered_json parsedJson(std::string_view text);

} // namespace vitrine
