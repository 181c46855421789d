// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/remote/cloudclient.h"
#include "executor/remote/remotesite.h"

#include <QString>
#include <QUrl>

#include <chrono>
#include <functional>
#include <optional>

namespace vitrine {

/// Settings for sandboxes of E2B or a compatible service (docs/executor.md#e2b).
struct E2bChoice {
    QString key; ///< secret
    QString domain = QStringLiteral("e2b.app");
    QUrl api = {}; ///< empty: derived from the domain
    QUrl sandbox = {}; ///< common address of all sandboxes; empty: each has its own
    QString pattern = QStringLiteral("code-interpreter-v1"); ///< the template
    std::chrono::seconds life { 300 }; ///< lifetime after which the service ends an idle sandbox
    std::function<void(const QString &sandbox)> started = {}; ///< called on another thread

    /// With what E2B_API_KEY, E2B_DOMAIN, E2B_API_URL, E2B_SANDBOX_URL and E2B_DEBUG say. Fails without a key, or with
    /// one that is none (unless E2B_VALIDATE_API_KEY is false). `key`: instead of that of the environment.
    static Result<E2bChoice> ofEnvironment(const QString &key = {});
};

/// Sandboxes of E2B: one for each session. Tools cannot ask from there; their answers go along.
class E2bSite final : public RemoteSite {
public:
    explicit E2bSite(E2bChoice choice)
        : m_choice(std::move(choice))
    {
    }

    Result<std::unique_ptr<RemoteSession>> begin(
        NetworkThread &thread, const RemoteSetup &setup, ToolHost &tools) override;
    std::string_view name() const override { return "e2b"; }
    std::vector<std::string> layers() const override { return { "cloud-sandbox" }; }

    /// Running sandboxes that this program started, on this or another machine.
    static Result<QList<CloudSandbox>> list(NetworkThread &thread, const E2bChoice &choice);
    static Result<void> stop(NetworkThread &thread, const E2bChoice &choice, const QString &id);
    /// Asks the service something that costs nothing.
    static Result<void> test(NetworkThread &thread, const E2bChoice &choice);

private:
    E2bChoice m_choice;
};

} // namespace vitrine
