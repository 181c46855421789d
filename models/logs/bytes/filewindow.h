// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/bytes/bytesource.h"

#include <cstddef>
#include <filesystem>
#include <functional>
#include <memory>
#include <string_view>

namespace vitrine {

/// A window that moves forward over a log's bytes, so that a log of any size needs little memory. Uses read calls
/// instead of a mapping, so that a log that is truncated while it is read does not crash the program. One thread at a
/// time.
class FileWindow final {
public:
    /// Number of bytes after the window's end that may be read; their content is undefined.
    static constexpr std::size_t padding = 64;

    explicit FileWindow(std::unique_ptr<ByteSource> source);
    /// The bytes of a file as stored, packed or not.
    static Result<FileWindow> open(const std::filesystem::path &file);

    /// Sets a function that is called with the number of packed bytes used whenever more are read. Returning false
    /// stops reading permanently.
    void setProgress(std::function<bool(std::uint64_t done, std::uint64_t total)> progress);

    std::uint64_t begin() const { return m_begin; }
    std::uint64_t end() const { return m_begin + m_length; }
    const char *at(std::uint64_t offset) const { return m_bytes.get() + (offset - m_begin); }
    std::string_view bytes(std::uint64_t from, std::uint64_t to) const { return { at(from), to - from }; }

    /// Reads more bytes and drops those before `keepFrom`. Returns false at the end of the file, on a fault, or if
    /// stopped.
    bool more(std::uint64_t keepFrom);
    /// Drops the bytes before an offset, and releases their memory if that is much.
    void leave(std::uint64_t before);
    bool isStopped() const { return m_isStopped; }
    /// The error that ended reading, with the byte at which it occurred.
    std::optional<Error> fault() const;

private:
    void makeRoom(std::uint64_t keepFrom);

    std::unique_ptr<ByteSource> m_source;
    std::uint64_t m_begin = 0;
    std::size_t m_length = 0;
    std::size_t m_capacity = 0;
    std::unique_ptr<char[]> m_bytes;
    std::function<bool(std::uint64_t, std::uint64_t)> m_progress;
    bool m_isStopped = false;
    bool m_isAtEnd = false;
};

} // namespace vitrine
