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

/// A window that moves forward over a log's bytes, so that a log of any size needs little memory. Read with calls, not
/// mapped: a log that is cut while it is read must not kill the program. One thread at a time.
class FileWindow final {
public:
    /// Bytes that may be read (their content is nothing to rely on) after the window's end.
    static constexpr std::size_t padding = 64;

    explicit FileWindow(std::unique_ptr<ByteSource> source);
    /// The bytes of a file as stored, packed or not.
    static Result<FileWindow> open(const std::filesystem::path &file);

    /// Called with the packed bytes that are used up whenever more are read; false stops the reading for good.
    void setProgress(std::function<bool(std::uint64_t done, std::uint64_t total)> progress);

    std::uint64_t begin() const { return m_begin; }
    std::uint64_t end() const { return m_begin + m_length; }
    const char *at(std::uint64_t offset) const { return m_bytes.get() + (offset - m_begin); }
    std::string_view bytes(std::uint64_t from, std::uint64_t to) const { return { at(from), to - from }; }

    /// Reads on, giving up the bytes before `keepFrom`. False at the end of the file, on a fault or when stopped.
    bool more(std::uint64_t keepFrom);
    /// Gives up the bytes before an offset, and the memory that they took where that is much.
    void leave(std::uint64_t before);
    bool isStopped() const { return m_isStopped; }
    /// With the byte at which reading ended.
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
