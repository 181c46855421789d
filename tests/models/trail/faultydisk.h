// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <sqlite3.h>

#include <cstdint>
#include <map>
#include <mutex>
#include <string>

namespace vitrine {

/// A disk that fails when a test wants it to: takes the place of SQLite's own way to files as long as it lives, counts
/// what is done with them, and remembers what of them would survive a power cut.
class FaultyDisk final {
public:
    FaultyDisk();
    ~FaultyDisk();
    FaultyDisk(const FaultyDisk &) = delete;
    FaultyDisk &operator=(const FaultyDisk &) = delete;

    enum class Operation { Read, Write, Sync, Truncate };

    /// From the `at`th operation of this kind on (the first is 1) the disk returns an error code of SQLite: for that
    /// one only, or for good. 0 heals it. Restarts the count.
    void failAt(Operation operation, std::uint64_t at, int code, bool forGood);
    void heal() { failAt(Operation::Write, 0, SQLITE_OK, false); }
    std::uint64_t count(Operation operation) const;

    /// From the `at`th write or sync on nothing becomes durable any more; SQLite does not notice. 0: never.
    void cutPowerAt(std::uint64_t at);
    bool isCut() const;
    /// Keeps only this file of everything written so far, as written.
    void keepOnly(const std::string &file);
    /// Writes all files that were written to into a folder, in their state after the power cut: everything synced, and
    /// every second block of what was written since.
    void surviveInto(const std::string &folder) const;

private:
    struct File;
    struct Durable {
        std::string synced;
        std::map<std::int64_t, std::string> pending; ///< written since, by place
    };

    static int open(sqlite3_vfs *vfs, const char *name, sqlite3_file *file, int flags, int *outFlags);
    static int remove(sqlite3_vfs *vfs, const char *name, int syncFolder);
    static const sqlite3_io_methods &methods();
    int answer(Operation operation);
    void wrote(const std::string &name, const void *bytes, int count, std::int64_t at);
    void synced(const std::string &name);

    sqlite3_vfs *m_real;
    sqlite3_vfs m_vfs {};
    mutable std::mutex m_mutex; ///< protects all below
    std::map<Operation, std::uint64_t> m_counts;
    Operation m_failing = Operation::Write;
    std::uint64_t m_at = 0;
    int m_code = SQLITE_OK;
    bool m_isForGood = false;
    std::uint64_t m_cutAt = 0;
    std::uint64_t m_changes = 0; ///< writes and syncs since it was said when to cut
    bool m_isCut = false;
    std::map<std::string, Durable> m_files;
};

} // namespace vitrine
