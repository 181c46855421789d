// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/chain/merkle.h"
#include "models/trail/chain/proof.h"
#include "models/trail/file/base64.h"
#include "tests/models/trail/samples.h"

#include <nlohmann/json.hpp>

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sys/resource.h>
#include <sys/stat.h>

#include <csignal>

using namespace vitrine;
using namespace Qt::StringLiterals;

/// Seals, checkpoints and proofs: what somebody can rely on who does not trust the file.
class TestSeal : public QObject {
    Q_OBJECT

private:
    std::string path(const std::string &name) const { return m_folder.path().toStdString() + '/' + name; }
    std::string newTrail()
    {
        const std::string file = path(std::to_string(++m_count) + ".vitrine");
        samples::writeTrail(file);
        return file;
    }
    Checkpoint seal(const std::string &file) { return *(*Recorder::open(file))->seal(*m_key); }
    static Verification verify(const std::string &file, const VerifyOptions &options = {})
    {
        return (*Trail::open(file))->verify({}, options).value_or(Verification {});
    }
    static QByteArray bytesOf(const std::string &file)
    {
        QFile bytes(QString::fromStdString(file));
        return bytes.open(QFile::ReadOnly) ? bytes.readAll() : QByteArray();
    }
    /// The texts that a proof discloses.
    static std::string textsIn(const std::string &proof)
    {
        std::string texts;
        const auto document = nlohmann::json::parse(proof);
        for (const auto &text : document.at("texts"))
            texts += *trailfile::bytesOfBase64(text.at("bytes").get<std::string>()) + '\n';
        return texts;
    }
    QTemporaryDir m_folder;
    std::optional<SealingKey> m_key;
    int m_count = 0;

private Q_SLOTS:
    void initTestCase();
    void keepsKeysToTheirOwner();
    void leavesNoPartOfAKey();
    void signsAndReportsWhoSigned();
    void agreesWithRfc6962();
    void provesEachLeafAndNothingElse();
    void sealsWhatIsThere();
    void distinguishesLaterAdditionsFromDamage();
    void noticesForgedSeals_data();
    void noticesForgedSeals();
    void noticesARewrittenTrailByItsCheckpoint();
    void comparesWithCheckpoints();
    void listsAllDamage();
    void provesAStepWithoutTheTrail();
    void provesAStepOfALongRunInFewBytes();
    void provesAnExecution();
    void provesManyAtOnce();
    void rejectsForgedProofs_data();
    void rejectsForgedProofs();
};

void TestSeal::initTestCase()
{
    auto key = SealingKey::generate();
    QVERIFY(key);
    m_key = std::move(*key);
}

void TestSeal::keepsKeysToTheirOwner()
{
    const std::string file = path("key.pem");
    QVERIFY(m_key->save(file));
    QCOMPARE(samples::codeOf(m_key->save(file)), samples::nameOf(ErrorCode::WriteFailed));
    struct stat status {};
    QCOMPARE(::stat(file.c_str(), &status), 0);
    QCOMPARE(status.st_mode & 0777, mode_t(0600));
    QCOMPARE(SealingKey::load(file)->publicKey(), m_key->publicKey());
    ::chmod(file.c_str(), 0644);
    QCOMPARE(samples::codeOf(SealingKey::load(file)), samples::nameOf(ErrorCode::NoPermission));
    QCOMPARE(samples::codeOf(SealingKey::load(path("none.pem"))), samples::nameOf(ErrorCode::FileNotFound));
    QFile junk(QString::fromStdString(path("junk.pem")));
    QVERIFY(junk.open(QFile::WriteOnly));
    junk.write("-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n");
    junk.close();
    ::chmod(path("junk.pem").c_str(), 0600);
    QCOMPARE(samples::codeOf(SealingKey::load(path("junk.pem"))), samples::nameOf(ErrorCode::BadValue));
    QCOMPARE(::mkfifo(path("pipe.pem").c_str(), 0600), 0);
    QCOMPARE(samples::codeOf(SealingKey::load(path("pipe.pem"))), samples::nameOf(ErrorCode::BadValue));
}

