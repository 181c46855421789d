// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/bytes/sessiondocument.h"

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

class OpenCodeDocument final : public SessionDocument {
public:
    OpenCodeDocument(const SqliteFile &file, std::string session)
        : m_file(file)
        , m_session(std::move(session))
    {
    }

    std::optional<std::string> next() override
    {
        switch (m_stage) {
        case Stage::Head: return head();
        case Stage::Messages: return message();
        case Stage::End: break;
        }
        return {};
    }

private:
    enum class Stage { Head, Messages, End };

    std::optional<std::string> head()
    {
        m_stage = Stage::End;
        auto rows = query(m_file, "SELECT * FROM session WHERE id = ?1", m_session);
        if (!rows || !rows->next())
            return {};
        m_messages = query(m_file,
            "SELECT id, CASE WHEN octet_length(data) <= ?2 THEN data END, octet_length(data) FROM message "
            "WHERE session_id = ?1 ORDER BY time_created, id",
            m_session);
        if (!m_messages)
            return {};
        m_messages->bind(2, longestRow);
        m_stage = Stage::Messages;
        return "{\"info\":{" + membersOf(*rows) + "},\"messages\":[\n";
    }

    std::optional<std::string> message()
    {
        if (!m_messages->next()) {
            m_stage = Stage::End;
            return check(*m_messages) ? std::optional<std::string>("]}\n") : std::nullopt;
        }
        const std::string separator = std::exchange(m_isFirst, false) ? "" : ",\n";
        const auto data = objectText(m_messages->text(1));
        if (!data)
            return separator + unreadable(m_messages->text(1), m_messages->number(2));
        const std::string id = m_messages->json(0);
        std::string text = separator + "{\"info\":" + withIds(*data, "\"id\":" + id) + ",\"parts\":[";
        if (!addParts(text, m_messages->text(0)))
            return {};
        return text + "]}";
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

    const SqliteFile &m_file;
    std::string m_session;
    std::optional<SqliteRows> m_messages;
    Stage m_stage = Stage::Head;
    bool m_isFirst = true;
};

/// A message is one row, with its parts as a JSON list in a column.
class EarlyDocument final : public SessionDocument {
public:
    EarlyDocument(const SqliteFile &file, std::string session)
        : m_file(file)
        , m_session(std::move(session))
    {
    }

    std::optional<std::string> next() override
    {
        if (m_isOver)
            return {};
        return m_messages ? message() : head();
    }

private:
    std::optional<std::string> head()
    {
        m_isOver = true;
        auto rows = m_file.select("SELECT * FROM sessions WHERE id = ?1");
        m_messages = m_file.select("SELECT id, role, created_at, CASE WHEN octet_length(parts) <= ?2 THEN parts END, "
                                   "octet_length(parts), model FROM messages WHERE session_id = ?1 "
                                   "ORDER BY created_at, rowid");
        for (const auto *result : { &rows, &*m_messages })
            if (!*result) {
                fail(result->error());
                return {};
            }
        rows->bind(1, m_session);
        (*m_messages)->bind(1, m_session);
        (*m_messages)->bind(2, longestRow);
        if (!rows->next())
            return {};
        m_isOver = false;
        return "{\"session\":{" + membersOf(*rows) + "},\"messages\":[\n";
    }

    std::optional<std::string> message()
    {
        SqliteRows &row = **m_messages;
        if (!row.next()) {
            m_isOver = true;
            return check(row) ? std::optional<std::string>("]}\n") : std::nullopt;
        }
        const std::string separator = std::exchange(m_isFirst, false) ? "" : ",\n";
        const std::string_view parts = row.text(3);
        if (!isListText(parts))
            return separator + unreadable(parts, row.number(4));
        std::string text
            = separator + "{\"id\":" + row.json(0) + ",\"role\":" + row.json(1) + ",\"created_at\":" + row.json(2);
        if (!row.isNull(5))
            text += ",\"model\":" + row.json(5);
        return text + ",\"parts\":" + std::string(parts) + '}';
    }

    const SqliteFile &m_file;
    std::string m_session;
    std::optional<Result<SqliteRows>> m_messages;
    bool m_isFirst = true;
    bool m_isOver = false;
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
