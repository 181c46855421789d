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

std::string membersOf(const SqliteRows &row)
{
    std::string text;
    for (int column = 0; column < row.columns(); ++column)
        if (!row.isNull(column))
            text += (text.empty() ? "\"" : ",\"") + std::string(row.name(column)) + "\":" + row.json(column);
    return text;
}

Result<std::vector<std::string>> namesIn(const SqliteFile &file, std::string_view sql)
{
    auto rows = file.select(sql);
    if (!rows)
        return std::unexpected(rows.error());
    std::vector<std::string> names;
    while (rows->next())
        names.emplace_back(rows->text(0));
    if (rows->fault())
        return std::unexpected(*rows->fault());
    return names;
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
