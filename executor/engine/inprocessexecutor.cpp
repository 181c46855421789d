// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/inprocessexecutor.h"
#include "executor/review/persistentthreadstate.h"

#include "executor/engine/guards/audithook.h"
#include "executor/engine/session.h"
#include "executor/policy/policydocument.h"

#include <algorithm>

namespace vitrine {

namespace {

Error unavailable(std::string detail)
{
    return { .code = ErrorCode::Unavailable, .file = {}, .line = {}, .byte = {}, .detail = std::move(detail) };
}

class InProcessExecutor final : public Executor {
public:
    explicit InProcessExecutor(std::shared_ptr<PythonRuntime> python)
        : m_python(std::move(python))
    {
    }

    ~InProcessExecutor() override
    {
        const Gil gil;
        m_session.reset();
        m_types.reset();
        m_thread.release();
    }

    Result<void> begin(const SessionSetup &setup) override
    {
        for (const std::string &layer : setup.policy.requiredLayers) {
            if (!std::ranges::contains(layers(), layer))
                return std::unexpected(unavailable("the policy requires the layer " + layer));
        }
        if (setup.determinism != Determinism {})
            return std::unexpected(unavailable("only the sandbox can give code a clock or a seed"));
        const Gil gil;
        m_thread.keep();
        if (!installAuditHook())
            return std::unexpected(unavailable("the audit hook could not be installed"));
        if (!m_types)
            m_types = EngineTypes::create();
        m_session.reset();
        if (m_types)
            m_session = Session::create(m_python->syntax(), m_types, setup, layers());
        if (m_session) {
            m_policyHash = policyHash(setup.policy);
            return {};
        }
        const PyRef exception = takeException();
        const PyRef text = PyRef::steal(exception ? PyObject_Str(exception.get()) : nullptr);
        PyErr_Clear();
        return std::unexpected(unavailable(text ? fromPython(text.get()) : "the session could not be started"));
    }

    StepResult run(std::string_view code, const StepObserver &observer) override
    {
        const Gil gil;
        if (!m_session)
            return notStarted();
        StepResult result = m_session->run(code, observer, m_watchdog);
        result.policy = m_policyHash;
        return result;
    }

    void cancel() noexcept override { m_watchdog.cancel(); }
    std::string_view name() const override { return "in-process"; }
    std::vector<std::string> layers() const override { return { "review", "guards", "limits", "audit" }; }
    std::string pythonVersion() const override { return m_python->version(); }

private:
    static StepResult notStarted()
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

    std::shared_ptr<PythonRuntime> m_python;
    std::shared_ptr<EngineTypes> m_types;
    std::unique_ptr<Session> m_session;
    std::string m_policyHash;
    Watchdog m_watchdog;
    PersistentThreadState m_thread;
};

} // namespace

std::unique_ptr<Executor> makeInProcessExecutor(std::shared_ptr<PythonRuntime> python)
{
    return std::make_unique<InProcessExecutor>(std::move(python));
}

} // namespace vitrine