// Files may not grow, as on a full disk.
void TestSeal::leavesNoPartOfAKey()
{
    rlimit limit {};
    QCOMPARE(::getrlimit(RLIMIT_FSIZE, &limit), 0);
    const rlimit none { 0, limit.rlim_max };
    const auto before = std::signal(SIGXFSZ, SIG_IGN);
    QCOMPARE(::setrlimit(RLIMIT_FSIZE, &none), 0);
    const auto saved = m_key->save(path("full.pem"));
    QCOMPARE(::setrlimit(RLIMIT_FSIZE, &limit), 0);
    std::signal(SIGXFSZ, before);
    QVERIFY(!saved);
    QVERIFY(m_key->save(path("full.pem")));
}

void TestSeal::signsAndReportsWhoSigned()
{
    const std::string signature = m_key->sign("text");
    QVERIFY(isSignedBy(m_key->publicKey(), signature, "text"));
    QVERIFY(!isSignedBy(m_key->publicKey(), signature, "texT"));
    QVERIFY(!isSignedBy(SealingKey::generate()->publicKey(), signature, "text"));
    QVERIFY(!isSignedBy("", "", "text"));
    QVERIFY(!isSignedBy("zz", signature, "text"));
    // RFC 8032, 7.1, test 2.
    QVERIFY(isSignedBy("3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c",
        "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da"
        "085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00",
        "\x72"));
}

void TestSeal::agreesWithRfc6962()
{
    using namespace trailfile;
    Hasher hasher;
    QCOMPARE(QString::fromStdString(toHex(merkleRoot(hasher, {}))),
        u"e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"_s);
    // By hand: three leaves are hashed as ((a b) c).
    const std::vector<Digest> leaves { hasher("a"), hasher("b"), hasher("c") };
    const auto leaf = [&](const Digest &digest) { return hasher(std::string("\0", 1), view(digest)); };
    const auto node = [&](const Digest &a, const Digest &b) { return hasher("\1" + std::string(view(a)), view(b)); };
    QCOMPARE(toHex(merkleRoot(hasher, leaves)), toHex(node(node(leaf(leaves[0]), leaf(leaves[1])), leaf(leaves[2]))));
}

void TestSeal::provesEachLeafAndNothingElse()
{
    using namespace trailfile;
    Hasher hasher;
    std::vector<Digest> leaves;
    MerkleFrontier frontier;
    for (std::size_t size = 1; size <= 33; ++size) {
        leaves.push_back(hasher(std::to_string(size)));
        frontier.add(hasher, leaves.back());
        const Digest root = merkleRoot(hasher, leaves);
        QCOMPARE(toHex(frontier.root(hasher)), toHex(root));
        for (std::size_t at = 0; at < size; ++at) {
            auto proof = merklePath(hasher, leaves, at);
            QVERIFY(merkleRootFrom(hasher, leaves[at], at, size, proof) == root);
            QVERIFY(merkleRootFrom(hasher, hasher("other"), at, size, proof) != root);
            if (size > 1)
                QVERIFY(merkleRootFrom(hasher, leaves[at], (at + 1) % size, size, proof) != root);
            proof.emplace_back();
            QVERIFY(!merkleRootFrom(hasher, leaves[at], at, size, proof));
        }
        QVERIFY(!merkleRootFrom(hasher, leaves[0], size, size, {}));
    }
}

