// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/index/wordset.h"

#include "models/trail/file/digest.h"

#include <cstring>
#include <utility>

namespace vitrine::trailfile {

namespace {

/// Beyond this all are forgotten, and words may come to the list twice.
constexpr std::size_t mostKnown = 1'000'000;
constexpr std::size_t fewestSlots = 4096;

std::array<std::uint64_t, 3> randomKeys()
{
    std::array<std::uint64_t, 3> keys {};
    std::memcpy(keys.data(), randomBytes(sizeof keys).data(), sizeof keys);
    return keys;
}

template <typename Number>
std::uint64_t load(const char *bytes)
{
    Number number = 0;
    std::memcpy(&number, bytes, sizeof number);
    return number;
}

__extension__ using Product = unsigned __int128;

/// Both halves of the product: each bit of the factors changes about half of the result's.
std::uint64_t mixed(std::uint64_t a, std::uint64_t b)
{
    const Product product = static_cast<Product>(a) * b;
    return static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64);
}

/// Up to sixteen bytes as two numbers, which are different for all that are of one length.
std::pair<std::uint64_t, std::uint64_t> numbersOf(std::string_view word)
{
    const char *begin = word.data();
    const char *end = begin + word.size();
    if (word.size() >= 8)
        return { load<std::uint64_t>(begin), load<std::uint64_t>(end - 8) };
    if (word.size() >= 4)
        return { load<std::uint32_t>(begin), load<std::uint32_t>(end - 4) };
    if (word.empty())
        return {};
    return { load<std::uint8_t>(begin) | load<std::uint8_t>(begin + word.size() / 2) << 8,
        load<std::uint8_t>(end - 1) };
}

} // namespace

KnownWords::KnownWords()
    : m_keys(randomKeys())
{
}

std::uint64_t KnownWords::hashOf(std::string_view word) const
{
    const std::uint64_t last = m_keys[0] ^ word.size();
    std::uint64_t hash = m_keys[0];
    for (; word.size() > 16; word.remove_prefix(16))
        hash = mixed(load<std::uint64_t>(word.data()) ^ m_keys[1], load<std::uint64_t>(word.data() + 8) ^ hash);
    const auto [first, second] = numbersOf(word);
    return mixed(mixed(first ^ m_keys[1], second ^ hash) ^ m_keys[2], last);
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
    Location &location = locationOf(mark, word, hash);
    if (location.row == m_row)
        return false;
    location = { hash, m_row, m_text.size(), word.size() };
    m_text += mark;
    m_text += word;
    m_text += ' ';
    if (++m_count > m_locations.size() / 2)
        grow();
    return true;
}

WordSet::Location &WordSet::locationOf(char mark, std::string_view word, std::uint64_t hash)
{
    const std::size_t mask = m_locations.size() - 1;
    for (std::size_t n = hash & mask;; n = (n + 1) & mask) {
        Location &location = m_locations[n];
        const bool isSame = location.hash == hash && location.size == word.size() && location.row == m_row
            && m_text[location.at] == mark && m_text.compare(location.at + 1, location.size, word) == 0;
        if (location.row != m_row || isSame)
            return location;
    }
}

void WordSet::grow()
{
    std::vector<Location> old(m_locations.size() * 2);
    old.swap(m_locations);
    const std::size_t mask = m_locations.size() - 1;
    for (const Location &location : old) {
        if (location.row != m_row)
            continue;
        std::size_t n = location.hash & mask;
        while (m_locations[n].row == m_row)
            n = (n + 1) & mask;
        m_locations[n] = location;
    }
}

} // namespace vitrine::trailfile
