// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "base/formatted.h"
#include "models/trail/chain/proof.h"
#include "models/trail/index/indexcheck.h"
#include "models/trail/index/runsums.h"
#include "tests/models/trail/samples.h"

#include <nlohmann/json.hpp>

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

using namespace vitrine;
using trailfile::blockRuns;

namespace {

constexpr RunId runCount = 2 * blockRuns + 100;
/// Of a trail in which a block is less than half.
constexpr RunId wideCount = 3 * blockRuns + 100;
/// A run in the second block, whose step has what no other one has.
constexpr RunId rareRun = blockRuns + 300;

RunRecord run(RunId id)
{
    RunRecord record;
    record.task = formatted("Task {}", id % 7);
    record.model = formatted("model {}", id % 3);
    record.agentName = id % 2 == 0 ? "even" : "odd";
    record.state = id % 5 == 0 ? RunState::Success : RunState::Error;
    if (id % 4 != 0)
        record.tokens.input = id;
    record.time.startedAt = 86'400.0 * static_cast<double>(id / 1'000);
    record.time.seconds = 1.5;
    if (id == rareRun)
        record.extra
            = R"({"user_id":"ada","session_id":"s 7","tags":["rare tag"],"scores":[{"name":"rare tag","value":0.75}]})";
    return record;
}

void makeRare(StepRecord &step)
{
    step.kind = StepKind::Plan;
    step.tokens.input = 99'999;
    step.time.startedAt = 2e9;
    step.thought = "unheard of";
    step.prompt = { { "user", "rare prompt" } };
    step.code.push_back({ Language::Bash, "make", CodeOrigin::Field });
    step.toolCalls.push_back(
        { "d", "rare_editor", R"({"command":"create","path":"/x/rare.txt"})", "r", {}, {}, false });
    step.error = ErrorRecord { ErrorLayer::Limit, "exit status 7", "too long", "", "", "" };
    step.extra = R"({"events":[{"kind":"compact_boundary","record":{}}],"calls":[{"call_id":"c","approval":)"
                 R"({"decision":"denied","by":"person"}}]})";
}

std::vector<StepRecord> steps(RunId id)
{
    StepRecord step;
    step.ordinal = 1;
    step.code.push_back({ Language::Python, id % 2 == 0 ? "import os, math" : "import os", CodeOrigin::Field });
    step.time.seconds = id == 700 ? 90.0 : 0.25;
    step.toolCalls = { { "c", id % 3 == 0 ? "search" : "visit", "{}", "r", {}, {}, false } };
    if (id % 10 == 0)
        step.error = ErrorRecord { ErrorLayer::Code, "Error", id % 20 == 0 ? "often" : formatted("message {}", id), "",
            "", id % 30 == 0 ? "NameError" : "TypeError" };
    if (id == rareRun)
        makeRare(step);
    return { step };
}

std::vector<std::string> valuesFor(const FilterField &field)
{
    switch (field.type) {
    case FilterType::Integer: return { "1", "7", "700", "99999" };
    case FilterType::Real: return { "0.75", "7" };
    case FilterType::Duration: return { "0.25s", "90s" };
    case FilterType::Time: return { "\"1970-01-02\"", "\"2033-05-18\"" };
    case FilterType::Boolean: return { "true", "false" };
    case FilterType::Choice: return { field.choices.begin(), field.choices.end() };
    default:
        return { R"("rare prompt")", R"("rare_editor")", R"("/x/rare.txt")", R"("make")", R"("ada")", R"("s 7")",
            R"("rare tag")", R"("exit status 7")", R"("compact_boundary")", R"("unheard of")" };
    }
}

std::vector<std::string> comparisonsOfAllFields()
{
    std::vector<std::string> list;
    for (const FilterField &field : filterFields()) {
        const bool isText = field.type == FilterType::Text || field.type == FilterType::Name;
        const bool isNumber = !isText && field.type != FilterType::Boolean && field.type != FilterType::Choice;
        if (field.name == "policy.verdict")
            continue;
        list.push_back(formatted("has({})", field.name));
        list.push_back(formatted("not has({})", field.name));
        const std::vector<std::string> values = valuesFor(field);
        for (const std::string &value : values) {
            list.push_back(formatted("{} == {}", field.name, value));
            if (isNumber)
                for (const char *comparison : { "<", "<=", ">", ">=" })
                    list.push_back(formatted("{} {} {}", field.name, comparison, value));
        }
        list.push_back(formatted("{} != {}", field.name, values.front()));
        if (isText)
            list.push_back(formatted("{} contains \"rare\"", field.name));
        if (field.type != FilterType::Boolean)
            list.push_back(formatted("{} in ({}, {})", field.name, values.front(), values.back()));
    }
    return list;
}

