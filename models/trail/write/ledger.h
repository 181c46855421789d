// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/chain/chain.h"
#include "models/trail/file/rowwriter.h"
#include "models/trail/index/runtotals.h"
#include "models/trail/index/textindex.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine::trailfile {

/// Rows, chain and indexes of a trail that is open for writing, shared by the stores of this folder. Lives on the
/// writing thread, inside its transactions. Failures are exceptions.
class Ledger final {
public:
    explicit Ledger(Connection &database);

    Connection &database() { return m_database; }
    Statements &statements() { return m_rows.statements(); }
    Hasher &hasher() { return m_rows.hasher(); }
    RowWriter &rows() { return m_rows; }
    Chain &chain() { return m_chain; }
    TextIndex &index() { return m_index; }
    const TextIndex &index() const { return m_index; }
    RunTotals &totals() { return m_totals; }

    /// Number of the next entry.
    std::int64_t next() const { return m_chain.next(); }
    /// Appends an entry for the rows that were written since the last one.
    void enter(std::string_view kind, std::int64_t subject);
    /// Appends an entry for rows that were written in several passes. Its bytes are read back from the rows, as
    /// verification does.
    void enterAsStored(std::string_view kind, std::int64_t subject);

    bool exists(const std::string &sql, std::int64_t id);
    /// One past the last row of the trail itself; the rows of merged parts have their own range of ids.
    std::int64_t nextId(std::string_view table);
    /// The last id that a table has assigned, even if that row was deleted.
    std::int64_t sequence(std::string_view table);

    void writeNames(const Table &table, std::int64_t owner, const std::vector<std::string> &names);
    void writeFindings(const Table &table, std::int64_t owner, const std::vector<Finding> &findings);
    void writeEnvironment(const Table &table, std::int64_t owner, const std::optional<EnvironmentRecord> &environment);

    /// Clears all caches of the file's content. Call it after a rollback.
    void forget();
    /// Clears the cached ids of deleted rows. Call it after a deletion was recorded.
    void forgetDeletions() { m_lastDeleted.reset(); }

private:
    std::int64_t lastDeleted(std::string_view table);

    Connection &m_database;
    RowWriter m_rows;
    Chain m_chain;
    TextIndex m_index;
    RunTotals m_totals;
    std::optional<std::map<std::string, std::int64_t>> m_lastDeleted; ///< by table; as recorded in the newest deletion
};

} // namespace vitrine::trailfile
