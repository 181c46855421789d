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
    QList<QUrl> servers = {}; ///< tried in this order; all have the same scheme

    /// MODAL_TOKEN_ID and MODAL_TOKEN_SECRET, else the profile of the file in the home folder (MODAL_CONFIG_PATH,
    /// MODAL_PROFILE); MODAL_ENVIRONMENT and MODAL_SERVER_URL override the file. `key`: "id:secret", overrides both
    /// tokens. Fails if there are none.
    static Result<ModalCredentials> ofEnvironment(const QString &key = {});
    /// Reads the file of Modal's own client (`~/.modal.toml`). If `profile` is empty, uses the active one, or the one
    /// named default.
    static Result<ModalCredentials> fromFile(const QByteArray &toml, const QString &profile);

    bool isUsable() const { return !tokenId.isEmpty() && !tokenSecret.isEmpty(); }
};

} // namespace vitrine
