// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wording/evidencetext.h"

#include <algorithm>
#include <array>

namespace vitrine {

namespace {

struct Fault {
    std::string_view code;
    const char *reason;
    const char *advice;
};

constexpr const char *checkClock = QT_TRANSLATE_NOOP("vitrine::EvidenceText", "Check the clock of this computer.");
constexpr const char *copyKey = QT_TRANSLATE_NOOP(
    "vitrine::EvidenceText", "Copy the whole key again. It has three parts separated by “+”: name, hash and key.");

constexpr std::array faults {
    Fault { "merge.target", QT_TRANSLATE_NOOP("vitrine::EvidenceText", "it is, or contains, the target of the merge"),
        QT_TRANSLATE_NOOP("vitrine::EvidenceText", "Merge the trails into a new file.") },
    Fault { "merge.state",
        QT_TRANSLATE_NOOP("vitrine::EvidenceText", "it, or a part of it, is already included in another state"),
        QT_TRANSLATE_NOOP("vitrine::EvidenceText", "Merge only the newest state of each trail into a new file.") },
    Fault { "key.exists", QT_TRANSLATE_NOOP("vitrine::EvidenceText", "it already exists"),
        QT_TRANSLATE_NOOP("vitrine::EvidenceText", "Use the existing key, or choose another name for the new one.") },
    Fault { "seal.damaged", QT_TRANSLATE_NOOP("vitrine::EvidenceText", "it is damaged, so it was not sealed"),
        QT_TRANSLATE_NOOP("vitrine::EvidenceText", "Verify it to see which entry was changed.") },
    Fault { "proof.other", QT_TRANSLATE_NOOP("vitrine::EvidenceText", "it is not a proof"),
        QT_TRANSLATE_NOOP("vitrine::EvidenceText", "Proofs are created by vitrine trail prove --step.") },
    Fault { "proof.json", QT_TRANSLATE_NOOP("vitrine::EvidenceText", "it is not a proof, or was cut off"),
        QT_TRANSLATE_NOOP(
            "vitrine::EvidenceText", "Copy the whole file again. Proofs are created by vitrine trail prove --step.") },
    Fault { "checkpoint.json",
        QT_TRANSLATE_NOOP("vitrine::EvidenceText", "it is neither a checkpoint nor a signed note, or was cut off"),
        QT_TRANSLATE_NOOP("vitrine::EvidenceText",
            "Copy the whole file again. Checkpoints are created by vitrine trail seal with --checkpoint or --note.") },
    Fault { "consistency.json",
        QT_TRANSLATE_NOOP("vitrine::EvidenceText", "it is not a proof of consistency, or was cut off"),
        QT_TRANSLATE_NOOP("vitrine::EvidenceText",
            "Copy the whole file again. These proofs are created by vitrine trail prove --from.") },
    Fault { "certificate.json", QT_TRANSLATE_NOOP("vitrine::EvidenceText", "it is not a certificate, or was cut off"),
        QT_TRANSLATE_NOOP(
            "vitrine::EvidenceText", "Copy the whole file again. Certificates are created by vitrine trail certify.") },
    Fault { "checkpoint.other", QT_TRANSLATE_NOOP("vitrine::EvidenceText", "it is not a checkpoint"),
        QT_TRANSLATE_NOOP(
            "vitrine::EvidenceText", "Checkpoints are created by vitrine trail seal with --checkpoint or --note.") },
    Fault { "consistency.other", QT_TRANSLATE_NOOP("vitrine::EvidenceText", "it is not a proof of consistency"),
        QT_TRANSLATE_NOOP("vitrine::EvidenceText", "These proofs are created by vitrine trail prove --from.") },
    Fault { "timestamp.response",
        QT_TRANSLATE_NOOP("vitrine::EvidenceText", "it is not the response of a time-stamping authority"),
        QT_TRANSLATE_NOOP(
            "vitrine::EvidenceText", "Save the authority's response as received (application/timestamp-reply).") },
    Fault { "timestamp.refused", QT_TRANSLATE_NOOP("vitrine::EvidenceText", "the authority rejected the request"),
        QT_TRANSLATE_NOOP("vitrine::EvidenceText",
            "Create a new request with vitrine trail timestamp --request, or ask another authority.") },
    Fault { "timestamp.other", QT_TRANSLATE_NOOP("vitrine::EvidenceText", "it is not about the newest seal"),
        QT_TRANSLATE_NOOP("vitrine::EvidenceText",
            "If the trail was sealed again after the request, create a new request for the newest seal.") },
    Fault { "timestamp.time", QT_TRANSLATE_NOOP("vitrine::EvidenceText", "it states no valid time"),
        QT_TRANSLATE_NOOP("vitrine::EvidenceText", "Ask another authority.") },
    Fault {
        "timestamp.future", QT_TRANSLATE_NOOP("vitrine::EvidenceText", "it states a time in the future"), checkClock },
    Fault { "timestamp.signature",
        QT_TRANSLATE_NOOP("vitrine::EvidenceText", "its signature was not made with any of the given certificates"),
        QT_TRANSLATE_NOOP("vitrine::EvidenceText",
            "Check that the file given with --certificates has the root certificate of this authority (PEM).") },
    Fault { "certificates.none", QT_TRANSLATE_NOOP("vitrine::EvidenceText", "it has no certificate (PEM)"),
        QT_TRANSLATE_NOOP("vitrine::EvidenceText", "Ask the authority for its root certificate as PEM.") },
    Fault { "cosignature.missing", QT_TRANSLATE_NOOP("vitrine::EvidenceText", "the note has none"),
        QT_TRANSLATE_NOOP("vitrine::EvidenceText", "Ask the witness for the note with its cosignature.") },
    Fault { "cosignature.key", QT_TRANSLATE_NOOP("vitrine::EvidenceText", "this is not the verifier key of a witness"),
        copyKey },
    Fault { "cosignature.signature", QT_TRANSLATE_NOOP("vitrine::EvidenceText", "the signature is invalid"),
        QT_TRANSLATE_NOOP("vitrine::EvidenceText",
            "The note was changed after it was signed. Get it again from where it came from.") },
    Fault { "cosignature.future", QT_TRANSLATE_NOOP("vitrine::EvidenceText", "its time is in the future"), checkClock },
    Fault { "cosignature.name", QT_TRANSLATE_NOOP("vitrine::EvidenceText", "this cannot be the name of a witness"),
        QT_TRANSLATE_NOOP("vitrine::EvidenceText", "Specify a name without spaces, line breaks and “+”.") },
};

QString textOf(std::string_view code, const char *Fault::*text)
{
    const auto *found = std::ranges::find(faults, code, &Fault::code);
    return found == faults.end() ? QString() : EvidenceText::tr(found->*text);
}

} // namespace

QString EvidenceText::reason(std::string_view code) { return textOf(code, &Fault::reason); }

QString EvidenceText::advice(std::string_view code) { return textOf(code, &Fault::advice); }

} // namespace vitrine
