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
    QUrl url; ///< prefix of the API's paths
    std::optional<QSslConfiguration> tls = {};

    /// Parses a text in the format of DOCKER_HOST: unix:///PATH, tcp://HOST:PORT, http:// or https://. `certificates`
    /// is a folder with ca.pem, cert.pem and key.pem; with it, tcp:// is secured.
    static Result<EngineAddress> from(const QString &text, const QString &certificates = {});
    /// Finds the engine like Docker's programs do: DOCKER_HOST with DOCKER_CERT_PATH and DOCKER_TLS_VERIFY, else the
    /// first existing socket of Docker and podman.
    static Result<EngineAddress> ofEnvironment();

    /// The path or the address, for display.
    QString text() const { return socket.isEmpty() ? url.toString() : socket; }
};

/// The chosen address, or the environment's.
Result<EngineAddress> addressOf(const ContainerChoice &choice);

} // namespace vitrine
