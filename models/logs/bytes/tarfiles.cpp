// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/bytes/tarfiles.h"

#include <archive.h>
#include <archive_entry.h>

#include <algorithm>
#include <cerrno>
#include <utility>

namespace vitrine {

namespace {

constexpr std::size_t chunk = 64 << 10;

bool isRead(int status) { return status == ARCHIVE_OK || status == ARCHIVE_WARN; }

/// A regular file that is no link to another.
std::string_view nameOfFile(archive_entry *entry)
{
    const char *name = ::archive_entry_pathname(entry);
    const bool isFile = ::archive_entry_filetype(entry) == AE_IFREG && ::archive_entry_hardlink(entry) == nullptr;
    return isFile && name != nullptr ? name : "";
}

} // namespace

class TarFiles::EntrySource final : public ByteSource {
public:
    explicit EntrySource(TarFiles &archive)
        : m_archive(archive)
    {
    }
    std::size_t read(char *target, std::size_t count) override
    {
        while (m_block.empty())
            if (!nextBlock())
                return 0;
        const std::size_t got = m_block.copy(target, count);
        m_block.remove_prefix(got);
        m_done += got;
        return got;
    }
    std::uint64_t done() const override { return m_done; }
    std::uint64_t total() const override { return m_done + m_block.size(); }

private:
    /// False at the end and on a fault.
    bool nextBlock()
    {
        if (fault())
            return false;
        const void *bytes = nullptr;
        std::size_t size = 0;
        la_int64_t offset = 0;
        const int status = ::archive_read_data_block(m_archive.m_archive.get(), &bytes, &size, &offset);
        if (status != ARCHIVE_EOF && !isRead(status)) {
            m_archive.m_isBroken = true;
            fail(m_archive.damage());
        } else if (std::cmp_not_equal(offset, m_done)) {
            fail(ErrorCode::BadValue, FlawCode::SparseFile);
        }
        if (fault() || status == ARCHIVE_EOF)
            return false;
        m_block = { static_cast<const char *>(bytes), size };
        return true;
    }

    TarFiles &m_archive;
    std::string_view m_block; ///< what is left of it
    std::uint64_t m_done = 0;
};

bool TarFiles::isArchive(std::string_view firstBytes)
{
    constexpr std::size_t magic = 257;
    return firstBytes.size() >= headerSize && firstBytes.substr(magic).starts_with("ustar");
}

TarFiles::TarFiles(std::unique_ptr<ByteSource> bytes, std::shared_ptr<Allowance> allowance)
    : m_bytes(std::move(bytes))
    , m_allowance(std::move(allowance))
    , m_buffer(chunk)
    , m_archive(::archive_read_new(), ::archive_read_free)
{
    // Nothing but tar: what packs it is unpacked within bounds, and no filter starts a program.
    ::archive_read_support_format_tar(m_archive.get());
    if (!isRead(::archive_read_open(m_archive.get(), this, nullptr, readBytes, nullptr)))
        m_fault = damage();
}

TarFiles::~TarFiles() = default;

long TarFiles::readBytes(archive *handle, void *self, const void **bytes)
{
    auto &files = *static_cast<TarFiles *>(self);
    *bytes = files.m_buffer.data();
    const std::size_t got = files.m_bytes->read(files.m_buffer.data(), files.m_buffer.size());
    if (got > 0 || !files.m_bytes->fault())
        return static_cast<long>(got);
    ::archive_set_error(handle, EIO, "the packed bytes cannot be read");
    return ARCHIVE_FATAL;
}

Error TarFiles::damage() const
{
    if (m_bytes->fault())
        return *m_bytes->fault();
    const char *text = ::archive_error_string(m_archive.get());
    return { .code = ErrorCode::BadValue,
        .file = {},
        .line = {},
        .byte = {},
        .detail = text != nullptr ? text : "",
        .flaw = { .code = FlawCode::DamagedTar } };
}

/// False at the end and on a fault.
bool TarFiles::takeNext(int status)
{
    if (status == ARCHIVE_EOF)
        return false;
    m_fault = isRead(status) ? m_allowance->takeEntry() : damage();
    return !m_fault;
}

std::optional<std::string> TarFiles::next()
{
    archive_entry *entry = nullptr;
    while (!m_fault && !m_isBroken && takeNext(::archive_read_next_header(m_archive.get(), &entry)))
        if (const std::string_view name = nameOfFile(entry); !name.empty())
            return std::string(name);
    return {};
}

std::unique_ptr<ByteSource> TarFiles::read() { return std::make_unique<EntrySource>(*this); }

} // namespace vitrine
