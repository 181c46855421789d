// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// A piece of the index from words to steps: the words of some thousand consecutive steps, in alphabetical order, each
/// with the steps that have it. Pieces are never merged into one great index, so that writing another million steps
/// costs what the first did; a search reads each piece.
namespace vitrine::trailfile {

/// How far a step is behind the first one of its segment.
using StepOffset = std::uint32_t;
using StepOffsets = std::vector<StepOffset>;

/// Steps of one segment lie in a range of at most so many ids.
inline constexpr std::int64_t mostInSegment = 1 << 24;

/// A segment in the form of the file. A block is a list of words, each with the length of the prefix shared with the
/// previous one, and the distances from step to step; the directory has the first word of each block.
struct WordSegment {
    StepOffset last = 0; ///< the last step that it knows of
    std::string directory;
    std::vector<std::string> blocks;
};

/// Makes a segment out of words that come in order. One thread at a time.
class SegmentWriter final {
public:
    /// Words ascend, and so do the steps of a word.
    void add(std::string_view word, std::span<const StepOffset> steps);
    WordSegment take();

private:
    void endBlock();

    WordSegment m_segment;
    std::string m_block;
    std::string m_word; ///< that was added last
    std::string m_steps;
};

/// Reads the words of a block, one after the other. Throws Failure (Corrupt) when its bytes are none.
class BlockReader final {
public:
    explicit BlockReader(std::string_view block)
        : m_rest(block)
    {
    }
    bool next();
    std::string_view word() const { return m_word; }
    /// Adds the steps of the word.
    void addSteps(StepOffsets &steps) const;

private:
    std::string_view m_rest;
    std::string m_word;
    std::string_view m_steps;
};

/// Looks words up in a segment. `fetch` gives the n-th block, which is valid until its next call.
class SegmentLookup final {
public:
    using Fetch = std::function<std::string_view(std::size_t block)>;
    SegmentLookup(std::string_view directory, Fetch fetch);

    /// The steps that have the word, or any word that begins so, in order.
    StepOffsets steps(std::string_view word, bool isPrefix) const;

private:
    std::vector<std::string_view> m_firstWords; ///< of the blocks
    Fetch m_fetch;
};

} // namespace vitrine::trailfile
