// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/remote/blaxelcredentials.h"
#include "executor/remote/cloudclient.h"
#include "executor/remote/kernelsite.h"
#include "executor/remote/signoflife.h"

#include <chrono>
#include <functional>
#include <memory>
#include <optional>

namespace vitrine {

/// Settings for Blaxel sandboxes (docs/executor.md#blaxel).
struct BlaxelChoice {
    BlaxelCredentials credentials;
    QUrl api = {}; ///< the control plane; empty: as BL_API_URL says, or else BL_ENV
    QString image = QStringLiteral("blaxel/jupyter-notebook");
    int memoryMib = 4096;
    QString region = {};
    QString life = QStringLiteral("1h"); ///< after which the service ends a sandbox
    std::chrono::milliseconds startTime { 60'000 }; ///< until a sandbox has to answer
    std::chrono::milliseconds endTime { 10'000 }; ///< how long closing waits for the sandbox to be removed
    std::function<void(const QString &sandbox)> started = {}; ///< called on another thread
    SiteObserver reported = {};

    /// The control plane that is meant.
    QUrl controlPlane() const;
    /// Keys go over nothing less safe than what they are given to.
    QString scheme() const { return controlPlane().scheme(); }
};

/// The control plane of Blaxel, with a token that is asked for when it is needed.
class BlaxelControl final {
public:
    BlaxelControl(NetworkThread &thread, const BlaxelChoice &choice);

    Result<CloudClient::Json> ask(
        const QByteArray &verb, const QString &path, const QUrlQuery &query = {}, const CloudClient::Json &body = {});
    /// The same for what makes something: a cancel waits for the answer.
    Result<CloudClient::Json> make(const QString &path, const QUrlQuery &query, const CloudClient::Json &body);
    /// Headers that sandboxes require as well.
    Result<HttpHeaders> headers();
    /// The signs of life kept for sandboxes.
    QString site() const { return u"blaxel " % m_url.authority() % u' ' % m_credentials.workspace; }
    /// Cleanup ignores earlier cancellation, but waits for an answer no longer than `patience`.
    void beginCleanUp(std::chrono::milliseconds patience);

private:
    Result<void> needToken();
    Result<void> makeReady();
    Result<void> askForToken(const CloudClient::Json &question, const HttpHeaders &headers);
    CloudService service(const HttpHeaders &headers) const;
    HttpHeaders authorized() const;

    BlaxelCredentials m_credentials;
    QUrl m_url;
    std::chrono::milliseconds m_patience = CloudService().patience;
    CloudClient m_client;
    NetworkThread::Clock::time_point m_tokenEnds {}; ///< expiry of a requested token
};

/// A sandbox of Blaxel with a Jupyter server, for the sessions of one executor.
class BlaxelSite final : public KernelSite {
public:
    explicit BlaxelSite(BlaxelChoice choice)
        : m_choice(std::move(choice))
    {
    }
    ~BlaxelSite() override;

    Result<KernelServer> open(NetworkThread &thread, const Policy &policy) override;
    Result<bool> install(NetworkThread &thread, const RemoteSetup &setup) override;
    std::string_view name() const override { return "blaxel"; }
    std::vector<std::string> layers() const override { return { "cloud-sandbox" }; }

    /// Running sandboxes that this program started, on this or another machine.
    static Result<QList<CloudSandbox>> list(NetworkThread &thread, const BlaxelChoice &choice);
    static Result<void> stop(NetworkThread &thread, const BlaxelChoice &choice, const QString &id);

private:
    Result<void> create();
    void remove();
    Result<CloudClient::Json> awaitInstallation(NetworkThread &thread, const RemoteSetup &setup);
    Result<CloudClient::Json> process(
        NetworkThread &thread, const QByteArray &verb, const QString &path, const CloudClient::Json &body = {});

    BlaxelChoice m_choice;
    std::unique_ptr<BlaxelControl> m_control;
    QString m_name; ///< name of the sandbox; empty: none
    std::optional<SignOfLife> m_sign;
    QUrl m_url; ///< address of the sandbox
    PackageWish m_installed; ///< there
};

} // namespace vitrine
