// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/inprocessexecutor.h"

#include "executor/engine/core/stepfailure.h"
#include "executor/engine/core/stepthread.h"
#include "executor/engine/guards/audithook.h"
#include "executor/engine/session.h"
#include "executor/policy/policydocument.h"
#include "executor/review/persistentthreadstate.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <mutex>

namespace vitrine {

namespace {

using Clock = std::chrono::steady_clock;

Error unavailable(std::string detail)
{
    return { .code = ErrorCode::Unavailable, .file = {}, .line = {}, .byte = {}, .detail = std::move(detail) };
}

/// An observer that an abandoned step does not reach any more, and the text that the step has printed so far.
class StepListener final {
public:
    explicit StepListener(const StepObserver &observer)
        : m_observer(observer)
    {
    }

    StepObserver observer()
    {
        StepObserver own { .printed = [this](std::string_view text) { print(text); } };
        if (m_observer.asked)
            own.asked = [this](const std::string &tool, const std::string &arguments) { return ask(tool, arguments); };
        return own;
    }

    /// Waits for a call that runs.
    std::string leave()
    {
        const std::scoped_lock lock(m_mutex);
        m_isLeft = true;
        return std::move(m_printed);
    }

private:
    void print(std::string_view text)
    {
        const std::scoped_lock lock(m_mutex);
        if (m_isLeft)
            return;
        m_printed += text;
        if (m_observer.printed)
            m_observer.printed(text);
    }
    ToolAnswer ask(const std::string &tool, const std::string &arguments)
    {
        const std::scoped_lock lock(m_mutex);
        return m_isLeft ? ToolAnswer {} : m_observer.asked(tool, arguments);
    }

    std::mutex m_mutex;
    StepObserver m_observer;
    std::string m_printed;
    bool m_isLeft = false;
};

/// A session with all that it needs, on a thread of its own, which keeps it if a step is abandoned.
struct Site {
    explicit Site(std::shared_ptr<PythonRuntime> runtime)
        : python(std::move(runtime))
    {
    }
    ~Site() { end(); }
    Site(const Site &) = delete;
    Site &operator=(const Site &) = delete;

    /// All on the thread of the site; the destructor, after a step was abandoned, on any.
    Result<void> begin(const SessionSetup &setup, const std::vector<std::string> &layers);
    StepResult run(std::string_view code, const StepObserver &observer);
    void end();

    std::shared_ptr<PythonRuntime> python;
    std::shared_ptr<EngineTypes> types;
    std::unique_ptr<Session> session;
    Watchdog watchdog;
    PersistentThreadState thread;
};

// Guards and the audit hook are installed in the first interpreter of a process that runs code. CPython drops the hook
// when an interpreter ends, and nothing would guard the next one. Never destroyed, as the program may end while an
// abandoned step runs.
void keepUntilProcessEnds(const std::shared_ptr<PythonRuntime> &python)
{
    static auto *const kept = new std::shared_ptr(python);
    static_cast<void>(kept->get());
#ifdef __SANITIZE_ADDRESS__
    // The search for leaks does not look into memory of Python's own allocator: what only that refers to would be one.
    [[maybe_unused]] static const int isReleased = std::atexit([] { kept->reset(); });
#endif
}

Result<void> Site::begin(const SessionSetup &setup, const std::vector<std::string> &layers)
{
    keepUntilProcessEnds(python);
    const Gil gil;
    thread.keep();
    if (!installAuditHook())
        return std::unexpected(unavailable("the audit hook could not be installed"));
    if (!types)
        types = EngineTypes::create();
    session.reset();
    if (types)
        session = Session::create(python->syntax(), types, setup, layers);
    if (session)
        return {};
    const PyRef exception = takeException();
    const PyRef text = PyRef::steal(exception ? PyObject_Str(exception.get()) : nullptr);
    PyErr_Clear();
    return std::unexpected(unavailable(text ? fromPython(text.get()) : "the session could not be started"));
}

StepResult Site::run(std::string_view code, const StepObserver &observer)
{
    const Gil gil;
    return session->run(code, observer, watchdog);
}

void Site::end()
{
    const Gil gil;
    session.reset();
    types.reset();
    thread.release();
}

class InProcessExecutor final : public Executor {
public:
    explicit InProcessExecutor(std::shared_ptr<PythonRuntime> python)
        : m_python(std::move(python))
    {
    }

    ~InProcessExecutor() override { endSite(); }

