// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/bytes/sessionstore.h"

#include "models/logs/bytes/documentbytes.h"

#include <algorithm>
#include <array>
#include <utility>

namespace vitrine {

namespace {

constexpr std::array layouts { &openCodeLayout, &gooseLayout, &zedLayout, &amazonQLayout, &earlyOpenCodeLayout,
    &cursorLayout, &cursorChatLayout, &earlyAmazonQLayout };

bool fits(const StoreLayout &layout, const SqliteFile &file, const std::vector<std::string> &tables)
{
    return std::ranges::all_of(layout.tables, [&](std::string_view table) {
        return std::ranges::contains(tables, table);
    }) && (layout.isOwn == nullptr || layout.isOwn(file));
}

const StoreLayout *layoutOf(const SqliteFile &file, const std::vector<std::string> &tables)
{
    const auto found = std::ranges::find_if(layouts, [&](const StoreLayout *one) { return fits(*one, file, tables); });
    return found == layouts.end() ? nullptr : *found;
}

Error unknown(const std::vector<std::string> &tables)
{
    constexpr std::size_t longestList = 200;
    std::string names;
    for (const std::string &table : tables)
        if (names.size() < longestList)
            names += (names.empty() ? "" : ", ") + table;
    return { .code = ErrorCode::UnknownFormat,
        .file = {},
        .line = {},
        .byte = {},
        .detail = {},
        .flaw = { .code = FlawCode::LooksLike,
            .arguments = names.empty() ? std::vector<std::string> { "sqlite-without-tables" }
                                       : std::vector<std::string> { "sqlite-with-tables", names } } };
}

} // namespace

SessionStore::SessionStore(
    std::unique_ptr<SqliteFile> file, const StoreLayout &layout, std::shared_ptr<Allowance> allowance)
    : m_file(std::move(file))
    , m_layout(layout)
    , m_allowance(std::move(allowance))
{
}

Result<void> SessionStore::recognize(const std::filesystem::path &file)
{
    const auto opened = SqliteFile::peek(file);
    const auto tables = opened ? (*opened)->tables() : std::unexpected(opened.error());
    if (!tables)
        return std::unexpected(tables.error());
    return layoutOf(**opened, *tables) != nullptr ? Result<void>() : std::unexpected(unknown(*tables));
}

Result<std::unique_ptr<SessionStore>> SessionStore::open(
    const std::filesystem::path &file, std::shared_ptr<Allowance> allowance, const SqliteFile::GoOn &goOn)
{
    auto opened = SqliteFile::open(file, goOn);
    if (!opened)
        return std::unexpected(std::move(opened.error()));
    auto tables = (*opened)->tables();
    if (!tables)
        return std::unexpected(std::move(tables.error()));
    const StoreLayout *layout = layoutOf(**opened, *tables);
    if (layout == nullptr)
        return std::unexpected(unknown(*tables));
    std::unique_ptr<SessionStore> store(new SessionStore(std::move(*opened), *layout, std::move(allowance)));
    auto sessions = layout->sessions(*store->m_file);
    if (!sessions)
        return std::unexpected(std::move(sessions.error()));
    for (std::string &session : *sessions) {
        if ((store->m_fault = store->m_allowance->takeEntry()))
            break;
        store->m_entries.push_back(std::move(session));
    }
    std::erase_if(*tables, [&](const std::string &table) {
        return std::ranges::contains(layout->tables, table) || table.starts_with("sqlite_");
    });
    store->m_otherTables = std::move(*tables);
    return store;
}

std::unique_ptr<ByteSource> SessionStore::read(const std::string &entry) const
{
    return documentBytes(m_layout.document(*m_file, entry), m_allowance);
}

} // namespace vitrine
