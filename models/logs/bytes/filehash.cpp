// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/bytes/filehash.h"

#include "base/sha256.h"
#include "models/logs/bytes/bytesource.h"

#include <algorithm>
#include <fstream>
#include <future>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace vitrine {

namespace {

constexpr std::uint64_t chunk = 1 << 20;
constexpr std::uint64_t pieces = 16;

Error failure(ErrorCode code, const std::filesystem::path &file)
{
    return { .code = code, .file = file.string(), .line = {}, .byte = {}, .detail = {} };
}

/// The chunks of a source one after the other. While one is processed, the next is read: the first run of a large log
/// waits for its hash.
class ReadAhead {
public:
    explicit ReadAhead(ByteSource &source)
        : m_source(source)
    {
        read();
    }
    ReadAhead(const ReadAhead &) = delete;
    ReadAhead &operator=(const ReadAhead &) = delete;

    /// Holds until the next call; empty at the end.
    std::string_view next()
    {
        const std::size_t got = m_reading.get();
        std::swap(m_given, m_buffer);
        m_done += got;
        if (got > 0)
            read();
        return { m_given.data(), got };
    }
    std::uint64_t given() const { return m_done; } ///< bytes so far

private:
    void read()
    {
        const std::uint64_t left = m_source.total() - m_source.done();
        m_buffer.resize(std::min(chunk, left));
        // For data that is read in one call, a thread is not worth the cost.
        const auto policy = left > chunk ? std::launch::async : std::launch::deferred;
        m_reading = std::async(policy, [this] { return m_source.read(m_buffer.data(), m_buffer.size()); });
    }

    ByteSource &m_source;
    std::vector<char> m_given;
    std::vector<char> m_buffer;
    std::uint64_t m_done = 0;
    std::future<std::size_t> m_reading; ///< last: it is waited for before the buffers go
};

} // namespace

Result<std::string> hashOfFile(
    const std::filesystem::path &file, const std::function<bool(std::uint64_t, std::uint64_t)> &progress)
{
    const auto source = openFile(file);
    if (!source)
        return std::unexpected(source.error());
    Sha256 hash;
    ReadAhead chunks(**source);
    for (std::string_view bytes = chunks.next(); !bytes.empty(); bytes = chunks.next()) {
        hash.add(bytes);
        if (progress && !progress(chunks.given(), (*source)->total()))
            return std::unexpected(failure(ErrorCode::Cancelled, file));
    }
    if (auto fault = (*source)->fault()) {
        fault->file = file.string();
        return std::unexpected(*fault);
    }
    return hash.hex();
}

Result<std::string> hashOfStart(const std::filesystem::path &file, std::uint64_t size)
{
    std::ifstream stream(file, std::ios::binary);
    Sha256 hash;
    std::string bytes;
    for (std::uint64_t left = size; left > 0; left -= bytes.size()) {
        bytes.resize(std::min(chunk, left));
        if (!stream.read(bytes.data(), static_cast<std::streamsize>(bytes.size())))
            return std::unexpected(failure(ErrorCode::Corrupt, file));
        hash.add(bytes);
    }
    return hash.hex();
}

Result<std::string> fingerprintOfFile(const std::filesystem::path &file)
{
    const auto source = openFile(file);
    if (!source)
        return std::unexpected(source.error());
    const std::uint64_t size = (*source)->total();
    if (size <= wholeFingerprint)
        return hashOfFile(file);
    std::ifstream stream(file, std::ios::binary);
    std::vector<char> buffer(chunk);
    Sha256 hash;
    hash.add(std::to_string(size));
    for (std::uint64_t piece = 0; piece < pieces; ++piece) {
        stream.seekg(static_cast<std::streamoff>((size - chunk) / (pieces - 1) * piece));
        stream.read(buffer.data(), static_cast<std::streamsize>(buffer.size()));
        hash.add({ buffer.data(), static_cast<std::size_t>(stream.gcount()) });
    }
    if (!stream)
        return std::unexpected(failure(ErrorCode::ReadFailed, file));
    return hash.hex();
}

} // namespace vitrine
