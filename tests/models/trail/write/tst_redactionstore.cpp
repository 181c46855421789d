// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/chain/proof.h"
#include "models/trail/write/store.h"
#include "models/trail/write/trailcopy.h"
#include "tests/models/trail/samples.h"

#include <SQLiteCpp/Statement.h>

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <optional>

using namespace vitrine;
using namespace Qt::StringLiterals;

/// Texts are removed from a trail, and the rest still verifies.
class TestRedactionStore : public QObject {
    Q_OBJECT

private:
    std::string path(const std::string &name) const { return m_folder.path().toStdString() + '/' + name; }
    std::string newTrail()
    {
        const std::string file = path(std::to_string(++m_count) + ".vitrine");
        samples::writeTrail(file);
        return file;
    }
    static Verification verify(const std::string &file, const VerifyOptions &options = {})
    {
        return (*Trail::open(file))->verify({}, options).value_or(Verification {});
    }
    static QByteArray bytesOf(const std::string &file)
    {
        QFile bytes(QString::fromStdString(file));
        return bytes.open(QFile::ReadOnly) ? bytes.readAll() : QByteArray();
    }
    static Checkpoint seal(const std::string &file) { return *(*Recorder::open(file))->seal(*SealingKey::generate()); }
    QTemporaryDir m_folder;
    int m_count = 0;

private Q_SLOTS:
    void takesTextsOutAndStillVerifies();
    void takesOneFieldOut();
    void namesAStepThatIsNotThere();
    void doesNotTakeASilentRedaction();
    void leavesNoTextWhenItEndsBeforeTheWipe();
    void redactsACopy();
};

void TestRedactionStore::takesTextsOutAndStillVerifies()
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
    // Nothing of it is left in the file, in its indexes or in the files beside it.
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

void TestRedactionStore::takesOneFieldOut()
{
    const std::string file = newTrail();
    const auto before = *(*Trail::open(file))->step(1);
    QCOMPARE((*Recorder::open(file))->redact({ {}, 1, "code", {} })->texts, 2U);
    const auto after = *(*Trail::open(file))->step(1);
    QCOMPARE(after.code.front().text, std::string("[redacted]"));
    QCOMPARE(after.outputs, before.outputs);
    QVERIFY(verify(file).isIntact);
    // Short values that are no texts are reported.
    QVERIFY((*Recorder::open(file))->redact({ "InterpreterError", 0, {}, {} })->namesLeft > 0);
}

void TestRedactionStore::namesAStepThatIsNotThere()
{
    const std::string file = newTrail();
    const auto redacted = (*Recorder::open(file))->redact({ {}, 99, "code", {} });
    QCOMPARE(samples::codeOf(redacted), samples::nameOf(ErrorCode::NotFound));
    QCOMPARE(redacted.error().detail, std::string("step"));
    QVERIFY(!redactCopy(file, { {}, 99, "code", {} }, path("none.vitrine")));
    QVERIFY(!std::filesystem::exists(path("none.vitrine")));
    QCOMPARE(SQLite::Database(file).execAndGet("SELECT count(*) FROM redactions").getInt(), 0);
}

// The commitment in place of the text fits every hash: without the event it is damage all the same.
void TestRedactionStore::doesNotTakeASilentRedaction()
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

void TestRedactionStore::leavesNoTextWhenItEndsBeforeTheWipe()
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

void TestRedactionStore::redactsACopy()
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

QTEST_GUILESS_MAIN(TestRedactionStore)
#include "tst_redactionstore.moc"
