// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/chain/chain.h"
#include "models/trail/file/parts.h"
#include "models/trail/file/tables.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace vitrine::trailfile {

/// The subject of the entries of one kind: its row, then lists of rows.
struct Subject {
    std::string_view kind;
    const Table &row;
    std::span<const Table> lists;
};
std::span<const Subject> subjects();
const Subject *subjectOf(std::string_view kind);

/// Rows of a table by their owner, for owners in ascending order: reads from one to the next instead of looking up
/// each. The table's first column must be the owner.
class OwnedRows final {
public:
    OwnedRows(Statements &statements, const Table &table);
    const Table &table() const { return m_table; }
    template <typename Each>
    void forEach(std::int64_t owner, Each &&each)
    {
        if (m_owner < owner)
            seek(owner);
        while (m_owner == owner) {
            each(*m_query);
            advance();
        }
    }
    void close();

private:
    void seek(std::int64_t owner);
    void advance();

    const Table &m_table;
    SQLite::Statement *m_query; ///< owned by the statements
    std::int64_t m_owner = INT64_MIN; ///< owner of the query's current row; the highest number after the last row
};

/// The rows that belong to the steps of a run.
class StepLists final {
public:
    explicit StepLists(Statements &statements);
    std::vector<OwnedRows> &all() { return m_all; }

    /// Lives while the steps of one run are read.
    class InUse {
    public:
        explicit InUse(StepLists &lists)
            : m_lists(lists)
        {
        }
        ~InUse();
        InUse(const InUse &) = delete;
        InUse &operator=(const InUse &) = delete;

    private:
        StepLists &m_lists;
    };

private:
    std::vector<OwnedRows> m_all;
};

/// The most recently computed digests, by the id of the row.
class RecentDigests final {
public:
    const Digest *find(std::int64_t id) const;
    void add(std::int64_t id, const Digest &digest);

private:
    struct Location {
        std::int64_t id = -1;
        Digest digest {};
    };
    static constexpr std::size_t count = 64;
    std::array<Location, count> m_locations;
};

/// Recomputes the canonical bytes that entries are hashed over from the rows in the file.
class CanonicalRows final {
public:
    CanonicalRows(Statements &statements, Hasher &hasher);

    /// The bytes of an entry; for a run without its steps. Returns nothing if its row is missing.
    std::optional<Canonical> entry(const Subject &subject, const Entry &entry);
    /// Calls `each` with the bytes of each step that is part of the run's own entry, in order, one at a time.
    template <typename Each>
    void forEachStep(std::int64_t run, Each &&each)
    {
        readSteps(stepsOfRunSql(), run, each);
    }
    /// The bytes of one step; none if no run's entry covers it.
    std::string bytesOfStep(std::int64_t step);

private:
    static const std::string &stepsOfRunSql();
    static const std::string &stepSql();
    template <typename Each>
    void readSteps(const std::string &sql, std::int64_t owner, Each &each)
    {
        m_part = partOf(owner);
        m_prompts.clear();
        const ContentReader::ReadingOn reading(m_contents);
        const StepLists::InUse lists(m_lists);
        SQLite::Statement &query = m_statements.get(sql);
        const InUse use(query);
        query.bind(1, owner);
        while (query.executeStep())
            each(query.getColumn(0).getInt64(), step(query));
    }
    SQLite::Statement &rowsOf(const Table &table);
    const Canonical &step(SQLite::Statement &row);
    /// Adds the rows of `owner`. Returns their number.
    std::size_t addRows(Canonical &bytes, const Table &table, std::int64_t owner, std::int64_t entry);
    void addRow(Canonical &bytes, const Table &table, SQLite::Statement &row);
    void addLists(Canonical &bytes, std::span<const Table> lists, std::int64_t owner);
    Digest commitment(std::int64_t content);
    Digest prompt(std::int64_t id);

    Statements &m_statements;
    Hasher &m_hasher;
    ContentReader m_contents;
    StepLists m_lists;
    RecentDigests m_recent; ///< of contents: many steps share the same short texts, most often the empty one
    std::int64_t m_part = 0; ///< the part whose entry is being read
    std::map<std::int64_t, Digest> m_prompts; ///< prompts of the run that is being read
    Canonical m_step; ///< the step that was read last
    std::unordered_map<const void *, SQLite::Statement *> m_rowsOf; ///< by the table's columns
};

Entry entryFrom(SQLite::Statement &row); ///< from a row of `entries`, in the order of `entryColumns`
inline constexpr std::string_view entryColumns = "seq, kind, subject, at, format, payload, previous, hash";

/// Identity of the trail, or of a part.
std::string uidOf(Statements &statements, std::int64_t part = 0);

} // namespace vitrine::trailfile
