// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/bytes/archive.h"

#include "models/logs/bytes/spool.h"

#include <unistd.h>
#include <zip.h>

#include <algorithm>
#include <charconv>
#include <limits>
#include <map>
#include <utility>

namespace vitrine {

namespace {

/// "…/1000.json": 1000, where `at` is behind the slash.
std::optional<std::uint64_t> numberOfPart(std::string_view name, std::size_t at)
{
    std::uint64_t number = 0;
    const char *const end = name.data() + name.size();
    const auto read = std::from_chars(name.data() + at, end, number);
    const bool isNumber = read.ec == std::errc {} && std::string_view(read.ptr, end) == ".json";
    return isNumber ? std::optional(number) : std::nullopt;
}

Error failure(ErrorCode code, FlawCode flaw = FlawCode::None, std::string detail = {})
{
    return { .code = code, .file = {}, .line = {}, .byte = {}, .detail = std::move(detail), .flaw = { .code = flaw } };
}

/// How many bytes came.
Result<std::uint64_t> putAside(ByteSource &bytes, Spool &spool, const Archive::GoOn &goOn)
{
    std::vector<char> buffer(256 << 10);
    std::uint64_t size = 0;
    while (const std::size_t got = bytes.read(buffer.data(), buffer.size())) {
        if (goOn && !goOn())
            return std::unexpected(failure(ErrorCode::Cancelled));
        if (!spool.add({ buffer.data(), got }))
            return std::unexpected(failure(ErrorCode::WriteFailed, FlawCode::NoRoomToUnpack));
        size += got;
    }
    return bytes.fault() ? Result<std::uint64_t>(std::unexpected(*bytes.fault())) : size;
}

} // namespace

class Archive::EntrySource final : public ByteSource {
public:
    EntrySource(Archive &archive, const Entry &entry)
        : m_archive(archive)
        , m_file(::zip_fopen_index(archive.m_handle, entry.index, 0))
        , m_total(entry.size)
    {
        if (m_file == nullptr)
            fail({ .code = ErrorCode::ReadFailed,
                .file = {},
                .line = {},
                .byte = {},
                .detail = ::zip_strerror(archive.m_handle),
                .flaw = { .code = FlawCode::DamagedEntry, .location = entry.name } });
    }
    ~EntrySource() override
    {
        if (m_file != nullptr)
            ::zip_fclose(m_file);
    }
    EntrySource(const EntrySource &) = delete;
    EntrySource &operator=(const EntrySource &) = delete;

    std::size_t read(char *target, std::size_t count) override
    {
        if (m_file == nullptr || fault())
            return 0;
        const zip_int64_t got = ::zip_fread(m_file, target, count);
        if (got < 0) {
            fail(ErrorCode::BadValue, FlawCode::DamagedEntry, ::zip_file_strerror(m_file));
            return 0;
        }
        m_done += static_cast<std::uint64_t>(got);
        if (const auto why = m_archive.m_allowance->takeBytes(static_cast<std::uint64_t>(got)))
            fail(*why);
        return fault() ? 0 : static_cast<std::size_t>(got);
    }
    std::uint64_t done() const override { return m_done; }
    std::uint64_t total() const override { return m_total; }

private:
    Archive &m_archive;
    zip_file_t *m_file;
    std::uint64_t m_done = 0;
    const std::uint64_t m_total; ///< as the archive claims
};

class Archive::JoinedSource final : public ByteSource {
public:
    JoinedSource(Archive &archive, std::vector<Entry> entries)
        : m_archive(archive)
        , m_entries(std::move(entries))
    {
    }

