// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/remote/modalcredentials.h"
#include "executor/remote/networkthread.h"

#include <QGrpcCallOptions>
#include <QGrpcStatus>
#include <modal_client.grpc.qpb.h>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>

namespace vitrine {

/// Client for Modal over gRPC. Transient failures are retried a few times as the same request. On the network thread;
/// blocks there. Errors contain the status and the service's message, truncated and without the token: KeyRejected,
/// NotFound, TooManyRequests; Unreachable names the server instead of a file.
class ModalService final {
public:
    using Client = modal::client::ModalClient::Client;

    ModalService(NetworkThread &thread, ModalCredentials credentials);
    ~ModalService();

    /// Finds the first server that answers; to be called before anything else.
    Result<void> greet();

    /// One call and its answer: `ask<Answer>(&Client::SandboxCreate, request)`.
    template <typename Answer, typename Request>
    Result<Answer> ask(std::unique_ptr<QGrpcCallReply> (Client::*call)(const Request &, const QGrpcCallOptions &),
        const Request &request)
    {
        return ask<Answer>(call, request, Cancel::Ends);
    }
    /// The same for what makes something: a cancel waits for the answer, and an answer that is cut off is asked for
    /// again, because what is not known cannot be removed.
    template <typename Answer, typename Request>
    Result<Answer> make(std::unique_ptr<QGrpcCallReply> (Client::*call)(const Request &, const QGrpcCallOptions &),
        const Request &request)
    {
        return ask<Answer>(call, request, Cancel::Waits);
    }

    /// Progress of an image build, until `take` has enough or the stream ends. Not retried.
    Result<void> follow(const modal::client::ImageJoinStreamingRequest &request,
        const std::function<bool(const modal::client::ImageJoinStreamingResponse &)> &take);

    const ModalCredentials &credentials() const { return m_credentials; }
    /// Cleanup ignores earlier cancellation.
    void forgetCancel() { m_thread.forgetCancel(); }
    /// Whether the same may go better when it is asked again.
    static bool isPassing(const QGrpcStatus &status);

private:
    using Operation = std::unique_ptr<QGrpcOperation>;
    using Start = std::function<Operation(Client &, const QGrpcCallOptions &)>;
    enum class Cancel { Ends, Waits }; ///< the wait for an answer; for it

    template <typename Answer, typename Request>
    Result<Answer> ask(std::unique_ptr<QGrpcCallReply> (Client::*call)(const Request &, const QGrpcCallOptions &),
        const Request &request, Cancel cancel)
    {
        const auto reply
            = send([&](Client &client,
                       const QGrpcCallOptions &options) -> Operation { return (client.*call)(request, options); },
                cancel);
        if (!reply)
            return std::unexpected(reply.error());
        auto answer = (*reply)->template read<Answer>();
        if (!answer)
            return std::unexpected(unreadable());
        return std::move(*answer);
    }
    Result<Operation> send(const Start &start, Cancel cancel);
    QGrpcStatus await(QGrpcOperation &operation, Cancel cancel);
    void wait(const std::function<bool()> &happened, std::chrono::milliseconds longest, Cancel cancel);
    QGrpcCallOptions options(const QByteArray &request, int attempt, std::chrono::milliseconds patience) const;
    Client &client();
    Error rejected(const QGrpcStatus &status) const;
    /// The error of an abandoned call.
    Error given(const QGrpcStatus &status);
    std::optional<QString> problem();
    static Error unreadable();

    NetworkThread &m_thread;
    ModalCredentials m_credentials;
    qsizetype m_server = 0; ///< server that responds
    std::unique_ptr<Client> m_client; ///< with its connection; replaced after a failure
};

} // namespace vitrine
