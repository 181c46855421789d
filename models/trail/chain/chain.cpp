// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/chain/chain.h"

#include "base/clock.h"
#include "models/trail/file/parts.h"
#include "models/trail/file/schema.h"

#include <chrono>
#include <cstring>

namespace vitrine::trailfile {

Digest entryHash(Hasher &hasher, const Entry &entry)
{
    Canonical bytes;
    bytes.text("vitrine trail entry");
    const std::int64_t part = partOf(entry.seq);
    bytes.integer(entry.seq - part);
    bytes.text(entry.kind);
    bytes.integer(entry.subject - part);
    bytes.real(entry.at);
    bytes.integer(entry.format);
    bytes.digest('E', entry.payload);
    bytes.digest('E', entry.previous);
    return hasher(bytes.bytes());
}

Chain::Chain(Statements &statements, Hasher &hasher)
    : m_statements(statements)
    , m_hasher(hasher)
{
}

void Chain::begin()
{
    SQLite::Statement &query = m_statements.get("SELECT seq, hash FROM head WHERE id = 1");
    const InUse use(query);
    if (!query.executeStep())
        throw Failure(ErrorCode::Corrupt, "no head");
    m_head = { query.getColumn(0).getInt64(), digestFrom(query.getColumn(1)) };
    m_stored = m_head;
}

void Chain::append(std::string_view kind, std::int64_t subject, const Digest &payload)
{
    const Entry entry { next(), std::string(kind), subject, secondsSinceEpoch(), entryFormat, payload, m_head.hash };
    const Digest hash = entryHash(m_hasher, entry);
    SQLite::Statement &insert = m_statements.get("INSERT INTO entries (seq, kind, subject, at, format, payload, "
                                                 "previous, hash) VALUES (?, ?, ?, ?, ?, ?, ?, ?)");
    const InUse use(insert);
    insert.bind(1, entry.seq);
    insert.bindNoCopy(2, entry.kind);
    insert.bind(3, entry.subject);
    insert.bind(4, entry.at);
    insert.bind(5, entry.format);
    insert.bindNoCopy(6, entry.payload.data(), static_cast<int>(entry.payload.size()));
    insert.bindNoCopy(7, entry.previous.data(), static_cast<int>(entry.previous.size()));
    insert.bindNoCopy(8, hash.data(), static_cast<int>(hash.size()));
    insert.exec();
    m_head = { entry.seq, hash };
}

void Chain::end()
{
    if (m_head.seq == m_stored.seq)
        return;
    SQLite::Statement &update = m_statements.get("UPDATE head SET seq = ?, hash = ? WHERE id = 1");
    const InUse use(update);
    update.bind(1, m_head.seq);
    update.bindNoCopy(2, m_head.hash.data(), static_cast<int>(m_head.hash.size()));
    update.exec();
    m_stored = m_head;
}

Digest digestFrom(const SQLite::Column &column)
{
    Digest digest {};
    if (static_cast<std::size_t>(column.getBytes()) == digest.size())
        std::memcpy(digest.data(), column.getBlob(), digest.size());
    return digest;
}

} // namespace vitrine::trailfile
