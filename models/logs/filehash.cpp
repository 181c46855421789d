// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/filehash.h"

#include "executor/policy/sha256.h"
#include "models/logs/bytesource.h"

#include <algorithm>
#include <fstream>
#include <vector>

namespace vitrine {

namespace {

constexpr std::uint64_t chunk = 1 << 20;
constexpr std::uint64_t wholeUpTo = 64 << 20;
constexpr std::uint64_t pieces = 16;

Error failure(ErrorCode code, const std::filesystem::path &file)
{
    return { .code = code, .file = file.string(), .line = {}, .byte = {}, .detail = {} };
}

} // namespace

Result<std::string> hashOfFile(
    const std::filesystem::path &file, const std::function<bool(std::uint64_t, std::uint64_t)> &progress)
{
    const auto source = openFile(file);
    if (!source)
        return std::unexpected(source.error());
    Sha256 hash;
    std::vector<char> buffer(std::min(chunk, (*source)->total()));
    while (const std::size_t got = (*source)->read(buffer.data(), buffer.size())) {
        hash.add({ buffer.data(), got });
        if (progress && !progress((*source)->done(), (*source)->total()))
            return std::unexpected(failure(ErrorCode::Cancelled, file));
    }
    if (auto fault = (*source)->fault()) {
        fault->file = file.string();
        return std::unexpected(*fault);
    }
    return hash.hex();
}

Result<std::string> fingerprintOfFile(const std::filesystem::path &file)
{
    const auto source = openFile(file);
    if (!source)
        return std::unexpected(source.error());
    const std::uint64_t size = (*source)->total();
    if (size <= wholeUpTo)
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
