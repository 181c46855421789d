// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command/commands.h"
#include "app/cli/command/interruption.h"
#include "app/cli/options/executionoptions.h"
#include "app/cli/options/keyoptions.h"
#include "app/cli/print/progressline.h"
#include "app/cli/trail/certificatesfile.h"
#include "app/cli/trail/trailcommand.h"
#include "app/session/export/exportjson.h"
#include "app/session/textfile.h"
#include "app/wording/damagetext.h"
#include "app/wording/numbertext.h"
#include "app/wording/safetext.h"
#include "base/parsedjson.h"
#include "models/trail/chain/proof.h"
#include "models/trail/chain/treecheck.h"
#include "models/trail/file/schemacheck.h"
#include "models/trail/index/indexcheck.h"
#include "models/trail/read/recordings.h"

#include <QDateTime>
#include <QLocale>
#include <QStringList>
#include <QTimeZone>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <ranges>
#include <string_view>
#include <utility>

namespace vitrine {

/// `vitrine trail verify`: verifies the chain of a trail and reports the first damaged entry, compares it with a
/// checkpoint, or checks the proof of one step without any trail.
class TrailVerifyCommand final : public TrailCommand {
    Q_DECLARE_TR_FUNCTIONS(vitrine::TrailVerifyCommand)

public:
    explicit TrailVerifyCommand(CLI::App &above);

protected:
    ExitStatus read(Console &console, const Trail &trail) override;
    std::optional<ExitStatus> withoutTrail(Console &console) override;
    ExitStatus cannotOpen(Console &console, const Error &error) override;

private:
    std::expected<VerifyOptions, ExitStatus> options(Console &console) const;
    static void print(Console &console, const IndexCheck &indexes);
    ExitStatus checkProof(Console &console, const VerifyOptions &options) const;
    ExitStatus printStatement(Console &console, const TreeStatement &said, bool isCompared) const;
    static QString comparison(std::string_view code);
    static QString proofReason(std::string_view code);
    static QString statementReason(std::string_view code);
    static void print(Console &console, const Verification &verification);
    static void print(Console &console, const Recordings &recordings);
    static void print(Console &console, const std::vector<Deletion> &deletions);
    static void print(Console &console, const std::vector<RecordedRedaction> &redactions);
    static void print(Console &console, const std::vector<RecordedTimestamp> &stamps);
    static void printSeal(Console &console, const SealState &seal, std::uint64_t entries);

