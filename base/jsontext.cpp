// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "base/jsontext.h"

#include "base/jsondepth.h"
#include "base/parsedjson.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;

std::string dump(const Json &json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

bool isPlain(char c) { return c >= ' ' && c != '"' && c != '\\'; } // of ASCII

// Numbers that are written just as they are read.
bool isShortNumber(std::string_view text)
{
    constexpr std::size_t exact = 15;
    return !text.empty() && text.size() <= exact && (text.front() != '0' || text.size() == 1)
        && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

} // namespace

JsonText &JsonText::value(std::string_view text)
{
    if (!std::ranges::all_of(text, isPlain))
        return raw(dump(Json(text)));
    comma();
    m_text.append(1, '"').append(text).append(1, '"');
    return *this;
}

JsonText &JsonText::value(double number) { return raw(dump(Json(number))); }

JsonText &JsonText::json(const std::string &text)
{
    if (text == "null" || isShortNumber(text))
        return raw(text);
    const Json json = isShallowJson(text) ? parsedJson<Json>(text) : Json(text);
    return raw(dump(json.is_discarded() ? Json(text) : json));
}

} // namespace vitrine
