// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/bytes/sqlitefile.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace vitrine {

/// The text of one session's JSON document, generated piece by piece.
class SessionDocument {
public:
    virtual ~SessionDocument() = default;
    /// Returns the next piece; nothing at the end and on a fault.
    virtual std::optional<std::string> next() = 0;
    const std::optional<Error> &fault() const { return m_fault; }

protected:
    /// Takes over the fault of a query. Returns false if it has one.
    bool check(const SqliteRows &rows)
    {
        if (rows.fault() && !m_fault)
            m_fault = rows.fault();
        return !m_fault;
    }
    /// Starts a query whose first parameter is an id. Takes over the error if it cannot be started.
    std::optional<SqliteRows> query(const SqliteFile &file, std::string_view sql, std::string_view id)
    {
        auto rows = file.select(sql);
        if (!rows) {
            fail(std::move(rows.error()));
            return {};
        }
        rows->bind(1, id);
        return std::move(*rows);
    }
    /// Takes over the error of a query that could not be started.
    void fail(Error error) { m_fault = std::move(error); }

private:
    std::optional<Error> m_fault;
};

/// How an agent stores its sessions in a database.
struct StoreLayout {
    std::span<const std::string_view> tables; ///< tables that the database must have
    /// Returns the names of the sessions, parents first.
    Result<std::vector<std::string>> (*sessions)(const SqliteFile &file);
    /// Returns the document of one session. The file must outlive it.
    std::unique_ptr<SessionDocument> (*document)(const SqliteFile &file, const std::string &session);
    /// Whether the tables really belong to the agent, in case other programs have tables with these names; may be null.
    bool (*isOwn)(const SqliteFile &file) = nullptr;
};

/// One document for each conversation, as in Amazon Q and Kiro: by its id and folder, at first by its folder alone.
extern const StoreLayout amazonQLayout;
extern const StoreLayout earlyAmazonQLayout;
/// Rows of sessions, and of messages with their parts, as in goose. The document is that of `goose session export`.
extern const StoreLayout gooseLayout;
/// Threads as one JSON document each, usually packed with zstd, as in Zed: the document with the row as "thread".
extern const StoreLayout zedLayout;
/// Rows of sessions, messages and parts, as in OpenCode. The document is that of `opencode export`.
extern const StoreLayout openCodeLayout;
/// Rows of sessions and of messages with their parts, as in early OpenCode and in Crush: {"session", "messages"}.
extern const StoreLayout earlyOpenCodeLayout;
/// Keys and values, as in Cursor: {"composer", "bubbles"}.
extern const StoreLayout cursorLayout;
/// One session in blobs that are named by their hash, as in Cursor's command line: {"chat", "messages"}.
extern const StoreLayout cursorChatLayout;

/// Longer values are not read, since no step of an agent is that long.
inline constexpr std::int64_t longestRow = 128 << 20;

/// The text of a JSON object in a column; nothing if it is not one.
std::optional<std::string_view> objectText(std::string_view text);
/// The columns of the current row that are not null as members of an object, without its braces.
std::string membersOf(const SqliteRows &row);
/// The first column of all rows of a query.
Result<std::vector<std::string>> namesIn(const SqliteFile &file, std::string_view sql);
/// Whether a column contains a JSON list.
bool isListText(std::string_view text);
/// Text as a JSON string; invalid UTF-8 in it is repaired.
std::string quotedText(std::string_view text);
/// A replacement for a value that is not a JSON object: the text as a string, so that nothing is lost silently.
std::string unreadable(std::string_view text, std::int64_t bytes);

} // namespace vitrine
