// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/evidence/evidencetext.h"

#include "app/panes/evidence/chainentry.h"
#include "app/wording/damagetext.h"
#include "app/wording/safetext.h"
#include "app/wording/words.h"

#include <QDateTime>
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
    if (entry.kind == "execution.begun")
        //: An entry of the trail. %1: "Run 1, step 2"
        return tr("%1 begins to run").arg(step);
    if (entry.kind == "execution.interrupted")
        //: An entry of the trail. %1: "Run 1, step 2"
        return tr("%1 was cut off by the end of the program").arg(step);
    //: An entry of the trail. %1: "Run 1, step 2", %2: "OK", "Error", "Blocked"
    return tr("%1 ran: %2").arg(step, statusWord(entry.detail));
}

// What is recorded while it runs comes from no log.
QString EvidenceText::ofSource(const QString &log, bool isBeginning)
{
    if (log.isEmpty())
        //: An entry of the trail: runs are recorded while they run
        return isBeginning ? tr("A recording begins") : tr("A recording ends");
    //: An entry of the trail. %1: name of a log
    return isBeginning ? tr("Import of %1 begins").arg(log)
                       //: An entry of the trail. %1: name of a log
                       : tr("Import of %1 ends").arg(log);
}

QString EvidenceText::what(const ChainEntry &entry, int run)
{
    const auto step = ofStep(entry, run);
    const auto detail = safeLine(entry.detail, longestDetail);
    if (entry.covers == Covers::Execution)
        return ofExecution(entry, step);
    if (entry.kind == "trail.created")
        return tr("The trail begins");
    if (entry.kind == "source.begun")
        return ofSource(QFileInfo(detail).fileName(), true);
    if (entry.kind == "source.ended")
        return ofSource(QFileInfo(detail).fileName(), false);
    if (entry.kind == "run.added")
        //: An entry of the trail. %1: "Run 1"
        return tr("%1 is recorded, with all its steps").arg(step);
    if (entry.kind == "step.begun")
        //: An entry of the trail. %1: "Run 1, step 2"
        return tr("%1 begins").arg(step);
    if (entry.kind == "step.ended")
        //: An entry of the trail. %1: "Run 1, step 2"
        return tr("%1 ends").arg(step);
    if (entry.kind == "policy.added")
        return tr("A policy is used for the first time");
    if (entry.kind == "session.begun")
        //: An entry of the trail. %1: "Run 1"
        return step.isEmpty() ? tr("A session begins") : tr("A session of %1 begins").arg(step);
    if (entry.kind == "review.added")
        //: An entry of the trail. %1: "Run 1, step 2"
        return step.isEmpty() ? tr("Code is reviewed") : tr("%1 is reviewed").arg(step);
    if (entry.kind == "note.added")
        return tr("A mark or a note");
    if (entry.kind == "act.added")
        //: An entry of the trail. %1: what somebody did, in one word of the trail
        return tr("Somebody did: %1").arg(detail);
    if (entry.kind == "seal.added")
        return tr("All before it is sealed");
    if (entry.kind == "content.redacted")
        return tr("A text is taken out");
    if (entry.kind == "part.added")
        return tr("Another trail is merged into this one");
    return safeLine(entry.kind, longestDetail);
}

Cell EvidenceText::state(EntryState state)
{
    switch (state) {
    case EntryState::Unchecked: return cellOf(tr("not verified"), Meaning::Waiting);
    case EntryState::Verified: return cellOf(tr("Verified"), Meaning::Ok);
    case EntryState::Sealed: return cellOf(tr("Verified, sealed"), Meaning::Sealed);
    case EntryState::Damaged: return cellOf(tr("Damaged"), Meaning::Error);
    case EntryState::BehindDamage: return cellOf(tr("Behind the damage"), Meaning::NotComparable);
    }
    return {};
}

QList<Cell> EvidenceText::states()
{
    return { state(EntryState::Unchecked), state(EntryState::Verified), state(EntryState::Sealed),
        state(EntryState::Damaged), state(EntryState::BehindDamage) };
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
        return { Meaning::Ok, tr("%1, verified to entry %2").arg(entries, number(chain.found->entries)) };
    //: %1: "1,204 entries"
    return { chain.found->isSealed ? Meaning::Sealed : Meaning::Ok, tr("%1, all verified").arg(entries) };
}

QString EvidenceText::sumDetail(const ChainState &chain)
{
    const auto &seal = chain.seal();
    if (chain.found && !chain.found->isIntact)
        return tr(
            "What it covers was changed outside of this program. Marks in the lists show which runs and steps that "
            "are; all others stay usable.");
    if (!seal.isSealed)
        return tr("No seal: whoever can write the file could also have written its chain anew.");
    const auto at = QDateTime::fromSecsSinceEpoch(static_cast<qint64>(seal.sealedAt));
    //: %1: number of an entry, %2: date and time, %3: beginning of a public key
    return tr("Sealed to entry %1 on %2 with the key %3.")
        .arg(
            number(seal.sealedEntries), QLocale().toString(at, QLocale::ShortFormat), safeLine(seal.sealKey, shownKey));
}

QList<EvidenceText::Sentence> EvidenceText::meaning(EntryState state, const ChainState &chain)
{
    QList<Sentence> said;
    switch (state) {
    case EntryState::Unchecked:
        said << Sentence { Meaning::Waiting, tr("Nothing is known yet: verify the trail to see whether it holds.") };
        break;
    case EntryState::Damaged:
        //: %1: what is wrong with an entry: "it was changed"
        said << Sentence { Meaning::Error,
            tr("Do not rely on what this entry covers: %1.").arg(DamageText::reason(chain.found->reason)) };
        break;
    case EntryState::BehindDamage:
        said << Sentence { Meaning::NotComparable,
            tr("The chain is broken before it, so that it does not vouch for this entry. What it covers was not found "
               "changed.") };
        break;
    case EntryState::Verified:
        said << Sentence { Meaning::Ok,
            tr("It and what it covers are as they were recorded, as far as the chain tells.") }
             << Sentence { Meaning::Info,
                    tr("No seal covers it: whoever can write the file could also have written its chain anew.") };
        break;
    case EntryState::Sealed:
        said << Sentence { Meaning::Sealed, tr("It and what it covers are as they were when the seal was made.") }
             << Sentence { Meaning::Info,
                    tr("Whose key that is, only somebody can tell who has it from another place: compare the "
                       "checkpoint.") };
        break;
    }
    said << Sentence { Meaning::Info,
        tr("A trail is tamper-evident: it shows what was changed later. It does not show that the log was true.") };
    return said;
}

QString EvidenceText::vouchedFor(const ChainState &chain)
{
    const auto last = chain.vouchedFor();
    if (!chain.found)
        return tr("not verified");
    if (last == 0)
        return tr("no entry is vouched for");
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
    return tr(
        "A proof shows, without the trail, that this step was in it as it is. It does not show that the log was true.");
}

} // namespace vitrine
