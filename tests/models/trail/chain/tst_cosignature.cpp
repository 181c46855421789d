// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/chain/cosignature.h"
#include "models/trail/chain/signature.h"
#include "models/trail/chain/signednote.h"
#include "models/trail/file/base64.h"
#include "models/trail/file/hex.h"

#include "tests/models/trail/samples.h"

#include <QTemporaryDir>
#include <QTest>

using namespace vitrine;

/// Witnesses: what they sign, what counts as signed, and two histories of one trail.
class TestCosignature : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void signsWhatC2spSays();
    void findsTheWitness();
    void rejectsOthers_data();
    void rejectsOthers();
    void signsNothingForged();
    void noticesForks();
    void provesGrowthBetweenCheckpoints();

private:
    static constexpr std::uint64_t at = 1'700'000'000;
    Checkpoint sealed(char root) const
    {
        Checkpoint checkpoint { "t", 3, std::string(64, 'a'), std::string(64, root), 1.5, m_key->publicKey(), {} };
        checkpoint.signature = m_key->sign(signedBytes(checkpoint));
        return checkpoint;
    }
    std::optional<SealingKey> m_key;
    std::optional<SealingKey> m_witness;
    std::string m_note;
};

void TestCosignature::initTestCase()
{
    m_key = std::move(*SealingKey::generate());
    m_witness = std::move(*SealingKey::generate());
    m_note = *withCosignature(toNote(sealed('b')), *m_witness, "witness.example/w1", at);
}

/// By hand, from the page of C2SP and not with our functions.
void TestCosignature::signsWhatC2spSays()
{
    const SignedNote note = *signedNoteFrom(m_note);
    QCOMPARE(note.signatures.size(), 2U);
    const std::string &blob = note.signatures[1].signature;
    QCOMPARE(trailfile::hexOf(blob.substr(0, 8)), std::string("000000006553f100"));
    QVERIFY(isSignedBy(
        m_witness->publicKey(), trailfile::hexOf(blob.substr(8)), "cosignature/v1\ntime 1700000000\n" + note.text));
    trailfile::Hasher hasher;
    const auto digest
        = hasher("witness.example/w1\n\x04", trailfile::bytesOfHex(m_witness->publicKey()).value_or(std::string()));
    QCOMPARE(note.signatures[1].keyHash, std::string(trailfile::view(digest).substr(0, 4)));
    QCOMPARE(*checkpointFromNote(m_note), sealed('b')); // the seal is still found
}

void TestCosignature::findsTheWitness()
{
    const std::string key = witnessKeyOf("witness.example/w1", m_witness->publicKey());
    QVERIFY(*cosignatureBy(m_note, key, at) == (Cosignature { "witness.example/w1", at }));
    QCOMPARE(samples::codeOf(cosignatureBy(toNote(sealed('b')), key, at)), samples::nameOf(ErrorCode::NotFound));
    const std::string second = *withCosignature(m_note, *m_key, "w2", at + 1);
    QVERIFY(cosignatureBy(second, key, at));
    QCOMPARE(cosignatureBy(second, witnessKeyOf("w2", m_key->publicKey()), at)->time, at + 1);
}

void TestCosignature::rejectsOthers_data()
{
    QTest::addColumn<std::string>("key");
    QTest::addColumn<std::uint64_t>("now");
    QTest::addColumn<ErrorCode>("code");
    const std::string key = witnessKeyOf("witness.example/w1", m_witness->publicKey());
    QTest::newRow("other name") << witnessKeyOf("w2", m_witness->publicKey()) << at << ErrorCode::NotFound;
    QTest::newRow("other key") << witnessKeyOf("witness.example/w1", m_key->publicKey()) << at << ErrorCode::NotFound;
    QTest::newRow("name of another key") << "w2" + key.substr(key.find('+')) << at << ErrorCode::BadValue;
    QTest::newRow("key of a signer") << verifierKeyOf(m_key->publicKey()) << at << ErrorCode::BadValue;
    QTest::newRow("cut off") << key.substr(0, key.size() - 4) << at << ErrorCode::BadValue;
    QTest::newRow("empty") << std::string() << at << ErrorCode::BadValue;
    QTest::newRow("time in the future") << key << at - 301 << ErrorCode::BadValue;
}

