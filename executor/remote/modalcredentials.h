// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QUrl>

namespace vitrine {

/// Credentials for Modal and the server address (docs/executor.md#modal).
struct ModalCredentials {
    QString tokenId = {};
    QString tokenSecret = {}; ///< secret
    QString environment = {}; ///< environment of the workspace; empty: the default
    QList<QUrl> servers = {}; ///< the first that answers is asked; all have the same scheme

    /// MODAL_TOKEN_ID and MODAL_TOKEN_SECRET, else the profile of the file in the home folder (MODAL_CONFIG_PATH,
    /// MODAL_PROFILE); MODAL_ENVIRONMENT and MODAL_SERVER_URL go before what the file says. `key`: "id:secret",
    /// instead of both. Fails where there are none.
    static Result<ModalCredentials> ofEnvironment(const QString &key = {});
    /// From the file of Modal's own client (`~/.modal.toml`). `profile` empty: the one that is active, or named
    /// default.
    static Result<ModalCredentials> fromFile(const QByteArray &toml, const QString &profile);

    bool isUsable() const { return !tokenId.isEmpty() && !tokenSecret.isEmpty(); }
};

} // namespace vitrine
