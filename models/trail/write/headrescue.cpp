// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/write/headrescue.h"

#include "base/formatted.h"
#include "models/trail/file/opening.h"
#include "models/trail/file/schema.h"

#include <SQLiteCpp/Statement.h>

#include <algorithm>
#include <fstream>
#include <string>
#include <vector>

// The layout of a file is documented in SQLite's "Database File Format"; numbers are big-endian.
namespace vitrine::trailfile {

namespace {

constexpr std::size_t headerSize = 100;
constexpr unsigned char innerTablePage = 5;

std::uint32_t number(std::string_view bytes, std::size_t at, std::size_t count)
{
    std::uint32_t value = 0;
    for (const char byte : bytes.substr(at, count))
        value = value << 8 | static_cast<unsigned char>(byte);
    return value;
}

void setNumber(std::string &bytes, std::size_t at, std::uint32_t value)
{
    for (int shift = 24; shift >= 0; shift -= 8)
        bytes[at++] = static_cast<char>(value >> shift & 0xff);
}

/// The pages of a small whole database file.
class Pages {
public:
    explicit Pages(const std::filesystem::path &file)
    {
        std::ifstream stream(file, std::ios::binary);
        m_bytes.assign(std::istreambuf_iterator<char>(stream), {});
        if (m_bytes.size() < headerSize)
            throw Failure(ErrorCode::WriteFailed, file.string());
        m_size = number(m_bytes, 16, 2) == 1 ? 65536 : number(m_bytes, 16, 2);
    }
    std::size_t size() const { return m_size; }
    std::string page(std::uint32_t n) const { return m_bytes.substr((n - 1) * m_size, m_size); }
    /// The pages of the list of tables: the first and those below it.
    std::vector<std::uint32_t> ofSchema() const
    {
        std::vector<std::uint32_t> found { 1 };
        for (std::size_t n = 0; n < found.size(); ++n)
            addChildren(page(found[n]), found[n] == 1 ? headerSize : 0, found);
        return found;
    }

private:
    static void addChildren(std::string_view page, std::size_t at, std::vector<std::uint32_t> &found)
    {
        if (static_cast<unsigned char>(page[at]) != innerTablePage)
            return;
        const std::uint32_t cells = number(page, at + 3, 2);
        for (std::uint32_t cell = 0; cell < cells; ++cell)
            found.push_back(number(page, number(page, at + 12 + 2 * cell, 2), 4));
        found.push_back(number(page, at + 8, 4));
    }

    std::string m_bytes;
    std::size_t m_size = 0;
};

Pages pagesOfNewTrail(const std::filesystem::path &file)
{
    std::filesystem::remove(file);
    {
        Connection fresh = openForWriting(file);
        fresh.exec("BEGIN");
        createSchema(fresh);
        fresh.exec("COMMIT");
    }
    Pages pages(file);
    std::filesystem::remove(file);
    return pages;
}

/// The head of a new trail, for a file with this number of pages, without free pages and without a journal.
std::string firstPage(const Pages &pages, std::uint32_t count)
{
    std::string page = pages.page(1);
    page[18] = page[19] = 1;
    setNumber(page, 28, count);
    setNumber(page, 32, 0);
    setNumber(page, 36, 0);
    page.replace(92, 4, page.substr(24, 4)); // the value at 28 is valid
    return page;
}

std::vector<std::string> tablesOf(SQLite::Database &database)
{
    std::vector<std::string> names;
    SQLite::Statement query(database, "SELECT name || ' ' || sql FROM sqlite_schema WHERE type = 'table' ORDER BY 1");
    while (query.executeStep())
        names.push_back(query.getColumn(0).getString());
    return names;
}

} // namespace

bool hasSchema(SQLite::Database &damaged, SQLite::Database &fresh)
{
    std::vector<std::string> tables;
    try {
        tables = tablesOf(damaged);
    } catch (const SQLite::Exception &) {
        return false;
    }
    const int version = versionOf(damaged);
    if (!tables.empty() && damaged.execAndGet("PRAGMA application_id").getInt() != applicationId
        && !std::ranges::includes(tables, tablesOf(fresh)))
        throw Failure(ErrorCode::NotATrail);
    if (version > schemaVersion)
        throw Failure(ErrorCode::NewerSchema, formatted("{} > {}", version, schemaVersion));
    return !tables.empty();
}

HeadRescue::HeadRescue(const std::filesystem::path &damaged, const std::filesystem::path &into)
    : m_copy(std::filesystem::path(into) += ".part")
{
    const Pages pages = pagesOfNewTrail(m_copy);
    std::filesystem::copy_file(damaged, m_copy, std::filesystem::copy_options::overwrite_existing);
    std::filesystem::permissions(m_copy, std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
    const std::vector<std::uint32_t> schema = pages.ofSchema();
    const std::uintmax_t whole = (std::filesystem::file_size(m_copy) + pages.size() - 1) / pages.size();
    const auto count = static_cast<std::uint32_t>(std::max<std::uintmax_t>(whole, std::ranges::max(schema)));
    std::filesystem::resize_file(m_copy, count * pages.size());
    std::fstream out(m_copy, std::ios::binary | std::ios::in | std::ios::out);
    for (const std::uint32_t page : schema) {
        out.seekp(static_cast<std::streamoff>((page - 1) * pages.size()));
        out << (page == 1 ? firstPage(pages, count) : pages.page(page));
    }
    if (!out.flush())
        throw Failure(ErrorCode::WriteFailed, m_copy.string());
}

HeadRescue::~HeadRescue()
{
    std::error_code ignored;
    std::filesystem::remove(m_copy, ignored);
}

} // namespace vitrine::trailfile
