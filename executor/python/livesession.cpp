// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/python/livesession.h"

#include "executor/engine/core/enginetypes.h"
#include "executor/engine/session.h"
#include "executor/policy/policydocument.h"
#include "executor/sessionfaults.h"

namespace vitrine {

namespace {

std::vector<std::string> layersFor(const Policy &policy)
{
    if (policy.isFull())
        return { "review", "limits" };
    return { "review", "guards", "limits", "audit" };
}

// False with an exception set.
bool hasRequiredLayers(const Policy &policy)
{
    const auto demanded = demandLayers(policy, layersFor(policy));
    if (!demanded) {
        const std::string text = demanded.error().detail
            + ", which is not available for code in this process; use SandboxPythonExecutor, which runs it in a "
              "separate process";
        PyErr_SetString(PyExc_RuntimeError, text.c_str());
    }
    return demanded.has_value();
}

class HostedSession final : public LiveSession {
public:
    HostedSession(std::unique_ptr<Session> session, PyRef baseTools)
        : m_session(std::move(session))
        , m_baseTools(std::move(baseTools))
        , m_policyHash(vitrine::policyHash(m_session->policy()))
    {
    }

    LiveAnswer run(const LiveStep &step, Watchdog &watchdog) override
    {
        LiveAnswer answer;
        if (!m_session->lend(
                { step.staticTools.get(), step.customTools.get(), step.authorizedImports.get(), m_baseTools.get() })) {
            answer.exception = takeException();
            return answer;
        }
        HostedOutcome outcome;
        answer.result = m_session->runHosted(step.code, {}, watchdog, step.describes, outcome);
        answer.result.policy = m_policyHash;
        answer.value = std::move(outcome.value);
        answer.exception = std::move(outcome.raised);
        answer.cause = std::move(outcome.exception);
        return answer;
    }

    bool setPolicy(const Policy &policy) override
    {
        if (!hasRequiredLayers(policy))
            return false;
        if (policy != m_session->policy())
            m_policyHash = vitrine::policyHash(policy);
        return m_session->setPolicy(policy);
    }
    const Policy &policy() const override { return m_session->policy(); }
    std::string policyHash() const override { return m_policyHash; }
    std::string printed() const override { return m_session->printed(); }
    void release() override { m_session->release(); }
    int traverse(visitproc visit, void *arg) const override { return m_session->traverse(visit, arg); }

private:
    std::unique_ptr<Session> m_session;
    PyRef m_baseTools;
    std::string m_policyHash;
};

} // namespace

std::unique_ptr<LiveSession> makeLiveSession(const LiveWorld &world, const Policy &policy, const LiveGround &ground)
{
    if (!hasRequiredLayers(policy))
        return nullptr;
    auto session
        = Session::createHosted(world.syntax, world.types, { policy, {}, {} }, ground.state, layersFor(policy));
    return session ? std::make_unique<HostedSession>(std::move(session), ground.baseTools) : nullptr;
}

} // namespace vitrine
