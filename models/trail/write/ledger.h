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

/// Rows, chain and indexes of a trail that is open for writing: what the stores of this folder record with. Lives on
/// the writing thread, inside its transactions. Failures are exceptions.
class Ledger final {
public:
    explicit Ledger(Connection &database);

    Connection &database() { return m_database; }
    Statements &statements() { return m_rows.statements(); }
    Hasher &hasher() { return m_rows.hasher(); }
    RowWriter &rows() { return m_rows; }
    Chain &chain() { return m_chain; }
    TextIndex &index() { return m_index; }
    RunTotals &totals() { return m_totals; }

    /// Number of the entry that comes next.
    std::int64_t next() const { return m_chain.next(); }
    /// Appends the entry of the rows that were written since the last one.
    void enter(std::string_view kind, std::int64_t subject);
    /// Adds the entry of rows that were written in several passes: its bytes are read from them, as a check will.
    void enterAsStored(std::string_view kind, std::int64_t subject);

    bool exists(const std::string &sql, std::int64_t id);
    /// Behind the last row of the trail itself: those of merged parts have their own ids.
    std::int64_t nextId(std::string_view table);
    /// The last id that a table has given, also to a row that is gone.
    std::int64_t sequence(std::string_view table);

    void writeNames(const Table &table, std::int64_t owner, const std::vector<std::string> &names);
    void writeFindings(const Table &table, std::int64_t owner, const std::vector<Finding> &findings);
    void writeEnvironment(const Table &table, std::int64_t owner, const std::optional<EnvironmentRecord> &environment);

    /// After rows were rolled back: what is remembered of the file may no longer be there.
    void forget();

private:
    std::int64_t lastDeleted(std::string_view table);

    Connection &m_database;
    RowWriter m_rows;
    Chain m_chain;
    TextIndex m_index;
    RunTotals m_totals;
    std::optional<std::map<std::string, std::int64_t>> m_lastDeleted; ///< by table; as the newest deletion names them
};

} // namespace vitrine::trailfile
