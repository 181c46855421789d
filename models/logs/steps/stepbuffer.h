// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "models/logs/bytes/spool.h"
#include "models/trail/record/records.h"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// The steps of a run while it is read. They are in memory as long as they are few, else moved to a file; of each
/// prompt, only the part that differs from the previous one is stored. One thread at a time.
class StepBuffer final {
public:
    /// The number of bytes of steps that stay in memory.
    static constexpr std::uint64_t defaultHeld = 12 << 20;

    explicit StepBuffer(std::uint64_t mostHeld = defaultHeld);

    void add(StepRecord step);
    /// Adds steps before all others.
    void prepend(std::vector<StepRecord> steps);
    /// Notes that a step has grown by this number of bytes.
    void grew(std::uint64_t bytes) { m_held += bytes; }

    std::uint64_t count() const { return m_front.size() + m_locations.size() + m_steps.size(); }
    /// Whether all steps are in memory.
    bool isInMemory() const { return m_locations.empty() && m_front.empty(); }
    /// Moves the steps in memory to the file.
    void putAside();
    /// All steps, which must be in memory.
    std::vector<StepRecord> take();

    /// The n-th step, for changing it; null if it cannot be read. A step from the file has no prompt. Valid until the
    /// next use of the buffer.
    StepRecord *at(std::uint64_t n);
    /// Likewise, the last step among the last `lookBack` ones for which `isWanted` returns true; null if there is none.
    /// Among steps moved to the file, only those with a call of that id are tested, or with any call if the id is
    /// empty.
    StepRecord *lastOf(
        std::size_t lookBack, std::string_view callId, const std::function<bool(StepRecord &step)> &isWanted);

    using Look = std::function<void(std::uint64_t n, const StepRecord &step)>;
    using Change = std::function<void(std::uint64_t n, StepRecord &step)>;
    /// Visits each step in order, from 0.
    Result<void> look(const Look &visit);
    Result<void> change(const Change &visit);
    /// Steps with equal times keep their order.
    Result<void> sortByTime();
    /// Keeps the steps before `n`, and appends those of another buffer.
    Result<void> replaceFrom(std::uint64_t n, StepBuffer other);

    /// The number of steps that did not fit, in memory or on the disk.
    std::uint64_t lost() const { return m_lost; }

    /// Reads all steps in order, some at a time. The buffer must not change meanwhile.
    class Reader final {
    public:
        explicit Reader(StepBuffer &buffer);
        /// The next megabyte or two of steps; none after the last one.
        Result<std::vector<StepRecord>> next();

    private:
        Result<void> readLocations(std::vector<StepRecord> &steps);

        StepBuffer *m_buffer;
        std::size_t m_front = 0;
        std::size_t m_location = 0;
        std::size_t m_step = 0;
        std::vector<PromptMessage> m_before; ///< prompt of the last step that was read
    };

private:
    /// The location of a step in the file.
    struct Location {
        std::uint64_t offset = 0;
        std::uint32_t size = 0;
        std::uint32_t calls = 0; ///< 0: no calls; else a value for the id of its call, or for several calls
    };
    struct Loaded {
        std::size_t location = 0;
        std::string prompt; ///< the prompt as stored in the file
        StepRecord step;
    };
    static constexpr std::uint32_t severalCalls = 0xFFFFFFFF;

    static std::uint32_t markOf(std::string_view callId);
    static std::uint32_t callsOf(const StepRecord &step);
    std::optional<Location> write(std::string_view prompt, const StepRecord &step);
    bool flush();
    void dropPending();
    void settle();
    bool load(std::size_t location);
    bool isAsked(const Location &location, std::string_view callId) const;
    Result<void> rewrite(bool sharesPrompts, const Change &visit);
    Result<std::vector<double>> times();

    std::uint64_t m_mostHeld;
    std::vector<StepRecord> m_front; ///< steps before those in the file
    std::deque<Location> m_locations; ///< a deque, because a vector would take twice the memory while it grows
    std::vector<StepRecord> m_steps; ///< steps after those in the file
    std::uint64_t m_held = 0;
    std::uint64_t m_lost = 0;
    std::unique_ptr<Spool> m_spool; ///< created when something is first moved to it
    std::string m_pending; ///< end of the file that is not written yet
    std::uint64_t m_end = 0; ///< one past the end of the file, including `m_pending`
    std::vector<PromptMessage> m_lastPrompt; ///< prompt of the last step that was moved to the file
    bool m_sharesPrompts = true;
    std::optional<Loaded> m_loaded;
};

/// The approximate memory of a step.
std::uint64_t memoryOf(const StepRecord &step);

} // namespace vitrine
