// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/keyring/sealingkeys.h"

#include <openssl/crypto.h>

namespace vitrine {

namespace {

QString secretName(const SealingKeyLocation &location)
{
    const QString usual = QStringLiteral("trail sealing key");
    return location.name.empty() ? usual : usual + QStringLiteral(": ") + QString::fromStdString(location.name);
}

void wipe(std::string &secret) { OPENSSL_cleanse(secret.data(), secret.size()); }

Result<SealingKey> makeInFile(const std::string &file)
{
    auto key = SealingKey::generate();
    if (!key)
        return key;
    if (const auto saved = key->save(file); !saved)
        return std::unexpected(saved.error());
    return key;
}

// A keyring silently overwrites existing secrets, and a lost key cannot be recovered.
Result<SealingKey> makeInKeyring(const QString &name, const Keyring &keyring, const Keyring::StopCall &isStopped)
{
    auto there = keyring.read(name, isStopped);
    if (there) {
        wipe(*there);
        return std::unexpected(Error { ErrorCode::BadValue, {}, {}, {}, "a key with this name exists already" });
    }
    if (there.error().code != ErrorCode::NotFound)
        return std::unexpected(there.error());
    auto key = SealingKey::generate();
    if (!key)
        return key;
    std::string secret = key->toPem();
    const auto written = keyring.write(name, secret, isStopped);
    wipe(secret);
    return written ? std::move(key) : std::unexpected(written.error());
}

Result<SealingKey> readKeyring(const QString &name, const Keyring &keyring, const Keyring::StopCall &isStopped)
{
    auto secret = keyring.read(name, isStopped);
    if (!secret)
        return std::unexpected(secret.error());
    auto key = SealingKey::fromPem(*secret);
    wipe(*secret);
    return key;
}

} // namespace

Result<SealingKey> takeSealingKey(
    const SealingKeyLocation &location, const Keyring &keyring, const Keyring::StopCall &isStopped)
{
    if (!location.file.empty())
        return location.isNew ? makeInFile(location.file) : SealingKey::load(location.file);
    const QString name = secretName(location);
    return location.isNew ? makeInKeyring(name, keyring, isStopped) : readKeyring(name, keyring, isStopped);
}

} // namespace vitrine
