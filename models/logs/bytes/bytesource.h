// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace vitrine {

/// A sequence of bytes, from a file or unpacked from one. One thread.
class ByteSource {
public:
    virtual ~ByteSource() = default;
    /// Reads up to `count` bytes. Returns 0 at the end and on a fault.
    virtual std::size_t read(char *target, std::size_t count) = 0;
    /// The number of packed bytes used so far, and their total number, for progress.
    virtual std::uint64_t done() const = 0;
    virtual std::uint64_t total() const = 0;
    const std::optional<Error> &fault() const { return m_fault; }

protected:
    void fail(ErrorCode code, FlawCode flaw, std::string detail = {});
    void fail(ErrorCode code, std::string detail) { fail(code, FlawCode::None, std::move(detail)); }
    /// Takes over a fault, without its file and position.
    void fail(const Error &why);

private:
    std::optional<Error> m_fault;
};

/// The limit for the unpacked size of packed data, far above that of real logs. Without it, a decompression bomb would
/// fill the disk.
std::uint64_t longestUnpacked(std::uint64_t packed);

/// The limit for the unpacked size of all archives of one file, including nested ones: each byte counts at every level
/// at which it is unpacked.
class Allowance final {
public:
    static constexpr std::uint64_t mostEntries = 200'000;

    explicit Allowance(std::uint64_t packed);
    /// Counts bytes. Returns an error if the file contains more than allowed.
    std::optional<Error> takeBytes(std::uint64_t count);
    std::optional<Error> takeEntry();

private:
    std::uint64_t m_packed;
    std::uint64_t m_bytes = 0;
    std::uint64_t m_entries = 0;
};

/// The bytes of a regular file. Never blocks on a pipe. Bytes added after it was opened are not read.
Result<std::unique_ptr<ByteSource>> openFile(const std::filesystem::path &file);

/// The bytes of a text, which must outlive it.
std::unique_ptr<ByteSource> bytesOf(std::string_view text);

/// Whether a file with these first bytes is packed with gzip or zstd.
bool isPacked(std::string_view first);

/// The contents of `source`, unpacked if they are gzip or zstd, at most two layers deep. UTF-16 text is converted to
/// UTF-8. Unpacked bytes count toward the allowance, if there is one.
std::unique_ptr<ByteSource> unpacked(
    std::unique_ptr<ByteSource> source, const std::shared_ptr<Allowance> &allowance = {});

} // namespace vitrine
