// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/file/writerslot.h"

#include "models/trail/file/database.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

namespace vitrine::trailfile {

namespace {

/// More writers than this on one trail are a fault, not a use.
constexpr std::int64_t mostSlots = 4096;

[[noreturn]] void fail(int number, const std::filesystem::path &file)
{
    const bool isClosed = number == EACCES || number == EPERM;
    // The trail can be read, but no file can be created beside it.
    const bool isFolderClosed = isClosed && ::access(file.parent_path().c_str(), W_OK) != 0;
    const ErrorCode code = isFolderClosed || number == EROFS ? ErrorCode::ReadOnly
        : isClosed                                           ? ErrorCode::NoPermission
        : number == ENOSPC                                   ? ErrorCode::DiskFull
        : number == ENOENT                                   ? ErrorCode::FileNotFound
                                                             : ErrorCode::WriteFailed;
    throw Failure(code, std::strerror(number));
}

/// Locks of the open file, not of the process: two recorders of one process must see each other, too.
int lock(int descriptor, int command, short type, std::int64_t from, std::int64_t count, short *found = nullptr)
{
    struct flock range {};
    range.l_type = type;
    range.l_whence = SEEK_SET;
    range.l_start = from;
    range.l_len = count;
    int result = 0;
    do {
        result = ::fcntl(descriptor, command, &range);
    } while (result != 0 && errno == EINTR);
    if (found)
        *found = range.l_type;
    return result;
}

} // namespace

WriterSlot::WriterSlot(const std::filesystem::path &trail)
    : m_file(resolved(trail) += "-writers")
{
    while (!openAtGate()) { }
    takeSlot();
}

// A writer waiting at the gate may have waited at a file that the last writer has removed meanwhile.
bool WriterSlot::openAtGate()
{
    m_descriptor = ::open(m_file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0666);
    if (m_descriptor < 0)
        fail(errno, m_file);
    struct stat status {};
    if (lock(m_descriptor, F_OFD_SETLKW, F_WRLCK, 0, 1) != 0 || ::fstat(m_descriptor, &status) != 0) {
        const int number = errno;
        ::close(m_descriptor);
        fail(number, m_file);
    }
    if (status.st_nlink > 0)
        return true;
    ::close(m_descriptor);
    return false;
}

void WriterSlot::takeSlot()
{
    for (std::int64_t slot = 1; slot <= mostSlots; ++slot) {
        if (lock(m_descriptor, F_OFD_SETLK, F_WRLCK, slot, 1) == 0) {
            m_number = slot;
            return;
        }
    }
    ::close(m_descriptor);
    throw Failure(ErrorCode::Locked, "too many writers");
}

bool WriterSlot::isTakenByOther(std::int64_t slot) const
{
    if (slot == m_number)
        return false;
    short found = F_UNLCK;
    return lock(m_descriptor, F_OFD_GETLK, F_WRLCK, slot, 1, &found) != 0 || found != F_UNLCK;
}

bool WriterSlot::isAlone() const
{
    // A length of 0 reaches to the end. Nothing is locked in front of the first slot but the gate, which is ours.
    short before = F_UNLCK;
    short behind = F_UNLCK;
    return lock(m_descriptor, F_OFD_GETLK, F_WRLCK, 0, m_number, &before) == 0 && before == F_UNLCK
        && lock(m_descriptor, F_OFD_GETLK, F_WRLCK, m_number + 1, 0, &behind) == 0 && behind == F_UNLCK;
}

void WriterSlot::leaveGate() { lock(m_descriptor, F_OFD_SETLK, F_UNLCK, 0, 1); }

WriterSlot::~WriterSlot()
{
    short found = F_UNLCK;
    const bool isAtGate = lock(m_descriptor, F_OFD_SETLK, F_WRLCK, 0, 1) == 0;
    // A length of 0 reaches to the end: all slots.
    const bool isLast = isAtGate && lock(m_descriptor, F_OFD_GETLK, F_WRLCK, 1, 0, &found) == 0 && found == F_UNLCK;
    if (isLast)
        ::unlink(m_file.c_str());
    ::close(m_descriptor);
}

} // namespace vitrine::trailfile
