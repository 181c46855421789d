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

/// Reviews the Python code of a log while it is imported, on threads beside the one that reads it: equal code once. A
/// cancelled import leaves nothing behind, so what is found waits in a spool until the source is complete; a review
/// without code is that of its step as it was recorded. All functions belong to the importing thread.
class ImportReview final {
public:
    /// The spool lies in `folder`.
    ImportReview(PythonSource source, const std::filesystem::path &folder);
    ~ImportReview(); ///< what is not reviewed yet is left out

    /// The next run that is imported. Waits only when the review is far behind.
    void add(std::span<const StepRecord> steps);
    /// The same of a long run: it begins, and has these steps further on.
    void beginRun();
    void addSteps(std::span<const StepRecord> steps);
    /// Puts the reviews into the trail: `runs` are those that were added, in order. `goesOn` false ends it early, with
    /// what was written until then. Gives how many there are.
    Result<std::uint64_t> write(
        Recorder &recorder, std::span<const RunId> runs, const std::function<bool()> &goesOn = {});

private:
    /// The hash of a piece of code: enough to distinguish those of one log.
    using Hash = std::pair<std::uint64_t, std::uint64_t>;
    struct Task {
        std::uint32_t code = 0; ///< place in `m_locations`
        std::string text;
    };
    struct Location {
        std::uint32_t run = 0; ///< place among the runs
        std::uint32_t step = 0; ///< place in the run: numbers of steps may have gaps
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
    std::uint32_t m_stepsOfRun = 0; ///< that were added of the last one
    std::map<Hash, std::uint32_t> m_codes; ///< by which equal code is known
    std::uint32_t m_codeCount = 0;
    std::deque<Location> m_steps; ///< many: a vector would be twice as large while it grows

    std::mutex m_mutex; ///< protects all below
    std::condition_variable_any m_changed;
    std::deque<Task> m_tasks;
    std::size_t m_waiting = 0; ///< bytes of the tasks
    Result<ReviewSpool> m_spool;
    static constexpr std::int64_t pending = -1;
    std::vector<std::int64_t> m_locations; ///< in the spool, of each code that is reviewed
    std::optional<Error> m_error; ///< nothing is reviewed any more
    std::jthread m_thread; ///< has others beside it
};

} // namespace vitrine
