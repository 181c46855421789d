// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/remote/cloudclient.h"
#include "executor/remote/kernelsite.h"
#include "executor/remote/modalcredentials.h"
#include "executor/remote/siteprogress.h"

#include <chrono>
#include <functional>
#include <memory>

namespace vitrine {

/// Settings for Modal sandboxes (docs/executor.md#modal).
struct ModalChoice {
    ModalCredentials credentials;
    QString image = QStringLiteral("python:3.13-slim-bookworm"); ///< image of a registry; the kernel is added to it
    QString app = QStringLiteral("vitrine"); ///< app that owns the sandboxes
    std::chrono::seconds life { 3600 }; ///< after which the service ends a sandbox
    std::chrono::seconds idle { 300 }; ///< lifetime of a sandbox without a connection
    std::chrono::minutes buildTime { 30 }; ///< id of each image
    std::chrono::milliseconds startTime { 120'000 }; ///< until a sandbox has to answer
    std::function<void(const QString &sandbox)> started = {}; ///< called on another thread
    SiteObserver reported = {};
};

/// A sandbox of Modal with a Jupyter server, for the sessions of one executor. Policies that name no hosts get a
/// sandbox without a network of its own; which hosts others reach is not held.
class ModalSite final : public KernelSite {
public:
    explicit ModalSite(ModalChoice choice);
    ~ModalSite() override;

    /// Whether this build can ask Modal at all. Where it cannot, everything else fails and says so.
    static bool isThere();

    Result<KernelServer> open(NetworkThread &thread, const Policy &policy) override;
    std::string_view name() const override { return "modal"; }
    std::vector<std::string> layers() const override { return { "cloud-sandbox" }; }

    /// Running sandboxes that this program started, on this or another machine.
    static Result<QList<CloudSandbox>> list(NetworkThread &thread, const ModalChoice &choice);
    static Result<void> stop(NetworkThread &thread, const ModalChoice &choice, const QString &id);

private:
    struct Sandbox; ///< the sandbox and the service it belongs to

    ModalChoice m_choice;
    std::unique_ptr<Sandbox> m_sandbox;
};

} // namespace vitrine
