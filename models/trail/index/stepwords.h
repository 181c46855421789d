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
/// step, and its blocks follow each other): writes segments, joins small ones, and removes steps from them. Lives on
/// the writing thread, inside its transactions.
class StepWords final {
public:
    explicit StepWords(Connection &database);

    /// Adds the words of steps after the last segment.
    void add(StepId first, const WordSegment &segment);
    /// Removes steps, given in ascending order.
    void remove(std::span<const StepId> steps);
    /// Replaces the words of steps. Each gets a segment of its own.
    void replace(const std::map<StepId, WordSegment> &steps);
    void clear();
    void forEachWord(const std::function<void(std::string_view word)> &each);

private:
    using Words = std::map<std::string, StepOffsets, std::less<>>;
    /// A segment in the file.
    struct Location {
        StepId first = 0;
        StepId last = 0;
        std::int64_t block = 0; ///< its first block
        std::int64_t blocks = 0;
    };
    std::vector<Location> locations(const std::string &condition, std::int64_t value);
    std::optional<Location> locationOf(StepId step);
    template <typename Each>
    void forEachBlock(const Location &location, Each &&each);
    std::vector<std::string> blocksOf(const Location &location);
    void erase(const Location &location);
    void rewrite(const Location &location, std::span<const StepId> gone, const std::map<StepId, WordSegment> &added);
    void write(StepId first, const Words &words);
    void write(StepId first, const WordSegment &segment);
    void joinSmall(StepId last);

    Statements m_statements;
};

} // namespace vitrine::trailfile
