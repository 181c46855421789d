// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/workerengine.h"
#include "executor/review/pyref.h"

#include "executor/engine/core/networkshim.h"
#include "executor/engine/guards/audithook.h"
#include "executor/engine/session.h"
#include "executor/review/syntaxtypes.h"

#include <unistd.h>

namespace vitrine {

struct WorkerEngine::Private {
    Gil gil; ///< held permanently in this process
    std::optional<SyntaxTypes> syntax;
    std::shared_ptr<EngineTypes> types;
    std::unique_ptr<Session> session;
    std::unique_ptr<Watchdog> watchdog; ///< has a thread, so a template does not create it
};

namespace {

Error unavailable(std::string detail)
{
    return { .code = ErrorCode::Unavailable, .file = {}, .line = {}, .byte = {}, .detail = std::move(detail) };
}

Error takeError(const char *otherwise)
{
    const PyRef exception = takeException();
    const PyRef text = PyRef::steal(exception ? PyObject_Str(exception.get()) : nullptr);
    PyErr_Clear();
    return unavailable(text ? fromPython(text.get()) : otherwise);
}

} // namespace

WorkerEngine::WorkerEngine(std::unique_ptr<Private> state)
    : d(std::move(state))
{
}

WorkerEngine::~WorkerEngine() = default;

Result<std::unique_ptr<WorkerEngine>> WorkerEngine::create()
{
    auto state = std::make_unique<Private>();
    state->syntax = SyntaxTypes::load();
    if (!state->syntax)
        return std::unexpected(unavailable("CPython's module for syntax trees is missing"));
    if (!installAuditHook())
        return std::unexpected(unavailable("the audit hook could not be installed"));
    state->types = EngineTypes::create();
    if (!state->types)
        return std::unexpected(takeError("the engine could not be started"));
    return std::unique_ptr<WorkerEngine>(new WorkerEngine(std::move(state)));
}

bool WorkerEngine::preload(const std::string &module)
{
    const bool isThere = static_cast<bool>(importModule(module.c_str()));
    PyErr_Clear();
    return isThere;
}

void WorkerEngine::freeze()
{
    const PyRef collector = importModule("gc");
    for (const char *method : { "collect", "freeze" })
        PyRef::steal(collector ? PyObject_CallMethod(collector.get(), method, nullptr) : nullptr);
    PyErr_Clear();
}

void WorkerEngine::seed(std::uint64_t seed)
{
    constexpr std::uint64_t numpysMost = 0xffffffff;
    for (const char *module : { "random", "numpy.random" }) {
        const PyRef name = toPython(module);
        const PyRef loaded = PyRef::steal(PyImport_GetModule(name.get()));
        PyRef::steal(loaded ? PyObject_CallMethod(loaded.get(), "seed", "K", seed & numpysMost) : nullptr);
        PyErr_Clear();
    }
}

bool WorkerEngine::openNetwork(int dispenser) { return vitrine::openNetwork(dispenser); }

Result<void> WorkerEngine::begin(const SessionSetup &setup, const std::vector<std::string> &layers, ValueSink values)
{
    d->session = Session::create(*d->syntax, d->types, setup, layers);
    if (!d->session)
        return std::unexpected(takeError("the session could not be started"));
    d->session->passValuesTo(std::move(values));
    d->watchdog = std::make_unique<Watchdog>();
    return {};
}

Result<void> WorkerEngine::give(
    const std::map<std::string, std::string> &variables, const std::optional<std::vector<std::string>> &tools)
{
    if (!d->session->give(variables, tools))
        return std::unexpected(takeError("the session does not accept variables"));
    return {};
}

std::map<std::string, std::string> WorkerEngine::variables() { return d->session->safeVariables(*d->watchdog); }

StepResult WorkerEngine::run(std::string_view code, const StepObserver &observer)
{
    return d->session->run(code, observer, *d->watchdog);
}

bool WorkerEngine::hasSession() const { return d->session != nullptr; }

void WorkerEngine::cancel()
{
    if (d->watchdog)
        d->watchdog->cancel();
}

pid_t WorkerEngine::fork()
{
    PyOS_BeforeFork();
    const pid_t child = ::fork();
    if (child != 0) {
        PyOS_AfterFork_Parent();
        return child;
    }
    PyOS_AfterFork_Child();
    // Its thread does not exist in the copy, so it can neither be used nor ended here.
    if (d->watchdog) {
        static_cast<void>(d->watchdog.release());
        d->watchdog = std::make_unique<Watchdog>();
    }
    return 0;
}

std::string WorkerEngine::pythonVersion()
{
    const std::string_view text = Py_GetVersion();
    return std::string(text.substr(0, text.find(' ')));
}

} // namespace vitrine
