// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/trailwritecommand.h"
#include <nlohmann/json.hpp>

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

TrailUpgradeCommand::TrailUpgradeCommand(CLI::App &above)
    : TrailWriteCommand(
          above.add_subcommand("upgrade", tr("Bring a trail of an earlier version up to date").toStdString()))
{
}

ExitStatus TrailUpgradeCommand::write(Console &console, Recorder &)
{
    if (isJson())
        console.document({ { "file", file() }, { "current", true } });
    else
        console.write(tr("The trail is up to date."));
    return ExitStatus::Fine;
}

std::unique_ptr<Command> makeTrailUpgradeCommand(CLI::App &above)
{
    return std::make_unique<TrailUpgradeCommand>(above);
}

} // namespace vitrine
