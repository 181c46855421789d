// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/importer.h"
#include "models/replay/earlierimports.h"
#include "models/replay/pythonsource.h"
#include "models/replay/shard.h"
#include "models/trail/write/recorder.h"

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace vitrine {

/// A log that is now in a trail.
struct OpenedLog {
    ImportReport report;
    SourceId source = 0; ///< 0: no run of the log is in the shard
    std::vector<RunId> runs; ///< those that this import added, in order
    bool isWhole = true; ///< the source has all runs of the log, not only those of a shard
    bool wasThere = false; ///< the same bytes were imported before, packed or not: nothing was added, `duplicates`
                           ///< counts the runs
    bool isResumed = false; ///< an import of the same bytes was cut off: this one takes its place
    std::uint64_t reviewed = 0; ///< steps whose review is in the trail
};

/// Reads a log into the recorder's trail. Unreadable parts are in the report, which the trail keeps, too. A cancelled
/// or failed import leaves nothing behind. Of a shard, only its runs are kept; if the trail contains the whole log,
/// that is used. `started` is called once the first run is in the trail, long before the end of a large log. With
/// Python, the code is reviewed meanwhile, and the results are stored after the source; a review that fails or is
/// cancelled leaves the import unchanged. Blocks; not on the GUI thread.
Result<OpenedLog> openLog(const std::filesystem::path &log, Recorder &recorder, const ImportOptions &options = {},
    const Shard &shard = {}, const std::function<void()> &started = {}, const PythonSource &python = {});

/// The same for one log after the other: what is in the trail is read once. One thread at a time.
class LogOpening final {
public:
    /// `recorder` outlives it. What was imported in parts has no source of its own.
    explicit LogOpening(Recorder &recorder, EarlierImports::Match match = EarlierImports::Match::InParts);
    Result<OpenedLog> open(const std::filesystem::path &log, const ImportOptions &options = {}, const Shard &shard = {},
        const std::function<void()> &started = {}, const PythonSource &python = {});

private:
    Recorder &m_recorder;
    EarlierImports m_earlier;
};

/// Predicts the results of `openLog` for one log after the other, and writes nothing. One thread.
class DryImport final {
public:
    /// `trail`: into which they would be imported; empty, or not there yet, for a new one.
    explicit DryImport(std::filesystem::path trail);
    Result<OpenedLog> open(const std::filesystem::path &log, const ImportOptions &options = {});

private:
    EarlierImports m_earlier; ///< of the trail, and the logs that came before
};

} // namespace vitrine
