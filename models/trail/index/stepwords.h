// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/file/database.h"
#include "models/trail/index/wordsegment.h"
#include "models/trail/record/records.h"

#include <map>
#include <optional>
#include <span>

namespace vitrine::trailfile {

/// The index of the words of steps in the file (tables word_segments and word_blocks; a segment has the id of its first
/// step, and its blocks follow each other): writes segments, joins small ones, and takes steps out of
/// them. Lives on the writing thread, inside of its transactions.
class StepWords final {
public:
    explicit StepWords(Connection &database);

    /// Adds the words of steps beyond the last segment.
    void add(StepId first, const WordSegment &segment);
    /// Takes out steps, which ascend.
    void remove(std::span<const StepId> steps);
    /// Gives steps other words: each a segment of its own.
    void replace(const std::map<StepId, WordSegment> &steps);
    void clear();
    void forEachWord(const std::function<void(std::string_view word)> &each);

private:
    using Words = std::map<std::string, StepOffsets, std::less<>>;
    /// A segment that is in the file.
    struct Location {
        StepId first = 0;
        StepId last = 0;
        std::int64_t block = 0; ///< its first one
        std::int64_t blocks = 0;
    };
    std::vector<Location> locations(const std::string &condition, std::int64_t value);
    std::optional<Location> locationOf(StepId step);
    template <typename Each>
    void forEachBlock(const Location &location, Each &&each);
    void read(const Location &location, StepOffset distance, Words &words);
    void erase(const Location &location);
    void rewrite(const Location &location, std::span<const StepId> gone, const std::map<StepId, WordSegment> &added);
    void write(StepId first, const Words &words);
    void write(StepId first, const WordSegment &segment);
    void joinSmall(StepId last);

    Statements m_statements;
};

} // namespace vitrine::trailfile
