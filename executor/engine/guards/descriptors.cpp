// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/descriptors.h"

#include "executor/engine/core/sessioncore.h"
#include "executor/engine/guards/askers.h"
#include "executor/engine/guards/auditjudge.h"
#include "executor/engine/guards/cfunctions.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <format>
#include <string>

namespace vitrine {

namespace {

// The path of an open file; empty for pipes and sockets, and if the system does not report it.
std::string pathOf(int descriptor)
{
    std::string path(4096, '\0');
    const ssize_t size = ::readlink(std::format("/proc/self/fd/{}", descriptor).c_str(), path.data(), path.size());
    path.resize(static_cast<std::size_t>(std::max<ssize_t>(size, 0)));
    struct stat about {};
    const bool isFile = path.starts_with('/') && ::fstat(descriptor, &about) == 0
        && (S_ISREG(about.st_mode) || S_ISDIR(about.st_mode) || path == "/dev/null");
    return isFile ? path : std::string();
}

bool isOpenedForWriting(const SessionCore &core, int descriptor)
{
    struct stat about {};
    return ::fstat(descriptor, &about) == 0 && S_ISREG(about.st_mode)
        && core.written.isOpen(about.st_dev, about.st_ino);
}

// Policies that allow processes, sockets or the system itself imply descriptors.
bool mayHaveDescriptors(const SessionCore &core)
{
    return std::ranges::any_of(std::array { "os", "subprocess", "multiprocessing", "socket" },
        [&core](const char *module) { return core.imports.allows(module); });
}

constexpr int lastStandard = 2;

struct DescriptorDoor {
    static bool may(const CallArguments &arguments)
    {
        PyObject *number = arguments.at(0, "fd");
        return number == nullptr || !PyLong_Check(number) || boundSession() == nullptr
            || PySys_Audit("open", "Osi", number, "r+", O_RDWR) == 0;
    }
};

// Functions that create files and processes.
struct MakeFifo {
    static bool may(const CallArguments &arguments)
    {
        PyObject *path = arguments.at(0, "path");
        return path == nullptr || PySys_Audit("os.mkfifo", "O", path) == 0;
    }
};
struct MakeNode {
    static bool may(const CallArguments &arguments)
    {
        PyObject *path = arguments.at(0, "path");
        return path == nullptr || PySys_Audit("os.mknod", "O", path) == 0;
    }
};
struct ForkAndRun {
    static bool may(const CallArguments &arguments)
    {
        PyObject *program = arguments.at(1, "executable_list");
        return PySys_Audit("_posixsubprocess.fork_exec", "O", program != nullptr ? program : Py_None) == 0;
    }
};

} // namespace

std::optional<EventRecord> judgeDescriptor(const SessionCore &core, int descriptor, bool writes)
{
    if (core.allowsEverything())
        return std::nullopt;
    const bool isStandard = descriptor <= lastStandard; // owned by the program
    const std::string path = isStandard ? std::string() : pathOf(descriptor);
    if (!path.empty()) {
        auto record = judgeAuditEvent({ "open", path, writes }, core.policy, core.imports);
        return record && record->verdict == Verdict::Denied ? record : std::nullopt;
    }
    if (!isStandard && (isOpenedForWriting(core, descriptor) || mayHaveDescriptors(core)))
        return std::nullopt;
    return EventRecord { 0, "open", std::format("descriptor {}", descriptor), Verdict::Denied, "guards.withheld" };
}

void armDescriptors()
{
    if (const PyRef module = importModule("posix")) {
        CallDoor<DescriptorDoor, 0>::arm(module.get(), "dup");
        CallDoor<DescriptorDoor, 1>::arm(module.get(), "dup2");
        CallDoor<MakeFifo>::arm(module.get(), "mkfifo");
        CallDoor<MakeNode>::arm(module.get(), "mknod");
    }
    PyErr_Clear();
    if (const PyRef module = importModule("_posixsubprocess"))
        CallDoor<ForkAndRun>::arm(module.get(), "fork_exec");
    PyErr_Clear();
}

} // namespace vitrine
