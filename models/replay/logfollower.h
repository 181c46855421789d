// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/importer.h"
#include "models/trail/write/recorder.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace vitrine {

/// The result of checking a followed log.
struct FollowUpdate {
    bool isChanged = false; ///< the file has changed since the last look
    std::uint64_t added = 0; ///< number of new runs
    std::uint64_t replaced = 0; ///< number of runs that existed in a shorter or different form and were rewritten
    ImportReport report; ///< of this look, if the file was read
};

/// Keeps a trail up to date with a log that is still being written: a file that grows, or is replaced. New runs are
/// added; if a run has grown, the source's runs are rewritten, which the trail's chain records. An incomplete last line
/// is read once it is complete. Blocks; one thread, not the GUI's.
class LogFollower final {
public:
    /// `recorder` must outlive it.
    LogFollower(std::filesystem::path log, Recorder &recorder, ImportOptions options = {});

    /// Reads the log if it has changed. Fails if nothing of it can be read yet, which may be temporary. `heads` may be
    /// shared by the updates of many sessions of one folder.
    Result<FollowUpdate> update(std::shared_ptr<SessionHeads> heads = {});
    /// Stops following and closes the source in the current state of the file. Replays made meanwhile are unchanged.
    Result<void> finish();

    const std::filesystem::path &log() const { return m_log; }

private:
    class Sink;
    struct Stamp {
        std::uint64_t size = 0;
        std::filesystem::file_time_type at;
        std::string parts; ///< of the files of a session in a folder
        bool operator==(const Stamp &) const = default;
    };

    Result<Stamp> look() const;
    Result<void> read(FollowUpdate &update);
    Result<void> closeSource();
    bool wasImportedBefore() const;

    std::filesystem::path m_log;
    Recorder &m_recorder;
    ImportOptions m_options;
    std::optional<Stamp> m_stamp;
    SourceId m_source = 0; ///< the open source in the trail; 0: none
    std::vector<std::size_t> m_digests; ///< digests of its runs
    ImportReport m_report; ///< report of the last read
    std::string m_sha256; ///< hash of the open source
};

} // namespace vitrine
