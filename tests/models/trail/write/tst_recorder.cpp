// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/write/recorder.h"

#include "models/trail/read/trail.h"
#include "tests/models/trail/samples.h"

#include <SQLiteCpp/Exception.h>
#include <SQLiteCpp/Statement.h>

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <random>
#include <thread>

using namespace vitrine;
using namespace Qt::StringLiterals;

class TestRecorder : public QObject {
    Q_OBJECT

private:
    std::string file(const std::string &name) const { return m_folder.path().toStdString() + '/' + name; }
    std::unique_ptr<Recorder> recorder(const std::string &name)
    {
        auto opened = Recorder::open(file(name));
        return opened ? std::move(*opened) : nullptr;
    }
    QTemporaryDir m_folder;

private Q_SLOTS:
    void givesBackRunsAndStepsAsTheyWereWritten();
    void givesBackResultsAsTheyWereWritten();
    void givesBackEnvironmentsAndFindings();
    void countsGradersApart();
    void keepsReviewsNotesAndEvents();
    void keepsCostAndTheRunAbove();
    void marksWhatIsAbsentAsAbsent();
    void sharesPromptsAndContent();
    void readsStepsWithoutWhatTheyPrinted();
    void keepsTextsOfAnySize();
    void listsStepsWithTheirNewestExecution();
    void aStepWithoutCodeIsListedWithWhatWasThought();
    void countsDenialsApartFromErrors();
    void pagesRuns();
    void discardsAnImportThatIsNotComplete();
    void doesNotDiscardWhatIsComplete();
    void doesNotDiscardWhatWasReplayed();
    void findsOnlyCompletedSources();
    void rejectsWhatDoesNotExist();
    void rejectsASecondEnd();
    void rejectsChangesOfWhatIsWritten_data();
    void rejectsChangesOfWhatIsWritten();
    void keepsPoliciesOnce();
    void servesManyThreads();
    void leavesNothingBesideTheTrail();
    void keepsExecutionsOfALivingRecorder();
    void startsAgainOnAnEmptyFile();
    void opensWithoutWriting();
    void knowsATrailByItsLinks();
    void takesEveryNameForAFile_data();
    void takesEveryNameForAFile();
};

void TestRecorder::givesBackRunsAndStepsAsTheyWereWritten()
{
    const auto written = samples::writeTrail(file("round.trail"));
    const auto trail = Trail::open(file("round.trail"));
    QVERIFY(trail);
    const auto sources = (*trail)->sources();
    QVERIFY(sources && sources->size() == 1);
    QCOMPARE(sources->front().record, samples::source());
    QCOMPARE(sources->front().report, std::string(R"({"runs": 2})"));
    QVERIFY(sources->front().isComplete);
    QCOMPARE(sources->front().runs, 2U);
    QCOMPARE((*trail)->run(written.first.run)->record, samples::fullRun());
    QCOMPARE((*trail)->run(written.second.run)->record, samples::bareRun());
    QCOMPARE(*(*trail)->step(written.first.steps.at(0)), samples::fullStep(1));
    QCOMPARE(*(*trail)->step(written.first.steps.at(1)), samples::bareStep(2));
    const auto steps = samples::steps(5);
    for (std::size_t n = 0; n < steps.size(); ++n)
        QCOMPARE(*(*trail)->step(written.second.steps.at(n)), steps.at(n));
}

