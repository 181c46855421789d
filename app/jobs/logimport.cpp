// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/jobs/logimport.h"

#include "executor/policy/sha256.h"
#include "models/trail/recorder.h"

#include <array>
#include <cerrno>
#include <fstream>
#include <memory>
#include <system_error>

namespace vitrine {

namespace {

constexpr std::size_t blockSize = 1 << 20;
constexpr std::size_t longestStem = 80;

Error failure(ErrorCode code, const std::filesystem::path &file, std::string detail = {})
{
    return { .code = code, .file = file.string(), .line = {}, .byte = {}, .detail = std::move(detail) };
}

ErrorCode codeOf(int error)
{
    switch (error) {
    case ENOENT: return ErrorCode::FileNotFound;
    case EACCES:
    case EPERM: return ErrorCode::NoPermission;
    case EROFS: return ErrorCode::ReadOnly;
    case ENOSPC: return ErrorCode::DiskFull;
    default: return ErrorCode::ReadFailed;
    }
}

Result<std::string> hashOf(const std::filesystem::path &file, const ProgressCall &progress)
{
    std::error_code ignored;
    if (std::filesystem::is_directory(file, ignored))
        return std::unexpected(failure(ErrorCode::IsDirectory, file));
    errno = 0;
    std::ifstream stream(file, std::ios::binary);
    if (!stream)
        return std::unexpected(failure(codeOf(errno), file, std::generic_category().message(errno)));
    Sha256 hash;
    const auto block = std::make_unique<std::array<char, blockSize>>();
    while (stream) {
        stream.read(block->data(), blockSize);
        hash.add({ block->data(), static_cast<std::size_t>(stream.gcount()) });
        if (progress && !progress(0, 0))
            return std::unexpected(failure(ErrorCode::Cancelled, file));
    }
    if (stream.bad())
        return std::unexpected(failure(ErrorCode::ReadFailed, file));
    return hash.hex();
}

std::filesystem::path trailName(const std::filesystem::path &log, const std::string &hash)
{
    return log.stem().string().substr(0, longestStem) + '-' + hash.substr(0, 8) + ".vitrine";
}

void removeTrail(const std::filesystem::path &trail)
{
    std::error_code ignored;
    for (const auto *suffix : { "", "-wal", "-shm" })
        std::filesystem::remove(trail.string() + suffix, ignored);
}

Result<OpenedLog> importInto(
    const std::filesystem::path &log, const std::filesystem::path &trail, const ProgressCall &progress)
{
    const auto recorder = Recorder::open(trail);
    if (!recorder)
        return std::unexpected(recorder.error());
    return openLog(log, **recorder, { .format = {}, .progress = progress });
}

} // namespace

Result<ImportedLog> importIntoFolder(
    const std::filesystem::path &log, const std::filesystem::path &folder, const ProgressCall &progress)
{
    const auto hash = hashOf(log, progress);
    if (!hash)
        return std::unexpected(hash.error());
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (error)
        return std::unexpected(failure(codeOf(error.value()), folder, error.message()));
    const auto trail = folder / trailName(log, *hash);
    const bool wasThere = std::filesystem::exists(trail, error);
    auto opened = importInto(log, trail, progress);
    if (opened)
        return ImportedLog { .log = log, .trail = trail, .opened = std::move(*opened) };
    if (!wasThere)
        removeTrail(trail);
    return std::unexpected(std::move(opened.error()));
}

bool isDatabase(const std::filesystem::path &file)
{
    constexpr std::string_view magic("SQLite format 3\0", 16);
    std::array<char, 16> head {};
    std::ifstream stream(file, std::ios::binary);
    stream.read(head.data(), head.size());
    return std::string_view(head.data(), static_cast<std::size_t>(stream.gcount())) == magic;
}

} // namespace vitrine
