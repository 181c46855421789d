// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/filelooks.h"

#include "executor/engine/core/auditedsession.h"
#include "executor/engine/core/boundedrepr.h"
#include "executor/engine/core/frames.h"
#include "executor/engine/core/sessioncore.h"
#include "executor/engine/guards/audithook.h"
#include "executor/engine/guards/auditjudge.h"
#include "executor/engine/guards/cfunctions.h"
#include "executor/engine/guards/classguards.h"
#include "executor/engine/guards/descriptors.h"
#include "executor/engine/guards/eventpaths.h"
#include "executor/engine/guards/frameattribution.h"
#include "executor/engine/guards/namedfile.h"
#include "executor/policy/systemfolders.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <string>
#include <string_view>
#include <utility>

namespace vitrine {

namespace {

constexpr std::string_view writing = "os.chmod"; // any event that writes
constexpr std::size_t longestName = 500;

// What the jail contains beside the files of the interpreter.
constexpr auto filesOfSystem = std::to_array<std::string_view>(
    { "/usr/lib", "/usr/lib64", "/usr/local/lib", "/lib", "/lib64", "/etc/matplotlibrc", "/etc/ld.so.cache",
        "/etc/alternatives", "/dev/null", "/dev/zero", "/dev/random", "/dev/urandom" });

bool isIn(std::string_view path, std::string_view folder)
{
    return path.starts_with(folder)
        && (path.size() == folder.size() || folder.ends_with('/') || path[folder.size()] == '/');
}

// Whether the folder is above a file that the policy allows: paths are followed through it.
bool isOnTheWay(const SessionCore &core, std::string_view folder)
{
    const auto isAbove
        = [folder](std::string_view glob) { return isIn(glob.substr(0, glob.find_first_of("*?[")), folder); };
    return folder == "/" || std::ranges::any_of(systemFolders(), isAbove)
        || std::ranges::any_of(core.policy.readGlobs, isAbove) || std::ranges::any_of(core.policy.writeGlobs, isAbove)
        || isAbove(absolutePath("."));
}

bool isCompiledFrom(PyFrameObject *frame, std::string_view end)
{
    return viewOf(codeOf(frame)->co_filename).ends_with(end);
}

// The functions of `importlib` look for modules, in the folders of the program.
bool isImportlibAsking()
{
    PyFrameObject *frame = PyEval_GetFrame();
    return frame != nullptr && viewOf(codeOf(frame)->co_filename).starts_with("<frozen importlib");
}

bool isStrict(PyFrameObject *frame)
{
    const PyRef name = toPython("strict");
    const PyRef value = PyRef::steal(PyFrame_GetVar(frame, name.get()));
    PyErr_Clear();
    return value && Py_IsTrue(value.get());
}

// `os.path.realpath` follows links and takes what is missing as it is named, unless it is asked to be strict.
bool isFollowingLinks()
{
    PyFrameObject *frame = PyEval_GetFrame();
    return frame != nullptr && viewOf(codeOf(frame)->co_name).ends_with("realpath")
        && (isCompiledFrom(frame, "/posixpath.py") || isCompiledFrom(frame, "<frozen posixpath>")) && !isStrict(frame);
}

// Policies that allow processes show every file to them.
bool mayLookAnywhere(const SessionCore &core) { return core.allowsEverything() || core.imports.allows("subprocess"); }

std::string pathIn(const CallArguments &arguments)
{
    PyObject *path = arguments.at(0, "path");
    const std::string text = path != nullptr ? plainPath(path) : std::string();
    PyObject *folder = arguments.at(-1, "dir_fd");
    if (text.starts_with('/') || folder == nullptr || !PyLong_Check(folder))
        return text;
    const std::string open = pathOfDescriptor(static_cast<int>(PyLong_AsLong(folder)));
    PyErr_Clear();
    return open.empty() ? text : open + '/' + text;
}

bool sayMissing(const std::string &path)
{
    const PyRef name = toPython(shownPath(path));
    errno = ENOENT;
    PyErr_SetFromErrnoWithFilenameObject(PyExc_OSError, name.get());
    return false;
}

// Whether the policy lets the code look, or its library, which looks through this folder for what the policy allows.
bool allowsLook(const SessionCore &core, std::string_view event, const std::string &path)
{
    const auto isAllowed = [&core, &path](std::string_view one, bool writes) {
        const auto record = judgeAuditEvent({ one, path, writes }, core.policy, core.imports);
        return !record || record->verdict == Verdict::Allowed;
    };
    return isAllowed(event, false) || isAllowed(writing, true) || isOnTheWay(core, absolutePath(path))
        || isOfInterpreter(path) || isInImport();
}

// What a library looks for on its own is missing wherever the code runs, as it is in the jail.
bool seesJail(SessionCore &core, std::string_view event, const std::string &path)
{
    constexpr std::size_t mostLooks = 100;
    const std::string whole = absolutePath(path);
    if (std::ranges::any_of(filesOfSystem, [&whole](std::string_view one) { return isIn(whole, one); }))
        return true;
    if (core.hiddenLooks.size() < mostLooks)
        core.hiddenLooks.push_back({ 0, std::string(event), whole, Verdict::Denied, "filesystem.read" });
    return sayMissing(path);
}

bool judgeLook(SessionCore &core, std::string_view event, const std::string &path)
{
    if (allowsLook(core, event, path))
        return true;
    if (isFollowingLinks())
        return sayMissing(path);
    const auto named = fileNamedByCode(path);
    if (!named)
        return seesJail(core, event, path);
    auto record
        = judgeAuditEvent({ named->writes ? writing : event, named->path, named->writes }, core.policy, core.imports);
    if (!record || record->verdict == Verdict::Allowed)
        return true;
    record->kind = event;
    denyEvent(core, *std::move(record));
    return false;
}

// An object of the code could have another name for the function than for the judge. Folders that were listed have been
// judged, and so have their entries.
bool judgeNameless(SessionCore &core, std::string_view event, PyObject *path)
{
    if (!isOwnClass(reinterpret_cast<PyObject *>(Py_TYPE(path))))
        return true;
    denyEvent(core, { 0, std::string(event), boundedRepr(path, longestName).text, Verdict::Denied, "filesystem.read" });
    return false;
}

template <int index>
struct Look {
    static constexpr std::array names { "os.access", "os.lstat", "os.readlink", "os.stat", "os.statvfs" };
    static bool may(const CallArguments &arguments)
    {
        SessionCore *core = auditedSession();
        PyObject *path = arguments.at(0, "path");
        if (core == nullptr || path == nullptr || PyLong_Check(path) || isImportlibAsking() || mayLookAnywhere(*core))
            return true;
        const std::string name = pathIn(arguments);
        return name.empty() ? judgeNameless(*core, names.at(index), path) : judgeLook(*core, names.at(index), name);
    }
};

template <int... indexes>
void armAll(PyObject *module, std::integer_sequence<int, indexes...>)
{
    constexpr std::size_t prefix = std::string_view("os.").size();
    (CallGuard<Look<indexes>>::arm(module, Look<0>::names.at(indexes) + prefix), ...);
}

// Functions that go on after an error of the system.
struct Swallower {
    std::string_view file; ///< or a folder
    std::string_view function; ///< empty: all of the file
};
constexpr auto swallowers = std::to_array<Swallower>({ { "/configparser.py", "read" }, { "/glob.py", {} },
    { "/linecache.py", {} }, { "/os.py", "walk" }, { "/os.py", "_walk" }, { "/os.py", "fwalk" }, { "/os.py", "_fwalk" },
    { "/pathlib.py", {} }, { "/pathlib/", {} }, { "/zipfile.py", "is_zipfile" }, { "/zipfile/", "is_zipfile" } });

bool isSwallower(PyFrameObject *frame)
{
    const std::string_view file = viewOf(codeOf(frame)->co_filename);
    const std::string_view function = viewOf(codeOf(frame)->co_name);
    return std::ranges::any_of(swallowers, [&](const Swallower &one) {
        const bool isFile = one.file.ends_with('/') ? file.contains(one.file) : file.ends_with(one.file);
        return isFile && (one.function.empty() || one.function == function);
    });
}

} // namespace

bool hidesDenial(const std::string &path)
{
    PyFrameObject *frame = PyEval_GetFrame();
    return frame != nullptr && isSwallower(frame) && fileNamedByCode(path);
}

void armFileLooks()
{
    if (const PyRef module = importModule("posix"))
        armAll(module.get(), std::make_integer_sequence<int, static_cast<int>(Look<0>::names.size())>());
    PyErr_Clear();
}

} // namespace vitrine
