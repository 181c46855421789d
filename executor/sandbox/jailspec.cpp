// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/sandbox/jailspec.h"

#include "executor/policy/importrules.h"

#include <glob.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <filesystem>

namespace vitrine {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t mostPaths = 1000;
constexpr std::array<std::string_view, 2> slowModules { "numpy", "pandas" };

bool isThere(const fs::path &path)
{
    std::error_code failed;
    return path.is_absolute() && fs::exists(path, failed);
}

// Symbolic links are followed here, outside, once: inside there is nothing that they could lead to.
std::string resolved(const fs::path &path)
{
    std::error_code failed;
    const fs::path plain = fs::canonical(path, failed);
    return failed ? std::string() : plain.string();
}

// The deepest folder above the first wildcard.
fs::path folderOf(const std::string &glob) { return fs::path(glob.substr(0, glob.find_first_of("*?["))).parent_path(); }

std::vector<std::string> matching(const std::string &pattern)
{
    std::vector<std::string> paths;
    glob_t found {};
    if (::glob(pattern.c_str(), GLOB_NOSORT, nullptr, &found) == 0) {
        for (std::size_t i = 0; i < std::min(found.gl_pathc, mostPaths); ++i)
            paths.emplace_back(found.gl_pathv[i]);
    }
    globfree(&found);
    return paths;
}

void add(std::vector<std::string> &paths, const fs::path &path)
{
    std::string plain = isThere(path) ? resolved(path) : std::string();
    if (!plain.empty() && !std::ranges::contains(paths, plain))
        paths.push_back(std::move(plain));
}

std::vector<std::string> readPaths(const std::vector<std::string> &globs)
{
    std::vector<std::string> paths;
    for (const std::string &glob : globs) {
        if (glob.contains("**"))
            add(paths, folderOf(glob));
        else
            std::ranges::for_each(matching(glob), [&paths](const std::string &path) { add(paths, path); });
    }
    return paths;
}

std::vector<std::string> writePaths(const std::vector<std::string> &globs)
{
    std::vector<std::string> paths;
    for (const std::string &glob : globs)
        add(paths, isThere(glob) ? fs::path(glob) : folderOf(glob));
    return paths;
}

std::vector<std::string> preloadFor(const Policy &policy)
{
    std::vector<std::string> modules;
    const ImportRules rules(policy.imports);
    for (const std::string_view module : slowModules) {
        if (rules.allows(module))
            modules.emplace_back(module);
    }
    return modules;
}

void append(std::vector<std::string> &command, std::initializer_list<std::string> words)
{
    command.insert(command.end(), words);
}

void bindSystem(std::vector<std::string> &command)
{
    for (const char *path :
        { "/usr/lib", "/usr/lib64", "/usr/local/lib", "/usr/share/zoneinfo", "/etc/ld.so.cache", "/etc/alternatives" })
        append(command, { "--ro-bind-try", path, path });
    // Links where the distribution has merged /usr, folders elsewhere.
    for (const char *path : { "/lib", "/lib64" }) {
        std::error_code failed;
        const fs::path target = fs::read_symlink(path, failed);
        if (failed)
            append(command, { "--ro-bind-try", path, path });
        else
            append(command, { "--symlink", target.string(), path });
    }
    for (const char *device : { "/dev/null", "/dev/zero", "/dev/random", "/dev/urandom" })
        append(command, { "--dev-bind", device, device });
}

} // namespace

JailSpec jailSpecFor(const Policy &policy, bool preloads, bool usesNamespaces)
{
    return { readPaths(policy.readGlobs), writePaths(policy.writeGlobs),
        preloads ? preloadFor(policy) : std::vector<std::string>(),
        std::max<std::uint64_t>(policy.limits.writtenMib, 1), usesNamespaces };
}

std::vector<std::string> bubblewrapCommand(
    const JailSpec &spec, const std::string &bubblewrap, const std::string &worker)
{
    std::vector<std::string> command { bubblewrap, "--unshare-all", "--unshare-user", "--die-with-parent",
        "--new-session", "--cap-drop", "ALL", "--hostname", "jail", "--uid", "65534", "--gid", "65534" };
    bindSystem(command);
    for (const std::string &path : spec.read)
        append(command, { "--ro-bind-try", path, path });
    for (const std::string &path : spec.write)
        append(command, { "--bind-try", path, path });
    append(command, { "--ro-bind", worker, "/vitrine-worker" });
    append(command, { "--size", std::to_string(spec.folderMib << 20U), "--tmpfs", std::string(jailFolder) });
    append(command, { "--remount-ro", "/", "--chdir", std::string(jailFolder), "/vitrine-worker" });
    return command;
}

std::string findBubblewrap()
{
    for (const char *path : { "/usr/bin/bwrap", "/usr/local/bin/bwrap", "/bin/bwrap" }) {
        if (access(path, X_OK) == 0)
            return path;
    }
    return {};
}

std::string findWorker()
{
    std::error_code failed;
    const fs::path here = fs::read_symlink("/proc/self/exe", failed).parent_path();
    for (const char *place : { "vitrine-worker", "../bin/vitrine-worker", "../libexec/vitrine/vitrine-worker" }) {
        const fs::path worker = here / place;
        if (!failed && access(worker.c_str(), X_OK) == 0)
            return resolved(worker);
    }
    return {};
}

} // namespace vitrine
