// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/python/trailtype.h"

#include "base/clock.h"
#include "executor/python/livetrail.h"
#include "executor/python/policytext.h"
#include "executor/python/sandboxtype.h"
#include "executor/python/sessiontype.h"

#include <array>
#include <atomic>
#include <chrono>
#include <mutex>

namespace vitrine {

namespace {

// One recording; steps of several threads are written one after another.
struct Recording {
    std::mutex mutex; ///< protects the trail; taken without the GIL
    std::unique_ptr<LiveTrail> trail;
    std::atomic_bool asksNoMore = false; ///< waiting threads must return
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

bool readSandboxLayers(PyObject *names, LiveExecutor &executor)
{
    executor.name = "python-sandbox";
    executor.layers.clear();
    const PyRef list = PyRef::steal(PySequence_List(names));
    for (Py_ssize_t i = 0; list && i < PyList_GET_SIZE(list.get()); ++i)
        executor.layers.push_back(fromPython(PyList_GET_ITEM(list.get(), i)));
    return static_cast<bool>(list);
}

PyObject *create(PyTypeObject *type, PyObject *args, PyObject *)
{
    PyObject *path = nullptr;
    const char *title = nullptr;
    const char *agent = nullptr;
    PyObject *policyText = nullptr;
    PyObject *layerNames = nullptr;
    const char *python = PY_VERSION;
    if (PyArg_ParseTuple(
            args, "O&ssU|Os:Trail", PyUnicode_FSConverter, &path, &title, &agent, &policyText, &layerNames, &python)
        == 0)
        return nullptr;
    const PyRef held = PyRef::steal(path);
    const auto policy = policyFromText(fromPython(policyText));
    LiveExecutor executor { "python-module", python, { "review", "guards", "limits", "audit" } };
    if (!policy || (layerNames != nullptr && !Py_IsNone(layerNames) && !readSandboxLayers(layerNames, executor)))
        return nullptr;
    const std::filesystem::path file = PyBytes_AS_STRING(path);
    const LiveRunTitle run { title, agent };
    auto trail = withoutGil([&] { return LiveTrail::open(file, run, *policy, executor); });
    if (!trail)
        return raise(trail.error());
    PyObject *self = type->tp_alloc(type, 0);
    if (self != nullptr)
        reinterpret_cast<TrailObject *>(self)->recording = new Recording { {}, std::move(*trail), {} };
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

// The result of `ask`; false with an exception set.
bool readDecided(PyObject *object, std::optional<DecidedStep> &decided)
{
    if (Py_IsNone(object))
        return true;
    DecidedStep step;
    std::array<PyObject *, 8> texts {};
    if (PyTuple_Check(object) == 0
        || PyArg_ParseTuple(object, "UUUUUUUdddU", &texts[0], &texts[1], &texts[2], &texts[3], &texts[4], &texts[5],
               &texts[6], &step.askedAt, &step.decidedAt, &step.seconds, &texts[7])
            == 0) {
        PyErr_SetString(PyExc_TypeError, "begin() takes the result of ask()");
        return false;
    }
    step.written = fromPython(texts[0]);
    step.outcome = { approvalDecision(fromPython(texts[1])).value_or(ApprovalDecision::Deny),
        approvalDecider(fromPython(texts[2])).value_or(ApprovalOutcome::By::Absent), fromPython(texts[3]),
        fromPython(texts[4]), fromPython(texts[5]), fromPython(texts[6]) };
    step.byDefault = approvalDecision(fromPython(texts[7])).value_or(ApprovalDecision::Deny);
    decided = std::move(step);
    return true;
}

// Signals, Ctrl-C above all, are delivered while a step waits.
ApprovalOutcome wait(Recording &recording, ApprovalQuestion question, const std::filesystem::path &file)
{
    PyThreadState *thread = PyEval_SaveThread();
    const auto isStopped = [&] {
        if (recording.asksNoMore)
            return true;
        PyEval_RestoreThread(thread);
        const bool isInterrupted = PyErr_CheckSignals() < 0;
        thread = PyEval_SaveThread();
        return isInterrupted;
    };
    ApprovalOutcome outcome = askForApproval(file, std::move(question), isStopped);
    PyEval_RestoreThread(thread);
    return outcome;
}

PyObject *ask(PyObject *self, PyObject *args)
{
    PyObject *code = nullptr;
    double seconds = 0;
    const char *byDefault = nullptr;
    if (PyArg_ParseTuple(args, "Uds:ask", &code, &seconds, &byDefault) == 0)
        return nullptr;
    const auto decision = approvalDecision(byDefault);
    if (!decision || *decision == ApprovalDecision::Edit)
        return PyErr_Format(PyExc_ValueError, "the default of an approval must be 'deny' or 'allow'");
    Recording &recording = recordingOf(self);
    const LiveTrail &trail = *recording.trail;
    recording.asksNoMore = false;
    const double asked = secondsSinceEpoch();
    const ApprovalOutcome outcome = wait(recording,
        { {}, {}, trail.run(), trail.started() + 1, trail.title().title, trail.title().agent, fromPython(code), seconds,
            *decision },
        trail.file());
    if (PyErr_Occurred() != nullptr)
        return nullptr;
    const auto text = [](std::string_view value) { return toPython(value).release(); };
    return Py_BuildValue("(ONNNNNNdddN)", code, text(toString(outcome.decision)), text(toString(outcome.by)),
        text(outcome.code), text(outcome.author), text(outcome.reason), text(outcome.policy), asked,
        secondsSinceEpoch(), seconds, text(byDefault));
}

PyObject *stopAsking(PyObject *self, PyObject *)
{
    recordingOf(self).asksNoMore = true;
    return Py_NewRef(Py_None);
}

PyObject *begin(PyObject *self, PyObject *args)
{
    PyObject *code = nullptr;
    PyObject *session = nullptr;
    PyObject *answer = Py_None;
    std::optional<DecidedStep> decided;
    if (PyArg_ParseTuple(args, "UO|O:begin", &code, &session, &answer) == 0 || !readDecided(answer, decided))
        return nullptr;
    const Policy *policy = sandboxPolicy(session) != nullptr ? sandboxPolicy(session) : policyOf(session);
    if (policy == nullptr)
        return PyErr_Format(PyExc_TypeError, "begin() takes the code and the session that runs it");
    const auto execution = withoutGil([&, text = fromPython(code), judged = *policy] {
        const std::scoped_lock lock(recordingOf(self).mutex);
        return recordingOf(self).trail->begin(text, judged, decided);
    });
    return execution ? PyLong_FromLongLong(*execution) : raise(execution.error());
}

PyObject *end(PyObject *self, PyObject *args)
{
    long long execution = 0;
    PyObject *session = nullptr;
    if (PyArg_ParseTuple(args, "LO:end", &execution, &session) == 0)
        return nullptr;
    const StepResult *result = lastSandboxResult(session) != nullptr ? lastSandboxResult(session) : lastResult(session);
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
    { "begin", begin, METH_VARARGS, "begin(code, session, asked=None) -> execution: the step is about to run." },
    { "ask", ask, METH_VARARGS,
        "ask(code, seconds, default) -> (written, decision, by, code, author, reason, policy, asked_at, decided_at, "
        "seconds, default): the workbench that handles approvals for the trail decides." },
    { "stop_asking", stopAsking, METH_NOARGS, "Ends each wait for approval, as denied; any thread." },
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
