// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/bytes/bytesource.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

struct zip;

namespace vitrine {

/// A zip archive, read entry by entry and never unpacked to the disk, so that the names in it have no effect. The
/// number of entries and their total unpacked size are limited. One thread.
class Archive final {
public:
    struct Entry {
        std::string name;
        std::uint64_t index = 0;
        std::uint64_t packedSize = 0; ///< as the archive claims
        std::uint64_t size = 0; ///< likewise
    };
    using GoOn = std::function<bool()>;

    /// The allowance must not be null.
    static Result<std::unique_ptr<Archive>> open(
        const std::filesystem::path &file, std::shared_ptr<Allowance> allowance);
    /// Opens an archive inside another. It is unpacked to a file first, since it is read from its end. Fails with
    /// Cancelled if `goOn` returns false.
    static Result<std::unique_ptr<Archive>> open(
        ByteSource &bytes, std::shared_ptr<Allowance> allowance, const GoOn &goOn);
    static bool isArchive(std::string_view firstBytes) { return firstBytes.starts_with("PK\x03\x04"); }
    /// Whether the file itself is an archive, as opposed to a compressed archive.
    static bool isZip(const std::filesystem::path &file);
    ~Archive();
    Archive(const Archive &) = delete;
    Archive &operator=(const Archive &) = delete;

    /// The files in the archive, in its order.
    const std::vector<Entry> &entries() const { return m_entries; }
    /// Set if there are more entries than the limit.
    const std::optional<Error> &fault() const { return m_fault; }
    /// The bytes of an entry; not null. Read errors are in its fault. The archive must outlive it.
    std::unique_ptr<ByteSource> read(const Entry &entry);
    /// The entries of a folder whose names are numbers, as in "events/1000.json", sorted by number.
    std::vector<Entry> parts(std::string_view folder) const;
    /// Several entries, unpacked and joined as if they were one. Not null; the archive must outlive it.
    std::unique_ptr<ByteSource> read(std::vector<Entry> entries);

private:
    class EntrySource;
    class JoinedSource;
    Archive(zip *handle, std::shared_ptr<Allowance> allowance);
    static Result<std::unique_ptr<Archive>> opened(
        zip *handle, int code, std::uint64_t size, std::shared_ptr<Allowance> allowance);
    void addEntry(std::uint64_t index);

    zip *m_handle;
    std::shared_ptr<Allowance> m_allowance;
    std::uint64_t m_packed = 0; ///< claimed packed size of all entries; larger than the file if they share bytes
    std::vector<Entry> m_entries;
    std::optional<Error> m_fault;
};

} // namespace vitrine
