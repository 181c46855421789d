// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/wordsegment.h"

namespace vitrine::trailfile {

/// Collects the words of steps that come one after the other, until they are written as a segment. One table of all
/// words: each is kept once, however many steps have it. One thread at a time.
class WordPostings final {
public:
    WordPostings();
    /// Whose words come next; steps ascend.
    void beginStep(StepOffset step) { m_step = step; }
    /// The hash is one of mark and word. True when no step had it before.
    bool add(char mark, std::string_view word, std::uint64_t hash);
    /// What was collected; the next step may be any.
    WordSegment take();

private:
    /// A slot of the table; free as long as no step has it.
    struct Word {
        std::uint64_t hash = 0;
        std::uint32_t at = 0; ///< in m_text, with its mark
        std::uint32_t size = 0;
        StepOffset lastStep = 0;
        std::uint32_t count = 0; ///< of its steps
        std::uint32_t number = 0; ///< in the order of their coming
    };
    struct Posting {
        std::uint32_t word;
        StepOffset step;
    };
    Word &slotOf(char mark, std::string_view word, std::uint64_t hash);
    void grow();
    std::string_view textOf(const Word &word) const { return std::string_view(m_text).substr(word.at, word.size); }
    std::vector<Word> words() const;
    std::vector<std::uint32_t> inOrder(const std::vector<Word> &words) const;

    std::string m_text;
    std::vector<Word> m_slots;
    std::uint32_t m_count = 0; ///< of words
    std::vector<Posting> m_postings; ///< in the order of their coming
    StepOffset m_step = 0;
};

} // namespace vitrine::trailfile
