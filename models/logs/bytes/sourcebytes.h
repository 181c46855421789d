// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "models/logs/bytes/sessionfolder.h"
#include "models/logs/bytes/sessionstore.h"
#include "models/trail/record/records.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>

namespace vitrine {

/// The position of a step's bytes.
struct SourceLocation {
    SourceRecord source;
    std::string
        runExtra; ///< of the run's record: names the entry of an archive or of one in it, or the folder of its parts
    SourceSpan span;
};

/// Returns the bytes that steps were read from, out of gzip, zstd, zip and tar too. Fails for a source that has changed
/// since its import: its bytes would be shown as if they were the step's. It is hashed once, and again when its size,
/// time or inode changed. Blocks; one thread.
class SourceBytes final {
public:
    using GoOn = std::function<bool()>;

    /// At most `limit` bytes. FileNotFound, NoPermission; Corrupt when the file changed since it was imported,
    /// Cancelled when `goOn` answered false.
    Result<std::string> read(const SourceLocation &location, std::uint64_t limit, const GoOn &goOn = {});

private:
    struct Version {
        std::uint64_t device = 0;
        std::uint64_t inode = 0;
        std::uint64_t size = 0;
        std::int64_t seconds = 0;
        std::int64_t nanoseconds = 0;
        std::int64_t journal = 0; ///< of a session store: when it was written last
        bool operator==(const Version &) const = default;
    };
    struct Checked {
        Version version;
        std::string sha256;
    };

    struct OpenedStore {
        std::string file;
        Version version;
        std::unique_ptr<SessionStore> store;
    };

    struct CheckedFolder {
        std::string stamp;
        std::string sha256;
    };

    static Result<Version> versionOf(const std::filesystem::path &file);
    Result<void> check(const SourceRecord &source, const GoOn &goOn);
    Result<std::string> readStore(const SourceLocation &location, std::uint64_t limit, const GoOn &goOn);

    Result<std::string> readFolder(const SourceLocation &location, std::uint64_t limit, const GoOn &goOn);

    std::map<std::string, Checked> m_checked; ///< by file
    std::optional<OpenedStore> m_store; ///< that was read last
    std::map<std::string, CheckedFolder> m_folders; ///< by the file that names it
};

} // namespace vitrine
