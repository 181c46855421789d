// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/chain/merkle.h"
#include "models/trail/chain/proof.h"
#include "models/trail/file/base64.h"
#include "models/trail/write/store.h"
#include "models/trail/write/trailcopy.h"
#include "tests/models/trail/samples.h"

#include <SQLiteCpp/Statement.h>

#include <nlohmann/json.hpp>

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sys/resource.h>
#include <sys/stat.h>

#include <csignal>
#include <set>

using namespace vitrine;
using namespace Qt::StringLiterals;

/// Seals, checkpoints, proofs, redactions and repairs: what somebody can rely on who does not trust the file.
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
    void takesTextsOutAndStillVerifies();
    void takesOneFieldOut();
    void doesNotTakeASilentRedaction();
    void repairsWhatCanBeRead();
    void repairsWithoutTheListOfTables_data();
    void repairsWithoutTheListOfTables();
    void repairsNothingThatIsNoTrail();
    void repairsABrokenIndex_data();
    void repairsABrokenIndex();
    void leavesNoTextWhenItEndsBeforeTheWipe();
    void redactsACopy();
    void readsOnlyWithSql_data();
    void readsOnlyWithSql();
    void boundsSql();
    void sumsUp();
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

void TestSeal::takesTextsOutAndStillVerifies()
{
    const std::string file = newTrail();
    const Checkpoint checkpoint = seal(file);
    const std::string proof = *(*Trail::open(file))->proveStep(1);
    QVERIFY(bytesOf(file).contains("Import of os"));
    {
        const auto recorder = Recorder::open(file);
        const auto report = (*recorder)->redact({ "Import of os", 0, {}, "a secret" });
        QVERIFY(report);
        QCOMPARE(report->texts, 1U);
        QCOMPARE((*recorder)->redact({ "Import of os", 0, {}, {} })->texts, 0U);
    }
    QCOMPARE((*Trail::open(file))->step(1)->error->message, std::string("[redacted]"));
    const Verification verification = verify(file, { checkpoint, {} });
    QVERIFY(verification.isIntact);
    QCOMPARE(verification.comparison, std::string("same"));
    // Nothing of it is left in the file, in its indexes or in what stands beside it.
    for (const char *suffix : { "", "-wal" })
        QVERIFY(!bytesOf(file + suffix).contains("Import of os"));
    const auto search = [&](const char *words) { return *(*Trail::open(file))->count(*Filter::parse(words)); };
    QCOMPARE(search("error.message contains \"of os\""), 0U);
    QCOMPARE(search("allowed"), 0U);
    // Proofs made before and after hold.
    QVERIFY(verifyProof(proof, {}, checkpoint)->isValid);
    const auto after = verifyProof(*(*Trail::open(file))->proveStep(1), {}, checkpoint);
    QVERIFY(after->isValid);
    QVERIFY(!after->fields.contains("Import of os"));
    QCOMPARE(SQLite::Database(file).execAndGet("SELECT count(*) FROM redactions").getInt(), 1);
}

void TestSeal::takesOneFieldOut()
{
    const std::string file = newTrail();
    const auto before = *(*Trail::open(file))->step(1);
    QCOMPARE((*Recorder::open(file))->redact({ {}, 1, "code", {} })->texts, 2U);
    const auto after = *(*Trail::open(file))->step(1);
    QCOMPARE(after.code.front().text, std::string("[redacted]"));
    QCOMPARE(after.outputs, before.outputs);
    QVERIFY(verify(file).isIntact);
    // Short values that are no texts are told of.
    QVERIFY((*Recorder::open(file))->redact({ "InterpreterError", 0, {}, {} })->namesLeft > 0);
}

// The commitment in place of the text fits every hash: without the event it is damage all the same.
void TestSeal::doesNotTakeASilentRedaction()
{
    const std::string file = newTrail();
    QVERIFY((*Recorder::open(file))->redact({ "Import of os", 0, {}, {} }));
    samples::tamper(file, "PRAGMA foreign_keys = OFF; DELETE FROM redactions");
    QVERIFY(!verify(file).isIntact);
    const std::string direct = newTrail();
    try {
        SQLite::Database(direct, SQLite::OPEN_READWRITE)
            .exec("UPDATE contents SET form = 2, hash = NULL, salt = NULL, bytes = zeroblob(32) WHERE id = 3");
        QFAIL("a text was changed");
    } catch (const SQLite::Exception &denial) {
        QVERIFY(QByteArray(denial.what()).contains("append-only"));
    }
}

