// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command/command.h"
#include "app/cli/command/commands.h"
#include "app/cli/options/executionoptions.h"
#include "app/session/savedbytes.h"
#include "app/session/textfile.h"
#include "app/wording/errortext.h"
#include "app/wording/safetext.h"
#include "base/clock.h"
#include "models/trail/chain/cosignature.h"
#include "models/trail/chain/signature.h"
#include "models/trail/chain/signednote.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QTimeZone>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace vitrine {

/// `vitrine trail witness NOTE`: checks the cosignatures of witnesses on the note of a checkpoint, compares it with an
/// earlier one, and with --key adds a cosignature. Needs no trail.
class TrailWitnessCommand final : public Command {
    Q_DECLARE_TR_FUNCTIONS(vitrine::TrailWitnessCommand)

public:
    explicit TrailWitnessCommand(CLI::App &above);
    ExitStatus run(Console &console) override;

private:
    /// A note that was read and whose own signature is valid.
    struct Note {
        std::string text;
        Checkpoint checkpoint;
        std::size_t cosignatures = 0; ///< not checked
    };
    std::expected<Note, ExitStatus> readNote(Console &console, const std::string &file) const;
    ExitStatus compare(Console &console, const Note &note) const;
    ExitStatus checkConsistency(Console &console, const Checkpoint &before, const Checkpoint &after) const;
    ExitStatus cosign(Console &console, const Note &note);
    ExitStatus checkWitnesses(Console &console, const Note &note);
    void listUnchecked(Console &console, const Note &note);

    std::string m_note;
    std::string m_key;
    std::string m_name;
    std::string m_output;
    std::string m_since;
    std::string m_consistency;
    std::vector<std::string> m_required;
    bool m_isJson = false;
    nlohmann::ordered_json m_report;
};

namespace {

std::uint64_t nowInSeconds() { return static_cast<std::uint64_t>(secondsSinceEpoch()); }

QString isoDate(std::uint64_t time)
{
    return QDateTime::fromSecsSinceEpoch(static_cast<qint64>(time), QTimeZone::utc()).toString(Qt::ISODate);
}

} // namespace

TrailWitnessCommand::TrailWitnessCommand(CLI::App &above)
    : Command(above.add_subcommand(
          "witness", tr("Check the cosignatures of witnesses on a checkpoint, or add one").toStdString()))
{
    parser().add_flag("--json", m_isJson, tr("Print one JSON document").toStdString());
    parser().add_option("NOTE", m_note, tr("The checkpoint as a signed note").toStdString())->required();
    parser()
        .add_option("--require", m_required, tr("Verifier key of a witness that must have cosigned").toStdString())
        ->type_name("KEY");
    auto *since
        = parser().add_option("--since", m_since, tr("Compare with this earlier note of the same trail").toStdString());
    since->type_name("FILE");
    parser()
        .add_option("--consistency", m_consistency,
            tr("Proof of consistency between the earlier note and this one").toStdString())
        ->type_name("FILE")
        ->needs(since);
    auto *output = parser().add_option("--output", m_output, tr("Save the cosigned note to this file").toStdString());
    output->type_name("FILE");
    auto *name = parser().add_option("--name", m_name, tr("Name of the witness").toStdString());
    name->type_name("NAME");
    auto *key = parser().add_option(
        "--key", m_key, tr("Cosign as a witness with this private key file (Ed25519, PEM)").toStdString());
    key->type_name("FILE")->needs(name)->needs(output);
    name->needs(key);
    output->needs(key);
}

std::expected<TrailWitnessCommand::Note, ExitStatus> TrailWitnessCommand::readNote(
    Console &console, const std::string &file) const
{
    const auto text = readTextFile(file);
    if (!text)
        return std::unexpected(report(console, text.error()));
    auto checkpoint = checkpointFromNote(*text);
    if (!checkpoint) {
        checkpoint.error().file = file;
        return std::unexpected(report(console, checkpoint.error()));
    }
    if (!isSignatureValid(*checkpoint)) {
        //: %1: name of a file
        console.message(tr("The signature of the sealing key in %1 is invalid.").arg(safeLine(file)));
        return std::unexpected(ExitStatus::Failed);
    }
    const auto note = signedNoteFrom(*text);
    // One signature is that of the seal.
    return Note { *text, std::move(*checkpoint), note ? note->signatures.size() - 1 : 0 };
}

ExitStatus TrailWitnessCommand::compare(Console &console, const Note &note) const
{
    const auto before = readNote(console, m_since);
    if (!before)
        return before.error();
    const Checkpoint &old = before->checkpoint;
    if (old.trail != note.checkpoint.trail) {
        console.message(tr("The earlier note belongs to another trail."));
        return ExitStatus::Failed;
    }
    if (isFork(old, note.checkpoint)) {
        //: %n: number of entries
        console.message(tr("Fork: both notes cover %Ln entries of the same trail, but have different roots. Keep both: "
                           "together they prove that the history was rewritten.",
            nullptr, static_cast<int>(old.entries)));
        return ExitStatus::Failed;
    }
    if (contradicts(old, note.checkpoint)) {
        //: %n: number of entries
        console.message(
            tr("Both notes cover %Ln entries of the same trail, but have different roots and keys. At most one "
               "of them is from the owner of the trail: compare the keys with the one that you know.",
                nullptr, static_cast<int>(old.entries)));
        return ExitStatus::Failed;
    }
    if (old.entries > note.checkpoint.entries) {
        console.message(tr("The earlier note covers more entries than this one."));
        return ExitStatus::Failed;
    }
    return old.entries == note.checkpoint.entries ? ExitStatus::Fine : checkConsistency(console, old, note.checkpoint);
}

