// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/trailupgradecommand.h"

#include <nlohmann/json.hpp>

namespace vitrine {

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

} // namespace vitrine