void TestSeal::sealsWhatIsThere()
{
    const std::string file = newTrail();
    QVERIFY(!verify(file).isSealed);
    const Checkpoint checkpoint = seal(file);
    QCOMPARE(checkpoint.entries, 9U);
    QVERIFY(isSignatureValid(checkpoint));
    QCOMPARE(*checkpointFromJson(toJson(checkpoint)), checkpoint);
    const Verification verification = verify(file);
    QVERIFY(verification.isIntact);
    QVERIFY(verification.isSealed);
    QCOMPARE(verification.sealedEntries, 9U);
    QCOMPARE(verification.entries, 10U);
    QCOMPARE(verification.sealKey, m_key->publicKey());
    QVERIFY(!verify(file, { {}, SealingKey::generate()->publicKey() }).isSealed);
}

void TestSeal::distinguishesLaterAdditionsFromDamage()
{
    const std::string file = newTrail();
    const Checkpoint checkpoint = seal(file);
    QVERIFY((*Recorder::open(file))->addNote({ NoteSubject::Trail, 0, {}, "later", {}, 0, 1 }));
    Verification verification = verify(file, { checkpoint, {} });
    QVERIFY(verification.isIntact);
    QCOMPARE(verification.comparison, std::string("same"));
    QCOMPARE(verification.entries - verification.sealedEntries, 2U);
    samples::tamper(file, "UPDATE notes SET mark = 'x'");
    verification = verify(file, { checkpoint, {} });
    QVERIFY(!verification.isIntact);
    QCOMPARE(*verification.firstBroken, 11U);
    // What the seal covers still holds.
    QVERIFY(verification.isSealed);
    samples::tamper(file, "UPDATE steps SET ordinal = 9 WHERE id = 1");
    QVERIFY(!verify(file).isSealed);
    QCOMPARE(verify(file).brokenSeal, 9U);
}

void TestSeal::noticesForgedSeals_data()
{
    QTest::addColumn<std::string>("sql");
    QTest::newRow("signature") << std::string("UPDATE seals SET signature = replace(signature, 'a', 'b')");
    QTest::newRow("key") << "UPDATE seals SET public_key = '" + SealingKey::generate()->publicKey() + "'";
    QTest::newRow("entries") << std::string("UPDATE seals SET entries = entries - 1");
    QTest::newRow("root") << std::string("UPDATE seals SET root = head");
    QTest::newRow("time") << std::string("UPDATE seals SET signed_at = 1");
    QTest::newRow("gone") << std::string("DELETE FROM seals");
}

void TestSeal::noticesForgedSeals()
{
    QFETCH(std::string, sql);
    const std::string file = newTrail();
    seal(file);
    samples::tamper(file, sql);
    const Verification verification = verify(file);
    QVERIFY(!verification.isIntact);
    QVERIFY(!verification.isSealed);
    QCOMPARE(*verification.firstBroken, 10U);
}

// Who can write the file can make all of it anew: chain, head and a seal of another key. The file alone cannot tell.
void TestSeal::noticesARewrittenTrailByItsCheckpoint()
{
    const std::string file = newTrail();
    const Checkpoint checkpoint = seal(file);
    const std::string forged = newTrail();
    samples::tamper(forged, "UPDATE trail SET uid = (SELECT '" + checkpoint.trail + "')");
    const auto other = std::move(*SealingKey::generate());
    QVERIFY((*Recorder::open(forged))->seal(other));
    QCOMPARE(verify(forged, { checkpoint, {} }).comparison, std::string("differs"));
    QVERIFY(!verify(forged, { checkpoint, {} }).isIntact);
}

void TestSeal::comparesWithCheckpoints()
{
    const std::string file = newTrail();
    const std::string before = path("before.vitrine");
    std::filesystem::copy_file(file, before);
    Checkpoint checkpoint = seal(file);
    QCOMPARE(verify(newTrail(), { checkpoint, {} }).comparison, std::string("other-trail"));
    QCOMPARE(verify(file, { checkpoint, SealingKey::generate()->publicKey() }).comparison, std::string("other-key"));
    QVERIFY((*Recorder::open(file))->addNote({ NoteSubject::Trail, 0, {}, "later", {}, 0, 1 }));
    const Checkpoint later = seal(file);
    QCOMPARE(verify(before, { later, {} }).comparison, std::string("shorter"));
    checkpoint.entries = 3;
    QCOMPARE(verify(file, { checkpoint, {} }).comparison, std::string("bad-signature"));
    QVERIFY(!checkpointFromJson("{}") && !checkpointFromJson("[1"));
}

