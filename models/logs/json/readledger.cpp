// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/json/readledger.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <string_view>
#include <type_traits>
#include <utility>

namespace vitrine {

namespace {

using Element = simdjson::dom::element;

/// What a simdjson element consists of; the library offers no identity of values. tst_readledger fails if that changes.
struct Position {
    const void *document;
    std::size_t index;
};
static_assert(sizeof(Element) == sizeof(Position) && std::is_trivially_copyable_v<Element>);

Position positionOf(Element value) { return std::bit_cast<Position>(value); }

constexpr std::size_t bits = 64;

thread_local ReadLedger *newest = nullptr;

/// Names are letters; a key with many digits, or a long one, names one thing among many.
bool isIdentifier(std::string_view key)
{
    constexpr std::ptrdiff_t mostDigits = 3;
    constexpr std::size_t longest = 60;
    return key.size() > longest || std::ranges::count_if(key, [](char c) { return c >= '0' && c <= '9'; }) > mostDigits;
}

bool isEmpty(Element value)
{
    std::string_view text;
    return value.is_null() || (value.get(text) == simdjson::SUCCESS && text.empty());
}

} // namespace

ReadLedger::ReadLedger()
    : m_outer(newest)
{
    newest = this;
}

ReadLedger::~ReadLedger()
{
    // Ledgers of imports that overlap may end in any order.
    ReadLedger **link = &newest;
    while (*link != nullptr && *link != this)
        link = &(*link)->m_outer;
    if (*link == this)
        *link = m_outer;
}

void ReadLedger::begin(Element root)
{
    m_root = root;
    m_document = positionOf(root).document;
    m_read.clear();
    m_isCovered = false;
}

void ReadLedger::end(const Unread &unread)
{
    std::string location;
    if (m_document != nullptr && !m_isCovered)
        walk(m_root, location, unread);
    m_document = nullptr;
    for (const std::string &inner : std::exchange(m_inner, {}))
        if (!m_isCovered)
            unread(inner);
}

ReadLedger *ReadLedger::ledgerOf(Element value)
{
    const void *document = positionOf(value).document;
    ReadLedger *ledger = newest;
    while (ledger != nullptr && ledger->m_document != document)
        ledger = ledger->m_outer;
    return ledger;
}

void ReadLedger::forget(Element value)
{
    if (ReadLedger *ledger = ledgerOf(value))
        ledger->clear(value);
}

void ReadLedger::clear(Element value)
{
    const std::size_t index = positionOf(value).index;
    if (index / bits < m_read.size())
        m_read[index / bits] &= ~(std::uint64_t { 1 } << (index % bits));
    simdjson::dom::object object;
    simdjson::dom::array array;
    if (value.get(object) == simdjson::SUCCESS)
        for (const auto &[key, member] : object)
            clear(member);
    else if (value.get(array) == simdjson::SUCCESS)
        for (const Element element : array)
            clear(element);
}

void ReadLedger::note(Element value)
{
    ReadLedger *ledger = ledgerOf(value);
    if (ledger == nullptr)
        return;
    const std::size_t index = positionOf(value).index;
    auto &read = ledger->m_read;
    if (index / bits >= read.size())
        read.resize(index / bits + 1);
    read[index / bits] |= std::uint64_t { 1 } << (index % bits);
}

void ReadLedger::noteUnread(std::string location)
{
    constexpr std::size_t mostInner = 10'000;
    ReadLedger *outermost = newest;
    while (outermost != nullptr && outermost->m_outer != nullptr)
        outermost = outermost->m_outer;
    if (outermost != nullptr && outermost->m_inner.size() < mostInner)
        outermost->m_inner.push_back(std::move(location));
}

bool ReadLedger::isRead(Element value) const
{
    const std::size_t index = positionOf(value).index;
    return index / bits < m_read.size() && (m_read[index / bits] >> (index % bits) & 1) != 0;
}

/// The parser bounds the nesting.
void ReadLedger::walk(Element value, std::string &location, const Unread &unread) const
{
    if (isRead(value))
        return;
    const std::size_t length = location.size();
    simdjson::dom::object object;
    simdjson::dom::array array;
    if (value.get(object) == simdjson::SUCCESS) {
        for (const auto &[key, member] : object) {
            location += length == 0 ? "" : ".";
            location += isIdentifier(key) ? std::string_view("*") : key;
            walk(member, location, unread);
            location.resize(length);
        }
    } else if (value.get(array) == simdjson::SUCCESS) {
        location += "[]";
        for (const Element element : array)
            walk(element, location, unread);
        location.resize(length);
    } else if (!isEmpty(value)) {
        unread(location);
    }
}

InnerJson::InnerJson(std::string_view text, std::string_view location)
    : m_location(location)
{
    Element value;
    if (text.empty() || m_parser.parse(simdjson::padded_string(text)).get(value) != simdjson::SUCCESS)
        return;
    m_value = value;
    if (!location.empty())
        m_ledger.begin(value);
}

InnerJson::~InnerJson()
{
    m_ledger.end([&](const std::string &unread) {
        ReadLedger::noteUnread(m_location + "{}" + (unread.empty() || unread.starts_with('[') ? "" : ".") + unread);
    });
}

} // namespace vitrine
