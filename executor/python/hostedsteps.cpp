// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/python/hostedsteps.h"

#include "executor/engine/core/incontext.h"
#include "executor/python/steperror.h"

#include <algorithm>

#include <sys/syscall.h>
#include <unistd.h>

namespace vitrine {

namespace {

// Time for a stopped step to end before its caller abandons it.
constexpr std::chrono::duration<double> grace(0.1);
// How often the caller checks for an interrupt by the user.
constexpr std::chrono::duration<double> signalLook(0.05);

// The session whose step runs on this thread.
thread_local const HostedSteps *current = nullptr;

class Current final {
public:
    explicit Current(const HostedSteps *steps)
        : m_before(std::exchange(current, steps))
    {
    }
    ~Current() { current = m_before; }
    Current(const Current &) = delete;
    Current &operator=(const Current &) = delete;

private:
    const HostedSteps *m_before;
};

// Python delivers signals to the first thread only.
bool getsSignals() { return getpid() == static_cast<pid_t>(syscall(SYS_gettid)); }

} // namespace

// The state of a step on another thread; destroyed by the last of its two users, with the GIL.
struct HostedSteps::Call {
    LiveStep step;
    PyRef context;
    std::shared_ptr<LiveSession> session;
    std::shared_ptr<SharedWorld> world;
    LiveAnswer answer;
};

HostedSteps::HostedSteps(std::shared_ptr<SharedWorld> world, Policy policy, LiveGround ground)
    : m_world(std::move(world))
    , m_policy(std::move(policy))
    , m_ground(std::move(ground))
{
}

HostedSteps::~HostedSteps()
{
    if (m_run && !m_run->isOver())
        giveUp();
    else if (m_session)
        m_session->release();
}

std::unique_ptr<HostedSteps> HostedSteps::create(std::shared_ptr<SharedWorld> world, Policy policy, LiveGround ground)
{
    std::unique_ptr<HostedSteps> steps(new HostedSteps(std::move(world), std::move(policy), std::move(ground)));
    return steps->renew() ? std::move(steps) : nullptr;
}

bool HostedSteps::renew()
{
    m_session = makeLiveSession({ *m_world->syntax, m_world->types }, m_policy, m_ground);
    return static_cast<bool>(m_session);
}

bool HostedSteps::setPolicy(const Policy &policy)
{
    if (current == this || policy == m_policy)
        return true;
    if (!takeTurn())
        return false;
    m_policy = policy;
    const bool isSet = m_session->setPolicy(policy);
    m_turn.unlock();
    return isSet;
}

// A step that could not be stopped keeps its session; the next step gets a new one over the same state.
void HostedSteps::giveUp()
{
    m_run->cancel();
    m_session.reset();
    m_run.reset();
}

bool HostedSteps::takeTurn()
{
    if (current == this) {
        PyErr_SetString(PyExc_RuntimeError, "a step cannot run another one in its own executor");
        return false;
    }
    while (!m_turn.try_lock()) {
        bool isMine = false;
        Py_BEGIN_ALLOW_THREADS isMine = m_turn.try_lock_for(signalLook);
        Py_END_ALLOW_THREADS if (isMine) break;
        if (PyErr_CheckSignals() < 0)
            return false;
    }
    if (m_run && !m_run->isOver())
        giveUp();
    if (m_session || renew())
        return true;
    m_turn.unlock();
    return false;
}

PyObject *HostedSteps::run(LiveStep step, PyObject *seconds)
{
    if (!takeTurn())
        return nullptr;
    PyObject *answer = Py_IsNone(seconds) ? runHere(step, seconds) : runBeside(std::move(step), seconds);
    m_turn.unlock();
    return answer;
}

PyObject *HostedSteps::deny(std::string reason)
{
    if (!takeTurn())
        return nullptr;
    LiveAnswer answer;
    answer.result = approvalDenial(std::move(reason), m_session->policyHash());
    finish(std::move(answer), Py_None);
    m_turn.unlock();
    return nullptr;
}

void HostedSteps::cancel()
{
    if (m_run)
        m_run->cancel();
    if (m_watchdog)
        m_watchdog->cancel();
}

PyObject *HostedSteps::finish(LiveAnswer answer, PyObject *seconds)
{
    m_last = std::move(answer.result);
    m_hasRun = true;
    if (answer.value) {
        const PyRef logs = toPython(m_last.logs);
        return logs ? Py_BuildValue("OOO", answer.value.get(), logs.get(), m_last.isFinal ? Py_True : Py_False)
                    : nullptr;
    }
    answer.result = m_last;
    raiseStepError(*m_world, answer, m_policy.dialect, seconds);
    return nullptr;
}

// Without a limit, the code runs on the caller's thread, as the caller's own libraries expect.
PyObject *HostedSteps::runHere(const LiveStep &step, PyObject *seconds)
{
    if (!m_watchdog)
        m_watchdog = std::make_unique<Watchdog>();
    const Current mine(this);
    LiveAnswer answer = m_session->run(step, *m_watchdog);
    // Ctrl-C is the user's, not the code's.
    if (answer.cause && PyErr_GivenExceptionMatches(answer.cause.get(), PyExc_KeyboardInterrupt) != 0)
        answer.exception = answer.cause;
    return finish(std::move(answer), seconds);
}

PyObject *HostedSteps::runBeside(LiveStep step, PyObject *seconds)
{
    auto call = std::make_shared<Call>();
    call->step = std::move(step);
    call->context = PyRef::steal(PyContext_CopyCurrent());
    call->session = m_session;
    call->world = m_world;
    m_run = m_world->threads.start([call, self = this](Watchdog &watchdog) {
        const Current mine(self);
        const InContext inside(call->context.get());
        call->answer = call->session->run(call->step, watchdog);
    });
    if (!m_run)
        return PyErr_Format(PyExc_RuntimeError, "can't start a thread for the step");
    if (awaitEnd(m_run)) {
        m_run.reset();
        return finish(std::move(call->answer), seconds);
    }
    // The code's prints can still be read: it holds the GIL whenever it writes.
    m_last = {};
    m_last.status = PyErr_Occurred() != nullptr ? StepStatus::Cancelled : StepStatus::Timeout;
    m_last.logs = call->session->printed();
    m_last.policy = call->session->policyHash();
    m_hasRun = true;
    if (PyErr_Occurred() == nullptr)
        raiseTimeout(*m_world, seconds);
    return nullptr;
}

// False if the step continues without the caller: after its time and some grace, or with the exception of a signal
// handler set.
bool HostedSteps::awaitEnd(const std::shared_ptr<StepRun> &run)
{
    using Clock = std::chrono::steady_clock;
    const std::chrono::duration<double> limit(m_policy.limits.wallSeconds.value_or(1e9));
    const auto started = Clock::now();
    const bool looksForSignals = getsSignals();
    while (true) {
        const std::chrono::duration<double> left = limit + grace - (Clock::now() - started);
        bool isOver = false;
        Py_BEGIN_ALLOW_THREADS isOver = run->waitFor(looksForSignals ? std::min(left, signalLook) : left);
        Py_END_ALLOW_THREADS if (isOver) return true;
        if (looksForSignals && PyErr_CheckSignals() < 0) {
            run->cancel();
            return false;
        }
        if (Clock::now() - started >= limit + grace)
            return run->isOver();
    }
}

// The engine holds a second reference to the state.
int HostedSteps::traverse(visitproc visit, void *arg) const
{
    if (m_run && !m_run->isOver())
        return 0;
    Py_VISIT(m_ground.state.get());
    Py_VISIT(m_ground.baseTools.get());
    return m_session ? m_session->traverse(visit, arg) : 0;
}

} // namespace vitrine
