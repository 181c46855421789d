// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/importer.h"
#include "models/replay/earlierimports.h"
#include "models/replay/grownlog.h"
#include "models/replay/pythonsource.h"
#include "models/replay/shard.h"
#include "models/trail/write/recorder.h"

#include <cstddef>
#include <deque>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// A log that is now in a trail.
struct OpenedLog {
    ImportReport report;
    SourceId source = 0; ///< 0: the shard has no run of the log
    std::vector<RunId> runs; ///< runs that this import added, in order
    bool isWhole = true; ///< the source has all runs of the log, not only the shard's
    /// The same bytes were imported before, packed or not: nothing was added, and `duplicates` counts the runs.
    bool wasThere = false;
    bool isResumed = false; ///< replaces an import of the same bytes that was cut off
    std::vector<EarlierForm> earlier = {}; ///< imports of the same file when its content was another, newest first
    /// For a fork that was imported before its origin (`readForksAgain`): the origin, the shared records, and why they
    /// still count twice.
    std::string sharedWith = {};
    std::uint64_t sharedRecords = 0;
    bool isCountedTwice = false;
    std::uint64_t reviewed = 0; ///< number of steps whose review is in the trail
};

/// Reads a log into the recorder's trail. Unreadable parts are listed in the report, which is also stored in the trail.
/// If the log has grown since it was imported, its runs replace the earlier ones (grownlog.h).
/// A canceled or failed import leaves nothing behind. With a shard, only its runs are imported; if the trail contains
/// the whole log, that is used. `started` is called once the first run is in the trail, long before the end of a large
/// log. With Python, the code is reviewed meanwhile, and the results are stored after the source; a review that fails
/// or is canceled does not affect the import. Blocks; not on the GUI thread.
Result<OpenedLog> openLog(const std::filesystem::path &log, Recorder &recorder, const ImportOptions &options = {},
    const Shard &shard = {}, const std::function<void()> &started = {}, const PythonSource &python = {});

/// The same for several logs, one after the other; reads the earlier imports of the trail only once. One thread at a
/// time.
class LogOpening final {
public:
    using Done = std::function<void(Result<OpenedLog> opened)>;

    /// `recorder` must outlive it. A log that was imported in parts has no source of its own.
    explicit LogOpening(Recorder &recorder, EarlierImports::Match match = EarlierImports::Match::InParts);
    ~LogOpening(); ///< waits for logs that are being written
    LogOpening(const LogOpening &) = delete;
    LogOpening &operator=(const LogOpening &) = delete;

    Result<OpenedLog> open(const std::filesystem::path &log, const ImportOptions &options = {}, const Shard &shard = {},
        const std::function<void()> &started = {}, const PythonSource &python = {});

    /// The same without waiting: a log that is not large is written while the next one is read. `done` is called with
    /// the outcome on this thread, in the order of the logs, by a later call or by `finish`. Until then, the functions
    /// in `options` are called, too.
    void add(const std::filesystem::path &log, const ImportOptions &options, const std::function<void()> &started,
        const PythonSource &python, Done done);
    void finish();

    /// Reads sessions of the trail again that were imported before their origin, which was added since, and so count
    /// the records twice that they share with it. The new runs replace theirs without these records. Where that is not
    /// possible, because the file has changed, or the runs were replayed or have notes, the outcome says so. Calls
    /// `done` for each of them; waits for all logs.
    void readForksAgain(const ImportOptions &options, const PythonSource &python,
        const std::function<void(const std::filesystem::path &log, OpenedLog opened)> &done);

private:
    class Sink;
    /// A log whose outcome is not reported yet.
    struct Opening {
        std::unique_ptr<Sink> sink; ///< null if the outcome is known
        Result<OpenedLog> opened;
        ImportOptions options;
        Done done;
    };
    Opening read(const std::filesystem::path &log, const ImportOptions &options, std::unique_ptr<Sink> sink);
    void settle(Opening &opening);
    void settleFirst();
    void requireWritten(std::string_view sha256);

    Recorder &m_recorder;
    EarlierImports m_earlier;
    std::deque<Opening> m_openings; ///< in order
    std::size_t m_size = 0; ///< bytes of those that are being written
};

/// Predicts the results of `openLog` for several logs, one after the other, without writing anything. One thread.
class DryImport final {
public:
    /// `trail`: the trail that they would be imported into; empty, or not existing yet, for a new one.
    explicit DryImport(std::filesystem::path trail);
    Result<OpenedLog> open(const std::filesystem::path &log, const ImportOptions &options = {});

private:
    EarlierImports m_earlier; ///< imports of the trail, and the previous logs
};

} // namespace vitrine