void TestSeal::repairsWhatCanBeRead()
{
    const std::string file = newTrail();
    std::int64_t page = 0;
    std::int64_t size = 0;
    {
        SQLite::Database database(file, SQLite::OPEN_READWRITE);
        database.exec("PRAGMA journal_mode = DELETE");
        page = database.execAndGet("SELECT rootpage FROM sqlite_schema WHERE name = 'step_tool_calls'").getInt64();
        size = database.execAndGet("PRAGMA page_size").getInt64();
    }
    QFile bytes(QString::fromStdString(file));
    QVERIFY(bytes.open(QFile::ReadWrite));
    QVERIFY(bytes.seek((page - 1) * size));
    bytes.write(QByteArray(int(size), '\xa5'));
    bytes.close();
    const std::string saved = path("saved.vitrine");
    QCOMPARE(samples::codeOf(repairTrail(file, saved, [](auto, auto) { return false; })),
        samples::nameOf(ErrorCode::Cancelled));
    QCOMPARE(samples::codeOf(repairTrail(file, saved, [](auto done, auto) { return done == 0; })),
        samples::nameOf(ErrorCode::Cancelled));
    QVERIFY(!std::filesystem::exists(saved));
    const auto report = repairTrail(file, saved, [](auto done, auto total) { return done <= total; });
    QVERIFY2(report, report ? "" : report.error().detail.c_str());
    std::set<std::string> damaged;
    for (const auto &table : report->tables)
        if (!table.isComplete)
            damaged.insert(table.name);
    QCOMPARE(damaged, std::set<std::string> { "step_tool_calls" });
    const Verification verification = verify(saved);
    QCOMPARE(verification.damagedRuns, std::vector<RunId> { 1 });
    QCOMPARE(*(*Trail::open(saved))->step(4), samples::steps(5).at(1));
    QCOMPARE(*(*Trail::open(saved))->count(*Filter::parse("code contains print")), 5U);
    QVERIFY(Recorder::open(saved));
    QVERIFY(!repairTrail(file, saved));
}

void TestSeal::repairsWithoutTheListOfTables_data()
{
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("length");
    QTest::addColumn<bool>("isCut");
    QTest::newRow("the first page") << 0 << 4096 << false;
    QTest::newRow("the magic words") << 0 << 16 << false;
    QTest::newRow("the size of the file") << 28 << 4 << false;
    QTest::newRow("the list") << 100 << 3996 << false;
    QTest::newRow("all behind the texts") << 50 * 4096 << 0 << true;
}

// The tables begin on the same pages in every new trail: they are found without the list that tells where.
void TestSeal::repairsWithoutTheListOfTables()
{
    QFETCH(const int, from);
    QFETCH(const int, length);
    QFETCH(const bool, isCut);
    const std::string file = newTrail();
    SQLite::Database(file, SQLite::OPEN_READWRITE).exec("PRAGMA journal_mode = DELETE");
    QFile bytes(QString::fromStdString(file));
    QVERIFY(bytes.open(QFile::ReadWrite));
    QVERIFY(bytes.seek(from));
    if (isCut)
        QVERIFY(bytes.resize(from));
    else
        bytes.write(QByteArray(length, '\xa5'));
    bytes.close();
    const std::string saved = path("saved" + std::string(QTest::currentDataTag()) + ".vitrine");
    const auto report = repairTrail(file, saved);
    QVERIFY2(report, report ? "" : report.error().detail.c_str());
    QVERIFY(!QFile::exists(QString::fromStdString(saved) + u".part"_s));
    const auto trail = Trail::open(saved);
    QVERIFY2(trail, trail ? "" : trail.error().detail.c_str());
    QCOMPARE((*trail)->steps(1)->size(), 2U);
    QCOMPARE(*(*trail)->step(1), samples::fullStep(1));
    if (!isCut)
        QVERIFY(verify(saved).isIntact);
}

