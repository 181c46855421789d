// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/sandbox/worker/enterjail.h"

#include <linux/capability.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <array>

namespace vitrine {

namespace {

// The template, a session with its threads, and its checkpoints; numpy starts none (OPENBLAS_NUM_THREADS).
constexpr rlim_t mostProcesses = 200;
constexpr rlim_t mostFiles = 256;

bool limit(__rlimit_resource_t resource, rlim_t most)
{
    rlimit bound {};
    if (getrlimit(resource, &bound) != 0)
        return false;
    bound.rlim_max = std::min(bound.rlim_max, most);
    bound.rlim_cur = bound.rlim_max;
    return setrlimit(resource, &bound) == 0;
}

bool limitResources(const wire::Enter &enter)
{
    // Counted for the user in the namespace: outside of one it would count the user's other programs.
    const bool countsProcesses = !enter.isNamespaced || limit(RLIMIT_NPROC, mostProcesses);
    return countsProcesses && limit(RLIMIT_CORE, 0) && limit(RLIMIT_NOFILE, mostFiles)
        && limit(RLIMIT_FSIZE, enter.fileBytes) && limit(RLIMIT_MEMLOCK, 0) && limit(RLIMIT_MSGQUEUE, 0);
}

bool dropCapabilities()
{
    for (int capability = 0; prctl(PR_CAPBSET_READ, capability, 0, 0, 0) >= 0; ++capability)
        prctl(PR_CAPBSET_DROP, capability, 0, 0, 0);
    prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0);
    __user_cap_header_struct head { _LINUX_CAPABILITY_VERSION_3, 0 };
    std::array<__user_cap_data_struct, _LINUX_CAPABILITY_U32S_3> none {};
    return syscall(SYS_capset, &head, none.data()) == 0;
}

bool canMapOneMore()
{
    void *page = mmap(nullptr, 1, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (page == MAP_FAILED)
        return false;
    munmap(page, 1);
    return true;
}

bool isEnough(rlim_t bytes, rlim_t hardLimit)
{
    const rlimit tried { bytes, hardLimit };
    setrlimit(RLIMIT_AS, &tried);
    return canMapOneMore();
}

} // namespace

std::uint64_t mappedBytes(std::uint64_t atLeast)
{
    constexpr rlim_t precision = 1 << 20;
    rlimit bound {};
    getrlimit(RLIMIT_AS, &bound);
    rlim_t low = atLeast;
    rlim_t high = atLeast + precision;
    for (rlim_t more = precision; !isEnough(high, bound.rlim_max) && high < rlim_t(1) << 47U; more *= 16) {
        low = high;
        high = atLeast + more;
    }
    while (high - low > precision) {
        const rlim_t middle = low + (high - low) / 2;
        (isEnough(middle, bound.rlim_max) ? high : low) = middle;
    }
    setrlimit(RLIMIT_AS, &bound);
    return high;
}

bool limitMemory(std::uint64_t mib, std::uint64_t mapped) { return limit(RLIMIT_AS, mapped + (rlim_t(mib) << 20U)); }

std::vector<std::string> systemPaths()
{
    return { "/usr/lib", "/usr/lib64", "/usr/local/lib", "/usr/share/zoneinfo", "/usr/share/matplotlib",
        "/usr/share/fonts", "/etc/matplotlibrc", "/lib", "/lib64", "/etc/ld.so.cache", "/etc/alternatives", "/dev/null",
        "/dev/zero", "/dev/random", "/dev/urandom" };
}

std::vector<std::string> enterJail(const wire::Enter &enter)
{
    std::vector<std::string> layers;
    prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0)
        return layers;
    if (limitResources(enter))
        layers.emplace_back("rlimits");
    if (!dropCapabilities())
        return layers;
    std::vector<std::string> read = systemPaths();
    read.insert(read.end(), enter.read.begin(), enter.read.end());
    read.insert(read.end(), enter.libraries.begin(), enter.libraries.end());
    std::vector<std::string> write = enter.write;
    write.push_back(enter.folder);
    if (applyLandlock(read, write))
        layers.emplace_back("landlock");
    if (applySeccomp())
        layers.emplace_back("seccomp");
    return layers;
}

} // namespace vitrine
