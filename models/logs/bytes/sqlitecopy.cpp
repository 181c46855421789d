// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/bytes/sqlitecopy.h"

#include "base/sha256.h"
#include "models/logs/bytes/bytesource.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cstdint>
#include <format>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

namespace vitrine {

namespace {

namespace fs = std::filesystem;

/// What SQLite keeps beside a database, and needs to read it.
constexpr std::array<std::string_view, 2> journals { "-wal", "-journal" };

/// The number of attempts to copy a file that a program writes continuously, before this is reported.
constexpr int mostAttempts = 5;

fs::path beside(const fs::path &database, std::string_view ending) { return fs::path(database) += ending; }

Error failure(ErrorCode code, const fs::path &file, std::string detail)
{
    return { .code = code, .file = file.string(), .line = {}, .byte = {}, .detail = std::move(detail) };
}

Error flawed(ErrorCode code, const fs::path &file, Flaw flaw)
{
    Error error = failure(code, file, {});
    error.flaw = std::move(flaw);
    return error;
}

/// What changes whenever a file is written.
struct Version {
    std::uint64_t inode = 0; ///< 0: there is no such file
    std::int64_t size = 0;
    std::int64_t seconds = 0;
    std::int64_t nanoseconds = 0;
    bool operator==(const Version &) const = default;
};

Version versionOf(const fs::path &file)
{
    struct stat status {};
    if (::stat(file.c_str(), &status) != 0)
        return {};
    return { status.st_ino, status.st_size, status.st_mtim.tv_sec, status.st_mtim.tv_nsec };
}

/// Whether a connection holds one of the locks that SQLite takes on a file. Asking takes none.
bool isLocked(const fs::path &database)
{
    constexpr off_t lockBytes = 0x4000'0000;
    constexpr off_t lockCount = 512;
    const int file = ::open(database.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (file < 0)
        return false;
    struct flock lock {};
    lock.l_type = F_RDLCK;
    lock.l_whence = SEEK_SET;
    lock.l_start = lockBytes;
    lock.l_len = lockCount;
    const bool isHeld = ::fcntl(file, F_OFD_GETLK, &lock) == 0 && lock.l_type != F_UNLCK;
    ::close(file);
    return isHeld;
}

Result<void> requireRoom(const fs::path &folder, const fs::path &database)
{
    constexpr std::uint64_t reserve = 64 << 20;
    std::uint64_t needed = reserve;
    for (const std::string_view ending : { std::string_view(), journals[0], journals[1] })
        needed += static_cast<std::uint64_t>(versionOf(beside(database, ending)).size);
    std::error_code error;
    const fs::space_info room = fs::space(folder, error);
    if (!error && room.available < needed)
        return std::unexpected(flawed(ErrorCode::DiskFull, database,
            { .code = FlawCode::NoRoomToCopy, .arguments = { std::to_string(needed) } }));
    return {};
}

Result<void> copyFile(const fs::path &from, const fs::path &to, Sha256 &hash, const SqliteCopy::GoOn &goOn)
{
    auto source = openFile(from);
    if (!source)
        return std::unexpected(std::move(source.error()));
    const int target = ::open(to.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (target < 0)
        return std::unexpected(failure(ErrorCode::WriteFailed, to, std::generic_category().message(errno)));
    std::vector<char> buffer(1 << 20);
    Result<void> result;
    for (std::size_t got = 1; result && got > 0;) {
        got = (*source)->read(buffer.data(), buffer.size());
        hash.add({ buffer.data(), got });
        for (std::size_t done = 0; result && done < got;) {
            const ssize_t count = ::write(target, buffer.data() + done, got - done);
            if (count < 0 && errno != EINTR)
                result = std::unexpected(failure(errno == ENOSPC ? ErrorCode::DiskFull : ErrorCode::WriteFailed, to,
                    std::generic_category().message(errno)));
            done += count > 0 ? static_cast<std::size_t>(count) : 0;
        }
        if (result && goOn && !goOn())
            result = std::unexpected(failure(ErrorCode::Cancelled, from, {}));
    }
    ::close(target);
    if (result && (*source)->fault())
        result = std::unexpected(*(*source)->fault());
    return result;
}

} // namespace

bool SqliteCopy::isInUse(const fs::path &database)
{
    for (const std::string_view ending : journals)
        if (versionOf(beside(database, ending)).size > 0)
            return true;
    return versionOf(beside(database, "-shm")).inode != 0 || isLocked(database);
}

SqliteCopy::SqliteCopy(TemporaryFolder folder)
    : m_folder(std::move(folder))
{
}

Result<SqliteCopy> SqliteCopy::make(const fs::path &database, const GoOn &goOn)
{
    auto folder = TemporaryFolder::makeLarge("store");
    if (!folder)
        return std::unexpected(std::move(folder.error()));
    SqliteCopy copy(std::move(*folder));
    if (const auto room = requireRoom(copy.m_folder.path(), database); !room)
        return std::unexpected(room.error());
    // A journal is only appended to, or restarted once all of it is in the database. So both fit together when the
    // database was not written from before its copy to behind that of its journal.
    for (int attempt = 0; attempt < mostAttempts; ++attempt) {
        const Version before = versionOf(database);
        if (const auto copied = copy.copy(database, goOn); !copied)
            return std::unexpected(copied.error());
        if (versionOf(database) == before)
            return copy;
    }
    return std::unexpected(flawed(ErrorCode::Locked, database, { .code = FlawCode::ChangedWhileRead }));
}

Result<void> SqliteCopy::copy(const fs::path &database, const GoOn &goOn)
{
    Sha256 hash;
    if (const auto copied = copyFile(database, this->database(), hash, goOn); !copied)
        return copied;
    for (const std::string_view ending : journals) {
        const fs::path target = beside(this->database(), ending);
        std::error_code ignored;
        fs::remove(target, ignored);
        if (versionOf(beside(database, ending)).size == 0)
            continue;
        // It may be gone by now.
        const auto copied = copyFile(beside(database, ending), target, hash, goOn);
        if (!copied && copied.error().code != ErrorCode::FileNotFound && copied.error().code != ErrorCode::EmptyFile)
            return copied;
    }
    m_sha256 = hash.hex();
    return {};
}

} // namespace vitrine
