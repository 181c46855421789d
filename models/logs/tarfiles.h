// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/bytesource.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace vitrine {

/// A tar archive, read from its beginning to its end and never unpacked to the disk, so that the names and links in it
/// lead nowhere. Knows the forms of POSIX (ustar, pax) and GNU. One thread.
class TarFiles final {
public:
    /// A regular file in it.
    struct Entry {
        std::string name;
        std::uint64_t size = 0;
    };

    /// Bytes that a tar archive may be known by.
    static constexpr std::size_t headerSize = 512;
    static bool isArchive(std::string_view firstBytes);
    /// Whether the file is one, packed with gzip or zstd or not.
    static bool isTar(const std::filesystem::path &file);

    /// Not null.
    explicit TarFiles(std::unique_ptr<ByteSource> bytes);
    ~TarFiles();

    /// The next file; what is left of the one before is passed over. Nothing at the end and on a fault.
    std::optional<Entry> next();
    /// The bytes of the file that came last; until the next one is asked for.
    std::unique_ptr<ByteSource> read();
    const std::optional<Error> &fault() const { return m_fault; }
    const ByteSource &bytes() const { return *m_bytes; }

private:
    class EntrySource;
    struct Header;
    std::optional<Header> nextHeader();
    std::string readText(std::uint64_t size);
    void readExtension(const Header &header);
    bool passOver();
    std::optional<Entry> entryOf(const Header &header);
    void fail(ErrorCode code, std::string detail);

    std::unique_ptr<ByteSource> m_bytes;
    std::uint64_t m_left = 0; ///< of the file that came last
    std::uint64_t m_padding = 0; ///< behind it
    std::uint64_t m_headers = 0;
    std::string m_name; ///< of the next file, where an extension tells it
    std::optional<std::uint64_t> m_size; ///< likewise
    std::optional<Error> m_fault;
};

} // namespace vitrine
