// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/bytes/spool.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <tuple>
#include <utility>

namespace vitrine {

namespace {

int openUnnamed()
{
    const char *chosen = std::getenv("TMPDIR");
    std::string name = std::string(chosen != nullptr && *chosen != '\0' ? chosen : "/var/tmp") + "/.vitrine-XXXXXX";
    const int file = ::mkostemp(name.data(), O_CLOEXEC);
    if (file >= 0)
        ::unlink(name.c_str());
    return file;
}

bool hasFailed(ssize_t count) { return count == 0 || (count < 0 && errno != EINTR); }

} // namespace

Spool::~Spool()
{
    if (m_file >= 0)
        ::close(m_file);
}

std::optional<std::uint64_t> Spool::add(std::string_view bytes)
{
    if (m_file < 0)
        m_file = openUnnamed();
    if (m_file < 0)
        return {};
    for (std::uint64_t done = 0; done < bytes.size();) {
        const auto count = ::pwrite(m_file, bytes.data() + done, bytes.size() - done, static_cast<off_t>(m_end + done));
        if (hasFailed(count))
            return {};
        done += count > 0 ? static_cast<std::uint64_t>(count) : 0;
    }
    const std::uint64_t location = m_end;
    m_end += bytes.size();
    return location;
}

std::optional<std::string> Spool::read(std::uint64_t location, std::size_t size) const
{
    std::string bytes(size, '\0');
    for (std::uint64_t done = 0; done < size;) {
        const auto count = ::pread(m_file, bytes.data() + done, size - done, static_cast<off_t>(location + done));
        if (hasFailed(count))
            return {};
        done += count > 0 ? static_cast<std::uint64_t>(count) : 0;
    }
    return bytes;
}

void Spool::clear()
{
    if (m_end > 0)
        std::ignore = ::ftruncate(m_file, 0);
    m_end = 0;
}

int Spool::takeFile()
{
    m_end = 0;
    return std::exchange(m_file, -1);
}

} // namespace vitrine
