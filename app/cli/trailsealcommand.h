// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/trailwritecommand.h"

namespace vitrine {

/// `vitrine trail seal DB --key FILE`: signs all that is recorded so far, and writes the checkpoint to keep elsewhere.
class TrailSealCommand final : public TrailWriteCommand {
    Q_DECLARE_TR_FUNCTIONS(vitrine::TrailSealCommand)

public:
    explicit TrailSealCommand(CLI::App &above);

protected:
    ExitStatus prepare(Console &console) override;
    ExitStatus write(Console &console, Recorder &recorder) override;

private:
    std::string m_key;
    std::string m_checkpoint;
    bool m_isNew = false;
    std::optional<SealingKey> m_sealingKey;
};

} // namespace vitrine
