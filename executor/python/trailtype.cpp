// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/python/trailtype.h"

#include "executor/python/livetrail.h"
#include "executor/python/policytext.h"
#include "executor/python/sessiontype.h"

#include <array>
#include <mutex>

namespace vitrine {

namespace {

// One recording; steps of several threads are written one after the other.
struct Recording {
    std::mutex mutex; ///< protects the trail; taken without the GIL
    std::unique_ptr<LiveTrail> trail;
};

struct TrailObject {
    PyObject_HEAD Recording *recording; // owned
};

Recording &recordingOf(PyObject *self) { return *reinterpret_cast<TrailObject *>(self)->recording; }

PyObject *raise(const Error &error)
{
    return PyErr_Format(PyExc_OSError, "the trail cannot be written: %s%s%s", std::string(toString(error.code)).c_str(),
        error.detail.empty() ? "" : ": ", error.detail.c_str());
}

// Waits for the disk without the GIL.
template <typename Work>
auto withoutGil(Work work)
{
    PyThreadState *thread = PyEval_SaveThread();
    auto result = work();
    PyEval_RestoreThread(thread);
    return result;
}

PyObject *create(PyTypeObject *type, PyObject *args, PyObject *)
{
    PyObject *path = nullptr;
    const char *title = nullptr;
    const char *agent = nullptr;
    PyObject *policyText = nullptr;
    if (PyArg_ParseTuple(args, "O&ssU:Trail", PyUnicode_FSConverter, &path, &title, &agent, &policyText) == 0)
        return nullptr;
    const PyRef held = PyRef::steal(path);
    const auto policy = policyFromText(fromPython(policyText));
    if (!policy)
        return nullptr;
    const std::filesystem::path file = PyBytes_AS_STRING(path);
    const LiveRunTitle run { title, agent };
    auto trail
        = withoutGil([&] { return LiveTrail::open(file, run, *policy, { "review", "guards", "limits", "audit" }); });
    if (!trail)
        return raise(trail.error());
    PyObject *self = type->tp_alloc(type, 0);
    if (self != nullptr)
        reinterpret_cast<TrailObject *>(self)->recording = new Recording { {}, std::move(*trail) };
    return self;
}

void destroy(PyObject *self)
{
    PyTypeObject *type = Py_TYPE(self);
    Recording *recording = std::exchange(reinterpret_cast<TrailObject *>(self)->recording, nullptr);
    withoutGil([recording] {
        delete recording;
        return 0;
    });
    type->tp_free(self);
    Py_DECREF(type);
}

PyObject *begin(PyObject *self, PyObject *args)
{
    PyObject *code = nullptr;
    PyObject *session = nullptr;
    if (PyArg_ParseTuple(args, "UO:begin", &code, &session) == 0)
        return nullptr;
    const Policy *policy = policyOf(session);
    if (policy == nullptr)
        return PyErr_Format(PyExc_TypeError, "begin() takes the code and the session that runs it");
    const auto execution = withoutGil([&, text = fromPython(code), judged = *policy] {
        const std::scoped_lock lock(recordingOf(self).mutex);
        return recordingOf(self).trail->begin(text, judged);
    });
    return execution ? PyLong_FromLongLong(*execution) : raise(execution.error());
}

PyObject *end(PyObject *self, PyObject *args)
{
    long long execution = 0;
    PyObject *session = nullptr;
    if (PyArg_ParseTuple(args, "LO:end", &execution, &session) == 0)
        return nullptr;
    const StepResult *result = lastResult(session);
    if (result == nullptr)
        return PyErr_Format(PyExc_TypeError, "end() takes an execution and the session that ran it");
    const auto ended = withoutGil([&, copy = *result] {
        const std::scoped_lock lock(recordingOf(self).mutex);
        return recordingOf(self).trail->end(execution, copy);
    });
    return ended ? Py_NewRef(Py_None) : raise(ended.error());
}

PyObject *run(PyObject *self, void *) { return PyLong_FromLongLong(recordingOf(self).trail->run()); }

PyMethodDef methods[] = {
    { "begin", begin, METH_VARARGS, "begin(code, session) -> execution: the step is about to run." },
    { "end", end, METH_VARARGS, "end(execution, session): it has run, with the session's last result." },
    {},
};

PyGetSetDef attributes[] = {
    { "run", run, nullptr, "The number of the run in the trail.", nullptr },
    {},
};

} // namespace

PyRef makeTrailType(PyObject *module)
{
    std::array slots { PyType_Slot { Py_tp_new, reinterpret_cast<void *>(create) },
        PyType_Slot { Py_tp_dealloc, reinterpret_cast<void *>(destroy) }, PyType_Slot { Py_tp_methods, methods },
        PyType_Slot { Py_tp_getset, attributes }, PyType_Slot {} };
    PyType_Spec spec { .name = "vitrine._engine.Trail",
        .basicsize = sizeof(TrailObject),
        .itemsize = 0,
        .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_IMMUTABLETYPE,
        .slots = slots.data() };
    return PyRef::steal(PyType_FromModuleAndSpec(module, &spec, nullptr));
}

} // namespace vitrine
