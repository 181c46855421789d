// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/trailwritecommand.h"

namespace vitrine {

/// `vitrine trail reindex DB`: makes what searches and statistics rely on anew from what is recorded.
class TrailReindexCommand final : public TrailWriteCommand {
    Q_DECLARE_TR_FUNCTIONS(vitrine::TrailReindexCommand)

public:
    explicit TrailReindexCommand(CLI::App &above);

protected:
    ExitStatus write(Console &console, Recorder &recorder) override;
};

} // namespace vitrine
