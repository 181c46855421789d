// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command/commands.h"
#include "app/cli/command/interruption.h"
#include "app/cli/options/executionoptions.h"
#include "app/cli/options/keyoptions.h"
#include "app/cli/trail/intacttrail.h"
#include "app/cli/trail/trailwritecommand.h"
#include "app/session/checkpointfile.h"
#include "app/wording/sealtext.h"
#include "base/parsedjson.h"

#include <nlohmann/json.hpp>

namespace vitrine {

/// `vitrine trail seal DB`: signs everything recorded so far with a key from the user's keyring or a file, and writes
/// the checkpoint, which is to be stored elsewhere.
class TrailSealCommand final : public TrailWriteCommand {
    Q_DECLARE_TR_FUNCTIONS(vitrine::TrailSealCommand)

public:
    explicit TrailSealCommand(CLI::App &above);

protected:
    ExitStatus prepare(Console &console) override;
    ExitStatus write(Console &console, Recorder &recorder) override;

private:
    KeyOptions m_key;
    std::string m_checkpoint;
    std::string m_note;
    std::optional<SealingKey> m_sealingKey;
};

TrailSealCommand::TrailSealCommand(CLI::App &above)
    : TrailWriteCommand(above.add_subcommand("seal", tr("Sign everything recorded in a trail so far").toStdString()))
{
    m_key.declare(parser());
    m_key.declareNewKey(parser());
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
    if (const ExitStatus status = checkIntact(console, file(), interruption); status != ExitStatus::Fine)
        return status;
    auto key = m_key.take(console, interruption);
    if (!key)
        return key.error();
    m_sealingKey = std::move(*key);
    return ExitStatus::Fine;
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
        console.document(parsedJson<nlohmann::ordered_json>(toJson(*seal)));
        return ExitStatus::Fine;
    }
    console.write(SealText::sealed(*seal));
    //: %1: hexadecimal digits
    console.write(tr("Public key: %1").arg(QString::fromStdString(seal->publicKey)));
    //: %1: hexadecimal digits
    console.write(tr("Root: %1").arg(QString::fromStdString(seal->root)));
    if (m_checkpoint.empty() && m_note.empty())
        console.message(tr("Keep the public key, or a checkpoint (--checkpoint FILE), elsewhere: a seal is only "
                           "convincing to someone who has its "
                           "key or checkpoint from another source."));
    return ExitStatus::Fine;
}

std::unique_ptr<Command> makeTrailSealCommand(CLI::App &above) { return std::make_unique<TrailSealCommand>(above); }

} // namespace vitrine
