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

/// A tar archive, read from its beginning to its end and never unpacked to the disk, so that the names and links in it
/// lead nowhere. Knows what libarchive knows: POSIX's forms (ustar, pax) and GNU's. One thread.
class TarFiles final {
public:
    /// Bytes that a tar archive is known by.
    static constexpr std::size_t headerSize = 512;
    static bool isArchive(std::string_view firstBytes);

    /// Neither is null.
    TarFiles(std::unique_ptr<ByteSource> bytes, std::shared_ptr<Allowance> allowance);
    ~TarFiles();
    TarFiles(const TarFiles &) = delete;
    TarFiles &operator=(const TarFiles &) = delete;

    /// The name of the next regular file; what is left of the one before is passed over. Nothing at the end, on a fault
    /// and behind a file that could not be read to its end.
    std::optional<std::string> next();
    /// The bytes of the file that came last; until the next one is asked for. A file with holes is a fault: no log has
    /// any, and holes are as large as an archive likes.
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
    bool m_isBroken = false; ///< within a file
};

} // namespace vitrine
