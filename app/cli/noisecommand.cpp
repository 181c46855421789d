// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/noisecommand.h"

#include "app/cli/executionoptions.h"
#include "app/cli/noiseoption.h"
#include "app/replay/noisedocument.h"

namespace vitrine {

NoiseCommand::NoiseCommand(CLI::App &above)
    : Command(above.add_subcommand(
          "noise", tr("Print the rules by which a difference counts as noise, as a document to edit").toStdString()))
{
    parser().add_option(
        "FILE", m_file, tr("Rules to check and complete; without it, those that hold by default").toStdString());
}

ExitStatus NoiseCommand::run(Console &console)
{
    const auto rules = readNoiseFile(m_file);
    if (!rules)
        return report(console, rules.error());
    console.write(QString::fromStdString(toJson(*rules)));
    return ExitStatus::Fine;
}

} // namespace vitrine
