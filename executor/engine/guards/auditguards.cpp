// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/auditguards.h"

#include "executor/engine/core/enginetypes.h"
#include "executor/engine/core/frames.h"
#include "executor/engine/core/sessioncore.h"
#include "executor/engine/guards/foreignguards.h"
#include "executor/engine/guards/frameattribution.h"
#include "executor/engine/guards/interpreterguards.h"
#include "executor/engine/guards/textcode.h"
#include "executor/engine/guards/textimports.h"

#include <algorithm>
#include <array>
#include <string>

namespace vitrine {

namespace {

// Sorted.
constexpr auto events = std::to_array<std::string_view>(
    { "_thread.start_joinable_thread", "_thread.start_new_thread", "compile", "ctypes.cdata", "ctypes.cdata/buffer",
        "exec", "import", "object.__delattr__", "object.__getattr__", "object.__setattr__", "pickle.find_class" });
static_assert(std::ranges::is_sorted(events));

std::string textAt(PyObject *args, Py_ssize_t index)
{
    PyObject *value = index < PyTuple_GET_SIZE(args) ? PyTuple_GET_ITEM(args, index) : nullptr;
    if (value != nullptr && PyBytes_Check(value))
        return { PyBytes_AS_STRING(value), static_cast<std::size_t>(PyBytes_GET_SIZE(value)) };
    return value != nullptr && PyUnicode_Check(value) ? fromPython(value) : std::string();
}

int deny(SessionCore &core, std::string_view rule, const std::string &message)
{
    core.deny(core.types->operationDenied(), rule, message);
    return -1;
}

// Libraries that draw windows. Their objects read and write files and start programs without an audit event.
int judgeImport(SessionCore &core, const std::string &module)
{
    static constexpr auto toolkits = std::to_array<std::string_view>(
        { "PyQt4", "PyQt5", "PyQt6", "PySide", "PySide2", "PySide6", "cairo", "cairocffi", "gi", "gtk", "qtpy", "wx" });
    const std::string top = module.substr(0, module.find('.'));
    if (!std::ranges::binary_search(toolkits, std::string_view(top)) || core.imports.allows(top))
        return 0;
    core.deny(
        core.types->importDenied(), "guards.foreign", top + " is not allowed: native code that bypasses the guards");
    return -1;
}

bool isOpen(const SessionCore &core) { return std::ranges::contains(core.policy.dunderAttributes, "*"); }

int judgeText(SessionCore &core, const std::string &forbidden)
{
    return forbidden.empty() ? 0
                             : deny(core, "guards.text", "Forbidden name in text that is run as code: " + forbidden);
}

// dataclasses executes its text in the globals of the module that the class claims to be from.
bool isTextOfDataclasses()
{
    PyFrameObject *frame = PyEval_GetFrame();
    return frame != nullptr && fileOf(frame).ends_with("/dataclasses.py");
}

TextWorld worldOfText()
{
    if (isTextOfDataclasses())
        return TextWorld::OfAnyModule;
    return importsGiveViews() ? TextWorld::OfLibraryWithImports : TextWorld::OfLibrary;
}

int judgeExec(SessionCore &core, PyObject *args)
{
    PyObject *code = PyTuple_GET_SIZE(args) > 0 ? PyTuple_GET_ITEM(args, 0) : nullptr;
    if (code == nullptr || !PyCode_Check(code)
        || isFromFile(fromPython(reinterpret_cast<PyCodeObject *>(code)->co_filename)))
        return 0;
    return judgeText(core, forbiddenIn(core, code, worldOfText()));
}

// pandas parses expressions and evaluates the tree itself: DataFrame.query, DataFrame.eval, pandas.eval.
bool isExpressionOfPandas()
{
    constexpr int deepest = 4;
    int depth = 0;
    bool isFound = false;
    anyFrameOutwards([&](PyFrameObject *frame) {
        isFound = fileOf(frame).contains("/pandas/core/computation/");
        return isFound || ++depth == deepest;
    });
    return isFound;
}

int judgeCompile(SessionCore &core, PyObject *args)
{
    if (isFromFile(textAt(args, 1)) || !isExpressionOfPandas())
        return 0;
    return judgeText(core, forbiddenInExpression(core, textAt(args, 0)));
}

int judgeUnpickling(SessionCore &core, PyObject *args)
{
    const std::string module = textAt(args, 0);
    const std::string name = textAt(args, 1);
    if (mayUnpickle(core, module, name))
        return 0;
    return deny(core, "guards.pickle", "A pickle may not look up " + module + "." + name);
}

int judgeThread(SessionCore &core)
{
    return core.imports.allows("threading") ? 0 : deny(core, "guards.threads", "Threads are not allowed by the policy");
}

} // namespace

bool isGuardEvent(std::string_view event) { return std::ranges::binary_search(events, event); }

bool isCallEvent(std::string_view event) { return event.starts_with("object."); }

int judgeCallEvent(std::string_view event, PyObject *args)
{
    return PyTuple_GET_SIZE(args) < 2 || mayCall(event, PyTuple_GET_ITEM(args, 0), textAt(args, 1)) ? 0 : -1;
}

int judgeGuardEvent(SessionCore &core, std::string_view event, PyObject *args)
{
    if (isOpen(core))
        return 0;
    if (event == "import") // by libraries, also while they are imported
        return judgeImport(core, textAt(args, 0));
    if (isInImport())
        return 0;
    if (event == "exec")
        return judgeExec(core, args);
    if (event == "compile")
        return judgeCompile(core, args);
    if (event.starts_with("ctypes."))
        return mayTouchMemory() ? 0 : -1;
    return event == "pickle.find_class" ? judgeUnpickling(core, args) : judgeThread(core);
}

} // namespace vitrine
