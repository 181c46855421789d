// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/temporaryfolder.h"

#include <filesystem>
#include <functional>
#include <string>

namespace vitrine {

/// A copy of a database and of the journal beside it, in a folder that only the user can read and that is removed with
/// this object. Located in TMPDIR, else in /var/tmp.
class SqliteCopy final {
public:
    using GoOn = std::function<bool()>;

    /// Whether another program has the database open, or left a journal beside it.
    static bool isInUse(const std::filesystem::path &database);

    /// Copies a consistent state of both files; tries again while the program writes. Fails with Locked if that does
    /// not succeed, with DiskFull before the disk becomes full, and with Cancelled.
    static Result<SqliteCopy> make(const std::filesystem::path &database, const GoOn &goOn);

    std::filesystem::path database() const { return m_folder.path() / "store"; }
    const std::string &sha256() const { return m_sha256; }

private:
    explicit SqliteCopy(TemporaryFolder folder);
    Result<void> copy(const std::filesystem::path &database, const GoOn &goOn);

    TemporaryFolder m_folder;
    std::string m_sha256;
};

} // namespace vitrine
