// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// A piece of the index from words to steps: the words of some thousand consecutive steps, in alphabetical order, each
/// with the steps that have it. Pieces are never merged into one large index, so that the cost of writing steps does
/// not grow; a search reads every piece.
namespace vitrine::trailfile {

/// The distance of a step's id from that of the first step of its segment.
using StepOffset = std::uint32_t;
using StepOffsets = std::vector<StepOffset>;

/// The largest range of ids that the steps of one segment may span.
inline constexpr std::int64_t mostInSegment = 1 << 24;

/// A segment in the form of the file. A block is a list of words, each with the length of the prefix shared with the
/// previous one, and the distances from step to step; the directory has the first word of each block.
struct WordSegment {
    StepOffset last = 0; ///< the last step in the segment
    std::string directory;
    std::vector<std::string> blocks;
};

/// Builds a segment from words in ascending order. One thread at a time.
class SegmentWriter final {
public:
    /// Words must ascend, and so must the steps of a word.
    void add(std::string_view word, std::span<const StepOffset> steps);
    WordSegment take();

private:
    void endBlock();

    WordSegment m_segment;
    std::string m_block;
    std::string m_word; ///< the word that was added last
    std::string m_steps;
};

/// Reads the words of a block one by one. Throws Failure (Corrupt) if its bytes are invalid.
class BlockReader final {
public:
    explicit BlockReader(std::string_view block)
        : m_rest(block)
    {
    }
    bool next();
    std::string_view word() const { return m_word; }
    /// Adds the steps of the current word.
    void addSteps(StepOffsets &steps) const;
    /// The same in the form of the file.
    std::string_view encodedSteps() const { return m_steps; }

private:
    std::string_view m_rest;
    std::string m_word;
    std::string_view m_steps;
};

/// Seeks in the encoded steps of a word without decoding all of them.
class StepCursor final {
public:
    explicit StepCursor(std::string_view steps)
        : m_rest(steps)
    {
        next();
    }
    /// Goes to the first step that is not before `wanted`, and returns it; nothing if there is none. Never goes back.
    std::optional<StepOffset> seek(StepOffset wanted);

private:
    void next();
    void skipTo(StepOffset wanted);

    std::string_view m_rest;
    std::size_t m_step = 0;
    bool m_isAtEnd = false;
};

/// One of several segments that become one, with the distance of its first step from that of all.
struct JoinedSegment {
    std::vector<std::string> blocks;
    StepOffset distance = 0;
};

/// Segments that follow each other as one. Their words are in order, so they are read side by side.
WordSegment joined(std::span<const JoinedSegment> segments);

/// Looks words up in a segment. `fetch` returns the n-th block, which is valid until its next call.
class SegmentLookup final {
public:
    using Fetch = std::function<std::string_view(std::size_t block)>;
    SegmentLookup(std::string_view directory, Fetch fetch);

    /// The steps with the word, or with any word that starts with it, in order.
    StepOffsets steps(std::string_view word, bool isPrefix) const;
    /// The steps with all of these words, in order. Takes the time of the rarest word rather than of the most common.
    StepOffsets stepsWithAll(std::span<const std::string_view> words) const;

private:
    std::string encodedSteps(std::string_view word) const;

    std::vector<std::string_view> m_firstWords; ///< first word of each block
    Fetch m_fetch;
};

} // namespace vitrine::trailfile
