// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/bytesource.h"

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

struct zip;

namespace vitrine {

/// A zip archive, read entry by entry and never unpacked to the disk, so that the names in it lead nowhere. What all of
/// its entries may grow to together is limited.
class Archive final {
public:
    struct Entry {
        std::string name;
        std::uint64_t index = 0;
        std::uint64_t packedSize = 0; ///< as the archive claims
    };

    static Result<std::unique_ptr<Archive>> open(const std::filesystem::path &file, std::uint64_t size);
    static bool isArchive(std::string_view firstBytes) { return firstBytes.starts_with("PK\x03\x04"); }
    ~Archive();
    Archive(const Archive &) = delete;
    Archive &operator=(const Archive &) = delete;

    /// Files only, in the order of the archive.
    const std::vector<Entry> &entries() const { return m_entries; }
    /// Not null; what cannot be read of it is its fault. The archive outlives it.
    std::unique_ptr<ByteSource> read(const Entry &entry);
    /// The entries of a folder whose names are a number, as in "events/1000.json", by that number.
    std::vector<Entry> parts(std::string_view folder) const;
    /// Entries unpacked and joined, as if they were one. Not null; the archive outlives it.
    std::unique_ptr<ByteSource> read(std::vector<Entry> entries);

private:
    class EntrySource;
    class JoinedSource;
    Archive(zip *handle, std::uint64_t size);

    zip *m_handle;
    std::uint64_t m_size;
    std::uint64_t m_packed = 0; ///< what all entries claim: more than the file has where they share bytes
    std::uint64_t m_produced = 0; ///< by all entries so far
    std::vector<Entry> m_entries;
};

} // namespace vitrine
