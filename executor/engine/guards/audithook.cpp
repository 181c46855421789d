// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/audithook.h"

#include "base/formatted.h"
#include "executor/engine/core/auditedsession.h"
#include "executor/engine/core/boundedrepr.h"
#include "executor/engine/core/enginetypes.h"
#include "executor/engine/core/frames.h"
#include "executor/engine/core/sessioncode.h"
#include "executor/engine/core/sessioncore.h"
#include "executor/engine/guards/auditguards.h"
#include "executor/engine/guards/auditjudge.h"
#include "executor/engine/guards/currentread.h"
#include "executor/engine/guards/descriptors.h"
#include "executor/engine/guards/eventpaths.h"
#include "executor/engine/guards/filelooks.h"
#include "executor/engine/guards/frameattribution.h"
#include "executor/engine/guards/interpreterguards.h"
#include "executor/engine/guards/libraryneeds.h"
#include "executor/engine/guards/sqliteguards.h"

#include <fcntl.h>
#include <sys/socket.h>

#include <algorithm>
#include <array>
#include <mutex>

namespace vitrine {

namespace {

thread_local bool isJudging = false; // events that the judge causes are not judged

// The folders in which this interpreter, or its virtual environment, keeps its libraries.
std::vector<std::string> foldersOfInterpreter()
{
    std::vector<std::string> folders;
    for (const char *prefix : { "prefix", "base_prefix" }) {
        PyObject *value = PySys_GetObject(prefix); // borrowed
        if (value != nullptr && PyUnicode_Check(value))
            folders.push_back(
                absolutePath(formatted("{}/lib/python{}.{}/", fromPython(value), PY_MAJOR_VERSION, PY_MINOR_VERSION)));
    }
    return folders;
}

constexpr std::size_t mostEvents = 10'000;
constexpr std::size_t longestSubject = 500;

std::string subjectText(PyObject *value)
{
    if (PyUnicode_Check(value))
        return fromPython(value);
    if (PyBytes_Check(value))
        return { PyBytes_AS_STRING(value), static_cast<std::size_t>(PyBytes_GET_SIZE(value)) };
    return boundedRepr(value, longestSubject).text;
}

// The host of an address (host, port); for a call on a socket, of the address in its arguments.
std::string networkSubject(PyObject *args)
{
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(args); ++i) {
        PyObject *item = PyTuple_GET_ITEM(args, i);
        if (PyTuple_Check(item) && PyTuple_GET_SIZE(item) > 0)
            return subjectText(PyTuple_GET_ITEM(item, 0));
        if (PyUnicode_Check(item))
            return subjectText(item);
    }
    return {};
}

bool isOfNetwork(std::string_view event)
{
    constexpr std::array libraries { std::string_view("socket."), std::string_view("http.client."),
        std::string_view("ftplib."), std::string_view("smtplib.") };
    return std::ranges::any_of(libraries, [event](std::string_view library) { return event.starts_with(library); });
}

// open(path, mode, flags), where the path may be an open descriptor, and functions that get one.
bool isUseOfDescriptor(std::string_view event, PyObject *args)
{
    return (event == "open" || event.starts_with("fcntl.")) && PyTuple_GET_SIZE(args) > 0
        && PyLong_Check(PyTuple_GET_ITEM(args, 0));
}

// The functions of shutil and glob report paths as they got them, and open them by events of their own.
bool opensByName(std::string_view event)
{
    return event == "open" || event == "sqlite3.connect" || event.starts_with("os.");
}

// socket.__new__(socket, family …). Event loops wake themselves with a pair of them. Binding and connecting are judged
// as events of their own.
bool isLocalSocket(std::string_view event, PyObject *args)
{
    return event == "socket.__new__" && PyTuple_GET_SIZE(args) > 1 && PyLong_Check(PyTuple_GET_ITEM(args, 1))
        && PyLong_AsLong(PyTuple_GET_ITEM(args, 1)) == AF_UNIX;
}

bool isNoFile(std::string_view event, PyObject *args)
{
    PyObject *name = event == "sqlite3.connect" && PyTuple_GET_SIZE(args) > 0 ? PyTuple_GET_ITEM(args, 0) : nullptr;
    return name != nullptr && isDatabaseInMemory(name);
}

// "w" empties the file, "x" creates it.
bool truncates(PyObject *args)
{
    PyObject *mode = PyTuple_GET_SIZE(args) > 1 ? PyTuple_GET_ITEM(args, 1) : nullptr;
    if (mode != nullptr && PyUnicode_Check(mode))
        return fromPython(mode).find_first_of("wx") != std::string::npos;
    PyObject *flags = PyTuple_GET_SIZE(args) > 2 ? PyTuple_GET_ITEM(args, 2) : nullptr;
    return flags != nullptr && PyLong_Check(flags) && (PyLong_AsLong(flags) & O_TRUNC) != 0;
}

bool opensForWriting(std::string_view event, PyObject *args)
{
    if (event != "open" || PyTuple_GET_SIZE(args) < 3)
        return false;
    PyObject *mode = PyTuple_GET_ITEM(args, 1);
    if (PyUnicode_Check(mode))
        return fromPython(mode).find_first_of("wax+") != std::string::npos;
    PyObject *flags = PyTuple_GET_ITEM(args, 2);
    const long bits = PyLong_Check(flags) ? PyLong_AsLong(flags) : 0;
    return (bits & (O_WRONLY | O_RDWR | O_CREAT | O_TRUNC)) != 0;
}

// Whether the event opens a file for writing.
bool isOpening(const EventRecord &record)
{
    return record.verdict == Verdict::Allowed && record.rule == "filesystem.write"
        && (record.kind == "open" || record.kind == "sqlite3.connect");
}

void countFile(SessionCore &core, EventRecord &record, PyObject *args)
{
    if (core.written.open(absolutePath(record.detail), record.kind == "open" && truncates(args)))
        return;
    record.verdict = Verdict::Denied;
    record.rule = "limits.files";
}

std::string denialText(const SessionCore &core, const EventRecord &record, bool writes)
{
    if (record.rule == "limits.files")
        return formatted("The step may write at most {} files: {}", core.policy.limits.files, record.detail);
    if (record.rule == "jail.files") // denialAdvice() reads this text
        return formatted("{} is not possible in the sandbox: {} is outside the working folder, and filesystem.{} does "
                         "not name it",
            record.kind, record.detail, writes ? "write" : "read");
    return record.kind + " is not allowed by the policy" + (record.detail.empty() ? "" : ": " + record.detail);
}

void keep(SessionCore &core, EventRecord &record)
{
    record.seq = core.events.size() + 1;
    if (core.events.size() < mostEvents)
        core.events.push_back(record);
}

bool isAboutFile(const EventRecord &record)
{
    return record.rule.starts_with("filesystem.") || record.rule == "jail.files";
}

int take(SessionCore &core, EventRecord record, bool writes = false)
{
    keep(core, record);
    core.outcomes->await(record);
    if (record.verdict != Verdict::Denied)
        return 0;
    const bool isHidden = isAboutFile(record) && hidesDenial(record.detail);
    core.deny(isHidden ? core.types->unhandledDenial() : core.types->operationDenied(), record.rule,
        denialText(core, record, writes));
    return -1;
}

// A denied file is shown by the path that the policy has to name: whole, and without links.
void showDenied(EventRecord &record)
{
    if (isAboutFile(record) && record.verdict == Verdict::Denied && opensByName(record.kind))
        record.detail = absolutePath(record.detail);
    record.detail = shownPath(record.detail);
}

int judgeUseOfDescriptor(SessionCore &core, std::string_view event, PyObject *args)
{
    const long number = PyLong_AsLong(PyTuple_GET_ITEM(args, 0));
    PyErr_Clear();
    const bool writes
        = event == "open" ? opensForWriting(event, args) : event != "fcntl.lockf" && event != "fcntl.flock";
    auto record = judgeDescriptor(core, static_cast<int>(number), writes);
    if (!record || isInImport())
        return 0;
    record->kind = event;
    return take(core, *record);
}

// Functions that cause an event, by the names with which Python code calls them.
bool isNamedByInnermost(std::string_view event)
{
    static constexpr auto openers
        = std::to_array<std::string_view>({ "open", "_builtin_open", "open_code", "FileIO", "fromfile" });
    static constexpr auto listers = std::to_array<std::string_view>({ "scandir", "listdir" });
    PyFrameObject *frame = PyEval_GetFrame();
    if (frame == nullptr || (event != "open" && !event.starts_with("os.")))
        return true;
    PyCodeObject *code = codeOf(frame);
    const auto isNamed = [code](std::string_view name) { return isNamedIn(code, name); };
    if (event == "open")
        return std::ranges::any_of(openers, isNamed);
    if (event == "os.scandir" || event == "os.listdir")
        return std::ranges::any_of(listers, isNamed);
    return isNamed(event.substr(event.find('.') + 1));
}

struct Judged {
    AuditEvent event;
    bool isNameless = false;
    bool isSecond = false; ///< the second path of an operation, which has one record, unless this path is denied
};

int judgeOne(SessionCore &core, const Judged &judged, PyObject *args)
{
    const AuditEvent &event = judged.event;
    auto record = judgeAuditEvent(event, core.policy, core.imports);
    const bool isNameless = record && judged.isNameless && record->rule.starts_with("filesystem.")
        && opensByName(event.name) && !core.allowsEverything();
    if (isNameless)
        record->verdict = Verdict::Denied;
    if (!record
        || (record->verdict == Verdict::Allowed && record->rule == "filesystem.read" && isSystemLibrary(event.subject)))
        return 0;
    // Accesses by an allowed library during its own import are not attributed to the code, but it must not write, and
    // nothing may leave the machine.
    const bool isHarmless = record->rule == "filesystem.read" || record->rule == "process.environment"
        || record->rule.starts_with("guards.");
    if (isHarmless && isInImport() && isCalledByImport() && isNamedByInnermost(event.name))
        return 0;
    if (record->verdict == Verdict::Denied && !isNameless
        && ((record->rule == "filesystem.read" && isOfInterpreter(event.subject))
            || isNeedOfLibrary(event.name, event.subject)))
        return 0;
    if (core.startsNoProcesses && record->verdict == Verdict::Allowed && startsProcess(event.name)) {
        record->verdict = Verdict::Denied;
        record->rule = "jail.processes";
    }
    if (judged.isSecond && record->verdict == Verdict::Allowed)
        return 0;
    if (isOpening(*record))
        countFile(core, *record, args);
    const bool writes = record->rule == "filesystem.write";
    if (record->verdict == Verdict::Denied && !isNameless && isOutsideJail(*record))
        record->rule = "jail.files";
    if (!isNameless)
        showDenied(*record);
    else
        record->detail = shownPath(record->detail);
    return take(core, *std::move(record), writes);
}

int judge(SessionCore &core, std::string_view name, PyObject *args)
{
    if (isUseOfDescriptor(name, args))
        return judgeUseOfDescriptor(core, name, args);
    if (isLocalSocket(name, args) || isNoFile(name, args))
        return 0;
    if (isOfNetwork(name))
        return judgeOne(core, { .event = { name, networkSubject(args), false } }, args);
    const EventPaths paths = pathsOf(name, args);
    const Judged second { { name, paths.second, true }, paths.isNameless, true };
    if (!paths.second.empty() && judgeOne(core, second, args) != 0)
        return -1;
    return judgeOne(core, { { name, paths.first, opensForWriting(name, args) }, paths.isNameless }, args);
}

// Functions of the code that the program calls are recognized by their frames.
SessionCore *judgedSession()
{
    if (auditedSession() != nullptr || isExcused())
        return auditedSession();
    SessionCore *core = codeOnThread();
    return core != nullptr ? core : sessionOfThread();
}

int hook(const char *event, PyObject *args, void *)
{
    const bool isGuards = isGuardEvent(event);
    if (isJudging || args == nullptr || !PyTuple_Check(args) || (!isGuards && !isJudgedEvent(event)))
        return 0;
    isJudging = true;
    int answer = 0;
    if (isCallEvent(event))
        answer = judgeCallEvent(event, args);
    else if (SessionCore *core = judgedSession())
        answer = isGuards ? judgeGuardEvent(*core, event, args) : judge(*core, event, args);
    isJudging = false;
    return answer;
}

} // namespace