void TestSeal::repairsNothingThatIsNoTrail()
{
    const std::string text = path("text.vitrine");
    QFile bytes(QString::fromStdString(text));
    QVERIFY(bytes.open(QFile::WriteOnly));
    bytes.write(QByteArray("no trail at all\n").repeated(5000));
    bytes.close();
    const std::string into = path("nothing.vitrine");
    QCOMPARE(samples::codeOf(repairTrail(text, into)), samples::nameOf(ErrorCode::NotSqlite));
    QVERIFY(!QFile::exists(QString::fromStdString(into)));
    const std::string other = path("other.vitrine");
    SQLite::Database(other, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE).exec("CREATE TABLE t (x)");
    QCOMPARE(samples::codeOf(repairTrail(other, into)), samples::nameOf(ErrorCode::NotATrail));
    QVERIFY(!QFile::exists(QString::fromStdString(into)));
}

void TestSeal::repairsABrokenIndex_data()
{
    QTest::addColumn<std::string>("sql");
    for (const char *sql : { "UPDATE execution_text_config SET v = 0 WHERE k = 'version'",
             "UPDATE word_blocks SET bytes = x'ffffffffffffffffffff'", "DELETE FROM word_blocks",
             "UPDATE word_segments SET directory = x'ff'" })
        QTest::newRow(sql) << std::string(sql);
}

void TestSeal::repairsABrokenIndex()
{
    QFETCH(std::string, sql);
    const std::string file = newTrail();
    const auto filter = Filter::parse("print*");
    const std::string saved = path("index.vitrine");
    samples::tamper(file, sql);
    QCOMPARE(samples::codeOf((*Trail::open(file))->count(*filter)), samples::nameOf(ErrorCode::Corrupt));
    QFile::remove(QString::fromStdString(saved));
    QVERIFY(repairTrail(file, saved));
    QVERIFY(*(*Trail::open(saved))->count(*filter) > 0);
}

void TestSeal::leavesNoTextWhenItEndsBeforeTheWipe()
{
    const std::string file = newTrail();
    QVERIFY(bytesOf(file).contains("Import of os"));
    {
        trailfile::Store store(file);
        store.begin(trailfile::Store::Durability::Power);
        QCOMPARE(store.redactions().redact({ "Import of os", 0, {}, {} }).texts, 1U);
        store.commit();
    }
    QVERIFY(!bytesOf(file).contains("Import of os"));
    QVERIFY((*Recorder::open(file))->redact({ "print", 0, {}, {} })->texts > 0);
    QCOMPARE(SQLite::Database(file).execAndGet("PRAGMA freelist_count").getInt(), 0);
}

void TestSeal::redactsACopy()
{
    const std::string file = newTrail();
    const std::string copy = path("copy.vitrine");
    const auto recorder = Recorder::open(file);
    const Redaction redaction { .containing = "print", .step = 0, .field = {}, .reason = {} };
    QVERIFY(redactCopy(file, redaction, copy)->texts > 0);
    QVERIFY(verify(copy).isIntact);
    QCOMPARE((*Trail::open(copy))->uid(), (*Trail::open(file))->uid());
    QCOMPARE(samples::codeOf(redactCopy(file, redaction, copy)), samples::nameOf(ErrorCode::WriteFailed));
    // A copy with the text would look like one without.
    const Redaction misspelled { .containing = "pirnt", .step = 0, .field = {}, .reason = {} };
    QCOMPARE(redactCopy(file, misspelled, path("none.vitrine"))->texts, 0u);
    QVERIFY(!std::filesystem::exists(path("none.vitrine")));
}