std::string textOf(const std::optional<double> &value)
{
    return value ? formatted("{:.6g}", *value) : std::string("-");
}

std::string textOf(const RunFigures &figures)
{
    return formatted("{} {} {} {} {} {} {} {} {} {} {} {} {} {} {} {}\n", figures.key, figures.runs, figures.succeeded,
        figures.steps, figures.codeSteps, figures.errors, figures.blocked, figures.toolCalls, figures.repeatedCode,
        figures.longestLoop, figures.tokensIn.value_or(-1), textOf(figures.seconds), textOf(figures.stepSeconds),
        figures.executions, textOf(figures.codeSeconds), figures.operations.value_or(-1));
}

std::string textOf(const Statistics &statistics)
{
    std::string text = textOf(statistics.all);
    for (const RunFigures &figures : statistics.groups)
        text += textOf(figures);
    for (const auto *counts : { &statistics.modules, &statistics.tools })
        for (const NamedCount &count : *counts)
            text += formatted("{} {}\n", count.name, count.count);
    for (const ErrorGroup &family : statistics.errors)
        text += formatted("{} {} {} {}\n", family.layer, family.cause, family.example, family.count);
    return text;
}

} // namespace

/// Sums over blocks of runs and roots of subtrees give what the rows themselves give, whatever happens to these.
class TestRunSums final : public QObject {
    Q_OBJECT

private:
    std::string copy()
    {
        const QString name = m_folder.filePath(QStringLiteral("%1.vitrine").arg(++m_count));
        QFile::copy(m_folder.filePath(QStringLiteral("made.vitrine")), name);
        return name.toStdString();
    }
    static std::int64_t number(const std::string &file, const std::string &sql)
    {
        return SQLite::Database(file).execAndGet(sql).getInt64();
    }
    /// Statistics of all runs, which are read from sums, against those of each run by name, which are not.
    static void compare(const std::string &file)
    {
        const auto trail = Trail::open(file);
        QVERIFY(trail);
        const auto runs = (*trail)->listRuns({});
        for (const StatisticsBy by : { StatisticsBy::All, StatisticsBy::Model, StatisticsBy::Agent, StatisticsBy::Day })
            QCOMPARE(textOf(*(*trail)->statistics(by)), textOf(*(*trail)->statistics(by, *runs)));
    }
    void fill(const char *name, RunId runs);
    static void checkIndex(const std::string &file)
    {
        const auto checked = checkIndexes(file);
        QVERIFY2(checked && checked->isIntact(), checked ? checked->damage.c_str() : "");
    }

    QTemporaryDir m_folder;
    int m_count = 0;

private Q_SLOTS:
    void initTestCase();
    void sumUpFullBlocks();
    void forgetChangedRuns_data();
    void forgetChangedRuns();
    void areSummedAgain();
    void areMergedAndRebuilt();
    void findLongSteps();
    void findRareValues_data();
    void findRareValues();
    void findTheSameByEachField();
    void findRareValuesOfLiveRuns();
    void storeNoValuesOfTheRedacted();
    void listRunsAsBefore();
    void proveEveryEntry();
    void doWithoutTiles();
};

void TestRunSums::fill(const char *name, RunId runs)
{
    const auto recorder = Recorder::open(m_folder.filePath(QString::fromLatin1(name)).toStdString());
    const auto source = (*recorder)->addSource(samples::source());
    auto bulk = (*recorder)->addRuns(*source);
    for (RunId id = 1; id <= runs; ++id)
        QVERIFY(bulk.add(run(id), steps(id)));
    QVERIFY(bulk.commit());
    QVERIFY((*recorder)->completeSource(*source, "{}"));
}

void TestRunSums::initTestCase()
{
    fill("made.vitrine", runCount);
    // One with another's runs, and one without stored values.
    fill("wide.vitrine", wideCount);
    const std::string made = m_folder.filePath(QStringLiteral("wide.vitrine")).toStdString();
    const std::string merged = m_folder.filePath(QStringLiteral("merged.vitrine")).toStdString();
    QVERIFY((*Recorder::open(merged))->merge(made));
    const std::string bare = m_folder.filePath(QStringLiteral("bare.vitrine")).toStdString();
    QFile::copy(QString::fromStdString(made), QString::fromStdString(bare));
    SQLite::Database(bare, SQLite::OPEN_READWRITE)
        .exec("DROP TABLE block_steps; DROP TABLE block_values; DROP TABLE block_ranges");
}

