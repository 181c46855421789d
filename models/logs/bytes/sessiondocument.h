// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/bytes/sqlitefile.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// The text of one session's JSON document, made piece by piece.
class SessionDocument {
public:
    virtual ~SessionDocument() = default;
    /// The next piece; nothing at the end and on a fault.
    virtual std::optional<std::string> next() = 0;
    const std::optional<Error> &fault() const { return m_fault; }

protected:
    /// Takes the fault of a query. False when it has one.
    bool check(const SqliteRows &rows)
    {
        if (rows.fault() && !m_fault)
            m_fault = rows.fault();
        return !m_fault;
    }
    /// Takes the failure of a query that could not be made.
    void fail(Error error) { m_fault = std::move(error); }

private:
    std::optional<Error> m_fault;
};

/// How an agent keeps its sessions in a database.
struct StoreLayout {
    std::span<const std::string_view> tables; ///< that it has to have
    /// The names of its sessions, parents first.
    Result<std::vector<std::string>> (*sessions)(const SqliteFile &file);
    /// The document of one session. The file outlives it.
    std::unique_ptr<SessionDocument> (*document)(const SqliteFile &file, const std::string &session);
    /// Whether the tables are really those of the agent, where other programs have tables of these names; may be null.
    bool (*isOwn)(const SqliteFile &file) = nullptr;
};

/// Rows of sessions, messages and parts, as OpenCode has them: gives what `opencode export` writes.
extern const StoreLayout openCodeLayout;
/// Rows of sessions and of messages with their parts, as OpenCode had them at first and Crush has them: {"session",
/// "messages"}.
extern const StoreLayout earlyOpenCodeLayout;
/// Keys and values, as Cursor has them: {"composer", "bubbles"}.
extern const StoreLayout cursorLayout;
/// One session in blobs that are named by their hash, as Cursor's command line has it: {"chat", "messages"}.
extern const StoreLayout cursorChatLayout;

/// A value longer than this is not read: no step of an agent is so long.
inline constexpr std::int64_t longestRow = 128 << 20;

/// The text of a JSON object that a column holds; nothing when it holds none.
std::optional<std::string_view> objectText(std::string_view text);
/// Whether a column holds a JSON list.
bool isListText(std::string_view text);
/// Text as a JSON string; invalid UTF-8 in it is repaired.
std::string quotedText(std::string_view text);
/// In place of a value that is no JSON object: the text as a string, so that nothing is lost without a word.
std::string unreadable(std::string_view text, std::int64_t bytes);

} // namespace vitrine
