// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/bytes/sessiondocument.h"

#include <array>
#include <utility>

namespace vitrine {

namespace {

constexpr std::array<std::string_view, 2> tables { "sessions", "messages" };

class GooseDocument final : public SessionDocument {
public:
    GooseDocument(const SqliteFile &file, std::string session)
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
        auto rows = query(m_file, "SELECT * FROM sessions WHERE id = ?1", m_session);
        m_messages = query(m_file,
            "SELECT message_id, role, created_timestamp, tokens, metadata_json, "
            "CASE WHEN octet_length(content_json) <= ?2 THEN content_json END, "
            "octet_length(content_json) FROM messages WHERE session_id = ?1 ORDER BY id",
            m_session);
        if (!rows || !m_messages || !rows->next())
            return {};
        m_messages->bind(2, longestRow);
        m_stage = Stage::Messages;
        return '{' + membersOf(*rows) + ",\"conversation\":[\n";
    }

    std::optional<std::string> message()
    {
        SqliteRows &row = *m_messages;
        if (!row.next()) {
            m_stage = Stage::End;
            const std::string end = ']' + usage() + "}\n";
            return check(row) ? std::optional(end) : std::nullopt;
        }
        const std::string separator = std::exchange(m_isFirst, false) ? "" : ",\n";
        const std::string_view content = row.text(5);
        if (!isListText(content))
            return separator + unreadable(content, row.number(6));
        std::string text
            = separator + "{\"id\":" + row.json(0) + ",\"role\":" + row.json(1) + ",\"created\":" + row.json(2);
        if (!row.isNull(3))
            text += ",\"tokens\":" + row.json(3);
        if (!row.isNull(4)) {
            const auto metadata = objectText(row.text(4));
            text += ",\"metadata\":" + (metadata ? std::string(*metadata) : row.json(4));
        }
        return text + ",\"content\":" + std::string(content) + '}';
    }

    /// Tokens and cost of each request; older stores do not have them.
    std::string usage()
    {
        auto rows = m_file.select("SELECT * FROM usage_ledger WHERE session_id = ?1 ORDER BY id");
        if (!rows)
            return {};
        rows->bind(1, m_session);
        std::string list;
        while (rows->next())
            list += (list.empty() ? "{" : ",\n{") + membersOf(*rows) + '}';
        check(*rows);
        return list.empty() ? list : ",\"usage_ledger\":[" + list + ']';
    }

    const SqliteFile &m_file;
    std::string m_session;
    std::optional<SqliteRows> m_messages;
    Stage m_stage = Stage::Head;
    bool m_isFirst = true;
};

Result<std::vector<std::string>> sessions(const SqliteFile &file)
{
    return namesIn(file, "SELECT id FROM sessions ORDER BY created_at, rowid");
}

std::unique_ptr<SessionDocument> document(const SqliteFile &file, const std::string &session)
{
    return std::make_unique<GooseDocument>(file, session);
}

/// Other agents have tables with these names.
bool isOwn(const SqliteFile &file)
{
    return file.select("SELECT working_dir, content_json FROM sessions, messages").has_value();
}

} // namespace

const StoreLayout gooseLayout { tables, sessions, document, isOwn };

} // namespace vitrine
