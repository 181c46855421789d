// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "base/temporaryfolder.h"

#include "base/formatted.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <string>
#include <system_error>
#include <utility>

namespace vitrine {

namespace {

namespace fs = std::filesystem;

UniqueFd opened(const fs::path &folder)
{
    return UniqueFd(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW));
}

bool isHeld(const UniqueFd &folder) { return folder && ::flock(folder.get(), LOCK_EX | LOCK_NB) == 0; }

bool isOwn(const UniqueFd &folder)
{
    struct stat status {};
    return ::fstat(folder.get(), &status) == 0 && status.st_uid == ::geteuid() && status.st_nlink > 0;
}

void removeAbandoned(const fs::path &parent, const std::string &beginning)
{
    std::error_code ignored;
    for (const auto &entry : fs::directory_iterator(parent, ignored)) {
        const std::string name = entry.path().filename().string();
        if (!name.starts_with(beginning) || name.size() != beginning.size() + 6)
            continue;
        if (const UniqueFd folder = opened(entry.path()); isHeld(folder) && isOwn(folder))
            fs::remove_all(entry.path(), ignored);
    }
}

} // namespace

TemporaryFolder::TemporaryFolder(fs::path path, UniqueFd lock)
    : m_path(std::move(path))
    , m_lock(std::move(lock))
{
}

TemporaryFolder::TemporaryFolder(TemporaryFolder &&other) noexcept
    : m_path(std::exchange(other.m_path, {}))
    , m_lock(std::move(other.m_lock))
{
}

TemporaryFolder::~TemporaryFolder()
{
    std::error_code ignored;
    if (!m_path.empty())
        fs::remove_all(m_path, ignored);
}

// Retries if another process removed the folder as abandoned before it was locked.
Result<TemporaryFolder> TemporaryFolder::make(const fs::path &parent, std::string_view name)
{
    const std::string beginning = formatted("vitrine-{}-", name);
    removeAbandoned(parent, beginning);
    while (true) {
        std::string path = (parent / (beginning + "XXXXXX")).string();
        if (::mkdtemp(path.data()) == nullptr)
            return std::unexpected(
                Error { ErrorCode::WriteFailed, path, {}, {}, std::generic_category().message(errno) });
        UniqueFd lock = opened(path);
        // Without locks in the file system, folders are never treated as abandoned.
        if (!lock || (isHeld(lock) ? isOwn(lock) : errno != EWOULDBLOCK))
            return TemporaryFolder(std::move(path), std::move(lock));
    }
}

Result<TemporaryFolder> TemporaryFolder::makeLarge(std::string_view name)
{
    const char *chosen = std::getenv("TMPDIR");
    return make(chosen != nullptr && *chosen != '\0' ? chosen : "/var/tmp", name);
}

} // namespace vitrine
