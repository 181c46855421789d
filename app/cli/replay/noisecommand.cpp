// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command/command.h"
#include "app/cli/command/commands.h"
#include "app/cli/options/executionoptions.h"
#include "app/cli/options/noiseoption.h"
#include "app/session/jobs/logimport.h"
#include "models/replay/noisedocument.h"

#include <string>

#include <QCoreApplication>

namespace vitrine {

/// `vitrine noise`: the rules for differences that do not count, as a document to read, edit and pass to --noise.
class NoiseCommand final : public Command {
    Q_DECLARE_TR_FUNCTIONS(vitrine::NoiseCommand)

public:
    explicit NoiseCommand(CLI::App &above);
    ExitStatus run(Console &console) override;

private:
    std::string m_file;
};

namespace {

Result<NoiseRules> rulesOfTrail(const std::string &file)
{
    const auto trail = Trail::open(file);
    return trail ? newestNoise(**trail) : std::unexpected(trail.error());
}

} // namespace

NoiseCommand::NoiseCommand(CLI::App &above)
    : Command(above.add_subcommand("noise", tr("Print the noise rules as a JSON document to edit").toStdString()))
{
    parser().add_option("FILE", m_file,
        tr("Rules to check, or a trail whose newest replay has its own rules; default: the built-in rules")
            .toStdString());
}

ExitStatus NoiseCommand::run(Console &console)
{
    const auto rules = isDatabase(m_file) ? rulesOfTrail(m_file) : readNoiseFile(m_file);
    if (!rules)
        return report(console, rules.error());
    console.write(QString::fromStdString(toJson(*rules)));
    return ExitStatus::Fine;
}

std::unique_ptr<Command> makeNoiseCommand(CLI::App &above) { return std::make_unique<NoiseCommand>(above); }

} // namespace vitrine
