// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace vitrine::testing {

/// A POSIX lock on a file, as SQLite has one on a trail that is open here. Closing any other descriptor of that file in
/// this process drops it.
class ReadLock final {
public:
    explicit ReadLock(const QString &name)
        : m_file(name)
    {
        struct flock range = whole(F_RDLCK);
        m_isTaken = m_file.open(QIODevice::ReadWrite) && ::fcntl(m_file.handle(), F_SETLK, &range) == 0;
    }

    /// A process does not see its own locks, so a child looks.
    bool isHeld() const
    {
        const pid_t child = m_isTaken ? ::fork() : -1;
        if (child == 0) {
            struct flock range = whole(F_WRLCK);
            const bool isAsked = ::fcntl(m_file.handle(), F_GETLK, &range) == 0;
            ::_exit(isAsked && range.l_type == F_RDLCK ? 0 : 1);
        }
        int status = -1;
        return child > 0 && ::waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 0;
    }

private:
    static struct flock whole(short kind)
    {
        struct flock range {};
        range.l_type = kind;
        range.l_whence = SEEK_SET;
        return range;
    }

    QFile m_file;
    bool m_isTaken = false;
};

} // namespace vitrine::testing
