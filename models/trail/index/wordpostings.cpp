// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/index/wordpostings.h"

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
    Slot &slot = slotOf(hash);
    const bool isNew = slot.word == 0;
    if (!isNew && slot.lastStep == m_step)
        return false;
    if (isNew) {
        m_words.push_back({ static_cast<std::uint32_t>(m_text.size()), static_cast<std::uint32_t>(word.size() + 1) });
        m_text += mark;
        m_text += word;
        slot = { hash, static_cast<std::uint32_t>(m_words.size()), m_step };
    }
    slot.lastStep = m_step;
    m_postings.push_back({ slot.word - 1, m_step });
    if (isNew && m_words.size() > m_slots.size() / 2)
        grow();
    return isNew;
}

WordPostings::Slot &WordPostings::slotOf(std::uint64_t hash)
{
    const std::size_t mask = m_slots.size() - 1;
    std::size_t n = hash & mask;
    while (m_slots[n].word != 0 && m_slots[n].hash != hash)
        n = (n + 1) & mask;
    return m_slots[n];
}

void WordPostings::grow()
{
    std::vector<Slot> old(m_slots.size() * 2);
    old.swap(m_slots);
    for (const Slot &slot : old)
        if (slot.word != 0)
            slotOf(slot.hash) = slot;
}

std::vector<std::uint32_t> WordPostings::inOrder() const
{
    std::vector<std::pair<std::uint64_t, std::uint32_t>> keys;
    keys.reserve(m_words.size());
    for (const Word &word : m_words)
        keys.emplace_back(beginningOf(textOf(word)), static_cast<std::uint32_t>(keys.size()));
    std::ranges::sort(keys, [&](const auto &a, const auto &b) {
        return a.first != b.first ? a.first < b.first : textOf(m_words[a.second]) < textOf(m_words[b.second]);
    });
    std::vector<std::uint32_t> order;
    order.reserve(keys.size());
    for (const auto &key : keys)
        order.push_back(key.second);
    return order;
}

WordSegment WordPostings::take()
{
    std::vector<std::size_t> ends(m_words.size() + 1);
    for (const Posting &posting : m_postings)
        ++ends[posting.word + 1];
    std::partial_sum(ends.begin(), ends.end(), ends.begin());
    StepOffsets steps(m_postings.size());
    for (const Posting &posting : m_postings)
        steps[ends[posting.word]++] = posting.step;
    // Where a word's steps end, those of the next begin.
    SegmentWriter segment;
    for (const std::uint32_t word : inOrder()) {
        const std::size_t begin = word == 0 ? 0 : ends[word - 1];
        segment.add(textOf(m_words[word]), std::span(steps).subspan(begin, ends[word] - begin));
    }
    const bool isTooLarge = m_words.size() < m_slots.size() / 16 && m_slots.size() > fewestSlots;
    m_text.clear();
    m_postings.clear();
    m_words.clear();
    m_slots.assign(isTooLarge ? m_slots.size() / 2 : m_slots.size(), {});
    return segment.take();
}

} // namespace vitrine::trailfile
