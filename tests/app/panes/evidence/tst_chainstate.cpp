// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/evidence/chainentry.h"
#include "app/panes/evidence/chainstate.h"
#include "app/panes/evidence/evidencetext.h"

#include <QTest>

using namespace vitrine;
using namespace Qt::StringLiterals;

namespace {

ChainState verified(std::uint64_t entries)
{
    ChainState chain { .entries = entries, .claimed = {}, .found = Verification() };
    chain.found->isIntact = true;
    chain.found->entries = entries;
    return chain;
}

ChainEntry entry(std::uint64_t number, Covers covers = Covers::Other, std::int64_t subject = 1)
{
    ChainEntry made;
    made.number = number;
    made.covers = covers;
    made.subject = subject;
    return made;
}

} // namespace

class TestChainState final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingIsKnownBeforeAVerification()
    {
        const ChainState chain { .entries = 9, .claimed = {}, .found = {} };
        QCOMPARE(chain.at(1), EntryState::Unchecked);
        QCOMPARE(chain.lastCovered(), 0);
    }

    void aSealCoversWhatItReaches()
    {
        auto chain = verified(9);
        chain.found->isSealed = true;
        chain.found->sealedEntries = 5;
        QCOMPARE(chain.at(5), EntryState::Sealed);
        QCOMPARE(chain.at(6), EntryState::Verified);
        QCOMPARE(chain.lastCovered(), 9);
    }

    // "Sealed" and "No seal" never stand side by side.
    void aSealMadeAfterTheVerificationCounts()
    {
        auto chain = verified(9);
        QVERIFY(!chain.seal().isSealed);
        chain.claimed = { .isSealed = true, .sealedEntries = 9, .sealKey = "k", .sealedAt = 1 };
        QVERIFY(chain.seal().isSealed);
        QVERIFY(!chain.isSealVerified());
        chain.found->isSealed = true;
        chain.found->sealedEntries = 9;
        QVERIFY(chain.seal().isSealed);
        QVERIFY(chain.isSealVerified());
    }

    void aSealThatDoesNotHoldIsNone()
    {
        auto chain = verified(9);
        chain.claimed = { .isSealed = true, .sealedEntries = 9, .sealKey = "k", .sealedAt = 1 };
        chain.found->brokenSeal = 9;
        QVERIFY(!chain.seal().isSealed);
    }

    void aClaimIsNotGreen()
    {
        ChainState chain { .entries = 9, .claimed = {}, .found = {} };
        chain.claimed = { .isSealed = true, .sealedEntries = 9, .sealKey = "k", .sealedAt = 1 };
        QVERIFY(chain.seal().isSealed);
        QVERIFY(!chain.isSealVerified());
    }

    void redactedTextsAreCounted()
    {
        auto chain = verified(9);
        QVERIFY(!EvidenceText::sumDetail(chain).contains(QStringLiteral("redacted")));
        chain.redactedTexts = 41;
        QVERIFY(EvidenceText::sumDetail(chain).endsWith(QStringLiteral("41 text(s) were redacted.")));
    }

    void whatCameAfterTheVerificationIsUnknown()
    {
        auto chain = verified(9);
        chain.entries = 12;
        QCOMPARE(chain.at(9), EntryState::Verified);
        QCOMPARE(chain.at(10), EntryState::Unchecked);
        QCOMPARE(chain.lastCovered(), 9);
    }

    void theChainVouchesForNothingBehindADamage()
    {
        auto chain = verified(9);
        chain.found->isIntact = false;
        chain.found->firstBroken = 4;
        QCOMPARE(chain.at(3), EntryState::Verified);
        QCOMPARE(chain.at(4), EntryState::Damaged);
        QCOMPARE(chain.at(5), EntryState::BehindDamage);
        QCOMPARE(chain.lastCovered(), 3);
    }

    void changedRunsAndExecutionsAreDamagedWhereverTheyAre()
    {
        auto chain = verified(9);
        chain.found->isIntact = false;
        chain.found->firstBroken = 4;
        chain.found->damagedRuns = { 7 };
        chain.found->damagedExecutions = { 3 };
        QCOMPARE(chain.of(entry(6, Covers::Run, 7)), EntryState::Damaged);
        QCOMPARE(chain.of(entry(6, Covers::Run, 8)), EntryState::BehindDamage);
        QCOMPARE(chain.of(entry(8, Covers::Execution, 3)), EntryState::Damaged);
        QCOMPARE(chain.of(entry(2, Covers::Execution, 2)), EntryState::Verified);
    }

    void textOfTheTrailIsMadeSafe()
    {
        auto hostile = entry(1);
        hostile.kind = "\u202e<b>";
        QCOMPARE(EvidenceText::what(hostile, 0), u"⟨U+202E⟩<b>"_s);
        hostile.kind = "source.started";
        hostile.detail = "/logs/\u202e<b>.json";
        QCOMPARE(EvidenceText::what(hostile, 0), u"Import of ⟨U+202E⟩<b>.json started"_s);
    }

    void whatIsRecordedLiveComesFromNoLog()
    {
        auto live = entry(2);
        live.kind = "source.started";
        QCOMPARE(EvidenceText::what(live, 0), u"Recording started"_s);
        live.kind = "source.ended";
        QCOMPARE(EvidenceText::what(live, 0), u"Recording finished"_s);
    }

    void rowsOfAnotherShapeAreNoEntries()
    {
        SqlAnswer answer;
        answer.columns = { "seq" };
        answer.rows = { { std::int64_t(1) } };
        QVERIFY(readEntries(answer).empty());
        QCOMPARE(readNumber(answer), 1);
        answer.rows.clear();
        QCOMPARE(readNumber(answer), 0);
    }
};

QTEST_GUILESS_MAIN(TestChainState)
#include "tst_chainstate.moc"
