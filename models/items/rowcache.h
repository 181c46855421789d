// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCache>

#include <cstdint>

namespace vitrine {

/// A cache of rows by their ids that drops the least recently used rows first. Row has an `id`. One thread.
template <typename Row>
class RowCache final {
public:
    explicit RowCache(int capacity)
        : m_rows(capacity)
    {
    }

    /// Null if the row is not in the cache. Marks the row as used.
    const Row *find(std::int64_t id) const
    {
        const auto *kept = m_rows.object(id);
        return kept ? &kept->row : nullptr;
    }
    /// Whether the row is in the cache and was read after rows were last marked as outdated.
    bool isFresh(std::int64_t id) const
    {
        const auto *kept = m_rows.object(id);
        return kept && kept->round == m_round;
    }
    void put(Row row)
    {
        const std::int64_t id = row.id;
        m_rows.insert(id, new Kept { std::move(row), m_round });
    }
    void outdate() { ++m_round; }
    void clear() { m_rows.clear(); }

private:
    struct Kept {
        Row row;
        quint64 round;
    };
    QCache<std::int64_t, Kept> m_rows;
    quint64 m_round = 0;
};

} // namespace vitrine
