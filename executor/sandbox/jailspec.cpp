// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/sandbox/jailspec.h"

#include "base/formatted.h"
#include "executor/policy/importrules.h"

#include <glob.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <optional>
#include <ranges>
#include <string_view>

namespace vitrine {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t mostPaths = 1000;
constexpr std::string_view language = "C.UTF-8";
constexpr std::string_view timeZone = "UTC";

// Preloaded, so that the module's functions precede those of the C library (workerworld.h); imported, to start it. The
// module `site` takes a third of Python's start time, for two folders: its other work is only done if a folder contains
// more than setuptools' replacement for a removed module.
constexpr const char *bootstrap = R"(import _imp, _warnings, posix, sys
from _frozen_importlib import ModuleSpec
worker, *folders = sys.argv[1:]
sys.argv[:] = ['']
quiet = (PendingDeprecationWarning, ImportWarning, ResourceWarning)
sys.warnoptions += ['ignore', 'default:::__main__', *('ignore::' + one.__name__ for one in quiet)]
_warnings.filters[:0] = [*(('ignore', None, one, None, 0) for one in reversed(quiet)),
    ('default', None, Warning, '__main__', 0), ('ignore', None, Warning, None, 0)]
for name in ('LD_PRELOAD', 'PYTHONHASHSEED'):
    posix.environ.pop(name.encode(), None)
    posix.unsetenv(name)
for folder in folders:
    try:
        names = posix.listdir(folder)
    except OSError:
        continue
    sys.path.append(folder)
    if any(name.endswith('.pth') and name != 'distutils-precedence.pth' for name in names):
        import site
        site.main()
_imp.create_dynamic(ModuleSpec('vitrine_worker', None, origin=worker))
)";
constexpr std::array<std::string_view, 2> slowModules { "numpy", "pandas" };

bool isThere(const fs::path &path)
{
    std::error_code failed;
    return path.is_absolute() && fs::exists(path, failed);
}

std::string resolved(const fs::path &path)
{
    std::error_code failed;
    const fs::path plain = fs::canonical(path, failed);
    return failed ? std::string() : plain.string();
}

bool isBelow(const fs::path &path, const fs::path &folder)
{
    return std::ranges::mismatch(folder, path).in1 == folder.end();
}

bool hasWildcard(std::string_view glob) { return glob.find_first_of("*?[") != std::string_view::npos; }

// The folder that "FOLDER/**" opens with all its content.
std::optional<fs::path> wholeFolder(std::string_view glob)
{
    constexpr std::string_view all = "/**";
    if (!glob.ends_with(all) || hasWildcard(glob.substr(0, glob.size() - all.size())))
        return std::nullopt;
    glob.remove_suffix(all.size());
    return fs::path(glob.empty() ? "/" : glob);
}

// Relative names are in the working folder, which is open.
bool isInside(const std::string &glob) { return !glob.starts_with('/'); }

Error cannotOpen(const std::string &glob, std::string_view why)
{
    return { .code = ErrorCode::Unavailable,
        .file = {},
        .line = {},
        .byte = {},
        .detail = formatted("the sandbox cannot give access to {}: {}", glob, why) };
}

// The folder with everything that the pattern can match, unless a link points out of it.
fs::path fixedFolder(const std::string &pattern)
{
    const std::size_t wildcard = pattern.find_first_of("*?[");
    return wildcard == std::string::npos ? fs::path("/") : fs::path(pattern.substr(0, wildcard)).parent_path();
}

// A link that is named literally means its target. A pattern may match links unintentionally.
std::vector<std::string> matching(const std::string &pattern)
{
    std::vector<std::string> paths;
    const std::string folder = resolved(fixedFolder(pattern));
    glob_t found {};
    if (::glob(pattern.c_str(), GLOB_NOSORT, nullptr, &found) == 0) {
        for (std::size_t i = 0; i < std::min(found.gl_pathc, mostPaths); ++i) {
            if (isBelow(resolved(found.gl_pathv[i]), folder))
                paths.emplace_back(found.gl_pathv[i]);
        }
    }
    globfree(&found);
    return paths;
}

// Adds a path with the name that the policy uses. Symbolic links are followed when the view is created, outside, once:
// inside, their targets do not exist.
void add(std::vector<std::string> &paths, const fs::path &path)
{
    std::string name = path.lexically_normal().string();
    if (name.size() > 1 && name.ends_with('/'))
        name.pop_back();
    if (isThere(path) && !std::ranges::contains(paths, name))
        paths.push_back(std::move(name));
}

Result<std::vector<std::string>> readPaths(const std::vector<std::string> &globs)
{
    std::vector<std::string> paths;
    for (const std::string &glob : globs) {
        if (isInside(glob))
            continue;
        if (const auto folder = wholeFolder(glob))
            add(paths, *folder);
        else if (glob.contains("**"))
            return std::unexpected(cannotOpen(glob, "name a whole folder as FOLDER/**, or files without **"));
        else
            std::ranges::for_each(matching(glob), [&paths](const std::string &path) { add(paths, path); });
    }
    return paths;
}

// A file to be written may not exist yet, and a missing one cannot be part of the view.
Result<std::vector<std::string>> writePaths(const std::vector<std::string> &globs)
{
    std::vector<std::string> paths;
    for (const std::string &glob : globs) {
        if (isInside(glob))
            continue;
        const auto folder = wholeFolder(glob);
        if (!folder && hasWildcard(glob))
            return std::unexpected(cannotOpen(glob, "name a whole folder as FOLDER/**, or an existing file"));
        const fs::path path = folder.value_or(glob);
        if (!isThere(path))
            return std::unexpected(cannotOpen(glob, "it does not exist"));
        add(paths, path);
    }
    return paths;
}

