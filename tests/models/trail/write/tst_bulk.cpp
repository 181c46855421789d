// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "base/formatted.h"
#include "models/trail/file/textpreparer.h"
#include "models/trail/read/trail.h"
#include "models/trail/record/stepsource.h"
#include "tests/models/trail/samples.h"

#include <SQLiteCpp/Database.h>

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <filesystem>

using namespace vitrine;

/// Runs that are prepared on the thread that brings them and written many at a time: they must come out as if each had
/// been written alone.
class TestBulk : public QObject {
    Q_OBJECT

private:
    std::string path(const char *name) const { return m_folder.path().toStdString() + '/' + name; }
    QTemporaryDir m_folder;

private Q_SLOTS:
    void writesWhatSingleRunsWrite();
    void storesTextsOnceThatAreThereAlready();
    void writesLongRunsPartByPart();
    void leavesNothingOfALongRunThatBreaksOff();
    void goesOnBesideOthers();
    void saysWhatFailed();
    void dropsWhatWasNotCommitted();
    void keepsRunsOfAnySize();
    void keepsRunsOfManyRows();
    void namesTheChangedStepOfARunOfManySteps();
    void knowsTextsOfLongRunsAgain();
    void noticesChangesInOneRunOnly_data();
    void noticesChangesInOneRunOnly();
    void writesCompleteSourcesBesideOneThatFails();
};