    std::string m_checkpoint;
    std::string m_key;
    std::string m_certificates;
    std::string m_proof;
    bool m_isIndex = false;
};

namespace {

using Json = nlohmann::ordered_json;

Json partsJson(const std::vector<PartVerification> &parts)
{
    Json list = Json::array();
    for (const PartVerification &part : parts)
        list.push_back({ { "part", part.id }, { "trail", part.trail }, { "entries", part.entries },
            { "sealed", part.isSealed }, { "sealed_entries", part.sealedEntries }, { "seal_key", part.sealKey },
            { "sealed_at", part.isSealed ? momentJson(part.sealedAt) : Json(nullptr) },
            { "broken_seal_entries", part.brokenSeal } });
    return list;
}

Json stepsJson(const std::vector<DamagedStep> &steps)
{
    Json list = Json::array();
    for (const DamagedStep &damaged : steps)
        list.push_back({ { "run", damaged.run }, { "step", damaged.step } });
    return list;
}

Json verificationJson(const Verification &verification)
{
    return { { "ok", verification.isIntact }, { "entries", verification.entries },
        { "first_broken", verification.firstBroken ? Json(*verification.firstBroken) : Json(nullptr) },
        { "reason", verification.reason }, { "damaged_runs", verification.damagedRuns },
        { "damaged_steps", stepsJson(verification.damagedSteps) },
        { "damaged_executions", verification.damagedExecutions }, { "sealed", verification.isSealed },
        { "sealed_entries", verification.sealedEntries }, { "seal_key", verification.sealKey },
        { "sealed_at", verification.isSealed ? momentJson(verification.sealedAt) : Json(nullptr) },
        { "broken_seal_entries", verification.brokenSeal }, { "parts", partsJson(verification.parts) },
        { "checkpoint", verification.comparison.empty() ? Json(nullptr) : Json(verification.comparison) } };
}

Json indexJson(const IndexCheck &indexes)
{
    return { { "ok", indexes.isIntact() }, { "steps", indexes.steps }, { "runs", indexes.runs },
        { "executions", indexes.executions }, { "missing_words", indexes.missingWords },
        { "wrong_roots", indexes.wrongRoots }, { "file", indexes.damage } };
}

Json deletionsJson(const std::vector<Deletion> &deletions)
{
    Json list = Json::array();
    for (const Deletion &deletion : deletions)
        list.push_back({ { "at", momentJson(deletion.at) }, { "user", deletion.user }, { "reason", deletion.reason },
            { "rule", parsedJson<Json>(deletion.rule) },
            { "moved_to", deletion.movedTo.empty() ? Json(nullptr) : Json(deletion.movedTo) },
            { "runs", deletion.runs.size() }, { "entries", deletion.entries } });
    return list;
}

Json redactionsJson(const std::vector<RecordedRedaction> &redactions)
{
    Json list = Json::array();
    for (const RecordedRedaction &redaction : redactions)
        list.push_back(
            { { "at", momentJson(redaction.at) }, { "reason", redaction.reason }, { "texts", redaction.texts } });
    return list;
}

Json timestampsJson(const std::vector<RecordedTimestamp> &stamps)
{
    Json list = Json::array();
    for (const RecordedTimestamp &stamp : stamps)
        list.push_back(
            { { "entries", stamp.entries }, { "time", stamp.isValid ? momentJson(stamp.time) : Json(nullptr) },
                { "serial", stamp.serial }, { "ok", stamp.isValid }, { "trusted", stamp.isTrusted } });
    return list;
}

/// Whether the requested key made a valid seal.
bool hasSealOfKey(const Verification &verification)
{
    return verification.isSealed || std::ranges::any_of(verification.parts, &PartVerification::isSealed);
}

Json statementJson(const TreeStatement &said)
{
    Json json { { "ok", said.isValid }, { "reason", said.reason }, { "trail", said.trail },
        { "kind", said.isInclusion ? "inclusion" : "consistency" } };
    if (said.isInclusion)
        json["entry"] = said.entry;
    else
        json.update({ { "old_size", said.oldSize }, { "old_root", said.oldRoot } });
    json.update({ { "size", said.size }, { "root", said.root } });
    return json;
}

Json proofJson(const ProofResult &proof)
{
    return { { "ok", proof.isValid }, { "reason", proof.reason }, { "trail", proof.trail }, { "kind", proof.kind },
        { "id", proof.id }, { "entry", proof.entry }, { "at", momentJson(proof.at) },
        { "seal_key", proof.checkpoint ? Json(proof.checkpoint->publicKey) : Json(nullptr) },
        { "sealed_at", proof.checkpoint ? momentJson(proof.checkpoint->signedAt) : Json(nullptr) },
        { "fields", parsedJson<Json>(proof.fields) } };
}

QString isoMoment(double seconds)
{
    return QDateTime::fromSecsSinceEpoch(static_cast<qint64>(seconds), QTimeZone::utc()).toString(Qt::ISODate);
}

/// The entries of the trail's own chain, without those of merged trails.
std::uint64_t ownEntries(const Verification &verification)
{
    std::uint64_t entries = verification.entries;
    for (const PartVerification &part : verification.parts)
        entries -= part.entries;
    return entries;
}

} // namespace

TrailVerifyCommand::TrailVerifyCommand(CLI::App &above)
    : TrailCommand(above.add_subcommand("verify", tr("Verify that a trail is unchanged").toStdString()))
{
    parser().get_option("DB")->required(false);
    parser()
        .add_option("--checkpoint", m_checkpoint, tr("Compare with a checkpoint file").toStdString())
        ->type_name("FILE");
    parser()
        .add_option("--key", m_key, tr("Accept only seals of this public key (hexadecimal)").toStdString())
        ->type_name("HEX")
        ->transform(publicKeyCheck());
    parser()
        .add_option("--certificates", m_certificates,
            tr("Trusted certificates (PEM) to verify the signatures of recorded time stamps").toStdString())
        ->type_name("FILE");
    parser().add_flag(
        "--index", m_isIndex, tr("Also check the search and statistics indexes; takes longer").toStdString());
    parser()
        .add_option("--proof", m_proof, tr("Verify a proof made by trail prove; needs no trail").toStdString())
        ->type_name("FILE");
}

std::optional<ExitStatus> TrailVerifyCommand::withoutTrail(Console &console)
{
    if (m_proof.empty() && file().empty()) {
        console.message(tr("No trail given. Name a trail, or a proof with --proof."));
        return ExitStatus::Unusable;
    }
    if (m_proof.empty())
        return std::nullopt;
    const auto wanted = options(console);
    return wanted ? checkProof(console, *wanted) : wanted.error();
}

std::expected<VerifyOptions, ExitStatus> TrailVerifyCommand::options(Console &console) const
{
    VerifyOptions options { {}, m_key };
    if (m_checkpoint.empty())
        return options;
    const auto text = readTextFile(m_checkpoint);
    if (!text)
        return std::unexpected(report(console, text.error()));
    auto checkpoint = checkpointFromText(*text);
    if (!checkpoint) {
        checkpoint.error().file = m_checkpoint;
        return std::unexpected(report(console, checkpoint.error()));
    }
    options.checkpoint = std::move(*checkpoint);
    return options;
}

/// Unknown objects in a file's schema, such as triggers, could run code, so no entry of such a file is read.
ExitStatus TrailVerifyCommand::cannotOpen(Console &console, const Error &error)
{
    if (!isSchemaDamage(error))
        return TrailCommand::cannotOpen(console, error);
    const std::string objects = error.detail.substr(schemaDamage.size());
    if (isJson()) {
        Verification verification;
        verification.reason = "schema";
        auto document = verificationJson(verification);
        document["schema"] = objects;
        console.document(document);
    } else {
        //: %1: parts of a database file, in SQL's words, e.g. "foreign trigger x"
        const QString what = tr("the database schema is not that of a trail: %1").arg(safeLine(objects));
        console.write(QString(console.toned(Tone::Bad, tr("Damaged")) % QLatin1StringView("  ") % what));
    }
    console.message(tr("No entry was read. Run vitrine trail repair to recover the data into a new trail."));
    return ExitStatus::Failed;
}

ExitStatus TrailVerifyCommand::checkProof(Console &console, const VerifyOptions &options) const
{
    const auto text = readTextFile(m_proof);
    if (!text)
        return report(console, text.error());
    auto statement = checkTreeProof(*text, options.publicKey, options.checkpoint);
    if (!statement) {
        statement.error().file = m_proof;
        return report(console, statement.error());
    }
    if (*statement)
        return printStatement(console, **statement, options.checkpoint.has_value());
    auto proof = verifyProof(*text, options.publicKey, options.checkpoint);
    if (!proof) {
        proof.error().file = m_proof;
        return report(console, proof.error());
    }
    if (isJson()) {
        console.document(proofJson(*proof));
        return proof->isValid ? ExitStatus::Fine : ExitStatus::Failed;
    }
    console.write(proof->isValid ? console.toned(Tone::Good, tr("The proof is valid"))
                                 : console.toned(Tone::Bad, proofReason(proof->reason)));
    if (proof->checkpoint)
        //: %1: hexadecimal digits
        console.write(tr("Public key: %1").arg(safeLine(proof->checkpoint->publicKey)));
    if (proof->isValid && options.publicKey.empty() && !options.checkpoint)
        console.write(
            tr("The key was not compared: anyone can create a valid proof. Specify a key that you know with --key."));
    console.write(safeText(proof->fields));
    return proof->isValid ? ExitStatus::Fine : ExitStatus::Failed;
}

ExitStatus TrailVerifyCommand::printStatement(Console &console, const TreeStatement &said, bool isCompared) const
{
    const ExitStatus status = said.isValid ? ExitStatus::Fine : ExitStatus::Failed;
    if (isJson()) {
        console.document(statementJson(said));
        return status;
    }
    if (!said.isValid) {
        console.write(console.toned(Tone::Bad, statementReason(said.reason)));
        return status;
    }
    console.write(console.toned(Tone::Good, tr("The proof is valid")));
    const int size = static_cast<int>(said.size);
    //: A proof about an audit trail. %1: number of an entry, %n: number of entries
    const QString inclusion = tr("entry %1 is in the tree of %Ln entries", nullptr, size).arg(numberText(said.entry));
    //: A proof about an audit trail. %1 and %n: numbers of entries
    const QString extension
        = tr("the tree of %Ln entries extends the one of %1", nullptr, size).arg(numberText(said.oldSize));
    console.write(said.isInclusion ? inclusion : extension);
    //: %1: identity of a trail, hexadecimal digits
    console.write(tr("Trail: %1").arg(safeLine(said.trail)));
    //: %1: hexadecimal digits
    console.write(tr("Root: %1").arg(safeLine(said.root)));
    if (!isCompared)
        console.write(
            tr("The root was not compared: anyone can create a valid proof. Specify a checkpoint of the trail "
               "with --checkpoint."));
    return status;
}

ExitStatus TrailVerifyCommand::read(Console &console, const Trail &trail)
{
    const auto wanted = options(console);
    if (!wanted)
        return wanted.error();
    const auto certificates = readCertificates(console, m_certificates);
    if (!certificates)
        return certificates.error();
    reportJournal(console);
    const Interruption interruption;
    ProgressLine progress;
    const auto goesOn = [&](std::uint64_t done, std::uint64_t total) {
        progress.show(done, total);
        return !interruption.hasCome();
    };
    const QString name = safeLine(trail.file().filename().string());
    progress.begin(name, &ProgressText::entriesPerSecond);
    const auto verification = trail.verify(goesOn, *wanted);
    progress.clear();
    if (!verification)
        return report(console, verification.error());
    progress.begin(name, &ProgressText::stepsPerSecond);
    const auto indexes = m_isIndex
        ? checkIndexes(trail.file(), goesOn).transform([](IndexCheck found) { return std::optional(std::move(found)); })
        : Result<std::optional<IndexCheck>>();
    progress.clear();
    if (!indexes)
        return report(console, indexes.error());
    auto document = verificationJson(*verification);
    document["index"] = *indexes ? indexJson(**indexes) : Json(nullptr);
    const auto recordings = recordingsOf(trail);
    if (recordings)
        document["recorded"] = { { "live", recordings->live }, { "imported", recordings->imported },
            { "scratch", recordings->scratch } };
    const auto deletions = deletionsOf(trail);
    if (deletions)
        document["deletions"] = deletionsJson(*deletions);
    const auto redactions = redactionsOf(trail);
    if (redactions)
        document["redactions"] = redactionsJson(*redactions);
    const auto stamps = timestampsOf(trail, *certificates);
    if (stamps)
        document["timestamps"] = timestampsJson(*stamps);
    const bool isOfKey = m_key.empty() || hasSealOfKey(*verification);
    // Certificates are given for a time stamp that is expected: whoever rebuilt the chain could have left it out.
    const bool isStamped
        = m_certificates.empty() || (stamps && std::ranges::any_of(*stamps, &RecordedTimestamp::isTrusted));
    if (!isOfKey || !isStamped) {
        document["ok"] = false;
        if (verification->isIntact)
            document["reason"] = isOfKey ? "no-timestamp" : "other-key";
    }
    if (isJson())
        console.document(document);
    else
        print(console, *verification);
    if (!isOfKey)
        console.message(tr("No valid seal of the key %1 was found.").arg(safeLine(m_key)));
    if (!isStamped)
        console.message(tr("No time stamp was found that the certificates verify."));
    if (stamps && !isJson())
        print(console, *stamps);
    if (deletions && !isJson())
        print(console, *deletions);
    if (redactions && !isJson())
        print(console, *redactions);
    if (recordings && !isJson())
        print(console, *recordings);
    if (*indexes && !isJson())
        print(console, **indexes);
    const bool areStamped = !stamps || std::ranges::all_of(*stamps, &RecordedTimestamp::isValid);
    return verification->isIntact && isOfKey && isStamped && areStamped && (!*indexes || (*indexes)->isIntact())
        ? ExitStatus::Fine
        : ExitStatus::Failed;
}

void TrailVerifyCommand::print(Console &console, const IndexCheck &indexes)
{
    if (indexes.isIntact())
        return console.write(tr("The indexes match the recorded data."));
    const auto list = [](const std::vector<std::int64_t> &ids) {
        constexpr std::size_t mostShown = 20;
        QStringList shown;
        for (const std::int64_t id : ids | std::views::take(mostShown))
            shown.append(QString::number(id));
        return shown.join(u", ") % (ids.size() > mostShown ? QStringLiteral(", …") : QString());
    };
    console.write(console.toned(Tone::Bad, tr("The indexes do not match the recorded data: searches may miss steps.")));
    if (!indexes.steps.empty())
        //: %1: numbers of steps in a trail, %n: how many they are
        console.write(
            tr("steps with wrong index words, %Ln in total: %1", nullptr, static_cast<int>(indexes.steps.size()))
                .arg(list(indexes.steps)));
    if (!indexes.runs.empty())
        //: %1: numbers of runs in a trail, %n: how many they are
        console.write(tr(
            "runs with wrong index words or totals, %Ln in total: %1", nullptr, static_cast<int>(indexes.runs.size()))
                .arg(list(indexes.runs)));
    if (!indexes.executions.empty())
        //: %1: numbers of executions in a trail, %n: how many they are
        console.write(tr(
            "executions with wrong index words, %Ln in total: %1", nullptr, static_cast<int>(indexes.executions.size()))
                .arg(list(indexes.executions)));
    if (indexes.missingWords > 0)
        console.write(tr("words missing from the substring index: %1").arg(numberText(indexes.missingWords)));
    if (indexes.wrongRoots > 0)
        console.write(tr("wrong roots of stored subtrees: %1").arg(numberText(indexes.wrongRoots)));
    if (!indexes.damage.empty())
        console.write(safeLine(indexes.damage));
    console.message(tr("The recorded data is not affected. Rebuild the indexes with vitrine trail reindex."));
}

void TrailVerifyCommand::print(Console &console, const Recordings &recordings)
{
    QStringList channels;
    for (const auto &[channel, runs] : recordings.live)
        channels.append(safeLine(channel) % u' ' % numberText(runs));
    if (!channels.isEmpty())
        //: %1: channels, each with a number of runs, such as "hook 2, module 1"
        console.write(tr("runs recorded live: %1").arg(channels.join(u", ")));
    if (recordings.imported > 0)
        //: %1: number of runs
        console.write(tr("runs imported from logs: %1").arg(numberText(recordings.imported)));
    if (recordings.scratch > 0)
        //: %1: number of runs
        console.write(tr("scratch runs: %1").arg(numberText(recordings.scratch)));
}

void TrailVerifyCommand::print(Console &console, const std::vector<RecordedTimestamp> &stamps)
{
    for (const RecordedTimestamp &stamp : stamps) {
        const int entries = static_cast<int>(stamp.entries);
        const QString time = isoMoment(stamp.time);
        if (!stamp.isValid)
            //: %n: number of entries
            console.write(
                console.toned(Tone::Bad, tr("time stamp of the first %Ln entries: invalid", nullptr, entries)));
        else if (stamp.isTrusted)
            //: %n: number of entries, %1: date and time, ISO 8601
            console.write(tr("time stamp of the first %Ln entries: %1", nullptr, entries).arg(time));
        else
            //: %n: number of entries, %1: date and time, ISO 8601
            console.write(tr("time stamp of the first %Ln entries: %1 (signature not checked; specify --certificates)",
                nullptr, entries)
                    .arg(time));
    }
}

void TrailVerifyCommand::print(Console &console, const std::vector<RecordedRedaction> &redactions)
{
    for (const RecordedRedaction &redaction : redactions) {
        //: Texts that were removed from a trail, as it says itself. %1: number of texts, %2: time
        const QString redacted
            = tr("texts redacted: %1, at %2").arg(numberText(redaction.texts), isoMoment(redaction.at));
        console.write(
            redaction.reason.empty() ? redacted : QString(redacted % u" (" % safeLine(redaction.reason) % u')'));
    }
}

void TrailVerifyCommand::print(Console &console, const std::vector<Deletion> &deletions)
{
    for (const Deletion &deletion : deletions) {
        const QString day = isoMoment(deletion.at);
        const QString user = safeLine(deletion.user);
        //: Runs that are no longer in a trail, as it says itself. %1: number of runs, %2: time, %3: name of a user
        const QString deleted = tr("runs deleted: %1, at %2 by %3").arg(numberText(deletion.runs.size()), day, user);
        //: The same with: %4: identity of a trail, hexadecimal digits
        const QString moved = tr("runs moved: %1, at %2 by %3, to the trail %4")
                                  .arg(numberText(deletion.runs.size()), day, user,
                                      safeLine(std::string_view(deletion.movedTo).substr(0, 16)));
        //: Runs whose log was imported again after it had grown. %1: number of runs, %2: time, %3: name of a user
        const QString replaced = tr("runs replaced by a later import of the same log: %1, at %2 by %3")
                                     .arg(numberText(deletion.runs.size()), day, user);
        console.write(deletion.reason == logHasGrown ? replaced : deletion.movedTo.empty() ? deleted : moved);
    }
}

void TrailVerifyCommand::print(Console &console, const Verification &verification)
{
    if (verification.isIntact) {
        //: The chain of a trail holds. %1: number of its entries
        const QString entries = tr("entries: %1").arg(numberText(verification.entries));
        console.write(QString(console.toned(Tone::Good, tr("Verified")) % QLatin1StringView("  ") % entries));
    } else if (!verification.firstBroken) {
        //: The chain of a trail holds, but the checkpoint that it should be compared with is none of it
        console.write(console.toned(Tone::Bad, tr("Not compared")));
    } else {
        //: %1: number of an entry, %2: what is wrong with it
        const QString entry
            = tr("entry %1: %2").arg(numberText(*verification.firstBroken), DamageText::reason(verification.reason));
        console.write(QString(console.toned(Tone::Bad, tr("Damaged")) % QLatin1StringView("  ") % entry));
    }
    printSeal(console, verification, ownEntries(verification));
    for (const PartVerification &part : verification.parts) {
        //: A trail that was merged into this one. %1: its identity, hexadecimal digits, %2: number of its entries
        console.write(
            tr("merged from %1, entries: %2").arg(safeLine(part.trail.substr(0, 16)), numberText(part.entries)));
        printSeal(console, part, part.entries);
    }
    if (!verification.comparison.empty())
        console.write(comparison(verification.comparison));
}

void TrailVerifyCommand::printSeal(Console &console, const SealState &seal, std::uint64_t entries)
{
    if (seal.brokenSeal > 0)
        //: %n: number of entries
        console.write(console.toned(
            Tone::Bad, tr("sealed but invalid: the first %Ln entries", nullptr, static_cast<int>(seal.brokenSeal))));
    if (!seal.isSealed && seal.brokenSeal > 0)
        return;
    if (!seal.isSealed) {
        console.write(tr("not sealed: anyone with write access could have rebuilt the chain"));
        return;
    }
    //: %n: number of entries, %1: public key, hexadecimal digits
    console.write(tr("sealed: the first %Ln entries, with the key %1", nullptr, static_cast<int>(seal.sealedEntries))
            .arg(QString::fromStdString(seal.sealKey)));
    // The seal itself is the entry after those that it covers.
    if (entries > seal.sealedEntries + 1)
        //: Entries of a trail that are newer than its seal. %1: number of entries
        console.write(tr("added since the seal: %1").arg(numberText(entries - seal.sealedEntries - 1)));
    else
        //: No entry of a trail is newer than its seal
        console.write(tr("added since the seal: none"));
}

QString TrailVerifyCommand::comparison(std::string_view code)
{
    if (code == "same")
        return tr("The trail matches the checkpoint.");
    if (code == "other-trail")
        return tr("The checkpoint belongs to another trail.");
    if (code == "shorter")
        return tr("The trail is shorter than the checkpoint: entries at the end are missing.");
    if (code == "bad-signature")
        return tr("The checkpoint's signature is invalid.");
    if (code == "other-key")
        return tr("The checkpoint was signed with another key.");
    if (code == "fork")
        return tr("Fork: the checkpoint and a seal of this trail cover the same number of entries, but have different "
                  "roots. Keep both: together they prove that the history was rewritten.");
    return tr("The trail does not match the checkpoint's history.");
}

QString TrailVerifyCommand::statementReason(std::string_view code)
{
    if (code == "other-key")
        return tr("The checkpoint was signed with another key.");
    if (code == "other-checkpoint")
        return tr("The proof is not about the checkpoint's tree.");
    if (code == "unsigned")
        return tr("The proof has no signature of its own: specify a checkpoint of that key with --checkpoint.");
    return tr("The hashes in the proof do not result in its root.");
}

QString TrailVerifyCommand::proofReason(std::string_view code)
{
    if (code == "text")
        return tr("A text in the proof differs from the recorded text.");
    if (code == "step" || code == "path")
        return tr("The step is not part of the trail named in the proof.");
    if (code == "unsigned")
        return tr("No seal covers this step: the proof does not rule out a fabricated trail.");
    if (code == "other-key")
        return tr("The seal uses a different key.");
    if (code == "other-checkpoint")
        return tr("The seal does not match the checkpoint.");
    return tr("The seal's signature is invalid.");
}

std::unique_ptr<Command> makeTrailVerifyCommand(CLI::App &above) { return std::make_unique<TrailVerifyCommand>(above); }

} // namespace vitrine