    Result<void> begin(const SessionSetup &setup) override
    {
        m_setup.reset();
        for (const std::string &layer : setup.policy.requiredLayers) {
            if (!std::ranges::contains(layers(), layer))
                return std::unexpected(unavailable("the policy requires the layer " + layer));
        }
        if (setup.determinism != Determinism {})
            return std::unexpected(unavailable("only the sandbox can give code a clock or a seed"));
        if (auto started = beginSite(setup); !started)
            return started;
        m_setup = setup;
        m_policyHash = policyHash(setup.policy);
        return {};
    }

    StepResult run(std::string_view code, const StepObserver &observer) override
    {
        if (!m_setup || (!m_site && !beginSite(*m_setup)))
            return notStarted();
        StepResult result = runOnSite(std::string(code), observer);
        result.policy = m_policyHash;
        return result;
    }

    void cancel() noexcept override
    {
        const std::scoped_lock lock(m_mutex);
        if (m_site)
            m_site->watchdog.cancel();
    }
    std::string_view name() const override { return "in-process"; }
    std::vector<std::string> layers() const override { return { "review", "guards", "limits", "audit" }; }
    std::string pythonVersion() const override { return m_python->version(); }

private:
    static constexpr auto longestBegin = std::chrono::seconds(30); ///< while an abandoned call may hold the interpreter

    Result<void> beginSite(const SessionSetup &setup);
    StepResult runOnSite(std::string code, const StepObserver &observer);
    StepResult abandon(StopReason reason, std::string printed);
    void setSite(std::shared_ptr<Site> site);
    void endSite();
    static StepResult notStarted();

    std::shared_ptr<PythonRuntime> m_python;
    std::optional<SessionSetup> m_setup; ///< of the session; empty if none was started
    std::string m_policyHash;
    std::mutex m_mutex; ///< protects the pointer to the site, which `cancel` reads
    std::shared_ptr<Site> m_site;
    std::unique_ptr<StepThread> m_thread;
    bool m_hasAbandoned = false;
};

void InProcessExecutor::setSite(std::shared_ptr<Site> site)
{
    const std::scoped_lock lock(m_mutex);
    m_site = std::move(site);
}

Result<void> InProcessExecutor::beginSite(const SessionSetup &setup)
{
    if (!m_site) {
        m_thread = std::make_unique<StepThread>();
        setSite(std::make_shared<Site>(m_python));
    }
    const auto started = std::make_shared<Result<void>>();
    const auto end = Clock::now() + longestBegin;
    const auto isStuck = [this, end] { return m_hasAbandoned && Clock::now() > end; };
    if (m_thread->run([site = m_site, setup, started, all = layers()] { *started = site->begin(setup, all); }, isStuck))
        return *started;
    setSite(nullptr);
    return std::unexpected(unavailable("a call of an earlier step does not return"));
}

StepResult InProcessExecutor::runOnSite(std::string code, const StepObserver &observer)
{
    const auto listener = std::make_shared<StepListener>(observer);
    const auto result = std::make_shared<StepResult>();
    const auto site = m_site;
    const auto task
        = [site, result, listener, code = std::move(code)] { *result = site->run(code, listener->observer()); };
    auto reason = StopReason::None;
    const bool isDone = m_thread->run(task, [&] {
        reason = site->watchdog.ignoredStop();
        return reason != StopReason::None;
    });
    return isDone ? std::move(*result) : abandon(reason, listener->leave());
}

// The thread keeps the site until the call returns, and the stop reaches the code. The next step has a fresh session.
StepResult InProcessExecutor::abandon(StopReason reason, std::string printed)
{
    setSite(nullptr);
    m_hasAbandoned = true;
    StepResult result = abandonedResult(reason, m_setup->policy.limits);
    result.logs = std::move(printed);
    result.layers = layers();
    result.usage.wallSeconds = m_setup->policy.limits.wallSeconds.value_or(0);
    result.events.push_back({ .seq = 1, .kind = "session.lost", .detail = "a new session", .rule = {} });
    return result;
}

void InProcessExecutor::endSite()
{
    if (m_site && m_thread)
        m_thread->run([site = m_site] { site->end(); }, [] { return false; });
    setSite(nullptr);
    m_thread.reset();
}

StepResult InProcessExecutor::notStarted()
{
    StepResult result;
    result.status = StepStatus::Error;
    result.error = StepError { .type = "NoSession",
        .message = "no session was started",
        .line = 0,
        .column = 0,
        .sourceLine = {},
        .traceback = {},
        .rule = {} };
    return result;
}

} // namespace

std::unique_ptr<Executor> makeInProcessExecutor(std::shared_ptr<PythonRuntime> python)
{
    return std::make_unique<InProcessExecutor>(std::move(python));
}

} // namespace vitrine
