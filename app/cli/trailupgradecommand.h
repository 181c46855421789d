// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/trailwritecommand.h"

namespace vitrine {

/// `vitrine trail upgrade DB`: brings a file of an earlier version up to date. Opening it for writing does that
/// already.
class TrailUpgradeCommand final : public TrailWriteCommand {
    Q_DECLARE_TR_FUNCTIONS(vitrine::TrailUpgradeCommand)

public:
    explicit TrailUpgradeCommand(CLI::App &above);

protected:
    ExitStatus write(Console &console, Recorder &recorder) override;
};

} // namespace vitrine