// Compares real paths.
bool liesIn(const fs::path &path, const fs::path &folder)
{
    for (fs::path above = path.parent_path(); above != above.root_path(); above = above.parent_path()) {
        if (isBelow(resolved(above), folder))
            return true;
    }
    return false;
}

// A folder that code may write to is in the view with all its contents. Paths in it are not added separately: code of
// an earlier session may have replaced them by links.
Result<void> leaveToWritten(const std::vector<std::string> &written, std::vector<std::string> &paths)
{
    for (const std::string &folder : written) {
        std::erase_if(paths, [&folder](const std::string &path) { return path != folder && isBelow(path, folder); });
        const std::string location = resolved(folder);
        const auto other
            = std::ranges::find_if(paths, [&location](const auto &path) { return liesIn(path, location); });
        if (other != paths.end())
            return std::unexpected(cannotOpen(*other, "it is in a writable folder, " + folder));
    }
    return {};
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
        { "/usr/lib", "/usr/lib64", "/usr/local/lib", "/usr/share/zoneinfo", "/usr/share/matplotlib",
            "/usr/share/fonts", "/etc/matplotlibrc", "/etc/ld.so.cache", "/etc/alternatives" })
        append(command, { "--ro-bind-try", path, path });
    // Links if the distribution has merged /usr, otherwise folders.
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

Result<JailSpec> jailSpecFor(const Policy &policy, bool preloads, bool usesNamespaces)
{
    auto read = readPaths(policy.readGlobs);
    if (!read)
        return std::unexpected(std::move(read.error()));
    auto write = writePaths(policy.writeGlobs);
    if (!write)
        return std::unexpected(std::move(write.error()));
    const std::vector<std::string> written = *write;
    for (auto *paths : { &*read, &*write }) {
        if (auto left = leaveToWritten(written, *paths); !left)
            return std::unexpected(std::move(left.error()));
    }
    return JailSpec { std::move(*read), std::move(*write), preloads ? preloadFor(policy) : std::vector<std::string>(),
        std::max<std::uint64_t>(policy.limits.writtenMib, 1), 0, usesNamespaces };
}

WorkerPython defaultWorkerPython()
{
    WorkerPython python { .executable = VITRINE_PYTHON, .packageFolders = {}, .libraries = {}, .module = findWorker() };
    const std::string_view folders = VITRINE_PYTHON_FOLDERS;
    for (const auto folder : std::views::split(folders, ':'))
        python.packageFolders.emplace_back(std::string_view(folder));
    return python;
}

std::string_view builtPythonVersion() { return VITRINE_PYTHON_VERSION; }

std::string modulePathInJail(const WorkerPython &python)
{
    const bool isThere = std::ranges::any_of(
        python.libraries, [&python](const std::string &folder) { return isBelow(python.module, folder); });
    return isThere ? python.module : std::string(jailWorker);
}

std::vector<std::string> workerCommand(const WorkerPython &python, const std::string &worker)
{
    std::vector<std::string> command { python.executable, "-B", "-P", "-s", "-S", "-X", "utf8", "-c", bootstrap,
        worker };
    command.insert(command.end(), python.packageFolders.begin(), python.packageFolders.end());
    return command;
}

std::string fixedSettings(const JailSpec &spec)
{
    return formatted("LC_ALL={} TZ={} PYTHONHASHSEED={}", language, timeZone, spec.hashSeed);
}

std::vector<std::string> workerEnvironment(const JailSpec &spec, const std::string &worker)
{
    const std::string preload = VITRINE_WORKER_PRELOAD;
    return { "PATH=/usr/bin", formatted("LC_ALL={}", language), formatted("LANG={}", language),
        formatted("TZ={}", timeZone), "HOME=/session", "MPLCONFIGDIR=/session", "OPENBLAS_NUM_THREADS=1",
        "OMP_NUM_THREADS=1", "MKL_NUM_THREADS=1", "PYTHONHASHSEED=" + std::to_string(spec.hashSeed),
        "LD_PRELOAD=" + (preload.empty() ? worker : preload + ":" + worker) };
}

std::vector<std::string> bubblewrapCommand(const JailSpec &spec, const std::string &bubblewrap)
{
    const WorkerPython &python = spec.python;
    const std::string worker = modulePathInJail(python);
    std::vector<std::string> command { bubblewrap, "--unshare-all", "--unshare-user", "--die-with-parent",
        "--new-session", "--cap-drop", "ALL", "--hostname", "jail", "--uid", "65534", "--gid", "65534" };
    bindSystem(command);
    for (const std::string &folder : python.libraries)
        append(command, { "--ro-bind-try", folder, folder });
    for (const std::string &path : spec.read)
        append(command, { "--ro-bind-try", path, path });
    for (const std::string &path : spec.write)
        append(command, { "--bind-try", path, path });
    append(command, { "--ro-bind", python.executable, python.executable });
    if (worker != python.module)
        append(command, { "--ro-bind", python.module, worker });
    for (const std::string &setting : workerEnvironment(spec, worker)) {
        const std::size_t end = setting.find('=');
        append(command, { "--setenv", setting.substr(0, end), setting.substr(end + 1) });
    }
    append(command, { "--size", std::to_string(spec.folderMib << 20U), "--tmpfs", std::string(jailFolder) });
    append(command, { "--remount-ro", "/", "--chdir", std::string(jailFolder) });
    const std::vector<std::string> inside = workerCommand(python, worker);
    command.insert(command.end(), inside.begin(), inside.end());
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
    for (const char *location :
        { "vitrine_worker.so", "../bin/vitrine_worker.so", "../libexec/vitrine/vitrine_worker.so" }) {
        const fs::path worker = here / location;
        if (!failed && access(worker.c_str(), R_OK) == 0)
            return resolved(worker);
    }
    return {};
}

} // namespace vitrine
