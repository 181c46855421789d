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
    QString key = {}; ///< address of the API
    QString client = {}; ///< as the Basic authorization wants it
    QString token = {}; ///< given before
    QString refresh = {}; ///< asks for another token
    QString device = {}; ///< the code that goes with it

    /// BL_API_KEY or BL_CLIENT_CREDENTIALS with BL_WORKSPACE, else the file in the home folder. `key`: instead of
    /// BL_API_KEY; as "workspace:key" also instead of BL_WORKSPACE.
    static Result<BlaxelCredentials> ofEnvironment(const QString &key = {});
    /// From the file of the command line (`~/.blaxel/config.yaml`). `workspace` empty: the one that it names.
    static Result<BlaxelCredentials> fromFile(const QByteArray &yaml, QString workspace);

    bool isUsable() const { return !workspace.isEmpty() && !(key.isEmpty() && client.isEmpty() && token.isEmpty()); }
};

} // namespace vitrine