void TestCosignature::rejectsOthers()
{
    QFETCH(std::string, key);
    QFETCH(std::uint64_t, now);
    QFETCH(ErrorCode, code);
    QCOMPARE(samples::codeOf(cosignatureBy(m_note, key, now)), samples::nameOf(code));
}

void TestCosignature::signsNothingForged()
{
    const std::string key = witnessKeyOf("witness.example/w1", m_witness->publicKey());
    SignedNote other = *signedNoteFrom(m_note);
    other.text = signedBytes(sealed('c')); // the witness's signature moved to another tree
    QCOMPARE(samples::codeOf(cosignatureBy(toText(other), key, at)), samples::nameOf(ErrorCode::BadValue));
    QCOMPARE(
        samples::codeOf(withCosignature(toText(other), *m_witness, "w", at)), samples::nameOf(ErrorCode::BadValue));
    SignedNote later = *signedNoteFrom(m_note);
    later.signatures[1].signature[7] ^= 1; // another time
    QCOMPARE(samples::codeOf(cosignatureBy(toText(later), key, at + 9)), samples::nameOf(ErrorCode::BadValue));
    for (const char *name : { "", "two words", "a+b", "a\nb" })
        QVERIFY(!withCosignature(m_note, *m_witness, name, at));
    QVERIFY(!withCosignature(m_note.substr(0, m_note.size() / 2), *m_witness, "w", at));
    QVERIFY(!cosignatureBy(m_note.substr(0, m_note.size() - 1), key, at));
}

void TestCosignature::noticesForks()
{
    QVERIFY(isFork(sealed('b'), sealed('c')));
    QVERIFY(!isFork(sealed('b'), sealed('b')));
    Checkpoint forged = sealed('c');
    forged.root = std::string(64, 'd'); // nobody signed this
    QVERIFY(!isFork(sealed('b'), forged));
    // Anyone can sign another root with a key of their own.
    Checkpoint foreign = sealed('c');
    foreign.publicKey = m_witness->publicKey();
    foreign.signature = m_witness->sign(signedBytes(foreign));
    QVERIFY(isSignatureValid(foreign));
    QVERIFY(!isFork(sealed('b'), foreign));
    QVERIFY(contradicts(sealed('b'), foreign));
    Checkpoint later = sealed('c');
    later.entries = 4;
    later.signature = m_key->sign(signedBytes(later));
    QVERIFY(!isFork(sealed('b'), later));
}

void TestCosignature::provesGrowthBetweenCheckpoints()
{
    const QTemporaryDir folder;
    const std::string file = folder.filePath(QStringLiteral("t.vitrine")).toStdString();
    samples::writeTrail(file);
    const Checkpoint before = *(*Recorder::open(file))->seal(*m_key);
    const Checkpoint after = *(*Recorder::open(file))->seal(*m_key);
    const std::string proof = *(*Trail::open(file))->proveGrowth(before.entries, after.entries);
    QVERIFY(*isGrowthProven(proof, before, after));
    QVERIFY(!*isGrowthProven(proof, after, before));
    Checkpoint other = before;
    other.root = after.root;
    QVERIFY(!*isGrowthProven(proof, other, after));
    QVERIFY(!isGrowthProven("{", before, after));
    QVERIFY(!isGrowthProven("[]", before, after));
    QVERIFY(!isGrowthProven(R"({"vitrine_consistency":1,"proof":[7]})", before, after));
}

QTEST_GUILESS_MAIN(TestCosignature)
#include "tst_cosignature.moc"
