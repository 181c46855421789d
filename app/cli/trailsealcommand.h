// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/trailwritecommand.h"
#include "app/session/keyring/sealingkeys.h"

namespace vitrine {

/// `vitrine trail seal DB`: signs all that is recorded so far with a key of the user's keyring or of a file, and writes
/// the checkpoint to keep elsewhere.
class TrailSealCommand final : public TrailWriteCommand {
    Q_DECLARE_TR_FUNCTIONS(vitrine::TrailSealCommand)

public:
    explicit TrailSealCommand(CLI::App &above);

protected:
    ExitStatus prepare(Console &console) override;
    ExitStatus write(Console &console, Recorder &recorder) override;

private:
    static ExitStatus reportKeyring(Console &console, const Error &error);

    SealingKeyPlace m_key;
    std::string m_checkpoint;
    std::optional<SealingKey> m_sealingKey;
};

} // namespace vitrine
