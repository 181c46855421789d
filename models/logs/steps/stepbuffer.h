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

/// The steps of a run while it is read: in memory as long as they are few, else put aside in a file, of a prompt only
/// what the one before it does not begin with. One thread at a time.
class StepBuffer final {
public:
    /// So many bytes of steps stay in memory.
    static constexpr std::uint64_t defaultHeld = 12 << 20;

    explicit StepBuffer(std::uint64_t mostHeld = defaultHeld);

    void add(StepRecord step);
    /// Before all others.
    void prepend(std::vector<StepRecord> steps);
    /// A step has become larger by so many bytes.
    void grew(std::uint64_t bytes) { m_held += bytes; }

    std::uint64_t count() const { return m_front.size() + m_locations.size() + m_steps.size(); }
    /// Nothing was put aside.
    bool isInMemory() const { return m_locations.empty() && m_front.empty(); }
    /// Puts aside what is in memory.
    void putAside();
    /// All steps, which must be in memory.
    std::vector<StepRecord> take();

    /// The n-th step, to be changed; null when it cannot be read. One that was put aside comes without its prompt.
    /// Valid until the next use of the shelf.
    StepRecord *at(std::uint64_t n);
    /// The last of the last `lookBack` steps for which `isWanted` returns true, likewise; null when there is none.
    /// Among steps moved to the file, only those with a call of that id are tested, or with any call if the id is
    /// empty.
    StepRecord *lastOf(
        std::size_t lookBack, std::string_view callId, const std::function<bool(StepRecord &step)> &isWanted);

    using Look = std::function<void(std::uint64_t n, const StepRecord &step)>;
    using Change = std::function<void(std::uint64_t n, StepRecord &step)>;
    /// Each step in order, from 0.
    Result<void> look(const Look &visit);
    Result<void> change(const Change &visit);
    /// Keeps their order where times are equal.
    Result<void> sortByTime();
    /// Leaves the steps before `n`, and takes those of another shelf behind them.
    Result<void> replaceFrom(std::uint64_t n, StepBuffer other);

    /// Steps that there was no room for, in memory or on the disk.
    std::uint64_t lost() const { return m_lost; }

    /// Reads all steps in order, some at a time. The shelf must not change meanwhile.
    class Reader final {
    public:
        explicit Reader(StepBuffer &buffer);
        /// A megabyte or two of steps; none behind the last.
        Result<std::vector<StepRecord>> next();

    private:
        Result<void> readLocations(std::vector<StepRecord> &steps);

        StepBuffer *m_buffer;
        std::size_t m_front = 0;
        std::size_t m_location = 0;
        std::size_t m_step = 0;
        std::vector<PromptMessage> m_before; ///< prompt of the step that was read last
    };

private:
    /// Where a step was put aside.
    struct Location {
        std::uint64_t offset = 0;
        std::uint32_t size = 0;
        std::uint32_t calls = 0; ///< 0: it has none; else the id of its call, or that there are several
    };
    struct Loaded {
        std::size_t location = 0;
        std::string prompt; ///< as it was put aside
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
    std::vector<StepRecord> m_front; ///< before those that were put aside
    std::deque<Location> m_locations; ///< many: a vector would be twice as large while it grows
    std::vector<StepRecord> m_steps; ///< behind them
    std::uint64_t m_held = 0;
    std::uint64_t m_lost = 0;
    std::unique_ptr<Spool> m_spool; ///< once something was put aside
    std::string m_pending; ///< its end, not written yet
    std::uint64_t m_end = 0; ///< behind all of it
    std::vector<PromptMessage> m_lastPrompt; ///< of the step that was put aside last
    bool m_sharesPrompts = true;
    std::optional<Loaded> m_loaded;
};

/// Roughly what the step takes in memory.
std::uint64_t memoryOf(const StepRecord &step);

} // namespace vitrine
