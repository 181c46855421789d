// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/trailsealcommand.h"

#include "app/cli/executionoptions.h"

#include <QLocale>

#include <nlohmann/json.hpp>

#include <fstream>

namespace vitrine {

TrailSealCommand::TrailSealCommand(CLI::App &above)
    : TrailWriteCommand(above.add_subcommand("seal", tr("Sign all that a trail holds so far").toStdString()))
{
    parser()
        .add_option("--key", m_key, tr("File of the private key (Ed25519, PEM)").toStdString())
        ->type_name("FILE")
        ->required();
    parser().add_flag("--new-key", m_isNew, tr("Make this key, which must not be there yet").toStdString());
    parser()
        .add_option("--checkpoint", m_checkpoint,
            tr("Write what was signed to a file, to be kept where nobody can change it").toStdString())
        ->type_name("FILE");
}

ExitStatus TrailSealCommand::prepare(Console &console)
{
    auto key = m_isNew ? SealingKey::generate() : SealingKey::load(m_key);
    if (!key)
        return report(console, key.error());
    if (m_isNew)
        if (const auto saved = key->save(m_key); !saved)
            return report(console, saved.error());
    m_sealingKey = std::move(*key);
    return ExitStatus::Fine;
}

ExitStatus TrailSealCommand::write(Console &console, Recorder &recorder)
{
    const auto seal = recorder.seal(*m_sealingKey);
    if (!seal)
        return report(console, seal.error());
    const std::string json = toJson(*seal);
    if (!m_checkpoint.empty()) {
        std::ofstream file(m_checkpoint, std::ios::binary | std::ios::trunc);
        if (!(file << json).flush())
            return report(console, { ErrorCode::WriteFailed, m_checkpoint, {}, {}, {} });
    }
    if (isJson()) {
        console.document(nlohmann::ordered_json::parse(json));
        return ExitStatus::Fine;
    }
    console.write(tr("Sealed %1 entries.").arg(QLocale().toString(static_cast<qulonglong>(seal->entries))));
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