void TestSeal::readsOnlyWithSql_data()
{
    QTest::addColumn<std::string>("sql");
    QTest::addColumn<std::string>("code");
    const auto row
        = [](const char *sql, const char *code) { QTest::newRow(sql) << std::string(sql) << std::string(code); };
    row("SELECT * FROM v_runs", "no error");
    row("SELECT step, code FROM v_code JOIN v_steps USING (step) WHERE status = 'blocked'", "no error");
    row("WITH a AS (SELECT 1) SELECT * FROM a;", "no error");
    for (const char *view : { "v_sources", "v_outputs", "v_errors", "v_tool_calls", "v_executions", "v_imports",
             "v_events", "v_variables", "v_findings", "v_notes", "v_trail_events", "v_entries" })
        QTest::newRow(view) << std::string("SELECT * FROM ") + view << std::string("no error");
    row("DELETE FROM steps", "no-permission");
    row("UPDATE steps SET ordinal = 1", "no-permission");
    row("INSERT INTO trail_events VALUES (1, '', 1, '', 1, 1)", "no-permission");
    row("DROP TABLE steps", "no-permission");
    row("PRAGMA user_version = 7", "no-permission");
    row("ATTACH '/tmp/x' AS x", "no-permission");
    row("SELECT load_extension('x')", "no-permission");
    row("SELECT data FROM sqlite_dbpage", "no-permission");
    row("SELECT count(*) FROM sqlite_dbpage", "no-permission");
    row("VACUUM INTO '/tmp/x'", "no-permission");
    row("CREATE TEMP TABLE t (a)", "no-permission");
    row("SELECT 1; DELETE FROM steps", "bad-value");
    row("SELEC 1", "bad-value");
    row("", "bad-value");
    row("SELECT * FROM nothing", "bad-value");
}

void TestSeal::readsOnlyWithSql()
{
    QFETCH(std::string, sql);
    QFETCH(std::string, code);
    static const std::string file = newTrail();
    const QByteArray before = bytesOf(file);
    const auto summary = (*Trail::open(file))->sql(sql, {}, { [](const auto &) {}, [](auto) { return true; } });
    if (code == "no-permission")
        QVERIFY2(!summary, "the statement was run");
    else
        QCOMPARE(samples::codeOf(summary), code);
    QCOMPARE(bytesOf(file), before);
}

void TestSeal::boundsSql()
{
    const auto trail = std::move(*Trail::open(newTrail()));
    const SqlReceiver nobody { [](const auto &) {}, [](auto) { return true; } };
    const std::string endless = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n";
    const auto cut = trail->sql(endless, { 10, 100, 512, 1000 }, nobody);
    QVERIFY(cut && cut->isCut);
    QCOMPARE(cut->rows, 100U);
    QCOMPARE(samples::codeOf(trail->sql("SELECT count(*) FROM (" + endless + ")", { 0.05, 100, 512, 1000 }, nobody)),
        samples::nameOf(ErrorCode::TooLarge));
    QVERIFY(!trail->sql("SELECT length(zeroblob(100000000))", { 10, 100, 512, 1000 }, nobody));
    QVERIFY(!trail->sql("SELECT group_concat(i) FROM (" + endless + ")", { 5, 100, 512, 1'000'000 }, nobody));
}

void TestSeal::sumsUp()
{
    const auto trail = std::move(*Trail::open(newTrail()));
    const auto statistics = trail->statistics(StatisticsBy::Model);
    QVERIFY(statistics);
    const RunFigures &all = statistics->all;
    QCOMPARE(all.runs, 2U);
    QCOMPARE(all.steps, 7U);
    QCOMPARE(all.codeSteps, 6U);
    QCOMPARE(all.blocked, 1U);
    QCOMPARE(all.toolCalls, 2U);
    QCOMPARE(all.executions, 1U);
    QCOMPARE(all.tokensOut, std::optional<std::int64_t>(42));
    QCOMPARE(all.codeSeconds, std::optional<double>(1.25));
    QCOMPARE(statistics->groups.size(), 2U);
    QCOMPARE(statistics->groups.front().key, std::string());
    // What no run recorded is absent, not zero.
    QVERIFY(!statistics->groups.front().tokensIn);
    QCOMPARE(statistics->tools.size(), 2U);
    QCOMPARE(statistics->errors.front().cause, std::string("InterpreterError"));
    QCOMPARE(statistics->verdicts.front().name, std::string("no_tool_result"));
    for (const StatisticsBy by :
        { StatisticsBy::All, StatisticsBy::Run, StatisticsBy::Agent, StatisticsBy::Policy, StatisticsBy::Day })
        QVERIFY(trail->statistics(by));
}

QTEST_GUILESS_MAIN(TestSeal)
#include "tst_seal.moc"
