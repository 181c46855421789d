// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command/commands.h"
#include "app/cli/options/executionoptions.h"
#include "app/cli/trail/trailwritecommand.h"

#include <nlohmann/json.hpp>

namespace vitrine {

/// `vitrine trail reindex DB`: rebuilds the data that searches and statistics rely on from the recorded data.
class TrailReindexCommand final : public TrailWriteCommand {
    Q_DECLARE_TR_FUNCTIONS(vitrine::TrailReindexCommand)

public:
    explicit TrailReindexCommand(CLI::App &above);

protected:
    ExitStatus write(Console &console, Recorder &recorder) override;
};

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

std::unique_ptr<Command> makeTrailReindexCommand(CLI::App &above)
{
    return std::make_unique<TrailReindexCommand>(above);
}

} // namespace vitrine
