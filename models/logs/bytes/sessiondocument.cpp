// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/bytes/sessiondocument.h"

#include "base/formatted.h"
#include "base/trimmed.h"

#include <nlohmann/json.hpp>

namespace vitrine {

std::optional<std::string_view> objectText(std::string_view text)
{
    const std::string_view object = trimmed(text);
    return object.starts_with('{') && nlohmann::json::accept(object) ? std::optional(object) : std::nullopt;
}

bool isListText(std::string_view text)
{
    const std::size_t from = text.find_first_not_of(" \t\r\n");
    return from != text.npos && text[from] == '[' && nlohmann::json::accept(text);
}

std::string quotedText(std::string_view text)
{
    return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

std::string unreadable(std::string_view text, std::int64_t bytes)
{
    return formatted(R"({{"unreadable":{},"bytes":{}}})", quotedText(text), bytes);
}

} // namespace vitrine
