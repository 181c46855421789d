// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/bytes/filewindow.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace vitrine {

namespace {

constexpr std::size_t chunk = 1 << 20;

} // namespace

FileWindow::FileWindow(std::unique_ptr<ByteSource> source)
    : m_source(std::move(source))
{
    makeRoom(0);
}

Result<FileWindow> FileWindow::open(const std::filesystem::path &file)
{
    return openFile(file).transform([](std::unique_ptr<ByteSource> source) { return FileWindow(std::move(source)); });
}

void FileWindow::setProgress(std::function<bool(std::uint64_t, std::uint64_t)> progress)
{
    m_progress = std::move(progress);
}

bool FileWindow::more(std::uint64_t keepFrom)
{
    if (m_isStopped || m_isAtEnd)
        return false;
    m_isStopped = m_progress && !m_progress(m_source->done(), m_source->total());
    if (m_isStopped)
        return false;
    makeRoom(keepFrom);
    const std::size_t got = m_source->read(m_bytes.get() + m_length, std::min(chunk, m_capacity - m_length));
    m_length += got;
    m_isAtEnd = got == 0;
    return got > 0;
}

void FileWindow::leave(std::uint64_t before)
{
    const auto dropped = static_cast<std::size_t>(std::min(before, end()) - m_begin);
    const std::size_t kept = m_length - dropped;
    if (dropped < 2 * chunk)
        return;
    auto bytes = std::make_unique_for_overwrite<char[]>(kept + padding);
    std::memcpy(bytes.get(), m_bytes.get() + dropped, kept);
    m_bytes = std::move(bytes);
    m_capacity = kept;
    m_begin += dropped;
    m_length = kept;
}

std::optional<Error> FileWindow::fault() const
{
    auto fault = m_source->fault();
    if (fault)
        fault->byte = end();
    return fault;
}

/// Small at first, because most logs are small; it grows with the bytes that must be kept.
void FileWindow::makeRoom(std::uint64_t keepFrom)
{
    constexpr std::size_t atLeast = 64 << 10;
    const auto dropped = static_cast<std::size_t>(std::min(keepFrom, end()) - m_begin);
    const std::size_t kept = m_length - dropped;
    const auto ahead
        = static_cast<std::size_t>(std::clamp<std::uint64_t>(m_source->total() - m_source->done(), atLeast, chunk));
    if (kept + ahead > m_capacity) {
        const std::size_t capacity = std::max(kept + ahead, kept > 0 ? 2 * (kept + chunk) : ahead);
        auto bytes = std::make_unique_for_overwrite<char[]>(capacity + padding);
        if (kept > 0)
            std::memcpy(bytes.get(), m_bytes.get() + dropped, kept);
        m_bytes = std::move(bytes);
        m_capacity = capacity;
    } else if (dropped > 0) {
        std::memmove(m_bytes.get(), m_bytes.get() + dropped, kept);
    }
    m_begin += dropped;
    m_length = kept;
}

} // namespace vitrine
