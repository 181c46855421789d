// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/evidence/evidencetext.h"

#include "app/panes/evidence/chainentry.h"
#include "app/wording/damagetext.h"
#include "app/wording/safetext.h"
#include "app/wording/words.h"

#include <QFileInfo>
#include <QLocale>

namespace vitrine {

namespace {

constexpr qsizetype longestDetail = 120;
constexpr qsizetype shownKey = 16;

Cell cellOf(const QString &text, Meaning shape)
{
    Cell cell;
    cell.text = text;
    cell.shape = shape;
    cell.isMuted = shape == Meaning::Waiting;
    return cell;
}

QString statusWord(const std::string &status)
{
    return status.empty() ? QString() : Words::status(stepStatusFrom(status).value_or(StepStatus::Error)).text;
}

} // namespace

QString EvidenceText::number(std::uint64_t value) { return QLocale().toString(static_cast<qulonglong>(value)); }

QString EvidenceText::ofStep(const ChainEntry &entry, int run)
{
    if (run == 0)
        return {};
    if (entry.step == 0)
        //: %1: number of a run
        return tr("Run %1").arg(run);
    //: %1: number of a run, %2: number of a step
    return tr("Run %1, step %2").arg(run).arg(entry.ordinal);
}

QString EvidenceText::ofExecution(const ChainEntry &entry, const QString &step)
{
    if (entry.kind == "execution.started")
        //: An entry of the trail. %1: "Run 1, step 2"
        return tr("%1 started").arg(step);
    if (entry.kind == "execution.interrupted")
        //: An entry of the trail. %1: "Run 1, step 2"
        return tr("%1 was interrupted when the program ended").arg(step);
    //: An entry of the trail. %1: "Run 1, step 2", %2: "OK", "Error", "Blocked"
    return tr("%1 ran: %2").arg(step, statusWord(entry.detail));
}

// Live recordings come from no log.
QString EvidenceText::ofSource(const QString &log, bool isBeginning)
{
    if (log.isEmpty())
        //: An entry of the trail: runs are recorded while they run
        return isBeginning ? tr("Recording started") : tr("Recording finished");
    //: An entry of the trail. %1: name of a log
    return isBeginning ? tr("Import of %1 started").arg(log)
                       //: An entry of the trail. %1: name of a log
                       : tr("Import of %1 finished").arg(log);
}

QString EvidenceText::what(const ChainEntry &entry, int run)
{
    const auto step = ofStep(entry, run);
    const auto detail = safeLine(entry.detail, longestDetail);
    if (entry.covers == Covers::Execution)
        return ofExecution(entry, step);
    if (entry.kind == "trail.created")
        return tr("Trail created");
    if (entry.kind == "source.started")
        return ofSource(QFileInfo(detail).fileName(), true);
    if (entry.kind == "source.ended")
        return ofSource(QFileInfo(detail).fileName(), false);
    if (entry.run == 0 && (entry.kind == "run.added" || entry.kind.starts_with("step.")))
        //: An entry of the trail whose run is no longer there
        return tr("Run deleted, or its import canceled");
    if (entry.kind == "run.added")
        //: An entry of the trail. %1: "Run 1"
        return tr("%1 recorded, with all steps").arg(step);
    if (entry.kind == "step.started")
        //: An entry of the trail. %1: "Run 1, step 2"
        return tr("%1 started").arg(step);
    if (entry.kind == "step.ended")
        //: An entry of the trail. %1: "Run 1, step 2"
        return tr("%1 finished").arg(step);
    if (entry.kind == "policy.added")
        return tr("Policy used for the first time");
    if (entry.kind == "session.started")
        //: An entry of the trail. %1: "Run 1"
        return step.isEmpty() ? tr("Session started") : tr("Session started (%1)").arg(step);
    if (entry.kind == "review.added")
        //: An entry of the trail. %1: "Run 1, step 2"
        return step.isEmpty() ? tr("Code reviewed") : tr("%1 reviewed").arg(step);
    if (entry.kind == "note.added")
        return tr("Mark or note");
    if (entry.kind == "event.added" && entry.detail == "seal.timestamped")
        return tr("Time stamp of an authority recorded");
    if (entry.kind == "event.added" && entry.detail == "runs.deleted")
        //: An entry of the trail
        return tr("Runs deleted or moved to another trail");
    if (entry.kind == "event.added" && entry.detail == "run.recorder")
        //: An entry of the trail: which process and user records a run while it happens
        return tr("Recorder of a live run identified");
    if (entry.kind == "event.added")
        //: An entry of the trail. %1: what a user did, in one word of the trail
        return tr("User event: %1").arg(detail);
    if (entry.kind == "seal.added")
        return tr("All previous entries sealed");
    if (entry.kind == "content.redacted")
        return tr("Text redacted");
    if (entry.kind == "part.added")
        return tr("Another trail merged");
    return safeLine(entry.kind, longestDetail);
}

Cell EvidenceText::state(EntryState state)
{
    switch (state) {
    case EntryState::Unchecked: return cellOf(tr("not verified"), Meaning::Waiting);
    case EntryState::Verified: return cellOf(tr("Verified"), Meaning::Ok);
    case EntryState::Sealed: return cellOf(tr("Verified, sealed"), Meaning::Sealed);
    case EntryState::Damaged: return cellOf(tr("Damaged"), Meaning::Error);
    case EntryState::BehindDamage: return cellOf(tr("Unverified (after damage)"), Meaning::NotComparable);
    }
    return {};
}

QList<Cell> EvidenceText::states(bool isDamaged)
{
    QList<Cell> states { state(EntryState::Unchecked), state(EntryState::Verified), state(EntryState::Sealed) };
    if (isDamaged)
        states << state(EntryState::Damaged) << state(EntryState::BehindDamage);
    return states;
}

EvidenceText::Sentence EvidenceText::sum(const ChainState &chain)
{
    const auto entries = tr("%Ln entries", nullptr, static_cast<int>(chain.entries));
    if (!chain.found)
        //: %1: "1,204 entries"
        return { Meaning::Waiting, tr("%1, not verified yet").arg(entries) };
    if (!chain.found->isIntact)
        //: %1: number of an entry, %2: what is wrong with it: "it was changed"
        return { Meaning::Error,
            tr("Damaged at entry %1: %2.")
                .arg(number(chain.found->firstBroken.value_or(0)), DamageText::reason(chain.found->reason)) };
    if (chain.found->entries < chain.entries)
        //: %1: "1,204 entries", %2: a number
        return { Meaning::Waiting, tr("%1, verified to entry %2").arg(entries, number(chain.found->entries)) };
    //: %1: "1,204 entries"
    return { chain.found->isSealed ? Meaning::Sealed : Meaning::Ok, tr("%1, all verified").arg(entries) };
}

QString EvidenceText::sumDetail(const ChainState &chain)
{
    if (chain.redactedTexts == 0)
        return integrity(chain);
    //: Texts that were removed from the trail, which the trail records
    const auto redacted = tr("%Ln text(s) were redacted.", nullptr, static_cast<int>(chain.redactedTexts));
    return integrity(chain) + u' ' + redacted;
}

QString EvidenceText::integrity(const ChainState &chain)
{
    const auto &seal = chain.seal();
    if (chain.found && !chain.found->isIntact)
        return tr("The data it covers was modified outside Vitrine. The affected runs and steps are marked in the "
                  "lists; all others remain usable.");
    if (!seal.isSealed)
        return tr("Not sealed: anyone with write access could have rebuilt the chain.");
    //: %1: number of an entry, %2: date and time, %3: beginning of a public key
    return tr("Sealed to entry %1 on %2 with the key %3.")
        .arg(number(seal.sealedEntries), Words::exactMoment(seal.sealedAt), safeLine(seal.sealKey, shownKey));
}

QList<EvidenceText::Sentence> EvidenceText::meaning(EntryState state, const ChainState &chain)
{
    QList<Sentence> said;
    switch (state) {
    case EntryState::Unchecked:
        said << Sentence { Meaning::Waiting, tr("Not verified yet. Verify the trail to check its integrity.") };
        break;
    case EntryState::Damaged:
        //: %1: what is wrong with an entry: "it was changed"
        said << Sentence { Meaning::Error,
            tr("Do not rely on the data this entry covers: %1.").arg(DamageText::reason(chain.found->reason)) };
        break;
    case EntryState::BehindDamage:
        said << Sentence { Meaning::NotComparable,
            tr("The chain is broken before this entry, so the chain cannot confirm it. No change was found in the data "
               "it covers.") };
        break;
    case EntryState::Verified:
        said << Sentence { Meaning::Ok, tr("Intact according to the hash chain.") }
             << Sentence { Meaning::Info,
                    tr("Not covered by a seal: anyone with write access could have rebuilt the chain.") };
        break;
    case EntryState::Sealed:
        said << Sentence { Meaning::Sealed, tr("Unchanged since it was sealed.") }
             << Sentence { Meaning::Info,
                    tr("To confirm whose key this is, compare it with a checkpoint or public key from another "
                       "source.") }
             << Sentence { Meaning::Info,
                    tr("The time in a seal is from the sealer's own clock. A time stamp from an authority shows that "
                       "the seal existed at that time, and "
                       "cosignatures of witnesses show that everyone was given the same history.") };
        break;
    }
    said << Sentence { Meaning::Info,
        tr("A trail is tamper-evident: it reveals later changes. It does not prove that the log is truthful.") };
    return said;
}

QString EvidenceText::lastCovered(const ChainState &chain)
{
    const auto last = chain.lastCovered();
    if (!chain.found)
        return tr("not verified");
    if (last == 0)
        return tr("no entry verified");
    //: %1: number of an entry
    return tr("Entries 1 to %1 verified").arg(number(last));
}

QString EvidenceText::sealMark(const SealState &seal)
{
    //: %1: number of an entry
    return tr("Sealed to entry %1").arg(number(seal.sealedEntries));
}

QString EvidenceText::proofMeaning()
{
    return tr("A proof shows that this exact step is in the trail. It does not prove that the log is truthful.");
}

} // namespace vitrine
