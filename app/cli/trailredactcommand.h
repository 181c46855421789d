// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/trailwritecommand.h"

namespace vitrine {

/// `vitrine trail redact DB`: takes texts out, in a copy or in place; chain, seals and proofs still verify.
class TrailRedactCommand final : public TrailWriteCommand {
    Q_DECLARE_TR_FUNCTIONS(vitrine::TrailRedactCommand)

public:
    explicit TrailRedactCommand(CLI::App &above);

protected:
    ExitStatus prepare(Console &console) override;
    ExitStatus write(Console &console, Recorder &recorder) override;

private:
    bool isField(Console &console) const;

    Redaction m_redaction;
    std::string m_into;
    bool m_isInPlace = false;
};

} // namespace vitrine
