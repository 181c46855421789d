// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/limits/writtenfiles.h"

#include <sys/stat.h>

#include <algorithm>
#include <filesystem>

namespace vitrine {

namespace {

std::uint64_t sizeOf(const std::string &path)
{
    std::error_code failed;
    const auto size = std::filesystem::file_size(path, failed);
    return failed ? 0 : size;
}

} // namespace

void WrittenFiles::begin(const Limits &limits)
{
    const std::scoped_lock lock(m_mutex);
    m_sizes.clear();
    m_mostFiles = limits.files;
    m_mostBytes = limits.writtenMib << 20U;
}

bool WrittenFiles::open(const std::string &path, bool truncates)
{
    const std::scoped_lock lock(m_mutex);
    if (m_sizes.contains(path))
        return true;
    if (m_mostFiles > 0 && m_sizes.size() >= m_mostFiles)
        return false;
    m_sizes.emplace(path, truncates ? 0 : sizeOf(path));
    return true;
}

bool WrittenFiles::isOpen(std::uint64_t device, std::uint64_t number) const
{
    const std::scoped_lock lock(m_mutex);
    return std::ranges::any_of(m_sizes, [&](const auto &file) {
        struct stat about {};
        return ::stat(file.first.c_str(), &about) == 0 && about.st_dev == device && about.st_ino == number;
    });
}

bool WrittenFiles::isWatched() const
{
    const std::scoped_lock lock(m_mutex);
    return m_mostBytes > 0 && !m_sizes.empty();
}

bool WrittenFiles::isTooMuch() const
{
    const std::scoped_lock lock(m_mutex);
    std::uint64_t written = 0;
    for (const auto &[path, before] : m_sizes) {
        const std::uint64_t now = sizeOf(path);
        written += now > before ? now - before : 0;
    }
    return m_mostBytes > 0 && written > m_mostBytes;
}

} // namespace vitrine
