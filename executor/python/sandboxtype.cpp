// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/python/sandboxtype.h"

#include "executor/engine/core/safeformreader.h"
#include "executor/engine/core/safeformwriter.h"
#include "executor/policy/policydocument.h"
#include "executor/python/policytext.h"
#include "executor/python/sandboxhost.h"
#include "executor/python/steperror.h"

#include <array>
#include <map>

namespace vitrine {

namespace {

constexpr std::chrono::duration<double> signalLook(0.05);

// One session. Only the thread that holds the GIL touches it.
struct Sandbox {
    std::shared_ptr<SharedWorld> world;
    Policy policy;
    std::unique_ptr<SandboxHost> host; ///< null when it is closed
    StepResult last;
    bool hasRun = false;
};

struct SandboxObject {
    PyObject_HEAD Sandbox *sandbox; // owned
};

Sandbox &sandboxOf(PyObject *self) { return *reinterpret_cast<SandboxObject *>(self)->sandbox; }

template <typename Work>
auto withoutGil(Work work)
{
    PyThreadState *thread = PyEval_SaveThread();
    auto result = work();
    PyEval_RestoreThread(thread);
    return result;
}

std::shared_ptr<SharedWorld> worldOf(PyTypeObject *type)
{
    auto **world = static_cast<std::shared_ptr<SharedWorld> **>(PyType_GetModuleState(type));
    return world != nullptr && *world != nullptr ? **world : nullptr;
}

// Null with an exception set if the session is over, or was created before this process was forked.
SandboxHost *hostOf(PyObject *self)
{
    SandboxHost *host = sandboxOf(self).host.get();
    if (host != nullptr && host->isOfThisProcess())
        return host;
    PyErr_SetString(PyExc_RuntimeError,
        host == nullptr ? "the sandbox is closed" : "the sandbox belongs to the process that this one was forked from");
    return nullptr;
}

bool readTexts(PyObject *list, std::vector<std::string> &texts)
{
    const PyRef items = PyRef::steal(PySequence_List(list));
    for (Py_ssize_t i = 0; items && i < PyList_GET_SIZE(items.get()); ++i) {
        PyObject *item = PyList_GET_ITEM(items.get(), i);
        if (PyUnicode_Check(item) == 0)
            return PyErr_SetString(PyExc_TypeError, "a list of str is needed"), false;
        texts.push_back(fromPython(item));
    }
    return static_cast<bool>(items);
}

void closeHost(Sandbox &sandbox)
{
    if (auto host = std::move(sandbox.host))
        withoutGil([&host] {
            SandboxHost::giveBack(std::move(host));
            return 0;
        });
}

PyObject *create(PyTypeObject *type, PyObject *args, PyObject *)
{
    PyObject *policyText = nullptr;
    PyObject *folders = nullptr;
    PyObject *libraries = nullptr;
    const char *executable = nullptr;
    const char *module = nullptr;
    int usesNamespaces = 1;
    if (PyArg_ParseTuple(
            args, "UsOOs|p:Sandbox", &policyText, &executable, &folders, &libraries, &module, &usesNamespaces)
        == 0)
        return nullptr;
    WorkerPython python { executable, {}, {}, module };
    auto policy = policyFromText(fromPython(policyText));
    if (!policy || !readTexts(folders, python.packageFolders) || !readTexts(libraries, python.libraries))
        return nullptr;
    auto sandbox = std::make_unique<Sandbox>(worldOf(type), std::move(*policy), nullptr, StepResult {}, false);
    const auto started = withoutGil([&] {
        sandbox->host = SandboxHost::take(sandbox->policy, python, usesNamespaces != 0);
        return sandbox->host->begin(sandbox->policy);
    });
    if (!started) {
        closeHost(*sandbox);
        return PyErr_Format(PyExc_OSError, "%s", started.error().detail.c_str());
    }
    PyObject *self = type->tp_alloc(type, 0);
    if (self != nullptr)
        reinterpret_cast<SandboxObject *>(self)->sandbox = sandbox.release();
    return self;
}

void destroy(PyObject *self)
{
    PyTypeObject *type = Py_TYPE(self);
    const std::unique_ptr<Sandbox> sandbox(std::exchange(reinterpret_cast<SandboxObject *>(self)->sandbox, nullptr));
    if (sandbox)
        closeHost(*sandbox);
    type->tp_free(self);
    Py_DECREF(type);
}

bool readGift(PyObject *variables, PyObject *tools, SessionGift &gift)
{
    PyObject *name = nullptr;
    PyObject *form = nullptr;
    for (Py_ssize_t at = 0; PyDict_Next(variables, &at, &name, &form) != 0;)
        gift.variables.insert_or_assign(fromPython(name), fromPython(form));
    if (Py_IsNone(tools))
        return true;
    gift.tools.emplace();
    return readTexts(tools, *gift.tools);
}

PyObject *start(PyObject *self, PyObject *args)
{
    PyObject *code = nullptr;
    PyObject *variables = nullptr;
    PyObject *tools = nullptr;
    SessionGift gift;
    SandboxHost *host = hostOf(self);
    if (host == nullptr || PyArg_ParseTuple(args, "UO!O:start", &code, &PyDict_Type, &variables, &tools) == 0
        || !readGift(variables, tools, gift))
        return nullptr;
    host->start(fromPython(code), std::move(gift));
    return Py_NewRef(Py_None);
}

PyObject *variables(PyObject *self, PyObject *)
{
    SandboxHost *host = hostOf(self);
    if (host == nullptr)
        return nullptr;
    const auto forms = withoutGil([host] { return host->variables(); });
    PyRef all = PyRef::steal(PyDict_New());
    for (const auto &[name, form] : forms) {
        const PyRef key = toPython(name);
        const PyRef text = toPython(form);
        if (!all || !key || !text || PyDict_SetItem(all.get(), key.get(), text.get()) < 0)
            return nullptr;
    }
    return all.release();
}

PyObject *toTuple(const StepUpdate &update)
{
    const auto text = [](const std::string &utf8) { return toPython(utf8).release(); };
    switch (update.kind) {
    case StepUpdate::Kind::Printed: return Py_BuildValue("(sN)", "printed", text(update.text));
    case StepUpdate::Kind::Asked:
        return Py_BuildValue(
            "(sKNN)", "asked", static_cast<unsigned long long>(update.call), text(update.tool), text(update.arguments));
    case StepUpdate::Kind::Ended: break;
    }
    return Py_BuildValue("(s)", "ended");
}

// Signals, Ctrl-C above all, are delivered while a step runs.
PyObject *next(PyObject *self, PyObject *)
{
    SandboxHost *host = hostOf(self);
    while (host != nullptr) {
        const auto update = withoutGil([host] { return host->next(signalLook); });
        if (update)
            return toTuple(*update);
        if (PyErr_CheckSignals() < 0)
            return nullptr;
    }
    return nullptr;
}

PyObject *answer(PyObject *self, PyObject *args)
{
    unsigned long long call = 0;
    PyObject *form = nullptr;
    PyObject *error = nullptr;
    SandboxHost *host = hostOf(self);
    if (host == nullptr || PyArg_ParseTuple(args, "KOO:answer", &call, &form, &error) == 0)
        return nullptr;
    ToolAnswer given { {}, {}, ToolSource::Host };
    if (Py_IsNone(error))
        given.result = fromPython(form);
    else
        given.error = fromPython(error);
    host->answer(call, std::move(given));
    return Py_NewRef(Py_None);
}

StepOutput noOutput()
{
    StepOutput none;
    none.repr = "None";
    none.type = "NoneType";
    none.text = none.repr;
    return none;
}

PyObject *endOf(Sandbox &sandbox, const SandboxEnd &end, PyObject *seconds)
{
    if (sandbox.last.status != StepStatus::Ok) {
        LiveAnswer failed;
        failed.result = sandbox.last;
        raiseStepError(*sandbox.world, failed, sandbox.policy.dialect, seconds);
        return nullptr;
    }
    const auto text = [](const std::string &utf8) { return toPython(utf8).release(); };
    const StepOutput output = sandbox.last.output.value_or(noOutput());
    return Py_BuildValue("(NNNNNO)", end.form ? text(*end.form) : Py_NewRef(Py_None), text(output.type),
        text(output.repr), text(output.text), text(sandbox.last.logs), sandbox.last.isFinal ? Py_True : Py_False);
}

PyObject *finish(PyObject *self, PyObject *seconds)
{
    SandboxHost *host = hostOf(self);
    if (host == nullptr)
        return nullptr;
    Sandbox &sandbox = sandboxOf(self);
    SandboxEnd end = host->takeEnd();
    sandbox.last = std::move(end.result);
    sandbox.hasRun = true;
    return endOf(sandbox, end, seconds);
}

PyObject *deny(PyObject *self, PyObject *reason)
{
    if (PyUnicode_Check(reason) == 0)
        return PyErr_Format(PyExc_TypeError, "the argument of deny() must be a str");
    Sandbox &sandbox = sandboxOf(self);
    sandbox.last = approvalDenial(fromPython(reason), policyHash(sandbox.policy));
    sandbox.hasRun = true;
    return endOf(sandbox, {}, Py_None);
}

PyObject *cancel(PyObject *self, PyObject *)
{
    if (SandboxHost *host = sandboxOf(self).host.get(); host != nullptr && host->isOfThisProcess())
        host->cancel();
    return Py_NewRef(Py_None);
}

PyObject *close(PyObject *self, PyObject *)
{
    closeHost(sandboxOf(self));
    return Py_NewRef(Py_None);
}

PyObject *result(PyObject *self, PyObject *)
{
    const StepResult *last = lastSandboxResult(self);
    return last != nullptr ? toPython(toJson(*last)).release() : Py_NewRef(Py_None);
}

PyObject *logs(PyObject *self, void *) { return toPython(sandboxOf(self).last.logs).release(); }

PyObject *operations(PyObject *self, void *)
{
    return PyLong_FromUnsignedLongLong(sandboxOf(self).last.usage.operations);
}

PyObject *layers(PyObject *self, void *)
{
    const SandboxHost *host = sandboxOf(self).host.get();
    PyRef list = PyRef::steal(PyList_New(0));
    for (const std::string &layer : host != nullptr ? host->layers() : std::vector<std::string>()) {
        const PyRef name = toPython(layer);
        if (!list || !name || PyList_Append(list.get(), name.get()) < 0)
            return nullptr;
    }
    return list.release();
}

PyObject *pythonVersion(PyObject *self, void *)
{
    const SandboxHost *host = sandboxOf(self).host.get();
    return toPython(host != nullptr ? host->pythonVersion() : std::string()).release();
}

PyObject *toSafe(PyObject *, PyObject *value)
{
    constexpr std::size_t mostBytes = std::size_t { 32 } << 20;
    const auto form = toSafeForm(value, mostBytes);
    if (form)
        return toPython(*form).release();
    return PyErr_Format(PyExc_TypeError,
        form.error().isTooLarge ? "a value of type '%s' is too large for the sandbox; the limits are 32 MiB, 3,900,000 "
                                  "values and 100 levels"
                                : "a value of type '%s' cannot enter the sandbox; pass plain data, such as numbers, "
                                  "text, bytes, lists, tuples, dicts, sets, dates, arrays or images",
        form.error().type.c_str());
}

PyObject *fromSafe(PyObject *, PyObject *form) { return fromSafeForm(fromPython(form)).release(); }

PyObject *closeIdle(PyObject *, PyObject *)
{
    withoutGil([] {
        SandboxHost::closeIdle();
        return 0;
    });
    return Py_NewRef(Py_None);
}

PyMethodDef methods[] = {
    { "start", start, METH_VARARGS, "start(code, variables, tools): starts a step; variables are safe forms by name." },
    { "variables", variables, METH_NOARGS,
        "variables() -> dict: safe forms of the session's variables by name. Between steps." },
    { "next", next, METH_NOARGS,
        "next() -> ('printed', text) | ('asked', call, tool, arguments) | ('ended',): what the running step reports." },
    { "answer", answer, METH_VARARGS,
        "answer(call, form, error): answers a call; one of the two is None. Any thread." },
    { "finish", finish, METH_O,
        "finish(seconds) -> (form, type, repr, text, logs, is_final); raises if the step failed." },
    { "deny", deny, METH_O, "deny(reason): the step does not run; raises." },
    { "cancel", cancel, METH_NOARGS, "Stops the running step. Any thread." },
    { "close", close, METH_NOARGS, "Ends the session." },
    { "result", result, METH_NOARGS, "The result of the last step as JSON, or None." },
    {},
};

PyGetSetDef attributes[] = {
    { "logs", logs, nullptr, "Printed output of the last step.", nullptr },
    { "operations", operations, nullptr, "Number of operations of the last step.", nullptr },
    { "layers", layers, nullptr, "The active protection layers.", nullptr },
    { "python_version", pythonVersion, nullptr, "Version of the Python that runs the steps.", nullptr },
    {},
};

bool isSandbox(PyObject *object)
{
    return Py_TYPE(object)->tp_new == static_cast<newfunc>(create)
        && reinterpret_cast<SandboxObject *>(object)->sandbox != nullptr;
}

} // namespace

PyMethodDef sandboxFunctions[] = {
    { "to_safe", toSafe, METH_O, "The safe form of a value as JSON; TypeError where there is none." },
    { "from_safe", fromSafe, METH_O, "The value of a safe form." },
    { "close_idle_sandboxes", closeIdle, METH_NOARGS, "Ends the workers that are kept for further sessions." },
    {},
};

PyRef makeSandboxType(PyObject *module)
{
    std::array slots { PyType_Slot { Py_tp_new, reinterpret_cast<void *>(create) },
        PyType_Slot { Py_tp_dealloc, reinterpret_cast<void *>(destroy) }, PyType_Slot { Py_tp_methods, methods },
        PyType_Slot { Py_tp_getset, attributes }, PyType_Slot {} };
    PyType_Spec spec { .name = "vitrine._engine.Sandbox",
        .basicsize = sizeof(SandboxObject),
        .itemsize = 0,
        .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_IMMUTABLETYPE,
        .slots = slots.data() };
    return PyRef::steal(PyType_FromModuleAndSpec(module, &spec, nullptr));
}

const StepResult *lastSandboxResult(PyObject *sandbox)
{
    return isSandbox(sandbox) && sandboxOf(sandbox).hasRun ? &sandboxOf(sandbox).last : nullptr;
}

const Policy *sandboxPolicy(PyObject *sandbox) { return isSandbox(sandbox) ? &sandboxOf(sandbox).policy : nullptr; }

} // namespace vitrine
