// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/wordset.h"

#include "models/trail/digest.h"

#include <cstring>

namespace vitrine::trailfile {

namespace {

/// Beyond this all are forgotten, and words may come to the list twice.
constexpr std::size_t mostKnown = 1'000'000;
constexpr std::size_t fewestSlots = 4096;

std::uint64_t randomSeed()
{
    std::uint64_t seed = 0;
    std::memcpy(&seed, randomBytes(sizeof seed).data(), sizeof seed);
    return seed;
}

} // namespace

KnownWords::KnownWords()
    : m_seed(randomSeed())
{
}

std::uint64_t KnownWords::hashOf(std::string_view word) const
{
    std::uint64_t hash = m_seed;
    for (const char c : word)
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
    return hash ^ hash >> 29;
}

bool KnownWords::add(std::uint64_t hash)
{
    hash = hash == 0 ? 1 : hash;
    const std::size_t mask = m_slots.size() - 1;
    std::size_t n = hash & mask;
    for (; m_slots[n] != 0; n = (n + 1) & mask)
        if (m_slots[n] == hash)
            return false;
    m_slots[n] = hash;
    if (++m_count <= m_slots.size() / 2)
        return true;
    std::vector<std::uint64_t> old(m_count > mostKnown ? fewestSlots : m_slots.size() * 2);
    old.swap(m_slots);
    m_count = 0;
    if (m_slots.size() > old.size())
        for (const std::uint64_t known : old)
            if (known != 0)
                add(known);
    return true;
}

void KnownWords::clear()
{
    m_slots.assign(fewestSlots, 0);
    m_count = 0;
}

void WordSet::clear()
{
    m_text.clear();
    m_count = 0;
    ++m_row;
}

bool WordSet::add(char mark, std::string_view word, std::uint64_t hash)
{
    Place &place = placeOf(mark, word, hash);
    if (place.row == m_row)
        return false;
    place = { hash, m_row, m_text.size(), word.size() };
    m_text += mark;
    m_text += word;
    m_text += ' ';
    if (++m_count > m_places.size() / 2)
        grow();
    return true;
}

WordSet::Place &WordSet::placeOf(char mark, std::string_view word, std::uint64_t hash)
{
    const std::size_t mask = m_places.size() - 1;
    for (std::size_t n = hash & mask;; n = (n + 1) & mask) {
        Place &place = m_places[n];
        const bool isSame = place.hash == hash && place.size == word.size() && place.row == m_row
            && m_text[place.at] == mark && m_text.compare(place.at + 1, place.size, word) == 0;
        if (place.row != m_row || isSame)
            return place;
    }
}

void WordSet::grow()
{
    std::vector<Place> old(m_places.size() * 2);
    old.swap(m_places);
    const std::size_t mask = m_places.size() - 1;
    for (const Place &place : old) {
        if (place.row != m_row)
            continue;
        std::size_t n = place.hash & mask;
        while (m_places[n].row == m_row)
            n = (n + 1) & mask;
        m_places[n] = place;
    }
}

} // namespace vitrine::trailfile
