// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "base/uniquefd.h"
#include "executor/sandbox/worker/enterjail.h"

#include <fcntl.h>
#include <linux/landlock.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace vitrine {

namespace {

constexpr std::uint64_t readRights
    = LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR;
constexpr std::uint64_t firstRights = (LANDLOCK_ACCESS_FS_MAKE_SYM << 1U) - 1; // all of version 1
constexpr std::uint64_t fileRights = LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_WRITE_FILE
    | LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_TRUNCATE | LANDLOCK_ACCESS_FS_IOCTL_DEV;
// Devices, sockets and pipes have no place in the folder of a step.
constexpr std::uint64_t neverRights = LANDLOCK_ACCESS_FS_MAKE_CHAR | LANDLOCK_ACCESS_FS_MAKE_BLOCK
    | LANDLOCK_ACCESS_FS_MAKE_SOCK | LANDLOCK_ACCESS_FS_MAKE_FIFO | LANDLOCK_ACCESS_FS_IOCTL_DEV;

// By the version of Landlock that the kernel has.
landlock_ruleset_attr handledBy(long version)
{
    landlock_ruleset_attr handled {};
    handled.handled_access_fs = firstRights;
    if (version >= 2)
        handled.handled_access_fs |= LANDLOCK_ACCESS_FS_REFER;
    if (version >= 3)
        handled.handled_access_fs |= LANDLOCK_ACCESS_FS_TRUNCATE;
    if (version >= 4)
        handled.handled_access_net = LANDLOCK_ACCESS_NET_BIND_TCP | LANDLOCK_ACCESS_NET_CONNECT_TCP;
    if (version >= 5)
        handled.handled_access_fs |= LANDLOCK_ACCESS_FS_IOCTL_DEV;
#ifdef LANDLOCK_SCOPE_SIGNAL
    if (version >= 6)
        handled.scoped = LANDLOCK_SCOPE_ABSTRACT_UNIX_SOCKET | LANDLOCK_SCOPE_SIGNAL;
#endif
    return handled;
}

// A path that is not there needs no rule.
bool allow(int ruleset, const std::string &path, std::uint64_t rights)
{
    const UniqueFd location(open(path.c_str(), O_PATH | O_CLOEXEC));
    struct stat found {};
    if (!location || fstat(location.get(), &found) != 0)
        return true;
    if (!S_ISDIR(found.st_mode))
        rights &= fileRights;
    const landlock_path_beneath_attr rule { rights, location.get() };
    return syscall(SYS_landlock_add_rule, ruleset, LANDLOCK_RULE_PATH_BENEATH, &rule, 0) == 0;
}

bool allowAll(int ruleset, const std::vector<std::string> &paths, std::uint64_t rights)
{
    bool isDone = true;
    for (const std::string &path : paths)
        isDone = allow(ruleset, path, rights) && isDone;
    return isDone;
}

} // namespace

void scopeSignals()
{
#ifdef LANDLOCK_SCOPE_SIGNAL
    landlock_ruleset_attr scoped {};
    scoped.scoped = LANDLOCK_SCOPE_SIGNAL;
    const UniqueFd ruleset(static_cast<int>(syscall(SYS_landlock_create_ruleset, &scoped, sizeof scoped, 0)));
    if (ruleset)
        syscall(SYS_landlock_restrict_self, ruleset.get(), 0);
#endif
}

bool applyLandlock(const std::vector<std::string> &read, const std::vector<std::string> &write)
{
    const long version = syscall(SYS_landlock_create_ruleset, nullptr, 0, LANDLOCK_CREATE_RULESET_VERSION);
    if (version < 1)
        return false;
    const landlock_ruleset_attr handled = handledBy(version);
    const UniqueFd ruleset(static_cast<int>(syscall(SYS_landlock_create_ruleset, &handled, sizeof handled, 0)));
    const std::uint64_t writeRights
        = handled.handled_access_fs & ~(neverRights | LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_REFER);
    return ruleset && allowAll(ruleset.get(), read, readRights & handled.handled_access_fs)
        && allowAll(ruleset.get(), { "/dev/null" }, (readRights | LANDLOCK_ACCESS_FS_WRITE_FILE))
        && allowAll(ruleset.get(), write, writeRights) && syscall(SYS_landlock_restrict_self, ruleset.get(), 0) == 0;
}

} // namespace vitrine
