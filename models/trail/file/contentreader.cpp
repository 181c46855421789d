// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/file/contentreader.h"

#include "models/trail/file/failure.h"

#include <sqlite3.h>

#include <algorithm>

namespace vitrine::trailfile {

namespace {

std::size_t locationOf(std::string_view bytes)
{
    std::size_t location = 0;
    for (std::size_t n = 0; n < std::min(bytes.size(), sizeof location); ++n)
        location |= static_cast<std::size_t>(static_cast<unsigned char>(bytes[n])) << (8 * n);
    return location;
}

} // namespace

std::string bytesOfPosition(std::size_t location)
{
    std::string bytes;
    for (; location > 0; location >>= 8)
        bytes += static_cast<char>(location & 0xff);
    return bytes;
}

ContentReader::ContentReader(sqlite3 *connection)
    : m_connection(connection)
{
}

ContentReader::Row::Row(ContentReader &reader, std::int64_t id)
    : m_reader(reader)
{
    isThere = reader.findRow(id);
}

ContentReader::Row::~Row()
{
    if (!m_reader.m_isReadingOn)
        m_reader.leaveRow();
}

ContentReader::ReadingOn::ReadingOn(ContentReader &reader)
    : m_reader(reader)
{
    m_reader.m_isReadingOn = true;
}

ContentReader::ReadingOn::~ReadingOn()
{
    m_reader.m_isReadingOn = false;
    m_reader.leaveRow();
}

bool ContentReader::findRow(std::int64_t id)
{
    if (!m_content)
        m_content = prepareRaw(
            m_connection, "SELECT form, size, bytes, salt, id FROM contents WHERE id BETWEEN ? AND ? ORDER BY id");
    sqlite3_stmt *row = m_content.get();
    const bool isNext = m_current != 0 && id == m_current + 1;
    m_current = 0;
    if (!isNext) {
        sqlite3_reset(row);
        sqlite3_bind_int64(row, 1, id);
        sqlite3_bind_int64(row, 2, m_isReadingOn ? INT64_MAX : id);
    }
    if (!stepRaw(row))
        return false;
    const std::int64_t found = sqlite3_column_int64(row, 4);
    m_current = m_isReadingOn ? found : 0;
    return found == id;
}

void ContentReader::leaveRow()
{
    m_current = 0;
    sqlite3_reset(m_content.get());
}

ContentReader::Text ContentReader::take()
{
    sqlite3_stmt *row = m_content.get();
    const auto size = static_cast<std::uint64_t>(sqlite3_column_int64(row, 1));
    const std::string_view bytes = rawBytes(row, 2);
    const std::string_view salt = rawBytes(row, 3);
    switch (static_cast<ContentForm>(sqlite3_column_int(row, 0))) {
    case ContentForm::Raw: return { salt, bytes, {} };
    case ContentForm::Redacted: return { {}, redactedText, bytes, true };
    case ContentForm::InBlock: return { salt, inBlock(sqlite3_column_int64(row, 4), locationOf(bytes), size), {} };
    case ContentForm::Zstd: m_unpack(bytes, size, m_text); return { salt, m_text, {} };
    }
    throw Failure(ErrorCode::Corrupt, "format of a content");
}

// Memory of many megabytes is not kept for the next text.
void ContentReader::leaveText()
{
    constexpr std::size_t mostKept = 1 << 20;
    if (m_text.capacity() > mostKept)
        m_text = {};
}

std::optional<std::string> ContentReader::text(std::int64_t id)
{
    const Row row(*this, id);
    if (!row.isThere)
        return std::nullopt;
    sqlite3_stmt *content = m_content.get();
    std::string text;
    if (static_cast<ContentForm>(sqlite3_column_int(content, 0)) == ContentForm::Zstd)
        m_unpack(rawBytes(content, 2), static_cast<std::uint64_t>(sqlite3_column_int64(content, 1)), text);
    else
        text = take().text;
    return text;
}

std::string_view ContentReader::inBlock(std::int64_t id, std::size_t location, std::uint64_t size)
{
    const Block &block = blockOf(id);
    if (location > block.text.size() || size > block.text.size() - location)
        throw Failure(ErrorCode::Corrupt, "position in a block");
    return std::string_view(block.text).substr(location, size);
}

const ContentReader::Block &ContentReader::blockOf(std::int64_t id)
{
    const auto has = [id](const Block &block) { return block.first <= id && id < block.behind; };
    auto found = std::ranges::find_if(m_blocks, has);
    if (found == m_blocks.end()) {
        found = std::ranges::min_element(m_blocks, {}, &Block::used);
        load(*found, id);
    }
    found->used = ++m_turn;
    return *found;
}

void ContentReader::load(Block &block, std::int64_t id)
{
    if (!m_block)
        m_block = prepareRaw(
            m_connection, "SELECT id, contents, size, form, bytes FROM blocks WHERE id <= ? ORDER BY id DESC LIMIT 1");
    block.behind = 0;
    sqlite3_stmt *row = m_block.get();
    sqlite3_reset(row);
    sqlite3_bind_int64(row, 1, id);
    if (!stepRaw(row) || sqlite3_column_int64(row, 0) + sqlite3_column_int64(row, 1) <= id)
        throw Failure(ErrorCode::Corrupt, "no block");
    if (static_cast<ContentForm>(sqlite3_column_int(row, 3)) == ContentForm::Zstd)
        m_unpack(rawBytes(row, 4), static_cast<std::uint64_t>(sqlite3_column_int64(row, 2)), block.text);
    else
        block.text = rawBytes(row, 4);
    block.first = sqlite3_column_int64(row, 0);
    block.behind = block.first + sqlite3_column_int64(row, 1);
    sqlite3_reset(row);
}

bool ContentReader::blankedBlock(std::int64_t id, Block &block)
{
    const Row row(*this, id);
    if (!row.isThere || static_cast<ContentForm>(sqlite3_column_int(m_content.get(), 0)) != ContentForm::InBlock)
        return false;
    const std::size_t location = locationOf(rawBytes(m_content.get(), 2));
    const std::size_t size
        = inBlock(id, location, static_cast<std::uint64_t>(sqlite3_column_int64(m_content.get(), 1))).size();
    block = blockOf(id);
    block.text.replace(location, size, size, '\0');
    return true;
}

void ContentReader::forget()
{
    for (Block &block : m_blocks)
        block.behind = 0;
}

} // namespace vitrine::trailfile
