// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command/commands.h"
#include "app/cli/options/executionoptions.h"
#include "app/cli/trail/trailcommand.h"

#include <nlohmann/json.hpp>

namespace vitrine {

/// `vitrine trail tiles DB DIR`: writes the tree of the newest seal as the tiles of a transparency log.
class TrailTilesCommand final : public TrailCommand {
    Q_DECLARE_TR_FUNCTIONS(vitrine::TrailTilesCommand)

public:
    explicit TrailTilesCommand(CLI::App &above);

protected:
    ExitStatus read(Console &console, const Trail &trail) override;

private:
    std::string m_folder;
};

TrailTilesCommand::TrailTilesCommand(CLI::App &above)
    : TrailCommand(above.add_subcommand(
          "tiles", tr("Export the tree of the newest seal as tiles of a transparency log").toStdString()))
{
    parser().add_option("DIR", m_folder, tr("The folder; existing tiles in it are replaced").toStdString())->required();
}

ExitStatus TrailTilesCommand::read(Console &console, const Trail &trail)
{
    const auto files = trail.writeTiles(m_folder);
    if (!files && files.error().code == ErrorCode::NotFound) {
        console.message(tr("The trail is not sealed. Run vitrine trail seal first."));
        return ExitStatus::Unusable;
    }
    if (!files)
        return report(console, files.error());
    if (isJson())
        console.document({ { "folder", m_folder }, { "files", *files } });
    else
        //: %n: number of files
        console.write(tr("%Ln file(s) written", nullptr, static_cast<int>(*files)));
    return ExitStatus::Fine;
}

std::unique_ptr<Command> makeTrailTilesCommand(CLI::App &above) { return std::make_unique<TrailTilesCommand>(above); }

} // namespace vitrine
