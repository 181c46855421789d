// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/trailreindexcommand.h"

#include "app/cli/executionoptions.h"

#include <nlohmann/json.hpp>

namespace vitrine {

TrailReindexCommand::TrailReindexCommand(CLI::App &above)
    : TrailWriteCommand(above.add_subcommand("reindex", tr("Rebuild the search and statistics indexes").toStdString()))
{
}

ExitStatus TrailReindexCommand::write(Console &console, Recorder &recorder)
{
    if (const auto made = recorder.reindex(); !made)
        return report(console, made.error());
    if (isJson())
        console.document({ { "file", file() }, { "reindexed", true } });
    else
        console.write(tr("Indexes rebuilt."));
    return ExitStatus::Fine;
}

} // namespace vitrine
