// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/wordpostings.h"

#include <algorithm>
#include <numeric>

namespace vitrine::trailfile {

namespace {

constexpr std::size_t fewestSlots = 4096;

/// The first bytes of a word as a number, which is in the same order.
std::uint64_t beginningOf(std::string_view word)
{
    std::uint64_t beginning = 0;
    for (std::size_t n = 0; n < sizeof beginning; ++n)
        beginning = beginning << 8 | (n < word.size() ? static_cast<unsigned char>(word[n]) : 0U);
    return beginning;
}

} // namespace

WordPostings::WordPostings()
    : m_slots(fewestSlots)
{
}

bool WordPostings::add(char mark, std::string_view word, std::uint64_t hash)
{
    Word &slot = slotOf(mark, word, hash);
    const bool isNew = slot.count == 0;
    if (!isNew && slot.lastStep == m_step)
        return false;
    if (isNew) {
        slot = { hash, static_cast<std::uint32_t>(m_text.size()), static_cast<std::uint32_t>(word.size() + 1), m_step,
            0, m_count++ };
        m_text += mark;
        m_text += word;
    }
    slot.lastStep = m_step;
    ++slot.count;
    m_postings.push_back({ slot.number, m_step });
    if (isNew && m_count > m_slots.size() / 2)
        grow();
    return isNew;
}

WordPostings::Word &WordPostings::slotOf(char mark, std::string_view word, std::uint64_t hash)
{
    const std::size_t mask = m_slots.size() - 1;
    for (std::size_t n = hash & mask;; n = (n + 1) & mask) {
        Word &slot = m_slots[n];
        if (slot.count == 0)
            return slot;
        if (slot.hash == hash && m_text[slot.at] == mark && textOf(slot).substr(1) == word)
            return slot;
    }
}

void WordPostings::grow()
{
    std::vector<Word> old(m_slots.size() * 2);
    old.swap(m_slots);
    const std::size_t mask = m_slots.size() - 1;
    for (const Word &word : old) {
        std::size_t n = word.hash & mask;
        while (word.count != 0 && m_slots[n].count != 0)
            n = (n + 1) & mask;
        if (word.count != 0)
            m_slots[n] = word;
    }
}

std::vector<WordPostings::Word> WordPostings::words() const
{
    std::vector<Word> words(m_count);
    for (const Word &word : m_slots)
        if (word.count != 0)
            words[word.number] = word;
    return words;
}

std::vector<std::uint32_t> WordPostings::inOrder(const std::vector<Word> &words) const
{
    std::vector<std::pair<std::uint64_t, std::uint32_t>> keys;
    for (const Word &word : words)
        keys.emplace_back(beginningOf(textOf(word)), static_cast<std::uint32_t>(keys.size()));
    std::ranges::sort(keys, [&](const auto &a, const auto &b) {
        return a.first != b.first ? a.first < b.first : textOf(words[a.second]) < textOf(words[b.second]);
    });
    std::vector<std::uint32_t> order;
    for (const auto &key : keys)
        order.push_back(key.second);
    return order;
}

WordSegment WordPostings::take()
{
    const std::vector<Word> words = this->words();
    std::vector<std::size_t> ends(words.size());
    std::transform_exclusive_scan(words.begin(), words.end(), ends.begin(), std::size_t(0), std::plus<>(),
        [](const Word &word) { return std::size_t(word.count); });
    StepOffsets steps(m_postings.size());
    for (const Posting &posting : m_postings)
        steps[ends[posting.word]++] = posting.step;
    SegmentWriter segment;
    for (const std::uint32_t word : inOrder(words)) {
        const std::size_t count = words[word].count;
        segment.add(textOf(words[word]), std::span(steps).subspan(ends[word] - count, count));
    }
    m_text.clear();
    m_postings.clear();
    m_slots.assign(m_slots.size(), {});
    m_count = 0;
    return segment.take();
}

} // namespace vitrine::trailfile
