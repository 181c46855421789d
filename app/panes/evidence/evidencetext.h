// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/evidence/chainstate.h"
#include "app/wording/cell.h"

#include <QCoreApplication>
#include <QList>
#include <QString>

namespace vitrine {

struct ChainEntry;

/// The sentences of the Evidence pane. Text from the trail is made safe.
class EvidenceText final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::EvidenceText)

public:
    struct Sentence {
        Meaning meaning = Meaning::Info;
        QString text;
    };

    /// The subject of an entry: "Run 1, step 2 ran: OK". `run`: number of its run; 0 if it belongs to none.
    static QString what(const ChainEntry &entry, int run);
    static Cell state(EntryState state);
    /// All states that an entry of a trail may have.
    static QList<Cell> states(bool isDamaged);
    /// The summary: headline and text about whether the trail can be relied on.
    static Sentence sum(const ChainState &chain);
    static QString sumDetail(const ChainState &chain);
    /// The meaning of an entry's state for users who rely on it.
    static QList<Sentence> meaning(EntryState state, const ChainState &chain);
    /// The line above the map: which entries are verified.
    static QString lastCovered(const ChainState &chain);
    static QString sealMark(const SealState &seal);
    static QString number(std::uint64_t value);
    /// Explains what a proof of a step shows, and its limits.
    static QString proofMeaning();

private:
    static QString integrity(const ChainState &chain);
    static QString ofStep(const ChainEntry &entry, int run);
    static QString ofExecution(const ChainEntry &entry, const QString &step);
    static QString ofSource(const QString &log, bool isBeginning);
};

} // namespace vitrine
