// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/remote/cloudclient.h"
#include "executor/remote/kernelplace.h"
#include "executor/remote/modalcredentials.h"
#include "executor/remote/placeprogress.h"

#include <chrono>
#include <functional>
#include <memory>

namespace vitrine {

/// Which sandboxes are wanted of Modal (docs/executor.md#modal).
struct ModalChoice {
    ModalCredentials credentials;
    QString image = QStringLiteral("python:3.13-slim-bookworm"); ///< of a registry; the kernel is put on it
    QString app = QStringLiteral("vitrine"); ///< that the sandboxes belong to
    std::chrono::seconds life { 3600 }; ///< after which the service ends a sandbox
    std::chrono::seconds idle { 300 }; ///< after which it ends one that nobody is connected to
    std::chrono::minutes buildTime { 30 }; ///< of each image
    std::chrono::milliseconds startTime { 120'000 }; ///< until a sandbox has to answer
    std::function<void(const QString &sandbox)> started = {}; ///< told on a thread of its own
    PlaceTold told = {};
};

/// A sandbox of Modal with a Jupyter server, for the sessions of one executor. Policies that name no hosts get a
/// sandbox without a network of its own; which hosts others reach is not held.
class ModalPlace final : public KernelPlace {
public:
    explicit ModalPlace(ModalChoice choice);
    ~ModalPlace() override;

    /// Whether this build can ask Modal at all. Where it cannot, everything else fails and says so.
    static bool isThere();

    Result<KernelServer> open(NetworkThread &thread, const Policy &policy) override;
    std::string_view name() const override { return "modal"; }
    std::vector<std::string> layers() const override { return { "cloud-sandbox" }; }

    /// Those that this program has started, here or elsewhere, and that still run.
    static Result<QList<CloudSandbox>> list(NetworkThread &thread, const ModalChoice &choice);
    static Result<void> stop(NetworkThread &thread, const ModalChoice &choice, const QString &id);

private:
    struct Sandbox; ///< what is there, and whom to ask about it

    ModalChoice m_choice;
    std::unique_ptr<Sandbox> m_sandbox;
};

} // namespace vitrine
