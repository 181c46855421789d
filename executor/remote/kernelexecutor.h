// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/executor.h"
#include "executor/installation.h"
#include "executor/remote/hostreview.h"
#include "executor/remote/networkthread.h"
#include "executor/remote/remotesite.h"
#include "executor/sandbox/toolhost.h"

#include <atomic>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace vitrine {

/// Runs steps in a plain Python on another system. The review checks each step here before anything is sent; the code's
/// access there is up to that system. Operations are not counted, and memory and file limits are those of the site.
/// Prints are reported on another thread while `run` waits.
class KernelExecutor final : public Executor, public Installer {
public:
    KernelExecutor(std::unique_ptr<RemoteSite> site, std::shared_ptr<PythonRuntime> python, PythonStub stubs);
    /// Packages to install in each session, if the policy allows them, and the progress callback.
    void setPackages(PackageWish wish, SiteObserver reported);
    ~KernelExecutor() override;

    Result<void> begin(const SessionSetup &setup) override;
    StepResult run(std::string_view code, const StepObserver &observer) override;
    void cancel() noexcept override;
    std::string_view name() const override { return m_site->name(); }
    std::vector<std::string> layers() const override;
    std::string pythonVersion() const override;
    std::optional<Installation> takeInstallation() override { return std::exchange(m_installation, {}); }

private:
    Result<void> start();
    void noteInstallation(const Result<void> &started, bool mayBe);

    std::unique_ptr<RemoteSite> m_site;
    HostReview m_review;
    PythonStub m_stubs;
    RemoteSetup m_setup;
    std::string m_policyHash;
    std::optional<Installation> m_installation;
    ToolHost m_tools;
    std::atomic_bool m_isRunning = false; ///< a step, or the beginning of a session
    std::string m_version;
    NetworkThread m_thread;
    std::unique_ptr<RemoteSession> m_session; ///< lives on the thread
};

} // namespace vitrine
