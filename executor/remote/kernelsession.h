// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/executor.h"
#include "executor/remote/kernelchannel.h"
#include "executor/remote/kernelgateway.h"
#include "executor/remote/kernelstep.h"
#include "executor/remote/remotesite.h"
#include "executor/sandbox/toolhost.h"

#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace vitrine {

/// One kernel, from its beginning to its end, as the session of an executor: tools of the session ask this side, each
/// step is followed by a look at the variables. On the network thread; blocks there.
class KernelSession final : public RemoteSession {
public:
    /// `setup` is copied, `tools` has to outlive it.
    static Result<std::unique_ptr<KernelSession>> begin(
        NetworkThread &thread, const KernelServer &server, const RemoteSetup &setup, ToolHost &tools);
    /// Ends the kernel.
    ~KernelSession() override;
    KernelSession(const KernelSession &) = delete;
    KernelSession &operator=(const KernelSession &) = delete;

    StepResult run(std::string_view code, const StepObserver &observer) override;

    const std::string &pythonVersion() const override { return m_version; }

private:
    using Deadline = KernelChannel::Deadline;
    /// Why a request did not come to an end of its own.
    enum class Trouble { None, TooLate, Cancelled, Lost };

    KernelSession(NetworkThread &thread, const KernelServer &server, const RemoteSetup &setup, ToolHost &tools);
    Result<void> start();
    Result<void> prepare();
    Result<void> installPackages();
    std::expected<nlohmann::json, std::string> ask(const std::string &code, const std::string &look,
        std::chrono::seconds patience, const std::function<void(const std::string &)> &printed = {});

    Trouble send(const std::string &request, std::string_view code, KernelStep &step, const StepObserver &observer);
    Trouble follow(const std::string &request, KernelStep &step, const StepObserver &observer, Deadline deadline);
    bool reconnect();
    void answer(const KernelMessage &asked, const StepObserver &observer);
    ToolAnswer answerOf(const KernelMessage &asked, const StepObserver &observer);
    void look(KernelStep &step);
    void stop(Trouble trouble, const std::string &request, KernelStep &step, const StepObserver &observer);
    bool startAgain();
    void remove();
    std::string lookExpression(bool isFinal) const;

    NetworkThread &m_thread;
    KernelGateway m_gateway;
    RemoteSetup m_setup;
    ToolHost &m_tools;
    std::string m_session; ///< our name in the messages
    QString m_kernel;
    std::unique_ptr<KernelChannel> m_channel;
    std::string m_version;
    std::vector<EventRecord> m_events; ///< event for the next result: what happened to the session
};

} // namespace vitrine
