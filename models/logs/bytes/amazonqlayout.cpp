// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/bytes/sessiondocument.h"

#include <array>
#include <utility>

namespace vitrine {

namespace {

constexpr std::array<std::string_view, 1> tables { "conversations_v2" };
constexpr std::array<std::string_view, 1> earlyTables { "conversations" };

/// The one row of a conversation: its document and the size of it.
class ConversationDocument final : public SessionDocument {
public:
    ConversationDocument(const SqliteFile &file, std::string_view sql, std::string name)
        : m_file(file)
        , m_sql(sql)
        , m_name(std::move(name))
    {
    }

    std::optional<std::string> next() override
    {
        if (std::exchange(m_isOver, true))
            return {};
        auto rows = m_file.select(m_sql);
        if (!rows) {
            fail(rows.error());
            return {};
        }
        rows->bind(1, m_name);
        rows->bind(2, longestRow);
        if (!rows->next() || !check(*rows))
            return {};
        const auto object = objectText(rows->text(0));
        if (object)
            return std::string(*object) + '\n';
        return "{\"conversation_id\":" + quotedText(m_name) + ",\"history\":["
            + unreadable(rows->text(0), rows->number(1)) + "]}\n";
    }

private:
    const SqliteFile &m_file;
    std::string_view m_sql;
    std::string m_name;
    bool m_isOver = false;
};

/// A conversation can be there once for each folder in which it was continued.
Result<std::vector<std::string>> conversations(const SqliteFile &file)
{
    return namesIn(file, "SELECT conversation_id || ' ' || key FROM conversations_v2 ORDER BY created_at, rowid");
}

std::unique_ptr<SessionDocument> document(const SqliteFile &file, const std::string &name)
{
    return std::make_unique<ConversationDocument>(file,
        "SELECT CASE WHEN octet_length(value) <= ?2 THEN value END, octet_length(value) FROM conversations_v2 "
        "WHERE conversation_id || ' ' || key = ?1",
        name);
}

Result<std::vector<std::string>> earlyConversations(const SqliteFile &file)
{
    return namesIn(file, "SELECT key FROM conversations ORDER BY rowid");
}

std::unique_ptr<SessionDocument> earlyDocument(const SqliteFile &file, const std::string &name)
{
    return std::make_unique<ConversationDocument>(file,
        "SELECT CASE WHEN octet_length(value) <= ?2 THEN value END, octet_length(value) FROM conversations "
        "WHERE key = ?1",
        name);
}

/// Other programs have a table with this name.
bool isOwn(const SqliteFile &file)
{
    auto rows = file.select("SELECT value FROM conversations LIMIT 1");
    return rows && rows->next() && rows->text(0).contains("\"conversation_id\"");
}

} // namespace

const StoreLayout amazonQLayout { tables, conversations, document };
const StoreLayout earlyAmazonQLayout { earlyTables, earlyConversations, earlyDocument, isOwn };

} // namespace vitrine