void TestSeal::listsAllDamage()
{
    const std::string file = newTrail();
    samples::tamper(file, "UPDATE steps SET ordinal = 9 WHERE id IN (1, 4); UPDATE execution_ends SET status = 'ok'");
    const Verification verification = verify(file);
    QCOMPARE(*verification.firstBroken, 3U);
    QCOMPARE(verification.reason, std::string("content"));
    QCOMPARE(verification.damagedRuns, (std::vector<RunId> { 1, 2 }));
    QCOMPARE(verification.damagedExecutions, (std::vector<ExecutionId> { 1 }));
    QCOMPARE(verification.damagedSteps, (std::vector<DamagedStep> { { 1, 1 }, { 2, 4 } }));
    samples::tamper(file, "UPDATE runs SET model = 'x' WHERE id = 2");
    QCOMPARE(verify(file).damagedSteps, (std::vector<DamagedStep> { { 1, 1 } }));
    samples::tamper(file, "UPDATE run_digests SET steps = zeroblob(32)");
    const Verification withoutDigests = verify(file);
    QVERIFY(withoutDigests.damagedSteps.empty());
    QCOMPARE(withoutDigests.damagedRuns, (std::vector<RunId> { 1, 2 }));
}

void TestSeal::provesAStepWithoutTheTrail()
{
    const std::string file = newTrail();
    const Checkpoint checkpoint = seal(file);
    const auto trail = Trail::open(file);
    for (const StepId step : { 1, 2, 3, 7 }) {
        const auto proof = (*trail)->proveStep(step);
        QVERIFY(proof);
        const auto result = verifyProof(*proof, m_key->publicKey(), checkpoint);
        QVERIFY(result);
        QCOMPARE(result->reason, std::string());
        QVERIFY(result->isValid);
        QCOMPARE(result->id, step);
        QCOMPARE(result->fields.contains(R"("prompt": null)"), step == 2);
    }
    const std::string first = *(*trail)->proveStep(1);
    QVERIFY(verifyProof(first)->fields.contains("Import of os")); // and nothing of the others:
    QVERIFY(textsIn(*(*trail)->proveStep(5)).contains("print(3)"));
    QVERIFY(!textsIn(first).contains("print(3)"));
    QCOMPARE(verifyProof(first, SealingKey::generate()->publicKey())->reason, std::string("other-key"));
    const std::string unsigned_ = *(*Trail::open(newTrail()))->proveStep(1);
    QCOMPARE(verifyProof(unsigned_)->reason, std::string("unsigned"));
    QCOMPARE(samples::codeOf((*trail)->proveStep(99)), samples::nameOf(ErrorCode::NotFound));
}