void TestRunSums::sumUpFullBlocks()
{
    const std::string file = copy();
    QCOMPARE(number(file, "SELECT count(*) FROM sum_blocks"), 2);
    QVERIFY(number(file, "SELECT count(*) FROM run_sums") < 60);
    compare(file);
    checkIndex(file);
    samples::tamper(file, "UPDATE tool_sums SET calls = calls + 1 WHERE block = 1");
    QVERIFY(checkIndexes(file)->runs == std::vector<RunId> { blockRuns });
}

void TestRunSums::forgetChangedRuns_data()
{
    QTest::addColumn<int>("blocks");
    QTest::newRow("redaction of code") << 0;
    QTest::newRow("deletion of a run") << 1;
    QTest::newRow("live run in an old block") << 2;
}

void TestRunSums::forgetChangedRuns()
{
    const std::string file = copy();
    {
        const auto recorder = Recorder::open(file);
        switch (QTest::currentDataTag()[0]) {
        case 'r':
            QVERIFY((*recorder)->redact({ .containing = "math", .step = 0, .field = {}, .reason = {} }));
            QCOMPARE(number(file, "SELECT count(*) FROM module_sums WHERE module = 'math'"), 0);
            break;
        case 'd': QVERIFY((*recorder)->prune({ { 5, 6 }, {} })); break;
        default: {
            const auto source = (*recorder)->addSource(samples::source("other.json"));
            QVERIFY((*recorder)->addRun(*source, run(runCount + 1), steps(runCount + 1)));
            QVERIFY((*recorder)->completeSource(*source, "{}"));
            QCOMPARE(number(file, "SELECT count(*) FROM sum_blocks"), 2);
        }
        }
    }
    compare(file);
}

void TestRunSums::areSummedAgain()
{
    const std::string file = copy();
    {
        const auto recorder = Recorder::open(file);
        QVERIFY((*recorder)->prune({ { 5 }, {} }));
        const auto source = (*recorder)->addSource(samples::source("other.json"));
        auto bulk = (*recorder)->addRuns(*source);
        for (RunId id = runCount + 1; id <= 3 * blockRuns + 1; ++id)
            QVERIFY(bulk.add(run(id), steps(id)));
        QVERIFY(bulk.commit());
        QVERIFY((*recorder)->completeSource(*source, "{}"));
    }
    QCOMPARE(number(file, "SELECT count(*) FROM sum_blocks"), 3);
    compare(file);
}

void TestRunSums::areMergedAndRebuilt()
{
    const std::string file = m_folder.filePath(QStringLiteral("whole.vitrine")).toStdString();
    {
        const auto recorder = Recorder::open(file);
        QVERIFY((*recorder)->merge(copy()));
        QVERIFY(number(file, "SELECT count(*) FROM sum_blocks") >= 3);
        compare(file);
        QVERIFY((*recorder)->reindex());
    }
    compare(file);
    checkIndex(file);
}

void TestRunSums::findLongSteps()
{
    const std::string file = copy();
    const auto trail = Trail::open(file);
    for (const auto &[expression, count] : { std::pair("duration > 1m", 1U), std::pair("duration >= 90s", 1U),
             std::pair("duration > 90s", 0U), std::pair("duration == 90s and import == math", 1U),
             std::pair("duration > 0.1s", static_cast<unsigned>(runCount)) }) {
        const auto filter = Filter::parse(expression);
        QVERIFY2(filter, expression);
        QCOMPARE((*trail)->count(*filter).value_or(99), count);
        QCOMPARE((*trail)->search(*filter, {}, 10)->hits.size(), std::size_t(std::min(count, 10U)));
    }
}

