// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"

#include <QByteArray>
#include <QString>

namespace vitrine {

/// Credentials for Blaxel (docs/executor.md#blaxel): a key; client credentials, which are exchanged for tokens; or the
/// configuration of Blaxel's command line in the home folder, which may contain either or a token. Everything except
/// the workspace is secret.
struct BlaxelCredentials {
    QString workspace = {};
    QString key = {}; ///< API key
    QString client = {}; ///< as in a Basic authorization header
    QString token = {}; ///< an existing access token
    QString refresh = {}; ///< refresh token, which requests another token
    QString device = {}; ///< device code that belongs to it

    /// BL_API_KEY or BL_CLIENT_CREDENTIALS with BL_WORKSPACE, else the file in the home folder. `key` overrides
    /// BL_API_KEY; as "workspace:key" also BL_WORKSPACE.
    static Result<BlaxelCredentials> ofEnvironment(const QString &key = {});
    /// Reads the file of the command line (`~/.blaxel/config.yaml`). If `workspace` is empty, uses the one that the
    /// file names.
    static Result<BlaxelCredentials> fromFile(const QByteArray &yaml, QString workspace);

    bool isUsable() const { return !workspace.isEmpty() && !(key.isEmpty() && client.isEmpty() && token.isEmpty()); }
};

} // namespace vitrine
