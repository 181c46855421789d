// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/index/wordsegment.h"

namespace vitrine::trailfile {

/// Collects the words of steps that come one after the other, until they are written as a segment. One table of all
/// words: each is kept once, however many steps have it. One thread at a time.
class WordPostings final {
public:
    WordPostings();
    /// Sets the step of the following words; steps ascend.
    void beginStep(StepOffset step) { m_step = step; }
    /// The hash is one of mark and word, and identifies them: no others have it (KnownWords). True when no step had the
    /// word before.
    bool add(char mark, std::string_view word, std::uint64_t hash);
    /// The collected words; the next step may be any.
    WordSegment take();

private:
    /// A slot of the table. As small as possible: most of the time is spent on cache misses for slots.
    struct Slot {
        std::uint64_t hash = 0;
        std::uint32_t word = 0; ///< from 1, in the order of their coming; 0 is free
        StepOffset lastStep = 0;
    };
    struct Word {
        std::uint32_t at = 0; ///< in m_text, with its mark
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
    std::vector<Posting> m_postings; ///< in the order of their coming
    StepOffset m_step = 0;
};

} // namespace vitrine::trailfile
