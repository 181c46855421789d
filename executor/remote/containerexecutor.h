// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/executor.h"
#include "executor/recordedclock.h"
#include "executor/remote/container.h"
#include "executor/remote/hostreview.h"
#include "executor/remote/networkthread.h"
#include "executor/remote/relaypeer.h"
#include "executor/sandbox/conversation.h"
#include "executor/sandbox/toolhost.h"
#include "executor/timetravel.h"

#include <atomic>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace vitrine {

/// Runs steps with Vitrine's own worker in a container of a Docker or podman engine: with guards, limits, exact counts,
/// events and checkpoints as in the sandbox, inside the container. Each session has its own container, without network
/// unless the policy names hosts. File rules of the policy apply inside the container. Prints are reported on another
/// thread while `run` waits.
class ContainerExecutor final : public Executor, public TimeTravel, public RecordedClock {
public:
    ContainerExecutor(ContainerChoice choice, std::shared_ptr<PythonRuntime> python, PythonStub stubs);
    ~ContainerExecutor() override;

    /// Builds the image if needed and reports progress (ContainerChoice::reported).
    Result<void> begin(const SessionSetup &setup) override;
    StepResult run(std::string_view code, const StepObserver &observer) override;
    void cancel() noexcept override;
    std::string_view name() const override { return "docker"; }
    /// Before the first session, only the layers that apply to any session.
    std::vector<std::string> layers() const override;
    std::string pythonVersion() const override { return m_python; }

    std::size_t stepCount() const override { return m_calls.size(); }
    std::size_t reachable(std::size_t step) override;
    Result<Restored> restore(std::size_t step) override;

    void nextStepRecordedAt(std::optional<double> moment) override;

private:
    Result<void> openSession();
    Result<void> startContainer();
    Result<void> awaitStart();
    Result<void> openWorker();
    void close();
    StepResult hold(std::string_view code, const StepObserver &observer);
    void countStep(const StepResult &result);
    std::optional<wire::Reached> askFor(const wire::ToWorker &question);
    void answerAgain(std::size_t steps);
    Error noWorker(std::string_view what) const;

    ContainerChoice m_choice;
    HostReview m_review;
    PythonStub m_stubs;
    SessionSetup m_setup;
    std::string m_policyHash;
    ToolHost m_tools;
    std::vector<std::vector<ToolCallRecord>> m_calls; ///< results of the session's earlier steps
    std::optional<std::uint64_t> m_next; ///< clock time of the next step
    std::vector<std::string> m_layers;
    std::string m_python;
    std::atomic_bool m_isRunning = false;
    NetworkThread m_thread;
    // The following members live on the thread.
    std::unique_ptr<EngineClient> m_engine;
    std::unique_ptr<Container> m_container;
    std::unique_ptr<RelayPeer> m_peer; ///< null if there is no session
};

} // namespace vitrine
