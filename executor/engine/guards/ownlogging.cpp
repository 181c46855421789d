// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/ownlogging.h"

#include "executor/engine/core/auditedsession.h"
#include "executor/engine/core/enginesource.h"
#include "executor/engine/core/enginetypes.h"
#include "executor/engine/core/frames.h"
#include "executor/engine/core/importing.h"
#include "executor/engine/core/sessioncode.h"
#include "executor/engine/core/sessioncore.h"
#include "executor/engine/guards/classguards.h"
#include "executor/engine/guards/enginereading.h"

#include <memory>

namespace vitrine {

namespace {

// `code_frames()` gives (file, line, function) for each frame of the code, from the innermost outwards. Modules that
// fork would keep every copy, so the standard library's code takes the way of systems that cannot.
constexpr const char *copySource = R"python(
import atexit, io, sys, traceback, types

def standard_code(real):
    code = real.__spec__.loader.get_code('logging')
    found = 'register_at_fork' in code.co_consts
    if not found:
        raise ImportError('the module logging is not as expected')
    return code.replace(co_consts=tuple('' if one == 'register_at_fork' else one for one in code.co_consts))

def make(real):
    copy = types.ModuleType('logging', real.__doc__)
    space = copy.__dict__
    space.update(__builtins__=__builtins__, __file__=real.__file__, __path__=list(real.__path__),
                 __package__='logging')
    exec(standard_code(real), space)
    atexit.unregister(space['shutdown'])

    def print_stack(f=None, limit=None, file=None):
        lines = [traceback.FrameSummary(*one) for one in reversed(code_frames())]
        print(''.join(traceback.StackSummary.from_list(lines).format()), end='', file=file)

    def findCaller(self, stack_info=False, stacklevel=1):
        frames = code_frames()
        if not frames:
            return '(unknown file)', 0, '(unknown function)', None
        stack = None
        if stack_info:
            text = io.StringIO()
            text.write('Stack (most recent call last):\n')
            print_stack(file=text)
            stack = text.getvalue().removesuffix('\n')
        return *frames[min(max(stacklevel, 1), len(frames)) - 1], stack

    def captureWarnings(capture):
        """The module warnings belongs to the program and cannot be changed."""

    own = types.ModuleType('_tracebacks') # no policy allows it, so no view shows it
    own.print_exception, own.print_stack = traceback.print_exception, print_stack
    space.update(traceback=own, currentframe=lambda: None, captureWarnings=captureWarnings)
    space['Logger'].findCaller = findCaller
    return copy
)python";

bool appendFrame(PyObject *frames, PyFrameObject *frame)
{
    PyCodeObject *code = codeOf(frame);
    const PyRef entry
        = PyRef::steal(Py_BuildValue("(OiO)", code->co_filename, PyFrame_GetLineNumber(frame), code->co_name));
    return entry && PyList_Append(frames, entry.get()) == 0;
}

PyObject *codeFrames()
{
    PyRef frames = PyRef::steal(PyList_New(0));
    const bool failed = !frames || anyFrameOutwards([&frames](PyFrameObject *frame) {
        const PyRef builtins = PyRef::steal(PyFrame_GetBuiltins(frame));
        return sessionOf(builtins.get()) != nullptr && !appendFrame(frames.get(), frame);
    });
    return failed ? nullptr : frames.release();
}

bool isOfLogging(PyObject *type)
{
    const PyRef module = PyRef::steal(PyType_Check(type) ? PyObject_GetAttrString(type, "__module__") : nullptr);
    PyErr_Clear();
    return module && PyUnicode_Check(module.get()) && viewOf(module.get()) == "logging";
}

void giveClasses(PyObject *module)
{
    PyObject *name = nullptr;
    PyObject *value = nullptr;
    for (Py_ssize_t at = 0; PyDict_Next(PyModule_GetDict(module), &at, &name, &value) != 0;) {
        if (isOfLogging(value))
            makeOwnClass(value);
    }
}

} // namespace

PyRef makeOwnLogging(SessionCore &core, PyObject *real)
{
    const UnauditedCall unaudited;
    const Importing importing(core);
    const EngineReading own;
    const PyRef builtins = PyRef::steal(PyImport_AddModuleRef("builtins"));
    const PyRef frames = core.types->function("code_frames", [](PyObject *, PyObject *) { return codeFrames(); });
    const PyRef names = PyRef::steal(builtins && frames
            ? Py_BuildValue("{sOsO}", "__builtins__", builtins.get(), "code_frames", frames.get())
            : nullptr);
    const PyRef done = runEngineSource(copySource, names);
    PyObject *make = done ? PyDict_GetItemString(names.get(), "make") : nullptr;
    PyRef copy = PyRef::steal(make != nullptr ? PyObject_CallOneArg(make, real) : nullptr);
    if (copy)
        giveClasses(copy.get());
    return copy;
}

} // namespace vitrine
