// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/session/execution/fakeexecutor.h"

#include <sstream>
#include <thread>

namespace vitrine {

namespace {

constexpr int floodLines = 100'000;

class FakeExecutor final : public Executor {
public:
    explicit FakeExecutor(std::shared_ptr<FakeExecutorState> state)
        : m_state(std::move(state))
    {
    }

    Result<void> begin(const SessionSetup &setup) override
    {
        m_state->isSeeded = setup.determinism.seed.has_value();
        m_hasStarted = true;
        return {};
    }

    StepResult run(std::string_view code, const StepObserver &observer) override
    {
        m_isCancelled = false;
        m_state->isInCall = true;
        StepResult result;
        std::istringstream lines { std::string(code) };
        for (std::string line; std::getline(lines, line) && !m_isCancelled;)
            perform(line, result, observer);
        if (m_isCancelled)
            result.status = StepStatus::Cancelled;
        m_state->isInCall = false;
        ++m_state->runs;
        return result;
    }

    void cancel() noexcept override { m_isCancelled = true; }
    std::string_view name() const override { return "fake"; }
    std::vector<std::string> layers() const override
    {
        return isKnown() ? std::vector<std::string> { "review" } : std::vector<std::string>();
    }
    std::string pythonVersion() const override { return isKnown() ? "3.13.0" : ""; }

private:
    bool isKnown() const { return m_hasStarted || !m_state->isElsewhere; }

    void perform(const std::string &line, StepResult &result, const StepObserver &observer)
    {
        if (line.starts_with("print "))
            print(line.substr(6) + "\n", result, observer);
        for (int i = 0; line == "flood" && i < floodLines; ++i)
            print("line " + std::to_string(i) + "\n", result, observer);
        while (line == "forever" && !m_isCancelled)
            std::this_thread::yield();
        while (line == "stuck" && !m_state->mayReturn)
            std::this_thread::yield();
    }

    void print(const std::string &text, StepResult &result, const StepObserver &observer)
    {
        result.logs += text;
        if (observer.printed)
            observer.printed(text);
    }

    std::shared_ptr<FakeExecutorState> m_state;
    std::atomic_bool m_isCancelled = false;
    bool m_hasStarted = false;
};

} // namespace

ExecutionBackendFactory fakeBackend(std::shared_ptr<FakeExecutorState> state)
{
    return [state]() -> Result<ExecutionBackend> {
        return ExecutionBackend { .executor = std::make_unique<FakeExecutor>(state), .factsOf = {} };
    };
}

} // namespace vitrine
