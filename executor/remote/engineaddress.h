// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"
#include "executor/remote/containerchoice.h"
#include "executor/remote/httpclient.h"

#include <QSslConfiguration>
#include <QString>
#include <QUrl>

#include <optional>

namespace vitrine {

/// Address of a container engine with Docker's API.
struct EngineAddress {
    QString socket; ///< path of its Unix socket; empty over TCP
    QUrl url; ///< in front of the paths of the API
    std::optional<QSslConfiguration> tls = {};

    /// From a text as DOCKER_HOST has it: unix:///PATH, tcp://HOST:PORT, http:// or https://. `certificates` is a
    /// folder with ca.pem, cert.pem and key.pem; with it, tcp:// is secured.
    static Result<EngineAddress> from(const QString &text, const QString &certificates = {});
    /// As the programs of Docker find it: DOCKER_HOST with DOCKER_CERT_PATH and DOCKER_TLS_VERIFY, else the first
    /// socket that is there of Docker's and podman's.
    static Result<EngineAddress> ofEnvironment();

    /// For people: the path or the address.
    QString text() const { return socket.isEmpty() ? url.toString() : socket; }
};

/// The one that is chosen, or the environment's.
Result<EngineAddress> addressOf(const ContainerChoice &choice);

} // namespace vitrine
