// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/jobs/job.h"
#include "app/session/keyring/sealingkeys.h"
#include "models/trail/chain/checkpoint.h"

#include <string>

namespace vitrine {

/// How the user wants a trail to be sealed.
struct SealRequest {
    SealingKeyLocation key;
    std::string checkpoint; ///< file; empty for none
    bool operator==(const SealRequest &) const = default;
};

/// Seals all that a trail holds. Waits for the keyring, and so maybe for the user, on a thread of the pool.
class SealJob final : public Job {
    Q_OBJECT

public:
    /// `title`: what the trail is called.
    SealJob(const QString &trail, const QString &title, SealRequest request, Keyring keyring = Keyring(),
        QObject *parent = nullptr);

    void start(QThreadPool *pool) override;

Q_SIGNALS:
    void sealed(const vitrine::Checkpoint &checkpoint);
    /// No key came out of the keyring.
    void keyringFailed(const vitrine::Error &error);
    void failed(const vitrine::Error &error);

private:
    QString m_trail;
    SealRequest m_request;
    Keyring m_keyring;
};

} // namespace vitrine
