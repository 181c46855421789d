// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/file/partfile.h"

#include "base/keptfile.h"

#include "base/formatted.h"
#include "models/trail/file/failure.h"
#include "models/trail/record/missingfolder.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <set>
#include <string>
#include <string_view>

namespace vitrine::trailfile {

namespace {

constexpr std::string_view ending = ".part";
constexpr std::string_view lockEnding = "-lock";
/// A rescue of a damaged head makes a part of the part.
constexpr auto companions = std::to_array<std::string_view>({ "-wal", "-shm", "-journal", "-writers", ending });

std::filesystem::path beside(const std::filesystem::path &file, std::string_view suffix)
{
    return std::filesystem::path(file) += suffix;
}

std::filesystem::path folderOf(const std::filesystem::path &file)
{
    return file.has_parent_path() ? file.parent_path() : std::filesystem::path(".");
}

bool isHeld(const UniqueFd &lock) { return ::flock(lock.get(), LOCK_EX | LOCK_NB) == 0; }

/// The target of "<target>.<process>.part"; empty for any other name.
std::string_view targetIn(std::string_view name)
{
    if (!name.ends_with(ending))
        return {};
    name.remove_suffix(ending.size());
    const std::size_t dot = name.find_last_not_of("0123456789");
    const bool hasProcess = dot != std::string_view::npos && dot + 1 < name.size() && name[dot] == '.';
    return hasProcess ? name.substr(0, dot) : std::string_view();
}

/// All that are there, also those of which only the lock is left. Those of other targets only with their lock: a file
/// of someone else may have such a name.
std::set<std::filesystem::path> partsOf(const std::filesystem::path &target)
{
    std::set<std::filesystem::path> parts;
    std::error_code failed;
    const std::string name = target.filename().string();
    for (const auto &entry : std::filesystem::directory_iterator(folderOf(target), failed)) {
        std::string found = entry.path().filename().string();
        const bool isLock = found.ends_with(lockEnding);
        if (isLock)
            found.resize(found.size() - lockEnding.size());
        const std::string_view its = targetIn(found);
        if (its == name || (isLock && !its.empty()))
            parts.insert(folderOf(target) / found);
    }
    return parts;
}

void requireRemoved(const std::filesystem::path &part)
{
    std::error_code failed;
    std::filesystem::remove(part, failed);
    if (failed)
        throw Failure(codeOfErrno(failed.value()), formatted("{}: {}", part.string(), failed.message()));
}

void removeAbandoned(const std::filesystem::path &target)
{
    for (const std::filesystem::path &part : partsOf(target)) {
        const UniqueFd lock(::open(beside(part, lockEnding).c_str(), O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK));
        if (lock && !isHeld(lock))
            continue;
        requireRemoved(part);
        removeTrail(part);
        requireRemoved(beside(part, lockEnding)); // last: nobody takes the name before
    }
}

/// A lock that was removed as abandoned before it was held is made again.
UniqueFd heldLock(const std::filesystem::path &file)
{
    while (true) {
        UniqueFd lock(::open(file.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0600));
        if (!lock && errno == EEXIST)
            throw Failure(ErrorCode::BadValue, formatted("{} is in use", file.string()));
        if (!lock && errno == ENOENT)
            throw Failure(ErrorCode::FileNotFound, std::string(missingFolder));
        if (!lock) // in a folder that can be read, but not written to
            throw Failure(
                errno == EACCES || errno == EPERM ? ErrorCode::ReadOnly : codeOfErrno(errno), std::strerror(errno));
        struct stat status {};
        if (isHeld(lock) && ::fstat(lock.get(), &status) == 0 && status.st_nlink > 0)
            return lock;
    }
}

/// The name must survive a power cut before anything that relies on it.
void syncFolder(const std::filesystem::path &folder)
{
    const UniqueFd descriptor(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (descriptor)
        ::fsync(descriptor.get());
}

} // namespace

void removeTrail(const std::filesystem::path &file)
{
    std::error_code ignored;
    std::filesystem::remove(file, ignored);
    for (const std::string_view companion : companions)
        std::filesystem::remove(beside(file, companion), ignored);
}

void requireNothingThere(const std::filesystem::path &file)
{
    std::error_code ignored;
    if (std::filesystem::exists(std::filesystem::symlink_status(file, ignored)))
        throw Failure(ErrorCode::WriteFailed, std::string(replacesFile));
}

PartFile::PartFile(const std::filesystem::path &target)
    : m_target(target)
    , m_file(std::filesystem::path(target) += formatted(".{}{}", ::getpid(), ending))
{
    removeAbandoned(m_target);
    requireNothingThere(m_file);
    m_lock = heldLock(beside(m_file, lockEnding));
}

PartFile::~PartFile()
{
    removeTrail(m_file);
    std::error_code ignored;
    std::filesystem::remove(beside(m_file, lockEnding), ignored);
}

/// By a second name for the same file: a file that has the name by now is not replaced.
void PartFile::keep() const
{
    std::error_code failed;
    std::filesystem::create_hard_link(m_file, m_target, failed);
    if (failed) {
        requireNothingThere(m_target);
        std::filesystem::rename(m_file, m_target, failed);
    }
    if (failed)
        throw Failure(codeOfErrno(failed.value()), failed.message());
    syncFolder(folderOf(m_target));
}

void PartFile::replace() const
{
    std::error_code failed;
    std::filesystem::rename(m_file, m_target, failed);
    if (failed)
        throw Failure(codeOfErrno(failed.value()), failed.message());
    syncFolder(folderOf(m_target));
}

} // namespace vitrine::trailfile
