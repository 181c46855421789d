// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/bytes/listdocument.h"

#include <array>
#include <utility>

namespace vitrine {

namespace {

constexpr std::array<std::string_view, 3> tables { "session", "message", "part" };
constexpr std::array<std::string_view, 3> earlyTables { "sessions", "messages", "files" };

/// An object of the database with the ids that are columns of their own: {"id": …, …}.
std::string withIds(std::string_view object, std::string_view ids)
{
    const std::string_view rest = object.substr(1);
    const bool isEmpty = rest.find_first_not_of(" \t\r\n") == rest.find('}');
    return '{' + std::string(ids) + (isEmpty || ids.empty() ? "" : ",") + std::string(rest);
}

class OpenCodeDocument final : public ListDocument {
public:
    OpenCodeDocument(const SqliteFile &file, std::string session)
        : ListDocument(file, std::move(session),
              { "SELECT * FROM session WHERE id = ?1",
                  "SELECT id, CASE WHEN octet_length(data) <= ?2 THEN data END, octet_length(data) FROM message "
                  "WHERE session_id = ?1 ORDER BY time_created, id" })
    {
    }

private:
    std::string head(const std::string &columns) const override
    {
        return "{\"info\":{" + columns + "},\"messages\":[\n";
    }

    std::optional<std::string> messageIn(SqliteRows &row) override
    {
        const auto data = objectText(row.text(1));
        if (!data)
            return unreadable(row.text(1), row.number(2));
        std::string text = "{\"info\":" + withIds(*data, "\"id\":" + row.json(0)) + ",\"parts\":[";
        return addParts(text, row.text(0)) ? std::optional(text + "]}") : std::nullopt;
    }

    bool addParts(std::string &text, std::string_view message)
    {
        auto parts = query(m_file,
            "SELECT id, CASE WHEN octet_length(data) <= ?2 THEN data END, octet_length(data) FROM part "
            "WHERE message_id = ?1 ORDER BY id",
            message);
        if (!parts)
            return false;
        parts->bind(2, longestRow);
        for (bool isFirst = true; parts->next(); isFirst = false) {
            const auto data = objectText(parts->text(1));
            text += isFirst ? "" : ",";
            text += data ? withIds(*data, "\"id\":" + parts->json(0)) : unreadable(parts->text(1), parts->number(2));
        }
        return check(*parts);
    }
};

/// A message is one row, with its parts as a JSON list in a column.
class EarlyDocument final : public ListDocument {
public:
    EarlyDocument(const SqliteFile &file, std::string session)
        : ListDocument(file, std::move(session),
              { "SELECT * FROM sessions WHERE id = ?1",
                  "SELECT id, role, created_at, CASE WHEN octet_length(parts) <= ?2 THEN parts END, "
                  "octet_length(parts), model FROM messages WHERE session_id = ?1 ORDER BY created_at, rowid" })
    {
    }

private:
    std::string head(const std::string &columns) const override
    {
        return "{\"session\":{" + columns + "},\"messages\":[\n";
    }

    std::optional<std::string> messageIn(SqliteRows &row) override
    {
        const std::string_view parts = row.text(3);
        if (!isListText(parts))
            return unreadable(parts, row.number(4));
        std::string text = "{\"id\":" + row.json(0) + ",\"role\":" + row.json(1) + ",\"created_at\":" + row.json(2);
        if (!row.isNull(5))
            text += ",\"model\":" + row.json(5);
        return text + ",\"parts\":" + std::string(parts) + '}';
    }
};

Result<std::vector<std::string>> sessions(const SqliteFile &file)
{
    return namesIn(file, "SELECT id FROM session ORDER BY time_created, id");
}

Result<std::vector<std::string>> earlySessions(const SqliteFile &file)
{
    return namesIn(file, "SELECT id FROM sessions ORDER BY created_at, rowid");
}

template <typename Document>
std::unique_ptr<SessionDocument> document(const SqliteFile &file, const std::string &session)
{
    return std::make_unique<Document>(file, session);
}

} // namespace

const StoreLayout openCodeLayout { tables, sessions, document<OpenCodeDocument> };
const StoreLayout earlyOpenCodeLayout { earlyTables, earlySessions, document<EarlyDocument> };

} // namespace vitrine
