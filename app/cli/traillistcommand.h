// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/trailcommand.h"

namespace vitrine {

/// `vitrine trail list`: the runs of a trail.
class TrailListCommand final : public TrailCommand {
    Q_DECLARE_TR_FUNCTIONS(vitrine::TrailListCommand)

public:
    explicit TrailListCommand(CLI::App &above);

protected:
    ExitStatus read(Console &console, const Trail &trail) override;
};

} // namespace vitrine
