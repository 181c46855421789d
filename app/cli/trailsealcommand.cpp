// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/trailsealcommand.h"

#include "app/cli/executionoptions.h"
#include "app/cli/interruption.h"
#include "app/session/checkpointfile.h"
#include "app/wording/sealtext.h"

#include <nlohmann/json.hpp>

namespace vitrine {

TrailSealCommand::TrailSealCommand(CLI::App &above)
    : TrailWriteCommand(above.add_subcommand("seal", tr("Sign all that a trail holds so far").toStdString()))
{
    auto *file = parser().add_option("--key", m_key.file,
        tr("File of the private key (Ed25519, PEM); without it the key is in your keyring").toStdString());
    file->type_name("FILE");
    parser()
        .add_option("--keyring", m_key.name, tr("Another key of your keyring than the usual one").toStdString())
        ->type_name("NAME")
        ->excludes(file);
    parser().add_flag("--new-key", m_key.isNew, tr("Make this key, which must not be there yet").toStdString());
    parser()
        .add_option("--checkpoint", m_checkpoint,
            tr("Write what was signed to a file, to be kept where nobody can change it").toStdString())
        ->type_name("FILE");
}

ExitStatus TrailSealCommand::prepare(Console &console)
{
    const Interruption interruption;
    auto key = takeSealingKey(m_key, Keyring(), [&interruption] { return interruption.hasCome(); });
    if (!key)
        return m_key.file.empty() ? reportKeyring(console, key.error()) : report(console, key.error());
    m_sealingKey = std::move(*key);
    return ExitStatus::Fine;
}

ExitStatus TrailSealCommand::reportKeyring(Console &console, const Error &error)
{
    console.message(SealText::keyringFailure(error));
    if (error.code == ErrorCode::NotFound)
        console.message(tr("Have one made with --new-key, or name a file with --key FILE."));
    else if (error.code != ErrorCode::Cancelled)
        console.message(tr("--key FILE takes the key from a file; with --new-key it is made there."));
    return error.code == ErrorCode::Cancelled ? ExitStatus::Failed : ExitStatus::Unusable;
}

ExitStatus TrailSealCommand::write(Console &console, Recorder &recorder)
{
    const auto seal = recorder.seal(*m_sealingKey);
    if (!seal)
        return report(console, seal.error());
    if (!m_checkpoint.empty())
        if (const auto written = writeCheckpoint(m_checkpoint, *seal); !written)
            return report(console, written.error());
    if (isJson()) {
        console.document(nlohmann::ordered_json::parse(toJson(*seal)));
        return ExitStatus::Fine;
    }
    console.write(SealText::sealed(*seal));
    //: %1: hexadecimal digits
    console.write(tr("Public key: %1").arg(QString::fromStdString(seal->publicKey)));
    //: %1: hexadecimal digits
    console.write(tr("Root: %1").arg(QString::fromStdString(seal->root)));
    if (m_checkpoint.empty())
        console.message(
            tr("Keep this elsewhere (--checkpoint FILE): a seal only proves something to who has its key or "
               "checkpoint from another place."));
    return ExitStatus::Fine;
}

} // namespace vitrine