void TestRecorder::givesBackResultsAsTheyWereWritten()
{
    const auto written = samples::writeTrail(file("results.trail"));
    const auto trail = Trail::open(file("results.trail"));
    QVERIFY(trail);
    const auto executions = (*trail)->executionsOfStep(written.first.steps.front());
    QVERIFY(executions && executions->size() == 1);
    const Execution &execution = executions->front();
    QCOMPARE(execution.id, written.execution);
    QVERIFY(execution.state == ExecutionState::Ended);
    const ExecutionBegin begin { written.session, written.first.steps.front(), 1, "x = 1", false, 1'700'000'001.5 };
    QCOMPARE(execution.begin, begin);
    QVERIFY(execution.end);
    QCOMPARE(execution.end->result, samples::fullEnd().result);
    QCOMPARE(*execution.end, samples::fullEnd());
    QCOMPARE(execution.session, samples::session(written.first.run, execution.session.policyHash));
    QCOMPARE(*(*trail)->policy(execution.session.policyHash), std::string(R"({"name":"strict"})"));
    QCOMPARE(*(*trail)->sessionsOfRun(written.first.run), std::vector { written.session });
    QCOMPARE((*trail)->executionsOfSession(written.session)->size(), 1U);
}

void TestRecorder::givesBackEnvironmentsAndFindings()
{
    const auto recording = recorder("two.trail");
    SessionRecord session { 0, SessionKind::Scratch, "", "sandbox", "3.13.5", { "jail" }, 1 };
    session.environment = samples::environment();
    const auto id = recording->beginSession(session);
    const auto execution = recording->beginExecution({ *id, 0, 1, "x", false, 0 });
    QVERIFY(recording->endExecution(*execution, samples::endOfThree()));
    const auto trail = Trail::open(file("two.trail"));
    const auto executions = (*trail)->executionsOfSession(*id);
    QCOMPARE(executions->front().session, session);
    QCOMPARE(*executions->front().end, samples::endOfThree());
    QVERIFY((*trail)->verify()->isIntact);
    for (const char *change : { "DELETE FROM execution_findings WHERE n = 2", "DELETE FROM execution_environments",
             "UPDATE session_environments SET document = 2", "UPDATE execution_findings SET line = 7 WHERE n = 1",
             "UPDATE execution_findings SET part = 'output' WHERE n = 2", "DELETE FROM execution_shapes WHERE n = 5",
             "UPDATE execution_shapes SET shape = '(3,)' WHERE n = 3", "UPDATE execution_shapes SET n = 6 WHERE n = 3",
             "INSERT INTO execution_shapes VALUES (1, 1, '()')" }) {
        const std::string copy = file("changed.trail");
        std::filesystem::copy_file(file("two.trail"), copy, std::filesystem::copy_options::overwrite_existing);
        std::filesystem::copy_file(
            file("two.trail-wal"), copy + "-wal", std::filesystem::copy_options::overwrite_existing);
        samples::tamper(copy, change);
        QVERIFY2(!(*Trail::open(copy))->verify()->isIntact, change);
    }
}

void TestRecorder::keepsCostAndTheRunAbove()
{
    const auto recording = recorder("cost.trail");
    const auto source = recording->addSource(samples::source());
    RunRecord priced = samples::bareRun();
    priced.cost = 0.25;
    priced.parentRun = 1;
    QVERIFY(recording->addRun(*source, samples::bareRun(), {}));
    QVERIFY(recording->addRun(*source, priced, {}));
    QVERIFY(recording->completeSource(*source, "{}"));
    const auto trail = Trail::open(file("cost.trail"));
    QCOMPARE((*trail)->run(1)->record, samples::bareRun());
    QCOMPARE((*trail)->run(2)->record, priced);
    QCOMPARE((*trail)->statistics(StatisticsBy::All)->all.cost, std::optional(0.25));
    const auto small = recording->addSource(samples::source());
    for (const double cost : { 0.1, 6.3e-06, 4e-06 }) {
        priced.cost = cost;
        QVERIFY(recording->addRun(*small, priced, {}));
    }
    QVERIFY(recording->completeSource(*small, "{}"));
    QVERIFY((*trail)->statistics(StatisticsBy::All)->all.cost == 0.3500103); // to the digit
    QVERIFY((*trail)->verify()->isIntact);
    for (const char *change : { "UPDATE run_details SET cost = 0", "DELETE FROM run_details",
             "UPDATE run_details SET run = 1 WHERE run = 2", "INSERT INTO run_details VALUES (1, 2, NULL)" }) {
        const std::string copy = file("cheaper.trail");
        std::filesystem::copy_file(file("cost.trail"), copy, std::filesystem::copy_options::overwrite_existing);
        std::filesystem::copy_file(
            file("cost.trail-wal"), copy + "-wal", std::filesystem::copy_options::overwrite_existing);
        samples::tamper(copy, change);
        QVERIFY2(!(*Trail::open(copy))->verify()->isIntact, change);
    }
}

void TestRecorder::countsGradersApart()
{
    const auto recording = recorder("graders.trail");
    SourceRecord source = samples::source();
    source.format = "inspect";
    const auto id = recording->addSource(source);
    QVERIFY(id);
    std::vector<StepRecord> steps { samples::bareStep(1), samples::bareStep(2), samples::bareStep(3) };
    for (StepRecord &step : steps)
        step.tokens = { .input = 10, .output = 1, .quality = Quality::Recorded };
    steps.back().kind = StepKind::Grader;
    QVERIFY(recording->addRun(*id, samples::bareRun(), steps));
    QVERIFY(recording->completeSource(*id, "{}"));
    const auto figures = (*Trail::open(file("graders.trail")))->statistics(StatisticsBy::Model);
    QVERIFY(figures);
    for (const RunFigures &one : { figures->all, figures->groups.front() }) {
        QCOMPARE(one.steps, 2U);
        QCOMPARE(one.tokensIn, std::optional<std::int64_t>(20));
        QCOMPARE(one.graderSteps, 1U);
        QCOMPARE(one.graderTokensIn, std::optional<std::int64_t>(10));
        QCOMPARE(one.graderTokensOut, std::optional<std::int64_t>(1));
    }
}

void TestRecorder::keepsReviewsNotesAndEvents()
{
    const auto written = samples::writeTrail(file("notes.trail"));
    const auto recording = recorder("notes.trail");
    const ReviewRecord review { written.first.steps.front(), "import os", "", Verdict::Denied, "{}", 5.0,
        { { Severity::Denied, "imports.allow", "import-denied", "os", 1, 1, 1, 10 } } };
    QCOMPARE(recording->addReview(review).value_or(0), 1);
    const NoteRecord note { NoteSubject::Step, written.first.steps.front(), "important", "Look \u202e here", "me", 0,
        6 };
    QCOMPARE(recording->addNote(note).value_or(0), 1);
    NoteRecord later = note;
    later.replaces = 1;
    QCOMPARE(recording->addNote(later).value_or(0), 2);
    QCOMPARE(recording->addTrailEvent({ "export", "{}", "vitrine 0.1", 7 }).value_or(0), 1);
    NoteRecord stray = note;
    stray.subject = 99;
    QCOMPARE(samples::codeOf(recording->addNote(stray)), samples::nameOf(ErrorCode::NotFound));
    const auto trail = Trail::open(file("notes.trail"));
    QVERIFY((*trail)->verify()->isIntact);
    QCOMPARE(*(*trail)->reviewsOfStep(written.first.steps.front()), std::vector { review });
    const auto notes = (*trail)->notes(NoteSubject::Step, written.first.steps.front());
    QCOMPARE(notes->size(), 1U);
    QCOMPARE(notes->front().note, later);
    QCOMPARE((*trail)->trailEvents()->size(), 1U);
}

void TestRecorder::marksWhatIsAbsentAsAbsent()
{
    const auto recording = recorder("absent.trail");
    QVERIFY(recording);
    const SessionRecord scratch { 0, SessionKind::Scratch, "", "in-process", "", {}, 0 };
    const auto session = recording->beginSession(scratch);
    QVERIFY(session);
    const ExecutionBegin begin { *session, 0, 1, "", true, 0 };
    const auto execution = recording->beginExecution(begin);
    QVERIFY(execution);
    QVERIFY(recording->endExecution(*execution, samples::bareEnd()));
    const auto trail = Trail::open(file("absent.trail"));
    const auto executions = (*trail)->executionsOfSession(*session);
    QVERIFY(executions && executions->size() == 1);
    QCOMPARE(executions->front().begin, begin);
    QCOMPARE(executions->front().session, scratch);
    QCOMPARE(*executions->front().end, samples::bareEnd());
    QVERIFY(!executions->front().end->result.output);
    QVERIFY(!executions->front().end->result.error);
}

void TestRecorder::sharesPromptsAndContent()
{
    const auto recording = recorder("shared.trail");
    const auto source = recording->addSource(samples::source());
    const auto steps = samples::steps(40);
    QVERIFY(recording->addRun(*source, samples::bareRun(), steps));
    QVERIFY(recording->addRun(*source, samples::bareRun(), steps));
    SQLite::Database database(file("shared.trail"), SQLite::OPEN_READONLY);
    // The empty prompt, the two messages that all begin with, and two more a step; the last step's are in no prompt.
    QCOMPARE(database.execAndGet("SELECT count(*) FROM prompts").getInt(), 1 + 2 + 2 * 39);
    // Texts: none, system, task, and code and output of each step.
    QCOMPARE(database.execAndGet("SELECT count(*) FROM contents").getInt(), 1 + 2 + 2 * 40);
}

// What was cut says where: who asks for a limit needs it.
void TestRecorder::readsStepsWithoutWhatTheyPrinted()
{
    const auto written = samples::writeTrail(file("parts.trail"));
    const auto trail = Trail::open(file("parts.trail"));
    auto expected = samples::fullStep(1);
    std::erase_if(expected.outputs, [](const OutputRecord &output) { return !output.isTruncated; });
    QCOMPARE(expected.outputs.size(), 1U);
    QCOMPARE(*(*trail)->step(written.first.steps.at(0), StepParts::WithoutOutputs), expected);
}

void TestRecorder::keepsTextsOfAnySize()
{
    std::vector<StepRecord> steps(3, samples::bareStep(1));
    std::mt19937 dice(7);
    std::string noise(3'000'000, '\0'); // cannot be compressed
    std::ranges::generate(noise, [&] { return static_cast<char>(dice()); });
    steps[0].outputs = { { OutputStream::Log, noise, false } };
    steps[1].outputs = { { OutputStream::Log, std::string(5'000'000, 'x'), false } };
    steps[2].outputs = { { OutputStream::Log, "small", false } };
    for (std::size_t n = 0; n < steps.size(); ++n)
        steps[n].ordinal = n + 1;
    const auto recording = recorder("sizes.trail");
    const auto added = recording->addRun(*recording->addSource(samples::source()), samples::bareRun(), steps);
    const auto trail = Trail::open(file("sizes.trail"));
    for (const std::size_t n : { 0U, 1U, 2U, 1U, 0U })
        QVERIFY(*(*trail)->step(added->steps.at(n)) == steps[n]);
}

void TestRecorder::listsStepsWithTheirNewestExecution()
{
    const auto written = samples::writeTrail(file("list.trail"));
    const auto recording = recorder("list.trail");
    const ExecutionBegin begin { written.session, written.first.steps.front(), 1, "x = 3", true, 5 };
    const auto newer = recording->beginExecution(begin);
    const auto trail = Trail::open(file("list.trail"));
    auto steps = (*trail)->steps(written.first.run);
    QVERIFY(steps && steps->size() == 2);
    QCOMPARE(steps->front().lastExecution, *newer);
    QVERIFY(!steps->front().lastStatus);
    QVERIFY(recording->endExecution(*newer, samples::fullEnd()));
    steps = (*trail)->steps(written.first.run);
    const StepSummary &step = steps->front();
    QCOMPARE(step.id, written.first.steps.front());
    QCOMPARE(step.run, written.first.run);
    QCOMPARE(step.ordinal, 1U);
    QCOMPARE(step.externalNumber, std::optional<std::int64_t>(-3));
    QCOMPARE(step.firstLine, std::string("x = 1"));
    QVERIFY(step.hasCode && step.isReplayable && step.isFinalAnswer);
    QCOMPARE(step.errorLayer, std::optional(ErrorLayer::Policy));
    QCOMPARE(step.errorMessage, std::string("Import of os"));
    QCOMPARE(step.time, samples::fullStep(1).time);
    QCOMPARE(step.tokens, samples::fullStep(1).tokens);
    QCOMPARE(step.lastStatus, std::optional(StepStatus::Blocked));
    QVERIFY(step.lastVerdict == ReplayVerdict::NoToolResult);
    QCOMPARE(step.lastReason, std::string("tool"));
    QCOMPARE(step.lastSeconds, 1.25);
    QVERIFY(!steps->back().hasCode && !steps->back().isReplayable && !steps->back().errorLayer);
    QCOMPARE(steps->back().lastExecution, ExecutionId(0));
}

void TestRecorder::aStepWithoutCodeIsListedWithWhatWasThought()
{
    const auto recording = recorder("thought.trail");
    const auto source = recording->addSource(samples::source());
    StepRecord thought = samples::bareStep(1);
    thought.thought = "\n All tests pass.\nWhat else?";
    StepRecord both = samples::fullStep(2);
    StepRecord task = samples::bareStep(3);
    task.kind = StepKind::Task;
    task.prompt = { { "system", "You are an oracle." }, { "user", "\nWhere is it?\nSay it." } };
    StepRecord planning = task;
    planning.ordinal = 4;
    planning.kind = StepKind::Plan;
    const auto added = recording->addRun(*source, samples::bareRun(), std::vector { thought, both, task, planning });
    const auto trail = Trail::open(file("thought.trail"));
    const auto steps = (*trail)->steps(added->run);
    QVERIFY(steps && steps->size() == 4);
    QCOMPARE(steps->front().firstLine, std::string("All tests pass."));
    QVERIFY(!steps->front().hasCode);
    QCOMPARE((*steps)[1].firstLine, std::string("x = 1"));
    QCOMPARE((*steps)[2].firstLine, std::string("Where is it?"));
    QCOMPARE((*steps)[3].firstLine, std::string());
    const auto sorted = (*trail)->listSteps({ .run = added->run, .filter = {}, .sort = StepSort::FirstLine });
    QVERIFY(sorted);
    const auto id = [&](std::size_t n) { return (*steps)[n].id; };
    QCOMPARE(*sorted, (std::vector { id(3), id(0), id(2), id(1) }));
}

void TestRecorder::countsDenialsApartFromErrors()
{
    const auto recording = recorder("counts.trail");
    const auto source = recording->addSource(samples::source());
    StepRecord failed = samples::bareStep(3);
    failed.error = ErrorRecord { ErrorLayer::Parse, "AgentParsingError", "", "", "", "" };
    const auto added = recording->addRun(
        *source, samples::bareRun(), std::vector { samples::fullStep(1), samples::bareStep(2), failed });
    const auto run = (*Trail::open(file("counts.trail")))->run(added->run);
    QCOMPARE(run->steps, 3U);
    QCOMPARE(run->codeSteps, 1U);
    QCOMPARE(run->errors, 1U);
    QCOMPARE(run->blocked, 1U);
}

void TestRecorder::pagesRuns()
{
    const auto recording = recorder("pages.trail");
    const auto source = recording->addSource(samples::source());
    std::vector<RunId> ids;
    for (int n = 0; n < 10; ++n)
        ids.push_back(recording->addRun(*source, samples::bareRun(), {})->run);
    const auto trail = Trail::open(file("pages.trail"));
    QCOMPARE(*(*trail)->runCount(), 10U);
    const auto page = (*trail)->runs(4, 3);
    QVERIFY(page && page->size() == 3);
    QCOMPARE(page->front().id, ids.at(4));
    QCOMPARE(page->back().id, ids.at(6));
    QCOMPARE((*trail)->runs(9, 100)->size(), 1U);
    QVERIFY((*trail)->runs(10, 100)->empty());
    QCOMPARE((*trail)->runs(0, UINT64_MAX)->size(), 10U);
}

void TestRecorder::discardsAnImportThatIsNotComplete()
{
    const auto recording = recorder("discard.trail");
    const auto source = recording->addSource(samples::source());
    const auto first
        = recording->addRun(*source, samples::fullRun(), std::vector { samples::fullStep(1), samples::fullStep(2) });
    QVERIFY(recording->discardSource(*source));
    const auto trail = Trail::open(file("discard.trail"));
    QVERIFY((*trail)->sources()->empty());
    QCOMPARE(*(*trail)->runCount(), 0U);
    QCOMPARE(samples::codeOf((*trail)->run(first->run)), samples::nameOf(ErrorCode::NotFound));
    QVERIFY((*trail)->verify()->isIntact);
    QCOMPARE(samples::codeOf(recording->addRun(*source, samples::bareRun(), {})), samples::nameOf(ErrorCode::BadValue));
    // Whoever still holds the old number must not get another run under it.
    const auto next = recording->addSource(samples::source());
    QVERIFY(recording->addRun(*next, samples::bareRun(), samples::steps(1))->run > first->run);
    QVERIFY((*trail)->verify()->isIntact);
}

void TestRecorder::doesNotDiscardWhatIsComplete()
{
    const auto written = samples::writeTrail(file("complete.trail"));
    const auto recording = recorder("complete.trail");
    QCOMPARE(samples::codeOf(recording->discardSource(written.source)), samples::nameOf(ErrorCode::BadValue));
    QCOMPARE(samples::codeOf(recording->completeSource(written.source, "{}")), samples::nameOf(ErrorCode::BadValue));
    QCOMPARE(samples::codeOf(recording->addRun(written.source, samples::bareRun(), {})),
        samples::nameOf(ErrorCode::BadValue));
    QCOMPARE(*(*Trail::open(file("complete.trail")))->runCount(), 2U);
}

void TestRecorder::doesNotDiscardWhatWasReplayed()
{
    const auto recording = recorder("replayed.trail");
    const auto source = recording->addSource(samples::source());
    const auto run = recording->addRun(*source, samples::bareRun(), samples::steps(2));
    const auto session = recording->beginSession(samples::session(run->run, ""));
    QVERIFY(recording->beginExecution({ *session, run->steps.front(), 1, "x", false, 0 }));
    QCOMPARE(samples::codeOf(recording->discardSource(*source)), samples::nameOf(ErrorCode::BadValue));
    QCOMPARE((*Trail::open(file("replayed.trail")))->steps(run->run)->size(), 2U);
}

void TestRecorder::findsOnlyCompletedSources()
{
    const auto recording = recorder("find.trail");
    const auto first = recording->addSource(samples::source());
    const auto trail = Trail::open(file("find.trail"));
    QCOMPARE(*(*trail)->findSource(samples::source().sha256), std::optional<SourceId>());
    QVERIFY(!(*trail)->sources()->front().isComplete);
    QVERIFY(recording->discardSource(*first));
    QCOMPARE(*(*trail)->findSource(samples::source().sha256), std::optional<SourceId>());
    const auto second = recording->addSource(samples::source());
    QVERIFY(recording->completeSource(*second, ""));
    QCOMPARE(*(*trail)->findSource(samples::source().sha256), std::optional(*second));
    QCOMPARE(*(*trail)->findSource("other"), std::optional<SourceId>());
}

void TestRecorder::rejectsWhatDoesNotExist()
{
    const auto recording = recorder("missing.trail");
    QCOMPARE(samples::codeOf(recording->addRun(5, samples::bareRun(), {})), samples::nameOf(ErrorCode::NotFound));
    QCOMPARE(samples::codeOf(recording->completeSource(5, "")), samples::nameOf(ErrorCode::NotFound));
    QCOMPARE(samples::codeOf(recording->beginSession(samples::session(5, ""))), samples::nameOf(ErrorCode::NotFound));
    QCOMPARE(samples::codeOf(recording->beginSession(samples::session(0, "no such policy"))),
        samples::nameOf(ErrorCode::NotFound));
    QCOMPARE(
        samples::codeOf(recording->beginExecution({ 5, 0, 1, "", false, 0 })), samples::nameOf(ErrorCode::NotFound));
    QCOMPARE(samples::codeOf(recording->endExecution(5, samples::bareEnd())), samples::nameOf(ErrorCode::NotFound));
    const auto trail = Trail::open(file("missing.trail"));
    QCOMPARE(samples::codeOf((*trail)->run(1)), samples::nameOf(ErrorCode::NotFound));
    QCOMPARE(samples::codeOf((*trail)->step(1)), samples::nameOf(ErrorCode::NotFound));
    QCOMPARE(samples::codeOf((*trail)->policy("x")), samples::nameOf(ErrorCode::NotFound));
    QVERIFY((*trail)->steps(1)->empty());
    // What was refused has left no trace in the chain: there is only the creation.
    QCOMPARE((*trail)->verify()->entries, 1U);
    QVERIFY((*trail)->verify()->isIntact);
}

void TestRecorder::rejectsASecondEnd()
{
    const auto written = samples::writeTrail(file("twice.trail"));
    const auto recording = recorder("twice.trail");
    QCOMPARE(samples::codeOf(recording->endExecution(written.execution, samples::bareEnd())),
        samples::nameOf(ErrorCode::BadValue));
    const auto executions = (*Trail::open(file("twice.trail")))->executionsOfStep(written.first.steps.front());
    QCOMPARE(*executions->front().end, samples::fullEnd());
}

void TestRecorder::rejectsChangesOfWhatIsWritten_data()
{
    QTest::addColumn<std::string>("table");
    const std::vector<const char *> tables { "trail", "entries", "head", "contents", "prompts", "sources",
        "source_ends", "runs", "run_imports", "steps", "step_code", "step_tool_calls", "step_outputs", "step_errors",
        "policies", "sessions", "session_layers", "executions", "execution_ends", "execution_layers",
        "execution_imports", "execution_import_names", "execution_events", "execution_tool_calls",
        "execution_variables" };
    for (const char *table : tables)
        QTest::newRow(table) << std::string(table);
}

void TestRecorder::rejectsChangesOfWhatIsWritten()
{
    QFETCH(std::string, table);
    const std::string path = file("triggers.trail");
    if (!QFile::exists(QString::fromStdString(path)))
        samples::writeTrail(path);
    SQLite::Database database(path, SQLite::OPEN_READWRITE);
    const std::string column
        = database.execAndGet("SELECT name FROM pragma_table_info('" + table + "') LIMIT 1").getString();
    const int count = database.execAndGet("SELECT count(*) FROM " + table).getInt();
    QVERIFY(count > 0);
    QVERIFY_THROWS_EXCEPTION(SQLite::Exception, database.exec("UPDATE " + table + " SET " + column + " = " + column));
    QVERIFY_THROWS_EXCEPTION(SQLite::Exception, database.exec("DELETE FROM " + table));
    QCOMPARE(database.execAndGet("SELECT count(*) FROM " + table).getInt(), count);
}

void TestRecorder::keepsPoliciesOnce()
{
    const auto recording = recorder("policies.trail");
    const auto hash = recording->addPolicy("{}");
    QCOMPARE(*hash, std::string("44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a"));
    QCOMPARE(*recording->addPolicy("{}"), *hash);
    QCOMPARE((*Trail::open(file("policies.trail")))->verify()->entries, 2U);
}

void TestRecorder::servesManyThreads()
{
    const auto recording = recorder("threads.trail");
    const auto session = recording->beginSession(samples::session(0, ""));
    constexpr int threads = 8;
    constexpr int each = 20;
    {
        std::vector<std::jthread> workers;
        for (int n = 0; n < threads; ++n)
            workers.emplace_back([&] {
                for (int k = 0; k < each; ++k) {
                    const auto execution = recording->beginExecution({ *session, 0, 1, "x", false, 0 });
                    if (k % 2 == 0)
                        (void)recording->endExecution(*execution, samples::bareEnd());
                    else
                        (void)recording->endExecution(-1, samples::bareEnd());
                }
            });
    }
    const auto trail = Trail::open(file("threads.trail"));
    const auto executions = (*trail)->executionsOfSession(*session);
    QCOMPARE(executions->size(), std::size_t(threads * each));
    QCOMPARE(std::ranges::count(*executions, ExecutionState::Ended, &Execution::state), threads * each / 2);
    const auto verification = (*trail)->verify();
    QVERIFY(verification->isIntact);
    QCOMPARE(verification->entries, std::uint64_t(2 + threads * each * 3 / 2));
}

void TestRecorder::leavesNothingBesideTheTrail()
{
    QTemporaryDir folder;
    const std::string path = folder.filePath(u"alone.trail"_s).toStdString();
    samples::writeTrail(path);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList { u"alone.trail"_s });
    {
        const auto first = Recorder::open(path);
        const auto second = Recorder::open(path);
        QVERIFY(first && second);
        QVERIFY(QFile::exists(folder.filePath(u"alone.trail-writers"_s)));
    }
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList { u"alone.trail"_s });
}

