// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/executionoptions.h"
#include "app/cli/interruption.h"
#include "app/cli/trailwritecommand.h"
#include "app/session/checkpointfile.h"
#include "app/session/keyring/sealingkeys.h"
#include "app/wording/sealtext.h"

#include <nlohmann/json.hpp>

namespace vitrine {

/// `vitrine trail seal DB`: signs all that is recorded so far with a key of the user's keyring or of a file, and writes
/// the checkpoint to keep elsewhere.
class TrailSealCommand final : public TrailWriteCommand {
    Q_DECLARE_TR_FUNCTIONS(vitrine::TrailSealCommand)

public:
    explicit TrailSealCommand(CLI::App &above);

protected:
    ExitStatus prepare(Console &console) override;
    ExitStatus write(Console &console, Recorder &recorder) override;

private:
    static ExitStatus reportKeyring(Console &console, const Error &error);

    SealingKeyPlace m_key;
    std::string m_checkpoint;
    std::string m_note;
    std::optional<SealingKey> m_sealingKey;
};

TrailSealCommand::TrailSealCommand(CLI::App &above)
    : TrailWriteCommand(above.add_subcommand("seal", tr("Sign everything recorded in a trail so far").toStdString()))
{
    auto *file = parser().add_option(
        "--key", m_key.file, tr("Private key file (Ed25519, PEM); default: the key in your keyring").toStdString());
    file->type_name("FILE");
    parser()
        .add_option("--keyring", m_key.name, tr("Name of the key in your keyring, if not the default").toStdString())
        ->type_name("NAME")
        ->excludes(file);
    parser().add_flag("--new-key", m_key.isNew, tr("Create this key; it must not exist yet").toStdString());
    parser()
        .add_option("--checkpoint", m_checkpoint,
            tr("Save a checkpoint file; store it where it cannot be changed").toStdString())
        ->type_name("FILE");
    parser()
        .add_option("--note", m_note,
            tr("Save the checkpoint as a signed note, for tools that verify transparency logs").toStdString())
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
        console.message(tr("Create one with --new-key, or name a file with --key FILE."));
    else if (error.code != ErrorCode::Cancelled)
        console.message(tr("Use --key FILE to read the key from a file, with --new-key to create it."));
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
    if (!m_note.empty())
        if (const auto written = writeNote(m_note, *seal); !written)
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
    if (m_checkpoint.empty() && m_note.empty())
        console.message(tr("Keep this elsewhere (--checkpoint FILE): a seal is only convincing to someone who has its "
                           "key or checkpoint from another source."));
    return ExitStatus::Fine;
}

std::unique_ptr<Command> makeTrailSealCommand(CLI::App &above) { return std::make_unique<TrailSealCommand>(above); }

} // namespace vitrine
