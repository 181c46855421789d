// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/index/wordsegment.h"

namespace vitrine::trailfile {

/// Collects the words of successive steps until they are written as a segment. Each word is stored once in one table,
/// however many steps contain it. One thread at a time.
class WordPostings final {
public:
    WordPostings();
    /// Sets the step of the following words. Steps must ascend.
    void beginStep(StepOffset step) { m_step = step; }
    /// The hash covers mark and word and identifies them (KnownWords). Returns true if no earlier step had the word.
    bool add(char mark, std::string_view word, std::uint64_t hash);
    /// Returns the collected words and starts over; the next step may be any.
    WordSegment take();

private:
    /// A slot of the table. As small as possible, because most of the time is spent on cache misses for slots.
    struct Slot {
        std::uint64_t hash = 0;
        std::uint32_t word = 0; ///< from 1, in order of first occurrence; 0: the slot is free
        StepOffset lastStep = 0;
    };
    struct Word {
        std::uint32_t at = 0; ///< position in m_text, including its mark
        std::uint32_t size = 0;
    };
    struct Posting {
        std::uint32_t word;
        StepOffset step;
    };
    Slot &slotOf(std::uint64_t hash);
    void grow();
    std::string_view textOf(const Word &word) const { return std::string_view(m_text).substr(word.at, word.size); }
    std::vector<std::uint32_t> inOrder() const;

    std::string m_text;
    std::vector<Slot> m_slots;
    std::vector<Word> m_words;
    std::vector<Posting> m_postings; ///< in order of occurrence
    StepOffset m_step = 0;
};

} // namespace vitrine::trailfile