bool isOfInterpreter(const std::string &path)
{
    // There is one interpreter per process, and code may run until that ends.
    static const auto &folders = *new std::vector<std::string>(foldersOfInterpreter());
    const std::string whole = absolutePath(path);
    return std::ranges::any_of(folders, [&whole](const std::string &folder) { return whole.starts_with(folder); });
}

void denyEvent(SessionCore &core, EventRecord denied)
{
    const bool writes = denied.rule == "filesystem.write";
    if (isOutsideJail(denied))
        denied.rule = "jail.files";
    showDenied(denied);
    keep(core, denied);
    const bool isCode = sessionOf(PyEval_GetBuiltins()) != nullptr;
    core.deny(isCode ? core.types->operationDenied() : core.types->unhandledDenial(), denied.rule,
        denialText(core, denied, writes));
}

bool installAuditHook()
{
    static std::once_flag once; // one hook per process, like the interpreter
    static bool isInstalled = false;
    // Arming imports modules, which gives up the GIL. A thread that waits for another one to finish must not hold it.
    PyThreadState *self = PyEval_SaveThread();
    std::call_once(once, [self] {
        PyEval_RestoreThread(self);
        isInstalled = PySys_AddAuditHook(hook, nullptr) == 0;
        armInterpreterGuards(); // some guards use audit events
        PyEval_SaveThread();
    });
    PyEval_RestoreThread(self);
    return isInstalled;
}

} // namespace vitrine
