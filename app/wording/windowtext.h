// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/wording/message.h"
#include "models/items/locationlink.h"
#include "models/logs/importer.h"
#include "models/trail/read/trail.h"

#include <QCoreApplication>
#include <QString>

namespace vitrine {

/// Texts of the window about its project: titles, counts, messages. Plain text that is safe to show.
class WindowText final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::WindowText)

public:
    /// Number of a step: its position in the run, as everywhere in Vitrine.
    static QString stepNumber(const StepSummary &step);
    /// The text next to the title of a step: "Run 46, Action, step 2 in the log".
    static QString stepContext(const StepSummary &step, int runNumber);
    /// "Run 46, gpt-4o: 5 steps, answer 8, expected 8"
    static QString run(const RunSummary &run, int number);
    /// "Run 46: 12 steps, 41.8 k tokens, $0.13, 72.0 s", as far as recorded.
    static QString runSums(const RunSummary &run, int number);
    /// "50 runs", or "200 of 5,000 runs" while they are being read.
    static QString runCount(quint64 shown, quint64 total);
    static QString stepCount(quint64 shown, quint64 total);
    static Message error(const Error &error);
    static Message partlyRead(const ImportReport &report);
    /// Messages about imports into the open trail.
    static Message importsCutOff(const QStringList &logs);
    /// A copy of the open trail was saved; the original stays open under its title.
    static Message savedAside(const QString &file, const QString &title);
    /// A link or the command line refers to a run or step that does not exist; `count` is the number of those that do.
    static Message noSuchLocation(const LocationLink &location, const QString &title, int count);
    static Message stuck();
    static Message newer();
    static Message damaged(const Verification &verification);
    /// `entries`: current number of entries in the chain.
    static QString verified(const Verification &verification, quint64 entries);
    /// The matching shape: a chain that is only partly verified is not shown as verified.
    static Meaning verifiedMeaning(const Verification &verification, quint64 entries);
    /// The state of the chain in a few words: "Verified", "Verified to entry 12 of 30".
    static QString chain(const Verification *verification, quint64 entries);
    /// The state of an unverified file: "loans.json, sealed to entry 1,180, not verified"
    static QString claimed(const QString &title, const SealState &seal);
    /// The key that a trail was sealed with, in full.
    static QString sealTip(const SealState &seal);
    static Message sealed(const Checkpoint &checkpoint);
    static Message keyringFailed(const Error &error);

private:
    static QString wholly(const Verification &verification);
    static QString damage(const Verification &verification);
};

} // namespace vitrine