void TestSeal::provesAStepOfALongRunInFewBytes()
{
    const std::string file = path("long.vitrine");
    std::vector<StepRecord> steps;
    for (std::uint64_t n = 1; n <= 3'000; ++n)
        steps.push_back(samples::fullStep(n));
    {
        const auto recorder = *Recorder::open(file);
        const auto source = recorder->addSource(samples::source());
        QVERIFY(recorder->addRun(*source, samples::bareRun(), steps));
        QVERIFY(recorder->completeSource(*source, "{}"));
    }
    const Checkpoint checkpoint = seal(file);
    const auto trail = Trail::open(file);
    for (const StepId step : { 1, 2'048, 3'000 }) {
        const std::string proof = *(*trail)->proveStep(step);
        QVERIFY2(verifyProof(proof, m_key->publicKey(), checkpoint)->isValid, proof.c_str());
        auto withoutTexts = nlohmann::json::parse(proof);
        withoutTexts["texts"].clear();
        QCOMPARE_LE(withoutTexts.dump().size(), 4'000U);
    }
}

void TestSeal::provesAnExecution()
{
    const std::string file = newTrail();
    seal(file);
    const auto result = verifyProof(*(*Trail::open(file))->proveExecution(1), m_key->publicKey());
    QVERIFY(result && result->isValid);
    QVERIFY(result->fields.contains("passwd"));
}

void TestSeal::provesManyAtOnce()
{
    const std::string file = newTrail();
    seal(file);
    const auto trail = Trail::open(file);
    const auto once = [&](const ProofSubject &about) {
        return *(about.kind == ProofSubject::Kind::Step ? (*trail)->proveStep(about.id)
                                                        : (*trail)->proveExecution(about.id));
    };
    const std::vector<ProofSubject> subjects { { ProofSubject::Kind::Step, 7 }, { ProofSubject::Kind::Execution, 1 },
        { ProofSubject::Kind::Step, 1 }, { ProofSubject::Kind::Step, 2 } };
    const auto proofs = (*trail)->prove(subjects);
    QVERIFY(proofs);
    QCOMPARE(proofs->size(), subjects.size());
    for (std::size_t n = 0; n < subjects.size(); ++n)
        QCOMPARE(nlohmann::json::parse((*proofs)[n]), nlohmann::json::parse(once(subjects[n])));
    const std::vector<ProofSubject> unknown { { ProofSubject::Kind::Step, 1 }, { ProofSubject::Kind::Step, 99 } };
    QCOMPARE(samples::codeOf((*trail)->prove(unknown)), samples::nameOf(ErrorCode::NotFound));
    // A failure leaves nothing open: the connection sees what is recorded afterwards.
    const Checkpoint later = seal(file);
    QCOMPARE((*trail)->newestSeal()->entries, later.entries);
}

void TestSeal::rejectsForgedProofs_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    const auto base64 = [](const char *text) { return QByteArray(text).toBase64(); };
    QTest::newRow("text") << base64("import os") << base64("import re");
    QTest::newRow("field") << QByteArray("\"bytes\": \"V1Q") << QByteArray("\"bytes\": \"V1U");
    QTest::newRow("other encoding") << QByteArray("==\"") << QByteArray("\"");
    QTest::newRow("time") << QByteArray("\"at\": 1") << QByteArray("\"at\": 2");
    QTest::newRow("entry") << QByteArray("\"seq\": 3") << QByteArray("\"seq\": 4");
    QTest::newRow("step") << QByteArray("\n \"id\": 1") << QByteArray("\n \"id\": 2");
    QTest::newRow("index") << QByteArray("\"index\": 0") << QByteArray("\"index\": 1");
    QTest::newRow("size") << QByteArray("\"size\": 9") << QByteArray("\"size\": 8");
    QTest::newRow("seal") << QByteArray("\"entries\": 9") << QByteArray("\"entries\": 8");
}

void TestSeal::rejectsForgedProofs()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    const std::string file = newTrail();
    seal(file);
    QByteArray proof = QByteArray::fromStdString(*(*Trail::open(file))->proveStep(1));
    QVERIFY(proof.contains(from));
    proof.replace(from, to);
    const auto result = verifyProof(proof.toStdString(), m_key->publicKey());
    QVERIFY(!result || !result->isValid);
    for (int cut = 0; cut < proof.size(); cut += 97)
        QVERIFY(!verifyProof(proof.first(cut).toStdString()));
    QVERIFY(!verifyProof("{\"vitrine_proof\": 1}"));
    const std::string deep = std::string(300'000, '[') + std::string(300'000, ']');
    const auto nested
        = verifyProof(R"({"vitrine_proof":1,"trail":"t","kind":"step","id":1,"checkpoint":)" + deep + "}");
    QVERIFY(!nested && nested.error().code == ErrorCode::TooDeep);
}

QTEST_GUILESS_MAIN(TestSeal)
#include "tst_seal.moc"
