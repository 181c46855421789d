// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/file/pagereader.h"

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Database.h>

#include <algorithm>
#include <bit>

// The layout of a file is described by "Database File Format" of SQLite's documentation; numbers are big-endian.
namespace vitrine::trailfile {

namespace {

constexpr std::size_t headerSize = 100;
constexpr std::uint64_t mostPayload = 1'000'000'000;

/// Kinds of pages.
constexpr unsigned char innerIndex = 2;
constexpr unsigned char innerTable = 5;
constexpr unsigned char leafIndex = 10;
constexpr unsigned char leafTable = 13;

std::uint64_t number(std::string_view bytes, std::size_t at, std::size_t count)
{
    std::uint64_t value = 0;
    for (std::size_t n = at; n < at + count; ++n)
        value = value << 8 | (n < bytes.size() ? static_cast<unsigned char>(bytes[n]) : 0U);
    return value;
}

std::uint32_t pageNumber(std::string_view bytes, std::size_t at)
{
    return static_cast<std::uint32_t>(number(bytes, at, 4));
}

/// Nothing where the bytes end before it does.
std::optional<std::uint64_t> takeVarint(std::string_view bytes, std::size_t &at)
{
    std::uint64_t value = 0;
    for (int n = 0; n < 9 && at < bytes.size(); ++n) {
        const auto byte = static_cast<unsigned char>(bytes[at++]);
        if (n == 8)
            return value << 8 | byte;
        value = value << 7 | (byte & 0x7f);
        if (byte < 0x80)
            return value;
    }
    return std::nullopt;
}

std::size_t sizeOf(std::uint64_t serialType)
{
    constexpr std::size_t sizes[] { 0, 1, 2, 3, 4, 6, 8, 8, 0, 0, 0, 0 };
    return serialType < 12 ? sizes[serialType] : static_cast<std::size_t>((serialType - 12) / 2);
}

StoredValue valueOf(std::uint64_t serialType, std::string_view bytes)
{
    using Type = StoredValue::Type;
    if (serialType == 0)
        return {};
    if (serialType == 7)
        return { Type::Real, 0, std::bit_cast<double>(number(bytes, 0, 8)), {} };
    if (serialType == 8 || serialType == 9)
        return { Type::Integer, static_cast<std::int64_t>(serialType) - 8, 0, {} };
    if (serialType < 12) {
        const int unused = 64 - 8 * static_cast<int>(bytes.size());
        return { Type::Integer, static_cast<std::int64_t>(number(bytes, 0, bytes.size()) << unused) >> unused, 0, {} };
    }
    return { serialType % 2 == 0 ? Type::Blob : Type::Text, 0, 0, std::string(bytes) };
}

std::optional<std::vector<StoredValue>> recordOf(std::string_view payload)
{
    std::size_t at = 0;
    const auto header = takeVarint(payload, at);
    if (!header || *header > payload.size())
        return std::nullopt;
    std::vector<StoredValue> values;
    auto body = static_cast<std::size_t>(*header);
    while (at < *header) {
        const auto type = takeVarint(payload.substr(0, *header), at);
        if (!type || *type == 10 || *type == 11 || sizeOf(*type) > payload.size() - body)
            return std::nullopt;
        values.push_back(valueOf(*type, payload.substr(body, sizeOf(*type))));
        body += sizeOf(*type);
    }
    return values;
}

struct Layout {
    std::size_t at; ///< of the page's own header
    unsigned char kind;
    std::size_t cells;
    bool isInner() const { return kind == innerIndex || kind == innerTable; }
    bool isTable() const { return kind == innerTable || kind == leafTable; }
    std::size_t cell(std::string_view page, std::size_t n) const
    {
        return static_cast<std::size_t>(number(page, at + (isInner() ? 12 : 8) + 2 * n, 2));
    }
};

Layout layoutOf(std::string_view page, std::uint32_t number_)
{
    const std::size_t at = number_ == 1 ? headerSize : 0;
    const auto cells = static_cast<std::size_t>(number(page, at + 3, 2));
    return { at, page.size() > at ? static_cast<unsigned char>(page[at]) : static_cast<unsigned char>(0),
        std::min(cells, page.size() / 2) };
}

} // namespace

PageReader::PageReader(SQLite::Database &database)
    : m_read(database, "SELECT data FROM sqlite_dbpage('main') WHERE pgno = ?")
    , m_count(static_cast<std::uint32_t>(database.execAndGet("PRAGMA page_count").getInt64()))
{
    const std::string &first = page(1);
    m_usable = first.size() - static_cast<std::size_t>(number(first, 20, 1));
}

const std::string &PageReader::page(std::uint32_t number)
{
    m_read.reset();
    m_read.bind(1, static_cast<std::int64_t>(number));
    m_page.clear();
    if (number > 0 && number <= m_count && m_read.executeStep())
        m_page = m_read.getColumn(0).getString();
    m_read.reset();
    return m_page;
}

void PageReader::addTree(std::uint32_t root, std::set<std::uint32_t> &pages)
{
    std::vector<std::uint32_t> open { root };
    while (!open.empty()) {
        const std::uint32_t next = open.back();
        open.pop_back();
        if (next == 0 || next > m_count || !pages.insert(next).second)
            continue;
        const std::string &bytes = page(next);
        const Layout layout = layoutOf(bytes, next);
        if (!layout.isInner())
            continue;
        for (std::size_t n = 0; n < layout.cells; ++n)
            open.push_back(pageNumber(bytes, layout.cell(bytes, n)));
        open.push_back(pageNumber(bytes, layout.at + 8));
    }
}

void PageReader::addFree(std::set<std::uint32_t> &pages)
{
    for (std::uint32_t trunk = pageNumber(page(1), 32); trunk != 0 && pages.insert(trunk).second;) {
        const std::string &bytes = page(trunk);
        const auto leaves = std::min<std::size_t>(number(bytes, 4, 4), bytes.size() / 4);
        for (std::size_t n = 0; n < leaves; ++n)
            pages.insert(pageNumber(bytes, 8 + 4 * n));
        trunk = pageNumber(bytes, 0);
    }
}

std::vector<StoredRow> PageReader::rows(std::uint32_t number)
{
    const std::string bytes = page(number);
    const Layout layout = layoutOf(bytes, number);
    std::vector<StoredRow> found;
    if (layout.kind != leafTable && layout.kind != leafIndex && layout.kind != innerIndex)
        return found;
    for (std::size_t n = 0; n < layout.cells; ++n)
        if (auto row = this->row(bytes, layout.cell(bytes, n) + (layout.isInner() ? 4 : 0), layout.isTable()))
            found.push_back(std::move(*row));
    return found;
}

std::optional<StoredRow> PageReader::row(std::string_view page, std::size_t at, bool isTable)
{
    const auto size = takeVarint(page, at);
    const auto id = isTable ? takeVarint(page, at) : std::optional<std::uint64_t>(0);
    if (!size || !id || *size > mostPayload)
        return std::nullopt;
    const auto bytes = payload(page, at, *size, isTable);
    auto values = bytes ? recordOf(*bytes) : std::nullopt;
    if (!values)
        return std::nullopt;
    return StoredRow { isTable ? std::optional(static_cast<std::int64_t>(*id)) : std::nullopt, std::move(*values) };
}

/// Data beyond the page continues in a chain of others.
std::optional<std::string> PageReader::payload(std::string_view page, std::size_t at, std::uint64_t size, bool isTable)
{
    const std::size_t most = isTable ? m_usable - 35 : (m_usable - 12) * 64 / 255 - 23;
    const std::size_t least = (m_usable - 12) * 32 / 255 - 23;
    std::size_t here = static_cast<std::size_t>(size);
    if (size > most) {
        here = least + static_cast<std::size_t>((size - least) % (m_usable - 4));
        here = here > most ? least : here;
    }
    if (at > page.size() || here > page.size() - at)
        return std::nullopt;
    std::string bytes(page.substr(at, here));
    std::uint32_t next = here < size ? pageNumber(page, at + here) : 0;
    std::set<std::uint32_t> seen;
    while (bytes.size() < size) {
        if (next == 0 || !seen.insert(next).second)
            return std::nullopt;
        const std::string &more = this->page(next);
        if (more.size() < m_usable)
            return std::nullopt;
        next = pageNumber(more, 0);
        bytes += std::string_view(more).substr(4, std::min<std::uint64_t>(size - bytes.size(), m_usable - 4));
    }
    return bytes;
}

} // namespace vitrine::trailfile
