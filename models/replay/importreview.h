// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/replay/pythonsource.h"
#include "models/replay/reviewspool.h"
#include "models/trail/write/recorder.h"

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace vitrine {

class PythonRuntime;

/// Reviews the Python code of a log while it is imported, on threads other than the reading one. Equal code is reviewed
/// once. A canceled import must leave nothing behind, so results wait in a spool until the source is complete. A review
/// record without code is about the step's recorded code. All functions belong to the importing thread.
class ImportReview final {
public:
    /// The spool file is created in `folder`.
    ImportReview(PythonSource source, const std::filesystem::path &folder);
    ~ImportReview(); ///< drops code that is not reviewed yet

    /// Adds the next imported run. Waits only if the review is far behind.
    void add(std::span<const StepRecord> steps);
    /// The same for a long run: starts it, then adds its steps part by part.
    void beginRun();
    void addSteps(std::span<const StepRecord> steps);
    /// Writes the reviews into the trail. `runs` are the added runs, in order. If `goesOn` returns false, it ends early
    /// and keeps what was written so far. Returns the number of reviews.
    Result<std::uint64_t> write(
        Recorder &recorder, std::span<const RunId> runs, const std::function<bool()> &goesOn = {});

private:
    /// The hash of a piece of code: enough to distinguish those of one log.
    using Hash = std::pair<std::uint64_t, std::uint64_t>;
    struct Task {
        std::uint32_t code = 0; ///< index in `m_locations`
        std::string text;
    };
    struct Location {
        std::uint32_t run = 0; ///< index of the run
        std::uint32_t step = 0; ///< index in the run; the ordinals of steps may have gaps
        std::uint32_t code = 0;
    };

    using Reviewing = std::function<CodeReview(const std::string &code)>;

    void work(const std::stop_token &stop);
    void workBeside(const std::stop_token &stop, const std::shared_ptr<PythonRuntime> &python);
    void settleAll(const std::stop_token &stop, const Reviewing &review);
    bool isBehind();
    std::optional<Task> take(const std::stop_token &stop);
    void settle(const Task &task, const CodeReview &review);
    void fail(Error error);
    std::uint32_t codeOf(std::string text);
    void enqueue(Task task);
    Result<CodeReview> reviewOf(std::uint32_t code);

    PythonSource m_source;
    std::size_t m_runs = 0;
    std::uint32_t m_stepsOfRun = 0; ///< number of steps added to the last run
    std::map<Hash, std::uint32_t> m_codes; ///< identifies equal code
    std::uint32_t m_codeCount = 0;
    std::deque<Location> m_steps; ///< a deque, because a vector would take twice the memory while it grows

    std::mutex m_mutex; ///< protects all members below
    std::condition_variable_any m_changed;
    std::deque<Task> m_tasks;
    std::size_t m_waiting = 0; ///< bytes of the tasks
    Result<ReviewSpool> m_spool;
    static constexpr std::int64_t pending = -1;
    std::vector<std::int64_t> m_locations; ///< position in the spool of the review of each code
    std::optional<Error> m_error; ///< if set, nothing more is reviewed
    std::jthread m_thread; ///< starts further threads
};

} // namespace vitrine