namespace {

constexpr std::uint64_t stepCount = 30;

std::vector<StepRecord> stepsOfRun(std::uint64_t run)
{
    std::vector<StepRecord> steps = samples::steps(3);
    for (std::uint64_t n = steps.size() + 1; n <= stepCount; ++n) {
        StepRecord step = samples::bareStep(n);
        step.thought = formatted("Thought {} of run{}: caf\xC3\xA9, ", n, run) + std::string(n, '~');
        std::string code = formatted("import math, mod{}\n", run % 7);
        for (std::uint64_t line = 0; line < 30; ++line)
            code += formatted("value_{} = math.sqrt({})\n", line, run * 1000 + n);
        step.code = { { Language::Python, code, CodeOrigin::Field } };
        step.rawModelOutput = "Thought: " + step.thought + "\n<code>\n" + code + "</code>";
        step.outputs = { { OutputStream::Log, std::string(n == 9 ? 40'000 : 100, 'o') + std::to_string(n), false } };
        steps.push_back(std::move(step));
    }
    steps.push_back(samples::fullStep(stepCount + 1));
    return steps;
}

RunRecord runRecord(std::uint64_t run)
{
    RunRecord record = run % 2 == 0 ? samples::fullRun() : samples::bareRun();
    record.indexInSource = run;
    return record;
}

constexpr std::uint64_t runCount = 40;

/// Several portions of them, through `add`.
template <typename Add>
void addAll(Add &&add)
{
    for (std::uint64_t run = 1; run <= runCount; ++run)
        QVERIFY(add(runRecord(run), stepsOfRun(run)));
}

std::string text(const std::string &file, const std::string &sql)
{
    return SQLite::Database(file).execAndGet(sql).getString();
}

std::vector<StepRecord> stepsOf(const Trail &trail, RunId run)
{
    std::vector<StepRecord> steps;
    const auto summaries = trail.steps(run);
    for (const StepSummary &step : summaries.value_or(std::vector<StepSummary>()))
        steps.push_back(*trail.step(step.id));
    return steps;
}

/// All that a file holds but salts and what follows from them, times, and the numbers of texts: those of runs that are
/// brought together stand together.
std::string contentOf(const std::string &file)
{
    std::string all;
    for (const char *sql :
        { "SELECT group_concat(text) FROM (SELECT ifnull(hash, '') || ':' || size || ':' || form AS text FROM contents "
          "ORDER BY 1)",
            "SELECT group_concat(size || ':' || hex(bytes)) FROM (SELECT * FROM blocks ORDER BY id)",
            "SELECT group_concat(id || ':' || run || ':' || ordinal || ':' || prompt) FROM steps",
            "SELECT group_concat(step || ':' || n || ':' || language) FROM step_code",
            "SELECT group_concat(run || ':' || module || ':' || steps) FROM run_modules",
            "SELECT group_concat(word) FROM (SELECT DISTINCT word FROM words ORDER BY word)",
            "SELECT group_concat(seq || ':' || kind || ':' || subject) FROM entries" })
        all += text(file, sql) + '\n';
    return all;
}

std::uint64_t hits(const Trail &trail, const char *expression) { return *trail.count(*Filter::parse(expression)); }

} // namespace

void TestBulk::writesWhatSingleRunsWrite()
{
    const std::string alone = path("alone.vitrine");
    {
        const auto recorder = std::move(*Recorder::open(alone));
        const SourceId source = *recorder->addSource(samples::source());
        addAll(
            [&](const RunRecord &run, const auto &steps) { return recorder->addRun(source, run, steps).has_value(); });
        QVERIFY(recorder->completeSource(source, "{}"));
    }
    const std::string together = path("together.vitrine");
    {
        const auto recorder = std::move(*Recorder::open(together));
        const SourceId source = *recorder->addSource(samples::source());
        auto bulk = recorder->addRuns(source);
        addAll([&](const RunRecord &run, const auto &steps) { return bulk.add(run, steps).has_value(); });
        const auto runs = bulk.commit();
        QCOMPARE(runs->size(), runCount);
        for (std::uint64_t run = 1; run <= runCount; ++run)
            QCOMPARE((*runs)[run - 1], static_cast<RunId>(run));
        QVERIFY(bulk.commit()->empty());
        QVERIFY(recorder->completeSource(source, "{}"));
    }
    QVERIFY(contentOf(together) == contentOf(alone));
    const auto trail = std::move(*Trail::open(together));
    QVERIFY(trail->verify()->isIntact);
    for (std::uint64_t run = 1; run <= runCount; ++run) {
        QVERIFY(stepsOf(*trail, static_cast<RunId>(run)) == stepsOfRun(run));
        QVERIFY(trail->run(static_cast<RunId>(run))->record == runRecord(run));
    }
    QCOMPARE(hits(*trail, "run17"), stepCount - 3);
    QCOMPARE(hits(*trail, "code contains \"mod3\""), 6 * (stepCount - 3));
}

// What was prepared takes them for new and has packed them with the others.
void TestBulk::storesTextsOnceThatAreThereAlready()
{
    const std::string file = path("known.vitrine");
    for (int time = 1; time <= 2; ++time) {
        const auto recorder = std::move(*Recorder::open(file));
        const SourceId source = *recorder->addSource(samples::source());
        auto bulk = recorder->addRuns(source);
        std::vector<StepRecord> steps = stepsOfRun(5);
        steps[10].thought += time == 2 ? " another one" : "";
        steps[12].thought += std::string(5'000, 't');
        QVERIFY(bulk.add(runRecord(5), steps));
        QVERIFY(bulk.commit());
        QVERIFY(recorder->completeSource(source, "{}"));
    }
    const std::string larger = "FROM contents WHERE size >= 4096";
    QCOMPARE(text(file, "SELECT count(*) " + larger), std::string("2"));
    QCOMPARE(text(file, "SELECT count(*) " + larger), text(file, "SELECT count(DISTINCT hash) " + larger));
    QCOMPARE(text(file, "SELECT sum(size) FROM blocks"), text(file, "SELECT sum(size) FROM contents WHERE form = 3"));
    const auto recorder = std::move(*Recorder::open(file));
    QVERIFY(recorder->redact({ "math.sqrt(5011)", 0, {}, "a number" })->texts > 0);
    const auto trail = std::move(*Trail::open(file));
    QVERIFY(trail->verify()->isIntact);
    QCOMPARE(stepsOf(*trail, 2).at(10).code.front().text, std::string("[redacted]"));
    QCOMPARE(stepsOf(*trail, 2).at(11).code.front().text, stepsOfRun(5).at(11).code.front().text);
}

namespace {

/// Gives steps a few at a time, and fails at one of them if wanted.
class SomeSteps final : public StepSource {
public:
    explicit SomeSteps(std::vector<StepRecord> steps, std::size_t failsAt = SIZE_MAX)
        : m_steps(std::move(steps))
        , m_failsAt(failsAt)
    {
        for (const StepRecord &step : m_steps)
            m_tally.add(step);
    }
    const StepTally &tally() const override { return m_tally; }
    void rewind() override { m_next = 0; }
    Result<std::vector<StepRecord>> next() override
    {
        std::vector<StepRecord> some;
        for (; m_next < m_steps.size() && some.size() < 7; ++m_next)
            some.push_back(m_steps[m_next]);
        if (m_next > m_failsAt)
            return std::unexpected(Error { ErrorCode::ReadFailed, {}, {}, {}, "the file is gone" });
        return some;
    }

private:
    std::vector<StepRecord> m_steps;
    std::size_t m_failsAt;
    std::size_t m_next = 0;
    StepTally m_tally;
};

constexpr const char *rowsOfRuns
    = "SELECT group_concat(id || ':' || step_count || ':' || code_step_count || ':' || error_count || ':' || "
      "blocked_count || ':' || ifnull(run_totals.tokens_in, '-') || ':' || repeated_code || ':' || longest_loop || ':' "
      "|| "
      "tool_calls) FROM runs JOIN run_totals ON run = id";

} // namespace

// Beside a run with prompts: what the steps of a part begin with stands in the part before.
void TestBulk::writesLongRunsPartByPart()
{
    std::vector<StepRecord> steps = stepsOfRun(2);
    for (std::size_t n = 0; n < steps.size(); ++n)
        for (std::size_t message = 0; message <= n; ++message)
            steps[n].prompt.push_back({ "user", formatted("message {} {}", message, std::string(100, 'm')) });
    steps[20].code = steps[3].code;
    const std::string whole = path("whole.vitrine");
    const std::string parts = path("parts.vitrine");
    for (const std::string &file : { whole, parts }) {
        const auto recorder = std::move(*Recorder::open(file));
        const SourceId source = *recorder->addSource(samples::source());
        auto bulk = recorder->addRuns(source);
        SomeSteps some(steps);
        SomeSteps none({});
        QVERIFY(bulk.add(runRecord(1), stepsOfRun(1)));
        QVERIFY(file == whole ? bulk.add(runRecord(2), steps) : bulk.add(runRecord(2), some));
        QVERIFY(file == whole ? bulk.add(runRecord(3), std::span<const StepRecord>()) : bulk.add(runRecord(3), none));
        QVERIFY(bulk.add(runRecord(4), stepsOfRun(4)));
        QVERIFY(*bulk.commit() == (std::vector<RunId> { 1, 2, 3, 4 }));
        QVERIFY(recorder->completeSource(source, "{}"));
    }
    const auto trail = std::move(*Trail::open(parts));
    QVERIFY(trail->verify()->isIntact);
    QVERIFY(stepsOf(*trail, 2) == steps);
    QVERIFY(stepsOf(*trail, 4) == stepsOfRun(4));
    QVERIFY(trail->run(2)->record == runRecord(2));
    QCOMPARE(hits(*trail, "run2"), stepCount - 3);
    for (const char *sql :
        { rowsOfRuns, "SELECT group_concat(run || module || steps) FROM (SELECT * FROM run_modules ORDER BY 1, 2)",
            "SELECT group_concat(word) FROM (SELECT DISTINCT word FROM words ORDER BY word)",
            "SELECT count(*) FROM prompts", "SELECT group_concat(kind || subject) FROM entries" })
        QCOMPARE(text(parts, sql), text(whole, sql));
}

void TestBulk::leavesNothingOfALongRunThatBreaksOff()
{
    const std::string file = path("broken.vitrine");
    const auto recorder = std::move(*Recorder::open(file));
    const SourceId source = *recorder->addSource(samples::source());
    {
        auto bulk = recorder->addRuns(source);
        SomeSteps breaking(stepsOfRun(2), 21);
        QCOMPARE(samples::codeOf(bulk.add(runRecord(2), breaking)), std::string("read-failed"));
        QVERIFY(!bulk.commit());
    }
    auto nowhere = recorder->addRuns(77);
    SomeSteps unwanted(stepsOfRun(2));
    QCOMPARE(samples::codeOf(nowhere.add(runRecord(2), unwanted)), std::string("not-found"));
    auto bulk = recorder->addRuns(source);
    QVERIFY(bulk.add(runRecord(1), stepsOfRun(1)));
    QVERIFY(bulk.commit());
    QVERIFY(recorder->completeSource(source, "{}"));
    const auto trail = std::move(*Trail::open(file));
    QVERIFY(trail->verify()->isIntact);
    QCOMPARE(*trail->runCount(), 1U);
    QCOMPARE(hits(*trail, "run2"), 0U);
    QCOMPARE(hits(*trail, "run1"), stepCount - 3);
}

void TestBulk::goesOnBesideOthers()
{
    const std::string file = path("beside.vitrine");
    const auto recorder = std::move(*Recorder::open(file));
    const SourceId source = *recorder->addSource(samples::source());
    const SessionId session = *recorder->beginSession(samples::session(0, ""));
    auto bulk = recorder->addRuns(source);
    std::uint64_t number = 0;
    addAll([&](const RunRecord &run, const auto &steps) {
        const auto execution = recorder->beginExecution({ session, 0, ++number, "x = 1", false, 1.0 });
        return bulk.add(run, steps) && execution && recorder->endExecution(*execution, samples::fullEnd())
            && recorder->addRun(source, run, steps);
    });
    QCOMPARE(bulk.commit()->size(), runCount);
    QVERIFY(recorder->completeSource(source, "{}"));
    const auto trail = std::move(*Trail::open(file));
    QVERIFY(trail->verify()->isIntact);
    QCOMPARE(*trail->runCount(), 2 * runCount);
    QCOMPARE(hits(*trail, "run17"), 2 * (stepCount - 3));
}

void TestBulk::saysWhatFailed()
{
    const std::string file = path("failed.vitrine");
    const auto recorder = std::move(*Recorder::open(file));
    auto nowhere = recorder->addRuns(77);
    QVERIFY(nowhere.add(runRecord(1), stepsOfRun(1)));
    QCOMPARE(samples::codeOf(nowhere.commit()), std::string("not-found"));
    // It stays so, and others are not concerned.
    QVERIFY(!nowhere.commit());
    const SourceId source = *recorder->addSource(samples::source());
    auto bulk = recorder->addRuns(source);
    QVERIFY(bulk.add(runRecord(1), stepsOfRun(1)));
    QCOMPARE(bulk.commit()->size(), std::size_t(1));
    QVERIFY(recorder->completeSource(source, "{}"));
    QVERIFY(bulk.add(runRecord(2), stepsOfRun(2)));
    QVERIFY(!bulk.commit());
    const auto trail = std::move(*Trail::open(file));
    QVERIFY(trail->verify()->isIntact);
    QCOMPARE(*trail->runCount(), 1U);
    QCOMPARE(hits(*trail, "run1"), stepCount - 3);
}

void TestBulk::dropsWhatWasNotCommitted()
{
    const std::string file = path("dropped.vitrine");
    const auto recorder = std::move(*Recorder::open(file));
    const SourceId source = *recorder->addSource(samples::source());
    {
        auto bulk = recorder->addRuns(source);
        QVERIFY(bulk.add(samples::bareRun(), samples::steps(2)));
    }
    QVERIFY(recorder->discardSource(source));
    QCOMPARE(text(file, "SELECT count(*) FROM runs"), std::string("0"));
    QVERIFY((*Trail::open(file))->verify()->isIntact);
}

void TestBulk::keepsRunsOfAnySize()
{
    const std::string file = path("sizes.vitrine");
    const auto recorder = std::move(*Recorder::open(file));
    const SourceId source = *recorder->addSource(samples::source());
    auto bulk = recorder->addRuns(source);
    std::vector<StepRecord> large = stepsOfRun(1);
    large[5].outputs.front().text = std::string(6'000'000, 'x') + " tail";
    QVERIFY(bulk.add(runRecord(1), {}));
    QVERIFY(bulk.add(runRecord(2), large));
    QVERIFY(bulk.add(runRecord(3), {}));
    QCOMPARE(bulk.commit()->size(), std::size_t(3));
    const auto trail = std::move(*Trail::open(file));
    QVERIFY(stepsOf(*trail, 2) == large);
    QVERIFY(trail->verify()->isIntact);
}

// Rows wait for each other, and are written in between when there are many; prompts and texts that are known already
// are looked for among those that wait.
void TestBulk::keepsRunsOfManyRows()
{
    const std::string file = path("rows.vitrine");
    const auto recorder = std::move(*Recorder::open(file));
    const SourceId source = *recorder->addSource(samples::source());
    auto bulk = recorder->addRuns(source);
    std::vector<StepRecord> steps;
    for (std::uint64_t n = 1; n <= 5'000; ++n) {
        steps.push_back(n % 3 == 0 ? samples::fullStep(n) : samples::bareStep(n));
        StepRecord &step = steps.back();
        step.thought = n % 5 == 0 ? formatted("{}", n % 70)
                                  : formatted("Thought {} that is long enough for a block {}", n, std::string(60, 'x'));
        step.outputs = { { OutputStream::Log, n % 400 == 0 ? std::string(20'000, 'o') + std::to_string(n % 800) : "out",
            n % 2 == 0 } };
        if (n % 50 < 9)
            step.prompt = { { "system", std::string(5'000, 's') }, { "user", formatted("task {}", n % 4) },
                { "assistant", formatted("step {}", n % 7) } };
    }
    for (std::uint64_t run = 1; run <= 2; ++run)
        QVERIFY(bulk.add(runRecord(run), steps));
    QCOMPARE(bulk.commit()->size(), std::size_t(2));
    const auto trail = std::move(*Trail::open(file));
    for (const RunId run : { 1, 2 })
        QVERIFY(stepsOf(*trail, run) == steps);
    QVERIFY(trail->verify()->isIntact);
    QCOMPARE(text(file, "SELECT count(*) FROM contents WHERE size = 5000"), std::string("1"));
    QCOMPARE(text(file, "SELECT count(*) FROM contents WHERE size > 20000"), std::string("2"));
    QCOMPARE(text(file, "SELECT count(*) FROM pragma_foreign_key_check"), std::string("0"));
}

/// Their digests are more than are bound as one value.
void TestBulk::namesTheChangedStepOfARunOfManySteps()
{
    const std::string file = path("digests.vitrine");
    constexpr std::uint64_t many = (1 << 20) / 32 + 5;
    std::vector<StepRecord> steps;
    for (std::uint64_t n = 1; n <= many; ++n)
        steps.push_back(samples::bareStep(n));
    StepId changed = 0;
    {
        const auto recorder = std::move(*Recorder::open(file));
        const SourceId source = *recorder->addSource(samples::source());
        const auto added = recorder->addRun(source, runRecord(1), steps);
        QVERIFY(added && recorder->completeSource(source, "{}"));
        changed = added->steps.at(many - 2);
    }
    QCOMPARE(SQLite::Database(file).execAndGet("SELECT length(steps) FROM run_digests").getInt64(), many * 32);
    QVERIFY((*Trail::open(file))->verify()->isIntact);
    samples::tamper(file, formatted("UPDATE steps SET is_final_answer = 1 WHERE id = {}", changed));
    const auto verified = (*Trail::open(file))->verify();
    QVERIFY(verified && !verified->isIntact);
    QCOMPARE(verified->damagedSteps.size(), std::size_t(1));
    QCOMPARE(verified->damagedSteps.front().step, changed);
}

void TestBulk::knowsTextsOfLongRunsAgain()
{
    trailfile::TextPreparer preparer;
    std::vector<StepRecord> steps(80'000);
    for (std::size_t n = 0; n < steps.size(); ++n)
        steps[n].thought = std::to_string(n);
    steps.back().thought = "0";
    const auto numberOf = [](const trailfile::PreparedTexts &prepared, const std::string &text) {
        return std::ranges::find(prepared.texts, static_cast<const void *>(text.data()), [](const auto &one) {
            return static_cast<const void *>(one.bytes.data());
        })->number;
    };
    for (int run = 1; run <= 2; ++run) {
        const trailfile::PreparedTexts prepared = preparer.prepare(samples::bareRun(), steps);
        QVERIFY(numberOf(prepared, steps.front().thought) != numberOf(prepared, steps[1].thought));
        QCOMPARE(numberOf(prepared, steps.front().thought), numberOf(prepared, steps.back().thought));
        QVERIFY(std::ranges::count_if(prepared.texts, &trailfile::PreparedTexts::Text::isFirst) >= 79'999);
    }
}

// Rows are read on from step to step: one that is missing or too many must not shift those of its neighbors.
void TestBulk::noticesChangesInOneRunOnly_data()
{
    QTest::addColumn<std::string>("sql");
    const std::string step = "(SELECT min(id) + 14 FROM steps WHERE run = 3)";
    for (const std::string &sql : std::vector<std::string> { "DELETE FROM step_code WHERE step = " + step,
             "DELETE FROM step_outputs WHERE step = " + step,
             "INSERT INTO step_code SELECT step, 2, language, text, origin FROM step_code WHERE step = " + step,
             "INSERT INTO step_errors SELECT " + step
                 + ", 'code', 'E', text, text, text, '' FROM step_code WHERE step = 1",
             "DELETE FROM step_tool_calls WHERE step = (SELECT max(id) FROM steps WHERE run = 3)",
             "DELETE FROM contents WHERE id = (SELECT thought FROM steps WHERE id = " + step + ")",
             "UPDATE contents SET salt = zeroblob(16) WHERE id = (SELECT thought FROM steps WHERE id = " + step + ")",
             "DELETE FROM steps WHERE id = " + step })
        QTest::newRow(sql.c_str()) << sql;
}

void TestBulk::noticesChangesInOneRunOnly()
{
    QFETCH(std::string, sql);
    const std::string file = path("changed.vitrine");
    for (const char *suffix : { "", "-wal", "-shm" })
        std::filesystem::remove(file + suffix);
    {
        const auto recorder = std::move(*Recorder::open(file));
        auto bulk = recorder->addRuns(*recorder->addSource(samples::source()));
        for (std::uint64_t run = 1; run <= 5; ++run)
            QVERIFY(bulk.add(runRecord(run), stepsOfRun(run)));
        QVERIFY(bulk.commit());
    }
    QVERIFY((*Trail::open(file))->verify()->isIntact);
    samples::tamper(file, "PRAGMA foreign_keys = OFF; " + sql);
    const auto verification = (*Trail::open(file))->verify();
    QCOMPARE(std::to_string(verification->firstBroken.value_or(0)), text(file, "SELECT entry FROM runs WHERE id = 3"));
    QVERIFY(verification->damagedRuns == std::vector<RunId> { 3 });
    // A step that is gone cannot be named.
    const auto steps = verification->damagedSteps;
    QCOMPARE(steps.size(), sql.starts_with("DELETE FROM steps") ? 0U : 1U);
    QVERIFY(steps.empty() || steps.front().run == 3);
}

/// Words that only the failed source had before are listed by the next one.
void TestBulk::writesCompleteSourcesBesideOneThatFails()
{
    const std::string file = path("complete.vitrine");
    const auto recorder = std::move(*Recorder::open(file));
    const auto complete = [&](std::uint64_t run, std::vector<SourceId> replaced) {
        return recorder->addCompleteSource(
            { samples::source(), std::move(replaced), { { runRecord(run), stepsOfRun(run) } }, "{}" });
    };
    std::vector<Recorder::Addition> additions;
    for (std::uint64_t run = 1; run <= 3; ++run)
        additions.push_back(complete(run, {}));
    additions.push_back(complete(4, { 999 }));
    for (std::uint64_t run = 4; run <= 6; ++run)
        additions.push_back(complete(run, {}));
    std::vector<RunId> runs;
    for (std::size_t n = 0; n < additions.size(); ++n) {
        const auto added = additions[n].wait();
        QCOMPARE(added.has_value(), n != 3);
        if (added)
            runs.insert(runs.end(), added->runs.begin(), added->runs.end());
    }
    QCOMPARE(runs.size(), 6u);
    const auto trail = *Trail::open(file);
    QCOMPARE(trail->runCount(), 6u);
    QCOMPARE(trail->sources()->size(), 6u);
    QVERIFY(trail->verify()->isIntact);
    for (std::uint64_t run = 1; run <= 6; ++run)
        QCOMPARE(text(file, formatted("SELECT count(DISTINCT word) FROM words WHERE word = 'run{}'", run)), "1");
}

QTEST_GUILESS_MAIN(TestBulk)
#include "tst_bulk.moc"