void TestRunSums::findRareValues_data()
{
    QTest::addColumn<QString>("expression");
    QTest::addColumn<int>("count");
    QTest::addColumn<bool>("isNarrowed");
    constexpr auto rare = std::to_array<const char *>({ "kind == plan", "kind in (plan, system)", "status == limit",
        "error.layer == limit", "tokens.in > 50000", "tokens.in == 99999", "has(tokens.in)", "started > \"2030-01-01\"",
        "has(started)", "language == bash", "log.topic == compaction", "log.event == compact_boundary",
        "action.decision == denied", "action.decider == person", "action.kind == write", "action.kind == command",
        "tool == rare_editor", "tool ~ \"^rare\"", "exit == 7", "exit != 0", "error.type == \"exit status 7\"",
        "kind == plan or tokens.in > 50000", "kind == plan and duration < 1s",
        "run.model == \"model 1\" and kind == plan", "has(action.file)", "has(prompt)", "prompt == \"rare prompt\"",
        "prompt in (\"rare prompt\", none)", "action.file in (rare, \"/x/rare.txt\")" });
    for (const char *expression : rare)
        QTest::newRow(expression) << QString::fromLatin1(expression) << 1 << true;
    constexpr auto none = std::to_array<const char *>(
        { "kind == grader", "status == timeout", "tokens.in < 0", "tokens.out > 0", "has(tokens.out)", "final == true",
            "duration > 2m", "started < \"1960-01-01\"", "log.topic == hook", "action.decision == changed",
            "action.kind == delegate", "tool == none", "error.type == none", "run.model == none", "not has(run.model)",
            "source.format == none", "run.task == none", "replay.verdict == same", "edited == true",
            "interrupted == true", "event == import", "finding.severity == denied", "mark == none",
            "policy.verdict(\"none\") == denied", "kind == plan and kind == task", "exit == 8",
            "import.verdict == denied", "run.steps > 5 and status == limit" });
    for (const char *expression : none)
        QTest::newRow(expression) << QString::fromLatin1(expression) << 0 << true;
    for (const auto &[expression, count] :
        { std::pair("thought contains \"heard\"", 1), std::pair("thought ~ \"un.eard of$\"", 1),
            std::pair("action.file contains \"rare\"", 1), std::pair("tool.arguments contains \"/x/\"", 1),
            std::pair("command == make", 1), std::pair("thought ~ \"(heard|said)\"", 1),
            std::pair("status == ok", int(wideCount - wideCount / 10 - 1 + (rareRun % 10 == 0 ? 1 : 0))),
            std::pair("step == 1", int(wideCount)), std::pair("step > 1", 0),
            std::pair("run.steps == 1", int(wideCount)) })
        QTest::newRow(expression) << QString::fromLatin1(expression) << count << false;
}

/// Filters that read only some of the steps find the same as those that read all.
void TestRunSums::findRareValues()
{
    QFETCH(const QString, expression);
    QFETCH(const int, count);
    QFETCH(const bool, isNarrowed);
    const auto filter = Filter::parse(expression.toStdString());
    QVERIFY(filter);
    for (const char *name : { "wide.vitrine", "merged.vitrine", "bare.vitrine" }) {
        const auto trail = Trail::open(m_folder.filePath(QString::fromLatin1(name)).toStdString());
        QVERIFY(trail);
        QCOMPARE((*trail)->stepCount(*filter).value_or(-1), std::uint64_t(count));
        QCOMPARE((*trail)->search(*filter, {}, 10)->hits.size(), std::size_t(std::min(count, 10)));
        const std::string plan = (*trail)->explain(*filter)->sql;
        QVERIFY2(!isNarrowed || name[0] == 'b' || plan.contains("step_ranges"), plan.c_str());
    }
}

/// Each field compared in each way: with stored values, and without.
void TestRunSums::findTheSameByEachField()
{
    const auto stored = Trail::open(m_folder.filePath(QStringLiteral("wide.vitrine")).toStdString());
    const auto bare = Trail::open(m_folder.filePath(QStringLiteral("bare.vitrine")).toStdString());
    int found = 0;
    for (const std::string &expression : comparisonsOfAllFields()) {
        const auto filter = Filter::parse(expression);
        QVERIFY2(filter, expression.c_str());
        const auto count = (*bare)->stepCount(*filter);
        QVERIFY2(count, expression.c_str());
        QVERIFY2((*stored)->stepCount(*filter) == count, expression.c_str());
        found += *count > 0 ? 1 : 0;
    }
    QVERIFY(found > 100);
}

/// The steps of a live run in an old block come after those of later blocks.
void TestRunSums::findRareValuesOfLiveRuns()
{
    const std::string file = copy();
    const auto recorder = Recorder::open(file);
    const auto source = (*recorder)->addSource(samples::source("live.json"));
    RunRecord record = run(1);
    const auto live = (*recorder)->addRun(*source, record, {});
    QVERIFY(live);
    const auto other = (*recorder)->addSource(samples::source("other.json"));
    auto bulk = (*recorder)->addRuns(*other);
    for (RunId id = 1; id <= blockRuns; ++id)
        QVERIFY(bulk.add(run(id), steps(id)));
    QVERIFY(bulk.commit());
    QVERIFY((*recorder)->completeSource(*other, "{}"));
    const auto session = (*recorder)->beginSession(samples::session(live->run, ""));
    QVERIFY(session);
    QVERIFY((*recorder)->beginStep(live->run, { *session, 0, 0, "x = 1", false, 2e9 }));
    const auto trail = Trail::open(file);
    QCOMPARE((*trail)->stepCount(*Filter::parse("started > \"2030-01-01\"")).value_or(99), std::uint64_t(2));
}

