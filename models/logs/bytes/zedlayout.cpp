// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/bytes/bytesource.h"
#include "models/logs/bytes/sessiondocument.h"

#include <array>
#include <utility>

namespace vitrine {

namespace {

constexpr std::array<std::string_view, 1> tables { "threads" };

/// The bytes of a column, unpacked if they are packed; nothing if there are too many.
std::optional<std::string> unpackedText(std::string_view bytes)
{
    const auto source = unpacked(bytesOf(bytes));
    std::string text;
    std::array<char, 64 << 10> buffer {};
    while (const std::size_t got = source->read(buffer.data(), buffer.size())) {
        text.append(buffer.data(), got);
        if (std::cmp_greater(text.size(), longestRow))
            return {};
    }
    return source->fault() ? std::nullopt : std::optional(std::move(text));
}

class ZedDocument final : public SessionDocument {
public:
    ZedDocument(const SqliteFile &file, std::string thread)
        : m_file(file)
        , m_thread(std::move(thread))
    {
    }

    std::optional<std::string> next() override
    {
        if (std::exchange(m_isOver, true))
            return {};
        auto rows = m_file.select("SELECT * FROM threads WHERE id = ?1");
        auto data = m_file.select("SELECT CASE WHEN octet_length(data) <= ?2 THEN data END, octet_length(data) "
                                  "FROM threads WHERE id = ?1");
        for (const auto *result : { &rows, &data })
            if (!*result) {
                fail(result->error());
                return {};
            }
        rows->bind(1, m_thread);
        data->bind(1, m_thread);
        data->bind(2, longestRow);
        if (!rows->next() || !data->next() || !check(*rows) || !check(*data))
            return {};
        const std::string thread = "{\"thread\":{" + described(*rows) + '}';
        const auto text = unpackedText(data->text(0));
        const auto object = text ? objectText(*text) : std::nullopt;
        if (!object)
            return thread + ",\"messages\":[" + unreadable(text ? *text : std::string(), data->number(1)) + "]}\n";
        const std::string_view rest = object->substr(1);
        const bool isEmpty = rest.find_first_not_of(" \t\r\n") == rest.find('}');
        return thread + (isEmpty ? "" : ",") + std::string(rest) + '\n';
    }

private:
    /// The columns without the document.
    static std::string described(const SqliteRows &row)
    {
        std::string text;
        for (int column = 0; column < row.columns(); ++column)
            if (row.name(column) != "data" && !row.isNull(column))
                text += (text.empty() ? "\"" : ",\"") + std::string(row.name(column)) + "\":" + row.json(column);
        return text;
    }

    const SqliteFile &m_file;
    std::string m_thread;
    bool m_isOver = false;
};

/// A thread that another one started is newer than it.
Result<std::vector<std::string>> threads(const SqliteFile &file)
{
    auto ordered = namesIn(file, "SELECT id FROM threads ORDER BY parent_id IS NOT NULL, updated_at, id");
    return ordered ? ordered : namesIn(file, "SELECT id FROM threads ORDER BY updated_at, id");
}

std::unique_ptr<SessionDocument> document(const SqliteFile &file, const std::string &thread)
{
    return std::make_unique<ZedDocument>(file, thread);
}

/// Other programs have a table with this name.
bool isOwn(const SqliteFile &file)
{
    return file.select("SELECT id, summary, updated_at, data_type, data FROM threads").has_value();
}

} // namespace

const StoreLayout zedLayout { tables, threads, document, isOwn };

} // namespace vitrine