void TestRecorder::keepsExecutionsOfALivingRecorder()
{
    auto first = recorder("living.trail");
    const auto session = first->beginSession(samples::session(0, ""));
    const auto running = first->beginExecution({ *session, 0, 1, "x", false, 0 });
    auto second = recorder("living.trail");
    const auto trail = Trail::open(file("living.trail"));
    QVERIFY((*trail)->executionsOfSession(*session)->front().state == ExecutionState::Running);
    const auto other = second->beginExecution({ *session, 0, 2, "y", false, 0 });
    QVERIFY(first->endExecution(*running, samples::bareEnd()));
    second.reset();
    second = recorder("living.trail");
    const auto executions = (*trail)->executionsOfSession(*session);
    QVERIFY(executions->front().state == ExecutionState::Ended);
    QCOMPARE(executions->back().id, *other);
    QVERIFY(executions->back().state == ExecutionState::Interrupted);
    QCOMPARE(samples::codeOf(second->endExecution(*other, samples::bareEnd())), samples::nameOf(ErrorCode::BadValue));
    QVERIFY((*trail)->verify()->isIntact);
}

void TestRecorder::startsAgainOnAnEmptyFile()
{
    QFile empty(m_folder.filePath(u"empty.trail"_s));
    QVERIFY(empty.open(QFile::WriteOnly));
    empty.close();
    QVERIFY(recorder("empty.trail"));
    QVERIFY((*Trail::open(file("empty.trail")))->verify()->isIntact);
}

