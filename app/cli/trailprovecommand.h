// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/trailcommand.h"

namespace vitrine {

/// `vitrine trail prove DB --step ID`: a proof of one step that `vitrine trail verify --proof` checks without the
/// trail.
class TrailProveCommand final : public TrailCommand {
    Q_DECLARE_TR_FUNCTIONS(vitrine::TrailProveCommand)

public:
    explicit TrailProveCommand(CLI::App &above);

protected:
    ExitStatus read(Console &console, const Trail &trail) override;

private:
    StepId m_step = 0;
    ExecutionId m_execution = 0;
};

} // namespace vitrine
