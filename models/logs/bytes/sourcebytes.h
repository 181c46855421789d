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

/// The location of a step's bytes.
struct SourceLocation {
    SourceRecord source;
    std::string
        /// `extra` of the run's record: names the entry of an archive or of a nested one, or the folder of its parts.
        runExtra;
    SourceSpan span;
};

/// Returns the bytes that steps were read from, also from gzip, zstd, zip and tar files. Fails for a source that has
/// changed since its import, because wrong bytes would be shown as the step's. A source is hashed once, and again if
/// its size, time or inode has changed. Blocks; one thread.
class SourceBytes final {
public:
    using GoOn = std::function<bool()>;

    /// Returns at most `limit` bytes. Fails with FileNotFound, NoPermission, Corrupt if the file has changed since its
    /// import, or Cancelled if `goOn` returns false.
    Result<std::string> read(const SourceLocation &location, std::uint64_t limit, const GoOn &goOn = {});

private:
    struct Version {
        std::uint64_t device = 0;
        std::uint64_t inode = 0;
        std::uint64_t size = 0;
        std::int64_t seconds = 0;
        std::int64_t nanoseconds = 0;
        std::int64_t journal = 0; ///< for a session store: time of the last write
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
    std::optional<OpenedStore> m_store; ///< the store that was read last
    std::map<std::string, CheckedFolder> m_folders; ///< by the file that identifies the folder
};

} // namespace vitrine
