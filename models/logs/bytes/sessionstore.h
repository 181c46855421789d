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

/// The sessions that an agent keeps in an SQLite database, as one JSON document for each: what is spread over rows is
/// put together, and read by the reader of that agent's format. The same rows always give the same bytes. One thread.
class SessionStore final {
public:
    static bool isStore(std::string_view firstBytes) { return SqliteFile::isDatabase(firstBytes); }
    /// Whether the tables of the database are those of a known agent. Copies nothing.
    static Result<void> recognize(const std::filesystem::path &file);
    /// The allowance limits sessions and bytes, and is not null. Fails as SqliteFile::open does, and with UnknownFormat
    /// when no agent keeps its sessions so.
    static Result<std::unique_ptr<SessionStore>> open(
        const std::filesystem::path &file, std::shared_ptr<Allowance> allowance, const SqliteFile::GoOn &goOn = {});

    /// Names of the sessions; those that started others come before these.
    const std::vector<std::string> &entries() const { return m_entries; }
    /// Not null; what cannot be read of it is its fault. The store outlives it.
    std::unique_ptr<ByteSource> read(const std::string &entry) const;
    /// Tables that hold no part of a session: they are not read.
    const std::vector<std::string> &otherTables() const { return m_otherTables; }
    /// Whether it has more sessions than are read.
    const std::optional<Error> &fault() const { return m_fault; }
    const std::string &sha256() const { return m_file->sha256(); }
    /// Whether the database is in use, and a copy of it is read.
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
