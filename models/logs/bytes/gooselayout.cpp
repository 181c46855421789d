// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/bytes/listdocument.h"

#include <array>
#include <utility>

namespace vitrine {

namespace {

constexpr std::array<std::string_view, 2> tables { "sessions", "messages" };

class GooseDocument final : public ListDocument {
public:
    GooseDocument(const SqliteFile &file, std::string session)
        : ListDocument(file, std::move(session),
              { "SELECT * FROM sessions WHERE id = ?1",
                  "SELECT message_id, role, created_timestamp, tokens, metadata_json, "
                  "CASE WHEN octet_length(content_json) <= ?2 THEN content_json END, "
                  "octet_length(content_json) FROM messages WHERE session_id = ?1 ORDER BY id" })
    {
    }

private:
    std::string head(const std::string &columns) const override { return '{' + columns + ",\"conversation\":[\n"; }

    std::optional<std::string> messageIn(SqliteRows &row) override
    {
        const std::string_view content = row.text(5);
        if (!isListText(content))
            return unreadable(content, row.number(6));
        std::string text = "{\"id\":" + row.json(0) + ",\"role\":" + row.json(1) + ",\"created\":" + row.json(2);
        if (!row.isNull(3))
            text += ",\"tokens\":" + row.json(3);
        if (!row.isNull(4)) {
            const auto metadata = objectText(row.text(4));
            text += ",\"metadata\":" + (metadata ? std::string(*metadata) : row.json(4));
        }
        return text + ",\"content\":" + std::string(content) + '}';
    }

    std::string end() override { return ']' + usage() + "}\n"; }

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
