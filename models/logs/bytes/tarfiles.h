// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/bytes/bytesource.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

struct archive;

namespace vitrine {

/// A tar archive, read sequentially and never unpacked to the disk, so that the names and links in it have no effect.
/// Supports the forms that libarchive supports: POSIX (ustar, pax) and GNU. One thread.
class TarFiles final {
public:
    /// The number of bytes needed to detect a tar archive.
    static constexpr std::size_t headerSize = 512;
    static bool isArchive(std::string_view firstBytes);

    /// Neither argument may be null.
    TarFiles(std::unique_ptr<ByteSource> bytes, std::shared_ptr<Allowance> allowance);
    ~TarFiles();
    TarFiles(const TarFiles &) = delete;
    TarFiles &operator=(const TarFiles &) = delete;

    /// Skips the rest of the current file, and returns the name of the next regular file. Returns nothing at the end,
    /// on a fault, and after a file that could not be read to its end.
    std::optional<std::string> next();
    /// The bytes of the current file, valid until the next call of `next`. A file with holes is a fault, because logs
    /// have none and an archive can claim holes of any size.
    std::unique_ptr<ByteSource> read();
    const std::optional<Error> &fault() const { return m_fault; }
    const ByteSource &bytes() const { return *m_bytes; }

private:
    class EntrySource;
    static long readBytes(archive *handle, void *self, const void **bytes);
    bool takeNext(int status);
    Error damage() const;

    std::unique_ptr<ByteSource> m_bytes;
    std::shared_ptr<Allowance> m_allowance;
    std::vector<char> m_buffer;
    std::unique_ptr<archive, int (*)(archive *)> m_archive;
    std::optional<Error> m_fault;
    bool m_isBroken = false; ///< the archive broke off within a file
};

} // namespace vitrine
