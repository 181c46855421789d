// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command/command.h"
#include "app/cli/command/commands.h"
#include "app/cli/options/executionoptions.h"
#include "models/trail/chain/checkpoint.h"
#include "models/trail/chain/signature.h"

#include <QCoreApplication>
#include <string>

#include <nlohmann/json.hpp>

namespace vitrine {

/// `vitrine trail key --verifier FILE`: saves the key that others need to verify the notes of a sealing key.
class TrailKeyCommand final : public Command {
    Q_DECLARE_TR_FUNCTIONS(vitrine::TrailKeyCommand)

public:
    explicit TrailKeyCommand(CLI::App &above);
    ExitStatus run(Console &console) override;

private:
    std::string m_file;
    bool m_isJson = false;
};

TrailKeyCommand::TrailKeyCommand(CLI::App &above)
    : Command(above.add_subcommand("key", tr("Print the verifier key of a sealing key").toStdString()))
{
    parser().add_flag("--json", m_isJson, tr("Print one JSON document").toStdString());
    parser()
        .add_option("--verifier", m_file, tr("Private key file (Ed25519, PEM)").toStdString())
        ->type_name("FILE")
        ->required();
}

ExitStatus TrailKeyCommand::run(Console &console)
{
    const auto key = SealingKey::load(m_file);
    if (!key)
        return report(console, key.error());
    const std::string verifier = verifierKeyOf(key->publicKey());
    if (m_isJson)
        console.document({ { "public_key", key->publicKey() }, { "verifier_key", verifier } });
    else
        console.write(QString::fromStdString(verifier));
    return ExitStatus::Fine;
}

std::unique_ptr<Command> makeTrailKeyCommand(CLI::App &above) { return std::make_unique<TrailKeyCommand>(above); }

} // namespace vitrine
