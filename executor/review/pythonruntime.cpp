// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/review/pythonruntime.h"
#include "executor/review/pyref.h"

#include "executor/review/syntaxtypes.h"

#include <array>
#include <condition_variable>
#include <future>
#include <mutex>
#include <optional>
#include <semaphore>
#include <thread>

namespace vitrine {

struct PythonRuntime::Private {
    std::string version;
    std::optional<SyntaxTypes> syntax;
    std::binary_semaphore end { 0 };
    std::jthread thread;

    ~Private();

    /// Starts the interpreter on its thread; returns an error on failure.
    std::optional<Error> run();
};

namespace {

/// CPython exists once per process, so this state is global.
struct OnlyRuntime {
    std::mutex mutex; ///< protects what follows
    std::condition_variable ended;
    std::weak_ptr<PythonRuntime> running;
    bool isThere = false; ///< also while it ends, on any thread
};

OnlyRuntime &onlyRuntime()
{
    static OnlyRuntime only;
    return only;
}

Error unavailable(std::string_view detail)
{
    return { .code = ErrorCode::Unavailable, .file = {}, .line = {}, .byte = {}, .detail = std::string(detail) };
}

class Config final {
public:
    Config() { PyConfig_InitIsolatedConfig(&m_config); }
    ~Config() { PyConfig_Clear(&m_config); }
    Config(const Config &) = delete;
    Config &operator=(const Config &) = delete;
    PyConfig *operator->() { return &m_config; }
    PyConfig *get() { return &m_config; }

private:
    PyConfig m_config;
};

PyStatus preInitialize()
{
    PyPreConfig config;
    PyPreConfig_InitIsolatedConfig(&config);
    config.utf8_mode = 1;
    return Py_PreInitialize(&config);
}

// Warnings about libraries are ignored; those about the code are shown, as Python does for a script.
constexpr std::array warningOptions { L"ignore", L"default:::__main__", L"ignore::PendingDeprecationWarning",
    L"ignore::ImportWarning", L"ignore::ResourceWarning" };

// The distribution's own prefix is derived from the location of its interpreter, not from that of this program.
PyStatus initialize()
{
    Config config;
    config->install_signal_handlers = 0;
    config->write_bytecode = 0;
    PyStatus status = PyConfig_SetString(config.get(), &config->program_name, L"/usr/bin/python3");
    for (const wchar_t *option : warningOptions)
        if (!PyStatus_Exception(status))
            status = PyWideStringList_Append(&config->warnoptions, option);
    if (!PyStatus_Exception(status))
        status = Py_InitializeFromConfig(config.get());
    return status;
}

std::optional<Error> startInterpreter()
{
    if (Py_IsInitialized() != 0)
        return unavailable("another CPython is already running in this process");
    PyStatus status = preInitialize();
    if (!PyStatus_Exception(status))
        status = initialize();
    if (PyStatus_Exception(status))
        return unavailable(status.err_msg != nullptr ? status.err_msg : "CPython could not be started");
    return std::nullopt;
}

// Redirects prints of tool stubs to standard error, since standard output contains only the program's results.
void printToErrors()
{
    PyObject *errors = PySys_GetObject("stderr");
    if (errors != nullptr)
        PySys_SetObject("stdout", errors);
}

std::string versionNumber()
{
    const std::string_view text = Py_GetVersion();
    return std::string(text.substr(0, text.find(' ')));
}

} // namespace

PythonRuntime::PythonRuntime(std::unique_ptr<Private> state)
    : d(std::move(state))
{
}

std::optional<Error> PythonRuntime::Private::run()
{
    std::promise<std::optional<Error>> started;
    auto outcome = started.get_future();
    thread = std::jthread([started = std::move(started), this]() mutable {
        auto error = startInterpreter();
        if (error)
            return started.set_value(std::move(error));
        printToErrors();
        version = versionNumber();
        syntax = SyntaxTypes::load();
        const bool isUsable = syntax.has_value();
        PyThreadState *self = PyEval_SaveThread();
        started.set_value(
            isUsable ? std::nullopt : std::optional(unavailable("CPython's module for syntax trees is missing")));
        end.acquire();
        PyEval_RestoreThread(self);
        syntax.reset();
        Py_FinalizeEx();
    });
    return outcome.get();
}

PythonRuntime::Private::~Private() { end.release(); }

Result<std::shared_ptr<PythonRuntime>> PythonRuntime::start()
{
    auto &only = onlyRuntime();
    std::unique_lock lock(only.mutex);
    std::shared_ptr<PythonRuntime> runtime;
    only.ended.wait(lock, [&] { return (runtime = only.running.lock()) || !only.isThere; });
    if (runtime)
        return runtime;

    auto state = std::make_unique<Private>();
    if (auto error = state->run())
        return std::unexpected(std::move(*error));
    runtime.reset(new PythonRuntime(std::move(state)));
    only.running = runtime;
    only.isThere = true;
    return runtime;
}

// Ends the interpreter without the lock: the thread that waits for a new one may hold something that the old one still
// needs.
PythonRuntime::~PythonRuntime()
{
    d.reset();
    auto &only = onlyRuntime();
    const std::scoped_lock lock(only.mutex);
    only.isThere = false;
    only.ended.notify_all();
}

const std::string &PythonRuntime::version() const { return d->version; }

const SyntaxTypes &PythonRuntime::syntax() const { return *d->syntax; }

} // namespace vitrine
