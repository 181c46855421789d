// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/importer.h"
#include "models/trail/write/recorder.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <vector>

namespace vitrine {

/// The result of checking a followed log.
struct FollowUpdate {
    bool isChanged = false; ///< the file is another one than at the last look
    std::uint64_t added = 0; ///< runs that are new
    std::uint64_t replaced = 0; ///< runs that existed in a shorter or other form, and were rewritten
    ImportReport report; ///< of this look, when the file was read
};

/// Keeps a trail up to date with a log that is still being written: a file that grows, or is replaced. New runs are
/// added; when a run has grown, the source's runs are rewritten, which the trail's chain keeps on record. An incomplete
/// line at the end waits for its rest. Blocks; one thread, not the GUI's.
class LogFollower final {
public:
    /// `recorder` outlives it.
    LogFollower(std::filesystem::path log, Recorder &recorder, ImportOptions options = {});

    /// Reads the log when it has changed since. Fails when nothing can be read of it yet; that may pass.
    Result<FollowUpdate> update();
    /// No more will come: the source is closed as the file is now. What was replayed meanwhile stays as it is.
    Result<void> finish();

    const std::filesystem::path &log() const { return m_log; }

private:
    class Sink;
    struct Stamp {
        std::uint64_t size = 0;
        std::filesystem::file_time_type at;
        bool operator==(const Stamp &) const = default;
    };

    Result<Stamp> look() const;
    Result<void> read(FollowUpdate &update);
    Result<void> letGo();

    std::filesystem::path m_log;
    Recorder &m_recorder;
    ImportOptions m_options;
    std::optional<Stamp> m_stamp;
    SourceId m_source = 0; ///< open in the trail; 0: none
    std::vector<std::size_t> m_digests; ///< of its runs
    ImportReport m_report; ///< of the last reading
    std::string m_sha256; ///< that the open source has
};

} // namespace vitrine
