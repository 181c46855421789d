// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/remote/cloudclient.h"
#include "executor/remote/e2bsite.h"
#include "executor/remote/kernelstep.h"
#include "executor/remote/remotesite.h"
#include "executor/remote/signoflife.h"

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace vitrine {

/// Address of the control plane, with the key.
CloudService e2bService(const E2bChoice &choice);
/// The documents of those that this program has started, here or elsewhere.
Result<CloudClient::Json> listE2bSandboxes(CloudClient &control);
/// One that is gone already is no failure.
Result<void> removeE2bSandbox(CloudClient &control, const QString &id);

/// One sandbox of E2B and its Python, from its beginning to its end. On the network thread.
class E2bSession final : public RemoteSession {
public:
    static Result<std::unique_ptr<RemoteSession>> begin(
        NetworkThread &thread, const E2bChoice &choice, const RemoteSetup &setup, ToolHost &tools);
    ~E2bSession() override;

    StepResult run(std::string_view code, const StepObserver &observer) override;
    const std::string &pythonVersion() const override { return m_version; }

private:
    using Deadline = NetworkThread::Clock::time_point;
    using Take = std::function<void(const KernelMessage &message)>;

    E2bSession(NetworkThread &thread, const E2bChoice &choice, const RemoteSetup &setup, ToolHost &tools);
    Result<void> create();
    Result<void> adopt(const CloudClient::Json &created);
    Result<CloudClient::Json> make();
    Result<void> installPackages();
    Result<void> prepare();
    Result<void> prolong(std::chrono::seconds longest);
    std::chrono::seconds longestOfStep() const;
    Result<void> execute(const std::string &code, const Take &take, Deadline deadline);
    Result<std::string> printed(const std::string &code, std::chrono::seconds patience);
    void look(KernelStep &step);
    void stop(const Error &error, bool isTooLate, KernelStep &step);
    bool startAgain();
    void remove();

    NetworkThread &m_thread;
    E2bChoice m_choice;
    RemoteSetup m_setup;
    ToolHost &m_tools;
    CloudClient m_control;
    QString m_id; ///< id of the sandbox; empty: none
    std::optional<SignOfLife> m_sign; ///< its name is in the sandbox's metadata
    std::unique_ptr<CloudClient> m_sandbox;
    Deadline m_end; ///< when the service ends it
    std::string m_version;
    std::vector<EventRecord> m_events; ///< event for the next result: what happened to the session
};

} // namespace vitrine
