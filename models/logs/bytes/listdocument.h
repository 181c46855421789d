// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/bytes/sessiondocument.h"

#include <optional>
#include <string>
#include <utility>

namespace vitrine {

/// The document of a session that is one row, with one row for each of its messages: a head, the messages as a list,
/// and an end. The file must outlive it.
class ListDocument : public SessionDocument {
public:
    std::optional<std::string> next() final
    {
        if (m_isOver)
            return {};
        auto piece = m_messages ? message() : begin();
        m_isOver = m_isOver || !piece;
        return piece;
    }

protected:
    /// In both queries, ?1 is the session; in that of the messages, ?2 is the length of the longest value to be read.
    struct Queries {
        const char *session;
        const char *messages;
    };
    ListDocument(const SqliteFile &file, std::string session, Queries queries)
        : m_file(file)
        , m_session(std::move(session))
        , m_queries(queries)
    {
    }

    /// The text before the messages, with the columns of the session.
    virtual std::string head(const std::string &columns) const = 0;
    /// The message in a row; nothing on a fault.
    virtual std::optional<std::string> messageIn(SqliteRows &row) = 0;
    /// The text after the messages.
    virtual std::string end() { return "]}\n"; }

    const SqliteFile &m_file;
    std::string m_session;

private:
    std::optional<std::string> begin()
    {
        auto rows = query(m_file, m_queries.session, m_session);
        m_messages = query(m_file, m_queries.messages, m_session);
        if (!rows || !m_messages || !rows->next())
            return {};
        m_messages->bind(2, longestRow);
        return head(membersOf(*rows));
    }

    std::optional<std::string> message()
    {
        if (!m_messages->next()) {
            m_isOver = true;
            const std::string text = end();
            return check(*m_messages) ? std::optional(text) : std::nullopt;
        }
        const std::string separator = std::exchange(m_isFirst, false) ? "" : ",\n";
        auto text = messageIn(*m_messages);
        return text ? std::optional(separator + *text) : std::nullopt;
    }

    Queries m_queries;
    std::optional<SqliteRows> m_messages;
    bool m_isFirst = true;
    bool m_isOver = false;
};

} // namespace vitrine