ExitStatus TrailWitnessCommand::checkConsistency(
    Console &console, const Checkpoint &before, const Checkpoint &after) const
{
    if (m_consistency.empty()) {
        console.message(
            tr("The trail has grown. Specify a proof with --consistency; vitrine trail prove --from creates one."));
        return ExitStatus::Unusable;
    }
    const auto text = readTextFile(m_consistency);
    if (!text)
        return report(console, text.error());
    auto isProven = isGrowthProven(*text, before, after);
    if (!isProven) {
        isProven.error().file = m_consistency;
        return report(console, isProven.error());
    }
    if (!*isProven)
        console.message(tr("The proof does not show that this note extends the earlier one."));
    return *isProven ? ExitStatus::Fine : ExitStatus::Failed;
}

ExitStatus TrailWitnessCommand::cosign(Console &console, const Note &note)
{
    const auto key = SealingKey::load(m_key);
    if (!key)
        return report(console, key.error());
    const auto cosigned = withCosignature(note.text, *key, m_name, nowInSeconds());
    if (!cosigned)
        return report(console, cosigned.error());
    if (const auto saved = saveBytes(m_output, *cosigned); !saved)
        return report(console, saved.error());
    const std::string verifier = witnessKeyOf(m_name, key->publicKey());
    m_report["verifier_key"] = verifier;
    if (!m_isJson)
        //: %1: the key with which others verify cosignatures of this witness
        console.write(tr("Cosigned. Verifier key of the witness: %1").arg(QString::fromStdString(verifier)));
    return ExitStatus::Fine;
}

ExitStatus TrailWitnessCommand::checkWitnesses(Console &console, const Note &note)
{
    ExitStatus status = ExitStatus::Fine;
    m_report["witnesses"] = nlohmann::ordered_json::array();
    for (const std::string &key : m_required) {
        const auto found = cosignatureBy(note.text, key, nowInSeconds());
        if (!found) {
            //: %1: verifier key of a witness, %2: why, such as "the note has none", %3: what to do, a sentence
            console.message(tr("No valid cosignature by %1: %2. %3")
                    .arg(safeLine(key), ErrorText::reason(found.error()), ErrorText::advice(found.error())));
            status = ExitStatus::Failed;
            continue;
        }
        m_report["witnesses"].push_back({ { "name", found->witness }, { "time", isoDate(found->time).toStdString() } });
        if (!m_isJson)
            //: %1: name of a witness, %2: date and time, ISO 8601
            console.write(tr("Cosigned by %1 at %2").arg(safeLine(found->witness), isoDate(found->time)));
    }
    return status;
}

/// Cosignatures that nobody asked for show nothing: without the witness's key, anyone could have made them.
void TrailWitnessCommand::listUnchecked(Console &console, const Note &note)
{
    const std::size_t checked = m_report["witnesses"].size();
    const std::size_t unchecked = note.cosignatures - std::min(note.cosignatures, checked);
    if (unchecked > 0 && !m_isJson)
        console.message(
            tr("%Ln cosignature(s) on the note were not checked. Specify the verifier keys of their witnesses "
               "with --require.",
                nullptr, static_cast<int>(unchecked)));
}

ExitStatus TrailWitnessCommand::run(Console &console)
{
    const auto note = readNote(console, m_note);
    if (!note)
        return note.error();
    m_report = { { "trail", note->checkpoint.trail }, { "entries", note->checkpoint.entries },
        { "root", note->checkpoint.root } };
    ExitStatus status = m_since.empty() ? ExitStatus::Fine : compare(console, *note);
    if (status == ExitStatus::Fine)
        status = checkWitnesses(console, *note);
    listUnchecked(console, *note);
    if (status == ExitStatus::Fine && !m_key.empty())
        status = cosign(console, *note);
    m_report["ok"] = status == ExitStatus::Fine;
    if (m_isJson)
        console.document(m_report);
    else if (status == ExitStatus::Fine)
        //: %n: number of entries, %1: public key, hexadecimal digits
        console.write(tr("The note is valid: %Ln entries, sealed with the key %1", nullptr,
            static_cast<int>(note->checkpoint.entries))
                .arg(safeLine(note->checkpoint.publicKey)));
    return status;
}

std::unique_ptr<Command> makeTrailWitnessCommand(CLI::App &above)
{
    return std::make_unique<TrailWitnessCommand>(above);
}

} // namespace vitrine
