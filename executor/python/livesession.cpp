// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/python/livesession.h"

#include "executor/engine/enginetypes.h"
#include "executor/engine/session.h"

namespace vitrine {

namespace {

std::vector<std::string> layers() { return { "review", "guards", "limits", "audit" }; }

// The dialect of Python itself: compiled steps.
class CompiledSession final : public LiveSession {
public:
    CompiledSession(std::unique_ptr<Session> session, PyRef baseTools)
        : m_session(std::move(session))
        , m_baseTools(std::move(baseTools))
    {
    }

    LiveAnswer run(const LiveStep &step, Watchdog &watchdog) override
    {
        LiveAnswer answer;
        const PyRef tools = ownTools(step.staticTools.get());
        if (!tools || !m_session->setTools(tools.get(), step.customTools.get())) {
            answer.exception = takeException();
            return answer;
        }
        HostedOutcome outcome;
        answer.result = m_session->runHosted(step.code, {}, watchdog, step.describes, outcome);
        answer.value = std::move(outcome.value);
        answer.cause = std::move(outcome.exception);
        return answer;
    }

    bool setPolicy(const Policy &policy) override { return m_session->setPolicy(policy); }
    const Policy &policy() const override { return m_session->policy(); }
    std::string policyHash() const override { return m_session->policyHash(); }
    std::string printed() const override { return m_session->printed(); }
    void release() override { m_session->release(); }
    int traverse(visitproc visit, void *arg) const override { return m_session->traverse(visit, arg); }

private:
    // The base tools are builtins here, which the code has anyway.
    PyRef ownTools(PyObject *sent) const
    {
        PyRef own = PyRef::steal(PyDict_New());
        PyObject *name = nullptr;
        PyObject *tool = nullptr;
        for (Py_ssize_t at = 0; own && PyDict_Check(sent) && PyDict_Next(sent, &at, &name, &tool) != 0;) {
            if (PyDict_GetItemWithError(m_baseTools.get(), name) != tool && PyDict_SetItem(own.get(), name, tool) < 0)
                return {};
        }
        return own;
    }

    std::unique_ptr<Session> m_session;
    PyRef m_baseTools;
};

} // namespace

std::unique_ptr<LiveSession> makeLiveSession(const LiveWorld &world, const Policy &policy, const LiveGround &ground)
{
    auto session = Session::createHosted(world.syntax, world.types, { policy, {}, {} }, ground.state, layers());
    return session ? std::make_unique<CompiledSession>(std::move(session), ground.baseTools) : nullptr;
}

} // namespace vitrine
