// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/sandbox/worker/systemcalls.h"

#include "executor/engine/core/outcomes.h"

#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/types.h>

#include <atomic>
#include <cerrno>
#include <cstdarg>
#include <string>

namespace vitrine {

namespace {

std::atomic_bool isObserving = false;

template <typename Function>
Function *following(const char *name)
{
    return reinterpret_cast<Function *>(dlsym(RTLD_NEXT, name));
}

bool isWanted() { return isObserving.load(std::memory_order_relaxed) && isOutcomeAwaited(); }

void report(const char *subject, bool isDone)
{
    const int error = errno;
    reportOutcome(subject != nullptr ? subject : "", isDone ? 0 : error);
    errno = error;
}

// The C library's function with this name, which returns −1, or no object, on failure.
template <typename Answer, typename... Arguments>
Answer observe(Answer (*real)(Arguments...), const char *subject, std::type_identity_t<Arguments>... arguments)
{
    const Answer answer = real(arguments...);
    if (isWanted()) {
        if constexpr (std::is_pointer_v<Answer>)
            report(subject, answer != nullptr);
        else
            report(subject, answer != -1);
    }
    return answer;
}

} // namespace

void observeSystemCalls() { isObserving = true; }

} // namespace vitrine

// Each in the place of the C library's, under its name and with its arguments.
// NOLINTBEGIN(cppcoreguidelines-macro-usage, cppcoreguidelines-pro-type-vararg)
#define VITRINE_OBSERVED(answer, name, subject, parameters, arguments)                                                 \
    [[gnu::visibility("default")]] answer name parameters                                                              \
    {                                                                                                                  \
        static auto *const real = vitrine::following<answer parameters>(#name);                                        \
        return vitrine::observe(real, subject, VITRINE_UNPACK arguments);                                              \
    }
#define VITRINE_UNPACK(...) __VA_ARGS__

// The mode is only passed if a file may be created; it is also read otherwise, but then not used.
#define VITRINE_OBSERVED_OPEN(name, parameters, arguments)                                                             \
    [[gnu::visibility("default")]] int name(VITRINE_UNPACK parameters, ...)                                            \
    {                                                                                                                  \
        va_list more;                                                                                                  \
        va_start(more, flags);                                                                                         \
        const mode_t mode = (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg(more, mode_t) : 0;                           \
        va_end(more);                                                                                                  \
        static auto *const real = vitrine::following<int(VITRINE_UNPACK parameters, mode_t)>(#name);                   \
        return vitrine::observe(real, path, VITRINE_UNPACK arguments, mode);                                           \
    }

extern "C" {

VITRINE_OBSERVED_OPEN(open, (const char *path, int flags), (path, flags))
VITRINE_OBSERVED_OPEN(open64, (const char *path, int flags), (path, flags))
VITRINE_OBSERVED_OPEN(openat, (int folder, const char *path, int flags), (folder, path, flags))
VITRINE_OBSERVED_OPEN(openat64, (int folder, const char *path, int flags), (folder, path, flags))
VITRINE_OBSERVED(DIR *, opendir, path, (const char *path), (path))
VITRINE_OBSERVED(int, chdir, path, (const char *path) noexcept, (path))
VITRINE_OBSERVED(int, mkdir, path, (const char *path, mode_t mode) noexcept, (path, mode))
VITRINE_OBSERVED(int, mkdirat, path, (int folder, const char *path, mode_t mode) noexcept, (folder, path, mode))
VITRINE_OBSERVED(int, rmdir, path, (const char *path) noexcept, (path))
VITRINE_OBSERVED(int, unlink, path, (const char *path) noexcept, (path))
VITRINE_OBSERVED(int, unlinkat, path, (int folder, const char *path, int flags) noexcept, (folder, path, flags))
VITRINE_OBSERVED(int, rename, path, (const char *path, const char *to) noexcept, (path, to))
VITRINE_OBSERVED(
    int, renameat, path, (int folder, const char *path, int other, const char *to) noexcept, (folder, path, other, to))
VITRINE_OBSERVED(int, link, path, (const char *path, const char *to) noexcept, (path, to))
VITRINE_OBSERVED(int, linkat, path, (int folder, const char *path, int other, const char *to, int flags) noexcept,
    (folder, path, other, to, flags))
VITRINE_OBSERVED(int, symlink, path, (const char *path, const char *to) noexcept, (path, to))
VITRINE_OBSERVED(int, symlinkat, path, (const char *path, int other, const char *to) noexcept, (path, other, to))
VITRINE_OBSERVED(int, chmod, path, (const char *path, mode_t mode) noexcept, (path, mode))
VITRINE_OBSERVED(
    int, fchmodat, path, (int folder, const char *path, mode_t mode, int flags) noexcept, (folder, path, mode, flags))
VITRINE_OBSERVED(int, chown, path, (const char *path, uid_t user, gid_t group) noexcept, (path, user, group))
VITRINE_OBSERVED(int, lchown, path, (const char *path, uid_t user, gid_t group) noexcept, (path, user, group))
VITRINE_OBSERVED(int, fchownat, path, (int folder, const char *path, uid_t user, gid_t group, int flags) noexcept,
    (folder, path, user, group, flags))
VITRINE_OBSERVED(int, truncate, path, (const char *path, off_t size) noexcept, (path, size))
VITRINE_OBSERVED(int, truncate64, path, (const char *path, off64_t size) noexcept, (path, size))
VITRINE_OBSERVED(int, utimensat, path, (int folder, const char *path, const timespec *times, int flags) noexcept,
    (folder, path, times, flags))
VITRINE_OBSERVED(ssize_t, getxattr, path, (const char *path, const char *name, void *to, size_t size) noexcept,
    (path, name, to, size))
VITRINE_OBSERVED(ssize_t, listxattr, path, (const char *path, char *to, size_t size) noexcept, (path, to, size))
VITRINE_OBSERVED(int, setxattr, path,
    (const char *path, const char *name, const void *from, size_t size, int flags) noexcept,
    (path, name, from, size, flags))
VITRINE_OBSERVED(int, removexattr, path, (const char *path, const char *name) noexcept, (path, name))
VITRINE_OBSERVED(int, kill, std::to_string(process).c_str(), (pid_t process, int signal) noexcept, (process, signal))
VITRINE_OBSERVED(int, killpg, std::to_string(group).c_str(), (pid_t group, int signal) noexcept, (group, signal))
}

#undef VITRINE_OBSERVED
#undef VITRINE_OBSERVED_OPEN
#undef VITRINE_UNPACK
// NOLINTEND(cppcoreguidelines-macro-usage, cppcoreguidelines-pro-type-vararg)