    std::size_t read(char *target, std::size_t count) override
    {
        while (!fault() && (m_current || m_next < m_entries.size())) {
            if (!m_current)
                m_current = unpacked(m_archive.read(m_entries[m_next++]));
            if (const std::size_t got = m_current->read(target, count); got > 0)
                return got;
            if (const auto &why = m_current->fault())
                fail(*why);
            m_current.reset();
        }
        return 0;
    }
    std::uint64_t done() const override { return m_next; }
    std::uint64_t total() const override { return m_entries.size(); }

private:
    Archive &m_archive;
    std::vector<Entry> m_entries;
    std::size_t m_next = 0;
    std::unique_ptr<ByteSource> m_current; ///< null between two entries
};

Archive::Archive(zip *handle, std::shared_ptr<Allowance> allowance)
    : m_handle(handle)
    , m_allowance(std::move(allowance))
{
    const auto count = static_cast<std::uint64_t>(std::max<zip_int64_t>(::zip_get_num_entries(handle, 0), 0));
    for (std::uint64_t index = 0; index < count && !m_fault; ++index)
        addEntry(index);
}

void Archive::addEntry(std::uint64_t index)
{
    m_fault = m_allowance->takeEntry();
    zip_stat_t status;
    ::zip_stat_init(&status);
    if (m_fault || ::zip_stat_index(m_handle, index, 0, &status) != 0 || (status.valid & ZIP_STAT_NAME) == 0)
        return;
    const std::uint64_t packed = (status.valid & ZIP_STAT_COMP_SIZE) != 0 ? status.comp_size : 0;
    const std::uint64_t size = (status.valid & ZIP_STAT_SIZE) != 0 ? status.size : 0;
    m_packed += std::min(packed, std::numeric_limits<std::uint64_t>::max() - m_packed);
    const std::string_view name = status.name;
    if (!name.empty() && !name.ends_with('/'))
        m_entries.push_back({ .name = std::string(name), .index = index, .packedSize = packed, .size = size });
}

Archive::~Archive() { ::zip_discard(m_handle); }

bool Archive::isZip(const std::filesystem::path &file)
{
    std::string first(4, '\0');
    if (const auto source = openFile(file))
        first.resize((*source)->read(first.data(), first.size()));
    return isArchive(first);
}

/// `size`: of its file.
Result<std::unique_ptr<Archive>> Archive::opened(
    zip *handle, int code, std::uint64_t size, std::shared_ptr<Allowance> allowance)
{
    if (handle != nullptr) {
        std::unique_ptr<Archive> archive(new Archive(handle, std::move(allowance)));
        if (archive->m_packed <= size)
            return archive;
        return std::unexpected(failure(ErrorCode::TooLarge, FlawCode::OverlappingEntries));
    }
    zip_error_t error;
    ::zip_error_init_with_code(&error, code);
    const std::string detail = ::zip_error_strerror(&error);
    ::zip_error_fini(&error);
    return std::unexpected(
        failure(code == ZIP_ER_OPEN ? ErrorCode::ReadFailed : ErrorCode::BadValue, FlawCode::DamagedZip, detail));
}

Result<std::unique_ptr<Archive>> Archive::open(const std::filesystem::path &file, std::shared_ptr<Allowance> allowance)
{
    const auto source = openFile(file);
    if (!source)
        return std::unexpected(source.error());
    int code = 0;
    zip *const handle = ::zip_open(file.c_str(), ZIP_RDONLY, &code);
    return opened(handle, code, (*source)->total(), std::move(allowance)).transform_error([&](Error error) {
        error.file = file.string();
        return error;
    });
}

Result<std::unique_ptr<Archive>> Archive::open(
    ByteSource &bytes, std::shared_ptr<Allowance> allowance, const GoOn &goOn)
{
    Spool spool;
    const auto size = putAside(bytes, spool, goOn);
    if (!size)
        return std::unexpected(size.error());
    const int file = spool.takeFile();
    int code = 0;
    zip *const handle = ::zip_fdopen(file, 0, &code);
    if (handle == nullptr)
        ::close(file);
    return opened(handle, code, *size, std::move(allowance));
}

std::unique_ptr<ByteSource> Archive::read(const Entry &entry) { return std::make_unique<EntrySource>(*this, entry); }

std::vector<Archive::Entry> Archive::parts(std::string_view folder) const
{
    std::map<std::uint64_t, const Entry *> byNumber;
    for (const Entry &entry : m_entries)
        if (const auto number = entry.name.starts_with(folder) ? numberOfPart(entry.name, folder.size()) : std::nullopt)
            byNumber.emplace(*number, &entry);
    std::vector<Entry> parts;
    for (const auto &[number, entry] : byNumber)
        parts.push_back(*entry);
    return parts;
}

std::unique_ptr<ByteSource> Archive::read(std::vector<Entry> entries)
{
    return std::make_unique<JoinedSource>(*this, std::move(entries));
}

} // namespace vitrine
