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

/// A zip archive, read entry by entry and never unpacked to the disk, so that the names in it lead nowhere. How many
/// entries it may have, and what they may grow to together, is limited. One thread.
class Archive final {
public:
    struct Entry {
        std::string name;
        std::uint64_t index = 0;
        std::uint64_t packedSize = 0; ///< as the archive claims
        std::uint64_t size = 0; ///< likewise
    };
    using GoOn = std::function<bool()>;

    /// The allowance is not null.
    static Result<std::unique_ptr<Archive>> open(
        const std::filesystem::path &file, std::shared_ptr<Allowance> allowance);
    /// Opens an archive inside another: it is unpacked to a file first, since it is read from its end. Cancelled when
    /// `goOn` returned false.
    static Result<std::unique_ptr<Archive>> open(
        ByteSource &bytes, std::shared_ptr<Allowance> allowance, const GoOn &goOn);
    static bool isArchive(std::string_view firstBytes) { return firstBytes.starts_with("PK\x03\x04"); }
    /// Whether the file itself is an archive, not one that is compressed again.
    static bool isZip(const std::filesystem::path &file);
    ~Archive();
    Archive(const Archive &) = delete;
    Archive &operator=(const Archive &) = delete;

    /// Files only, in the order of the archive.
    const std::vector<Entry> &entries() const { return m_entries; }
    /// Reports entries beyond the limit.
    const std::optional<Error> &fault() const { return m_fault; }
    /// Not null; what cannot be read of it is its fault. The archive outlives it.
    std::unique_ptr<ByteSource> read(const Entry &entry);
    /// The entries of a folder whose names are a number, as in "events/1000.json", by that number.
    std::vector<Entry> parts(std::string_view folder) const;
    /// Entries unpacked and joined, as if they were one. Not null; the archive outlives it.
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
    std::uint64_t m_packed = 0; ///< what all entries claim: more than the file has where they share bytes
    std::vector<Entry> m_entries;
    std::optional<Error> m_fault;
};

} // namespace vitrine