// Only looking into a trail with a recorder must not look like work on it.
void TestRecorder::opensWithoutWriting()
{
    samples::writeTrail(file("idle.trail"));
    const auto trail = Trail::open(file("idle.trail"));
    const auto before = (*trail)->revision();
    QVERIFY(recorder("idle.trail"));
    QCOMPARE(*(*trail)->revision(), *before);
    QCOMPARE((*trail)->verify()->entries, 9U);
}

void TestRecorder::knowsATrailByItsLinks()
{
    QTemporaryDir elsewhere;
    const std::string link = elsewhere.path().toStdString() + "/link.trail";
    const auto first = recorder("linked.trail");
    std::filesystem::create_symlink(file("linked.trail"), link);
    const auto session = first->beginSession(samples::session(0, ""));
    QVERIFY(first->beginExecution({ *session, 0, 1, "x", false, 0 }));
    QVERIFY(Recorder::open(link));
    const auto executions = (*Trail::open(link))->executionsOfSession(*session);
    QVERIFY(executions->front().state == ExecutionState::Running);
    QCOMPARE(QDir(elsewhere.path()).entryList(QDir::Files), QStringList { u"link.trail"_s });
}

void TestRecorder::takesEveryNameForAFile_data()
{
    QTest::addColumn<std::string>("name");
    for (const char *name : { ":memory:", "file:x?mode=memory", "a b#c%41?.trail", "\xc3\xa4.trail" })
        QTest::newRow(name) << std::string(name);
}

void TestRecorder::takesEveryNameForAFile()
{
    QFETCH(std::string, name);
    QTemporaryDir folder;
    const QString before = QDir::currentPath();
    QVERIFY(QDir::setCurrent(folder.path()));
    const bool isWritten = Recorder::open(name).has_value();
    const bool isRead = Trail::open(name).has_value();
    QVERIFY(QDir::setCurrent(before));
    QVERIFY(isWritten && isRead);
    QVERIFY(std::filesystem::exists(folder.path().toStdString() + '/' + name));
}

QTEST_GUILESS_MAIN(TestRecorder)
#include "tst_recorder.moc"