/// A value in a text that is gone must not outlive it.
void TestRunSums::storeNoValuesOfTheRedacted()
{
    const std::string file = copy();
    QCOMPARE(number(file, "SELECT count(*) FROM block_values WHERE field = 'log.event'"), 1);
    QVERIFY(
        (*Recorder::open(file))->redact({ .containing = "compact_boundary", .step = 0, .field = {}, .reason = {} }));
    QCOMPARE(number(file, "SELECT count(*) FROM block_values WHERE field = 'log.event'"), 0);
    checkIndex(file);
}

void TestRunSums::listRunsAsBefore()
{
    const auto trail = Trail::open(copy());
    std::vector<RunId> wanted(runCount);
    std::iota(wanted.begin(), wanted.end(), RunId(1));
    std::ranges::stable_sort(wanted, {}, [](RunId id) { return id % 7; });
    QVERIFY(*(*trail)->listRuns({ {}, RunSort::Task, false }) == wanted);
    std::ranges::stable_sort(wanted, std::ranges::greater(), [](RunId id) { return id % 7; });
    QVERIFY(*(*trail)->listRuns({ {}, RunSort::Task, true }) == wanted);
    std::ranges::sort(wanted);
    std::ranges::stable_sort(wanted, {}, [](RunId id) { return id % 4 == 0 ? 0 : id; });
    QVERIFY(*(*trail)->listRuns({ {}, RunSort::Tokens, false }) == wanted);
    std::ranges::sort(wanted);
    std::ranges::stable_sort(wanted, std::ranges::greater(), [](RunId id) { return id % 4 == 0 ? 0 : id; });
    QVERIFY(*(*trail)->listRuns({ {}, RunSort::Tokens, true }) == wanted);
}

// Under seals of several sizes, with entries in full tiles, in the last one, and behind it.
void TestRunSums::proveEveryEntry()
{
    const std::string file = copy();
    const auto key = SealingKey::generate();
    const auto recorder = Recorder::open(file);
    QVERIFY(number(file, "SELECT count(*) FROM tree_tiles") >= 2);
    QVERIFY((*recorder)->seal(*key));
    const auto trail = Trail::open(file);
    for (const StepId step : { 1, 2, 1023, 1024, 1025, 2047, 2148 }) {
        const auto proof = (*trail)->proveStep(step);
        QVERIFY(proof);
        const auto checked = verifyProof(*proof);
        QVERIFY2(checked && checked->isValid, checked ? checked->reason.c_str() : "");
    }
}

// A root that is not there, or is wrong, is computed, as are sums.
void TestRunSums::doWithoutTiles()
{
    const std::string file = copy();
    const auto key = SealingKey::generate();
    QVERIFY((*Recorder::open(file))->seal(*key));
    const std::string proof = *(*Trail::open(file))->proveStep(30);
    SQLite::Database(file, SQLite::OPEN_READWRITE).exec("UPDATE tree_tiles SET hash = zeroblob(32) WHERE id = 0");
    QCOMPARE(checkIndexes(file)->wrongRoots, std::uint64_t(1));
    QVERIFY((*Recorder::open(file))->reindex());
    QCOMPARE(checkIndexes(file)->wrongRoots, std::uint64_t(0));
    for (const char *sql : { "UPDATE tree_tiles SET hash = zeroblob(32) WHERE id = 1", "DELETE FROM tree_tiles",
             "DROP TABLE tree_tiles; DROP TABLE sum_blocks; DROP TABLE run_sums; DROP TABLE module_sums; DROP TABLE "
             "tool_sums; DROP TABLE error_sums; DROP INDEX run_tasks_beginning" }) {
        SQLite::Database(file, SQLite::OPEN_READWRITE).exec(sql);
        const auto trail = Trail::open(file);
        QVERIFY2(trail, sql);
        QCOMPARE(*(*trail)->proveStep(30), proof);
        QCOMPARE((*trail)->statistics(StatisticsBy::All)->all.runs, std::uint64_t(runCount));
    }
    QVERIFY(Recorder::open(file));
    compare(file);
}

QTEST_GUILESS_MAIN(TestRunSums)
#include "tst_runsums.moc"
