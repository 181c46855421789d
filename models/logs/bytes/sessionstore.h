// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/bytes/bytesource.h"
#include "models/logs/bytes/sessiondocument.h"
#include "models/logs/bytes/sqlitefile.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// The sessions that an agent stores in an SQLite database, as one JSON document for each: combines the rows to a
/// document for the reader of that agent's format. The same rows always give the same bytes. One thread.
class SessionStore final {
public:
    static bool isStore(std::string_view firstBytes) { return SqliteFile::isDatabase(firstBytes); }
    /// Checks whether the tables of the database are those of a known agent. Copies nothing.
    static Result<void> recognize(const std::filesystem::path &file);
    /// The allowance, which limits sessions and bytes, must not be null. Fails like SqliteFile::open, and with
    /// UnknownFormat if the database is not that of a known agent.
    static Result<std::unique_ptr<SessionStore>> open(
        const std::filesystem::path &file, std::shared_ptr<Allowance> allowance, const SqliteFile::GoOn &goOn = {});

    /// Names of the sessions; parents come before the sessions that they started.
    const std::vector<std::string> &entries() const { return m_entries; }
    /// The document of a session; not null. Read errors are in its fault. The store must outlive it.
    std::unique_ptr<ByteSource> read(const std::string &entry) const;
    /// Tables without parts of sessions, which are not read.
    const std::vector<std::string> &otherTables() const { return m_otherTables; }
    /// Set if there are more sessions than the limit.
    const std::optional<Error> &fault() const { return m_fault; }
    const std::string &sha256() const { return m_file->sha256(); }
    /// Whether a copy is read because the database is in use.
    bool isCopy() const { return m_file->isCopy(); }

private:
    SessionStore(std::unique_ptr<SqliteFile> file, const StoreLayout &layout, std::shared_ptr<Allowance> allowance);

    std::unique_ptr<SqliteFile> m_file;
    const StoreLayout &m_layout;
    std::shared_ptr<Allowance> m_allowance;
    std::vector<std::string> m_entries;
    std::vector<std::string> m_otherTables;
    std::optional<Error> m_fault;
};

} // namespace vitrine
