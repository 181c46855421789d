// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "base/formatted.h"
#include "models/trail/chain/proof.h"
#include "models/trail/read/trail.h"
#include "tests/models/trail/samples.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Exception.h>

#include <QTemporaryDir>
#include <QTest>

using namespace vitrine;

/// Texts that stand together in blocks, words that are listed, and entries that are checked on all processors: what
/// makes big trails small and quick must not change what they say.
class TestBlocks : public QObject {
    Q_OBJECT

private:
    std::string path(const char *name) const { return m_folder.path().toStdString() + '/' + name; }
    QTemporaryDir m_folder;

private Q_SLOTS:
    void keepsTheTextsOfARunTogether();
    void storesARunThatComesAgainOnce();
    void storesATextAgainThatWasTakenOut();
    void storesATextAgainThatIsDamaged();
    void takesOneTextOutOfABlock();
    void rejectsChangesOfBlocks();
    void noticesChangedBlocks();
    void forgetsWhatWasRolledBack();
    void findsPiecesOfWords_data();
    void findsPiecesOfWords();
    void checksManyEntriesAtOnce();
    void stopsWhenAsked();
};

namespace {

constexpr std::uint64_t stepCount = 60;

/// Steps that repeat themselves, as the output of a model repeats thought and code.
std::vector<StepRecord> longSteps(const std::string &note)
{
    std::vector<StepRecord> steps;
    for (std::uint64_t n = 1; n <= stepCount; ++n) {
        StepRecord step = samples::bareStep(n);
        step.thought = formatted("Step {} of a plan that is told at some length, so that it is worth packing. ", n)
            + std::string(n, '~') + note;
        std::string code = "import math\n";
        for (std::uint64_t line = 0; line < 20; ++line)
            code += formatted("value_{} = math.sqrt({}) + Na\xC3\xAFve_{}\n", line, n * 1000 + line, n);
        step.code = { { Language::Python, code, CodeOrigin::Field } };
        step.rawModelOutput = "Thought: " + step.thought + "\n<code>\n" + code + "</code>";
        step.outputs
            = { { OutputStream::Log, std::string(n % 7 == 0 ? 40'000 : 100, 'o') + std::to_string(n), false } };
        steps.push_back(std::move(step));
    }
    return steps;
}

void write(const std::string &file, const std::string &note = {})
{
    const auto recorder = std::move(*Recorder::open(file));
    const auto source = recorder->addSource(samples::source());
    QVERIFY(recorder->addRun(*source, samples::bareRun(), longSteps(note)));
    QVERIFY(recorder->addRun(*source, samples::bareRun(), longSteps({})));
    QVERIFY(recorder->completeSource(*source, "{}"));
}

std::int64_t number(const std::string &file, const std::string &sql)
{
    return SQLite::Database(file).execAndGet(sql).getInt64();
}

std::vector<StepRecord> stepsOf(const std::string &file, RunId run)
{
    const auto trail = std::move(*Trail::open(file));
    std::vector<StepRecord> steps;
    const auto summaries = trail->steps(run);
    for (const StepSummary &step : summaries.value_or(std::vector<StepSummary>()))
        steps.push_back(*trail->step(step.id));
    return steps;
}

} // namespace

void TestBlocks::keepsTheTextsOfARunTogether()
{
    const std::string file = path("together.vitrine");
    write(file, " once");
    QVERIFY(stepsOf(file, 1) == longSteps(" once"));
    QVERIFY(stepsOf(file, 2) == longSteps({}));
    QVERIFY((*Trail::open(file))->verify()->isIntact);
    QVERIFY(number(file, "SELECT count(*) FROM blocks") > 1);
    // Thought and code are packed once, though the raw output has them again.
    QVERIFY(number(file, "SELECT sum(length(bytes)) FROM blocks") * 4 < number(file, "SELECT sum(size) FROM blocks"));
    // A text that is too long for a block stands alone, and long texts stand once.
    QVERIFY(number(file, "SELECT max(size) FROM blocks") <= 16'384);
    QVERIFY(number(file, "SELECT count(*) FROM contents WHERE size > 1024")
        < number(file, "SELECT count(*) FROM (SELECT DISTINCT size, hash FROM contents WHERE size > 1024)") + 1);
}

// As when a log is exported once more with other runs in it.
void TestBlocks::storesARunThatComesAgainOnce()
{
    const std::string file = path("again.vitrine");
    write(file);
    const std::int64_t contents = number(file, "SELECT count(*) FROM contents");
    const std::int64_t blocks = number(file, "SELECT count(*) FROM blocks");
    {
        const auto recorder = std::move(*Recorder::open(file));
        const auto source = recorder->addSource(samples::source("again.json"));
        std::vector<StepRecord> steps = longSteps({});
        steps.erase(steps.begin() + 20);
        QVERIFY(recorder->addRun(*source, samples::bareRun(), longSteps({})));
        QVERIFY(recorder->addRun(*source, samples::bareRun(), steps));
        QVERIFY(recorder->completeSource(*source, "{}"));
    }
    QVERIFY(stepsOf(file, 3) == longSteps({}));
    QCOMPARE(number(file, "SELECT count(*) FROM blocks"), blocks);
    QVERIFY(number(file, "SELECT count(*) FROM contents") <= contents + 2); // what was said of the source
    QVERIFY((*Trail::open(file))->verify()->isIntact);
    QCOMPARE(*(*Trail::open(file))->count(*Filter::parse("naive_59")), 4U);
}

void TestBlocks::storesATextAgainThatWasTakenOut()
{
    const std::string file = path("takenout.vitrine");
    write(file, " hunter2xyzzy");
    QVERIFY((*Recorder::open(file))->redact({ "hunter2xyzzy", 0, {}, "a password" }));
    const std::int64_t blocks = number(file, "SELECT count(*) FROM blocks");
    write(file, " hunter2xyzzy");
    QVERIFY(number(file, "SELECT count(*) FROM blocks") > blocks);
    QVERIFY(stepsOf(file, 3) == longSteps(" hunter2xyzzy"));
    QVERIFY(stepsOf(file, 4) == longSteps({}));
    QVERIFY((*Trail::open(file))->verify()->isIntact);
}

void TestBlocks::storesATextAgainThatIsDamaged()
{
    const std::string file = path("damaged.vitrine");
    write(file);
    samples::tamper(file, "UPDATE blocks SET bytes = zeroblob(length(bytes))");
    write(file);
    QVERIFY(stepsOf(file, 3) == longSteps({}));
}

void TestBlocks::takesOneTextOutOfABlock()
{
    const std::string file = path("redacted.vitrine");
    write(file, " hunter2xyzzy");
    const auto key = SealingKey::generate();
    const Checkpoint checkpoint = *(*Recorder::open(file))->seal(*key);
    const std::string proof = *(*Trail::open(file))->proveStep(3);
    {
        const auto recorder = std::move(*Recorder::open(file));
        QCOMPARE(recorder->redact({ "hunter2xyzzy", 0, {}, "a password" })->texts, 2 * stepCount);
        QCOMPARE(recorder->redact({ "hunter2xyzzy", 0, {}, {} })->texts, 0U);
    }
    std::vector<StepRecord> expected = longSteps({});
    for (StepRecord &step : expected) {
        step.thought = "[redacted]";
        step.rawModelOutput = "[redacted]";
    }
    QVERIFY(stepsOf(file, 1) == expected);
    QVERIFY(stepsOf(file, 2) == longSteps({}));
    const auto verification = (*Trail::open(file))->verify({}, { checkpoint, {} });
    QVERIFY(verification->isIntact);
    QCOMPARE(verification->comparison, std::string("same"));
    QVERIFY(verifyProof(proof, {}, checkpoint)->isValid);
    // Not even the list of words knows it.
    QCOMPARE(number(file, "SELECT count(*) FROM words WHERE instr(word, 'hunter')"), 0);
    QCOMPARE(number(file, "SELECT count(*) FROM words WHERE word = 'sqrt'"), 1);
    QCOMPARE(*(*Trail::open(file))->count(*Filter::parse("thought contains hunter")), 0U);
}

void TestBlocks::rejectsChangesOfBlocks()
{
    const std::string file = path("refused.vitrine");
    write(file);
    SQLite::Database database(file, SQLite::OPEN_READWRITE);
    for (const char *sql :
        { "UPDATE blocks SET bytes = zeroblob(9)", "DELETE FROM blocks", "UPDATE blocks SET contents = contents + 1" })
        QVERIFY_THROWS_EXCEPTION(SQLite::Exception, database.exec(sql));
}

void TestBlocks::noticesChangedBlocks()
{
    for (const char *sql :
        { "UPDATE blocks SET bytes = zeroblob(length(bytes)) WHERE id = (SELECT max(id) FROM blocks)",
            "DELETE FROM blocks WHERE id = (SELECT max(id) FROM blocks)",
            "UPDATE blocks SET size = size - 1 WHERE id = (SELECT max(id) FROM blocks)",
            "UPDATE contents SET bytes = x'ffffff' WHERE id = (SELECT max(id) FROM contents WHERE form = 3)" }) {
        const std::string file = path("changed.vitrine");
        QFile::remove(QString::fromStdString(file));
        write(file, " once");
        samples::tamper(file, sql);
        const auto verification = (*Trail::open(file))->verify();
        QVERIFY2(verification && !verification->isIntact, sql);
        QCOMPARE(verification->firstBroken, std::optional<std::uint64_t>(4));
        // The rest stays usable.
        QVERIFY(stepsOf(file, 1) == longSteps(" once"));
    }
}

// Ids of rows that were rolled back come again, for other texts.
void TestBlocks::forgetsWhatWasRolledBack()
{
    const std::string file = path("rolledback.vitrine");
    const auto recorder = std::move(*Recorder::open(file));
    const auto source = recorder->addSource(samples::source());
    QVERIFY(!recorder->addRun(*source + 1, samples::bareRun(), longSteps(" lost")));
    SQLite::Database other(file, SQLite::OPEN_READWRITE);
    other.exec(
        "CREATE TRIGGER refusal BEFORE INSERT ON steps WHEN NEW.ordinal = 60 BEGIN SELECT RAISE(ABORT, ''); END");
    QVERIFY(!recorder->addRun(*source, samples::bareRun(), longSteps(" lost")));
    other.exec("DROP TRIGGER refusal");
    QVERIFY(recorder->addRun(*source, samples::bareRun(), longSteps(" kept")));
    QVERIFY(recorder->completeSource(*source, "{}"));
    QVERIFY(stepsOf(file, 1) == longSteps(" kept"));
    QVERIFY((*Trail::open(file))->verify()->isIntact);
    QCOMPARE(*(*Trail::open(file))->count(*Filter::parse("lost")), 0U);
    QCOMPARE(*(*Trail::open(file))->count(*Filter::parse("kept")), stepCount);
}

void TestBlocks::findsPiecesOfWords_data()
{
    QTest::addColumn<std::string>("expression");
    QTest::addColumn<std::uint64_t>("hits");
    const auto row = [](const char *expression, std::uint64_t hits) {
        QTest::newRow(expression) << std::string(expression) << hits;
    };
    row("code contains \"qrt(59\"", 2);
    row("code contains \"rt(59000) + na\"", 2);
    row("code contains \"59000\"", 2);
    row("code contains \"900\"", 2 * 6);
    row("code contains nothing_like_it", 0);
    row("naive_59", 2);
    row("na\xC3\xAFve_59", 2);
    row("code contains \"NA\xC3\xAFVE_59\"", 2);
    row("thought contains onceonly", 1);
    row("import\xE2\x80\x93math", 0);
    row("wor*", 2 * stepCount);
    row("plan import", 2 * stepCount);
    row("plan and not import", 0);
    row("Step*", 2 * stepCount);
}

void TestBlocks::findsPiecesOfWords()
{
    QFETCH(std::string, expression);
    QFETCH(std::uint64_t, hits);
    const std::string file = path("pieces.vitrine");
    if (!QFile::exists(QString::fromStdString(file))) {
        write(file);
        const auto recorder = std::move(*Recorder::open(file));
        const auto source = recorder->addSource(samples::source("other.json"));
        StepRecord step = samples::bareStep(1);
        step.thought = "xonceonlyx";
        QVERIFY(recorder->addRun(*source, samples::bareRun(), std::vector { step }));
        QVERIFY(recorder->completeSource(*source, "{}"));
    }
    const auto filter = Filter::parse(expression);
    QVERIFY(filter);
    QCOMPARE(*(*Trail::open(file))->count(*filter), hits);
}

void TestBlocks::checksManyEntriesAtOnce()
{
    const std::string file = path("many.vitrine");
    constexpr std::uint64_t count = 1'500;
    {
        const auto recorder = std::move(*Recorder::open(file));
        std::vector<ReviewRecord> reviews;
        for (std::uint64_t n = 0; n < count; ++n)
            reviews.push_back({ 0, formatted("x = {}", n), "", Verdict::Allowed, std::nullopt, 1, {} });
        QVERIFY(recorder->addReviews(reviews));
    }
    std::uint64_t last = 0;
    bool isInOrder = true;
    const auto progress = [&](std::uint64_t done, std::uint64_t total) {
        isInOrder = isInOrder && done >= last && done <= total && total == count + 1;
        last = done;
        return true;
    };
    const auto intact = (*Trail::open(file))->verify(progress);
    QVERIFY(intact->isIntact);
    QCOMPARE(intact->entries, count + 1);
    QVERIFY(isInOrder);
    QCOMPARE(last, count + 1);
    samples::tamper(file, "UPDATE reviews SET at = 2 WHERE id IN (700, 1200)");
    const auto broken = (*Trail::open(file))->verify();
    QCOMPARE(broken->firstBroken, std::optional<std::uint64_t>(701));
    QCOMPARE(broken->reason, std::string("content"));
    samples::tamper(file, "DELETE FROM reviews WHERE id = 300");
    QCOMPARE((*Trail::open(file))->verify()->reason, std::string("missing"));
    samples::tamper(file, "UPDATE entries SET at = at + 1 WHERE seq = 100");
    const auto link = (*Trail::open(file))->verify();
    QCOMPARE(link->firstBroken, std::optional<std::uint64_t>(100));
    QCOMPARE(link->reason, std::string("hash"));
}

void TestBlocks::stopsWhenAsked()
{
    const std::string file = path("many.vitrine");
    const auto cancelled = (*Trail::open(file))->verify([](std::uint64_t, std::uint64_t) { return false; });
    QVERIFY(!cancelled);
    QVERIFY(cancelled.error().code == ErrorCode::Cancelled);
}

QTEST_GUILESS_MAIN(TestBlocks)
#include "tst_blocks.moc"
