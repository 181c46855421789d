// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wording/windowtext.h"

#include "app/wording/costtext.h"
#include "app/wording/errortext.h"
#include "app/wording/numbertext.h"
#include "app/wording/safetext.h"
#include "app/wording/sealtext.h"
#include "app/wording/words.h"
#include "models/replay/scratchrun.h"

#include <QFileInfo>
#include <QLocale>

#include <algorithm>

namespace vitrine {

namespace {

constexpr qsizetype answerLength = 40;

/// The list of a new scratch run has a row for its code.
QString stepsOf(const RunSummary &run)
{
    if (isScratch(run.record) && run.steps == 0)
        //: A scratch run that the user has not run yet
        return WindowText::tr("not run yet");
    //: After "Run 46, gpt-4o: "
    return WindowText::tr("%Ln step(s)", nullptr, static_cast<int>(run.steps));
}

} // namespace

QString WindowText::stepNumber(const StepSummary &step)
{
    return QLocale().toString(static_cast<qulonglong>(step.ordinal));
}

QString WindowText::stepContext(const StepSummary &step, int runNumber)
{
    const auto run = QLocale().toString(runNumber);
    // A run that was just added has no number until the list contains it.
    if (runNumber < 1)
        return Words::kind(step);
    if (!Words::hasOtherNumber(step))
        //: Beside "Step 2". %1: number of a run, %2: kind of the step
        return tr("Run %1, %2").arg(run, Words::kind(step));
    //: Beside "Step 3". %1: number of a run, %2: kind of the step, %3: the number that the log gives to the step
    return tr("Run %1, %2, step %3 in the log").arg(run, Words::kind(step), QLocale().toString(*step.externalNumber));
}

QString WindowText::runSums(const RunSummary &run, int runNumber)
{
    const auto &record = run.record;
    const auto &time = record.time;
    QStringList facts { stepsOf(run) };
    if (record.tokens.input || record.tokens.output)
        //: %1: amount, "1.2 k"
        facts << tr("%1 tokens").arg(Words::amount(record.tokens.input.value_or(0) + record.tokens.output.value_or(0)));
    if (record.cost)
        facts << costText(*record.cost);
    if (time.seconds)
        facts << Words::duration(*time.seconds);
    else if (time.startedAt && time.endedAt)
        facts << Words::duration(*time.endedAt - *time.startedAt);
    return tr("%1: %2").arg(tr("Run %1").arg(QLocale().toString(runNumber)), facts.join(u", "));
}

QString WindowText::run(const RunSummary &run, int runNumber)
{
    const auto &record = run.record;
    //: %1: number of a run
    auto text = tr("Run %1").arg(QLocale().toString(runNumber));
    if (!record.model.empty())
        text += u", " + safeLine(record.model, answerLength);
    QStringList facts { stepsOf(run) };
    if (record.finalAnswer)
        //: %1: the final answer of an agent
        facts.append(tr("answer %1").arg(safeLine(*record.finalAnswer, answerLength)));
    if (record.expectedAnswer)
        //: %1: the answer that was expected of an agent
        facts.append(tr("expected %1").arg(safeLine(*record.expectedAnswer, answerLength)));
    //: %1: "Run 46, gpt-4o", %2: "5 steps, answer 8"
    return tr("%1: %2").arg(text, facts.join(u", "));
}

QString WindowText::runCount(quint64 shown, quint64 total)
{
    if (shown < total)
        //: %1: how many runs are shown, %Ln: how many there are
        return tr("%1 of %Ln run(s)", nullptr, static_cast<int>(total)).arg(numberText(shown));
    return tr("%Ln run(s)", nullptr, static_cast<int>(total));
}

QString WindowText::stepCount(quint64 shown, quint64 total)
{
    if (shown < total)
        //: %1: how many steps are shown, %Ln: how many there are
        return tr("%1 of %Ln step(s)", nullptr, static_cast<int>(total)).arg(numberText(shown));
    return tr("%Ln step(s)", nullptr, static_cast<int>(total));
}

Message WindowText::error(const Error &error)
{
    auto text = ErrorText::advice(error);
    if (const auto detail = ErrorText::detail(error); !detail.isEmpty())
        //: %1: what the user can do, may be empty; %2: technical words
        text = tr("%1 Details: %2").arg(text, detail).trimmed();
    return {
        .meaning = Meaning::Error, .headline = ErrorText::sentence(error), .text = text, .actionText = {}, .action = {}
    };
}

Message WindowText::partlyRead(const ImportReport &report)
{
    return { .meaning = Meaning::Warning,
        .headline = ErrorText::summary(report),
        .text = report.skipped.empty() ? QString() : ErrorText::skipped(report.skipped.front()),
        .actionText = tr("Show Report"),
        .action = {} };
}

Message WindowText::importsCutOff(const QStringList &logs)
{
    return { .meaning = Meaning::Warning,
        .headline = logs.size() == 1
            //: %1: name of a log
            ? tr("The import of %1 was interrupted when the program ended.")
                  .arg(safeLine(QFileInfo(logs.front()).fileName()))
            : tr("%Ln imports were interrupted when the program ended.", nullptr, static_cast<int>(logs.size())),
        .text = tr("The data imported so far is available. Import again to replace it with the complete log."),
        //: Button: finishes an import that was cut off
        .actionText = tr("Import Again"),
        .action = {} };
}

Message WindowText::savedAside(const QString &file, const QString &title)
{
    return { .meaning = Meaning::Info,
        //: %1: name of a file
        .headline = tr("Saved %1.").arg(safeLine(QFileInfo(file).fileName())),
        //: %1: name of a log or trail
        .text
        = tr("%1 remains open because jobs are still running; data they add is not in the copy.").arg(safeLine(title)),
        .actionText = {},
        .action = {} };
}

Message WindowText::noSuchLocation(const LocationLink &location, const QString &title, int count)
{
    const bool isStep = location.step > 0;
    const QLocale locale;
    return { .meaning = Meaning::Warning,
        .headline = isStep
            //: %1: number of a run, %2: number of a step
            ? tr("Run %1 has no step %2.").arg(locale.toString(location.run), locale.toString(location.step))
            //: %1: name of a log or trail, %2: number of a run
            : tr("%1 has no run %2.").arg(safeLine(title), locale.toString(location.run)),
        //: How many steps a run has
        .text = isStep ? tr("It has %Ln step(s).", nullptr, count)
                       //: How many runs a log has
                       : tr("It has %Ln run(s).", nullptr, count),
        .actionText = {},
        .action = {} };
}

Message WindowText::stuck()
{
    return { .meaning = Meaning::Warning,
        .headline = tr("The step cannot be stopped yet: it is running native code that cannot be interrupted."),
        .text = tr("It ends when the call returns or when you close the window. Everything else remains usable."),
        .actionText = {},
        .action = {} };
}

// The chain verifies entry by entry: everything not named here is intact as far as the chain reaches.
QString WindowText::damage(const Verification &verification)
{
    const auto runs = static_cast<int>(verification.damagedRuns.size());
    const auto executions = static_cast<int>(verification.damagedExecutions.size());
    if (runs == 0 && executions == 0)
        return tr("It was modified outside Vitrine. Do not rely on later entries.");
    QStringList parts;
    if (runs > 0)
        parts.append(tr("%Ln run(s)", nullptr, runs));
    if (executions > 0)
        //: Executions of steps: replays and edited code
        parts.append(tr("%Ln execution(s)", nullptr, executions));
    //: What a verification found. %1: "2 runs, 1 execution"
    return tr("Modified outside Vitrine: %1. They are marked in the lists; everything else remains usable.")
        .arg(parts.join(u", "));
}

Message WindowText::newer()
{
    return { .meaning = Meaning::Warning,
        .headline = tr("This trail was written by a newer version of Vitrine."),
        .text = tr("It is read-only: replaying, marking and sealing are not available."),
        .actionText = {},
        .action = {} };
}

Message WindowText::damaged(const Verification &verification)
{
    const auto entry = numberText(verification.firstBroken.value_or(0));
    return { .meaning = Meaning::Error,
        .headline = verification.brokenSeal > 0
            //: %1, %2: numbers of entries
            ? tr("The trail is damaged at entry %1; the seal up to entry %2 is invalid.")
                  .arg(entry, numberText(verification.brokenSeal))
            //: %1: number of an entry
            : tr("The trail is damaged at entry %1.").arg(entry),
        .text = damage(verification),
        .actionText = {},
        .action = {} };
}

QString WindowText::chain(const Verification *verification, quint64 entries)
{
    if (verification == nullptr)
        return tr("Not verified");
    if (!verification->isIntact)
        return tr("Damaged");
    if (verification->entries >= entries)
        return tr("Verified");
    //: %1: number of an entry, %2: how many there are
    return tr("Verified to entry %1 of %2").arg(numberText(verification->entries), numberText(entries));
}

Meaning WindowText::verifiedMeaning(const Verification &verification, quint64 entries)
{
    if (verification.entries < entries)
        return Meaning::Waiting;
    return verification.isSealed ? Meaning::Sealed : Meaning::Ok;
}

// An entry that was added since is not verified, even if the seal covers it.
QString WindowText::verified(const Verification &verification, quint64 entries)
{
    if (verification.entries < entries)
        return verification.isSealed
            //: %1: number of an entry, %2: how many there are, %3: number of an entry
            ? tr("Trail verified to entry %1 of %2, sealed to entry %3")
                  .arg(numberText(verification.entries), numberText(entries), numberText(verification.sealedEntries))
            //: %1: number of an entry, %2: how many there are
            : tr("Trail verified to entry %1 of %2, not sealed")
                  .arg(numberText(verification.entries), numberText(entries));
    return wholly(verification);
}

QString WindowText::wholly(const Verification &verification)
{
    const auto entries = tr("%Ln entries", nullptr, static_cast<int>(verification.entries));
    if (!verification.isSealed)
        //: %1: "1,180 entries"
        return tr("Trail verified, not sealed, %1").arg(entries);
    if (verification.sealedEntries < verification.entries)
        //: %1: "1,204 entries", %2: number of an entry
        return tr("Trail verified, %1, sealed to entry %2").arg(entries, numberText(verification.sealedEntries));
    //: %1: "1,180 entries"
    return tr("Trail verified and sealed, %1").arg(entries);
}

QString WindowText::claimed(const QString &title, const SealState &seal)
{
    if (!seal.isSealed)
        //: %1: name of a file
        return tr("%1, not sealed, not verified").arg(title);
    //: %1: name of a file, %2: number of an entry
    return tr("%1, sealed to entry %2, not verified").arg(title, numberText(seal.sealedEntries));
}

QString WindowText::sealTip(const SealState &seal)
{
    if (!seal.isSealed)
        return tr("Not sealed: anyone with write access could have rebuilt the chain.");
    //: %1: number of an entry, %2: a date and time, %3: a public key
    return tr("Sealed to entry %1 on %2 with the key %3.")
        .arg(numberText(seal.sealedEntries), Words::exactMoment(seal.sealedAt),
            safeLine(seal.sealKey, answerLength * 2));
}

Message WindowText::sealed(const Checkpoint &checkpoint)
{
    return { .meaning = Meaning::Sealed,
        .headline = SealText::sealed(checkpoint),
        .text = SealText::keepElsewhere(),
        .actionText = {},
        .action = {} };
}

Message WindowText::keyringFailed(const Error &error)
{
    const auto advice = error.code == ErrorCode::NotFound
        //: What to do where a keyring has no key. The names of what to choose are those of the dialog Seal Trail
        ? tr("Choose “Create a new key there” in Trail > Seal, or store the key in a file.")
        : QString();
    return { .meaning = Meaning::Warning,
        .headline = SealText::keyringFailure(error),
        .text = advice,
        .actionText = {},
        .action = {} };
}

} // namespace vitrine
