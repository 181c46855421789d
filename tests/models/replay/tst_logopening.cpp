// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/replay/logopening.h"
#include "models/replay/replayplan.h"
#include "models/trail/read/interruptedimports.h"
#include "models/trail/read/trail.h"
#include "tests/models/replay/fakeexecutor.h"
#include "tests/models/replay/readable.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace vitrine;

namespace {

constexpr const char *memory = R"json([
 {"task": "Add.", "task_images": null},
 {"step_number": 1, "timing": {"start_time": 1.0, "end_time": 2.0, "duration": 1.0}, "tool_calls": [], "error": null,
  "model_output": "<code>print(2 + 3)</code>", "code_action": "print(2 + 3)",
  "observations": "Execution logs:\n5\nLast output from code snippet:\nNone", "action_output": null,
  "is_final_answer": false},
 {"step_number": 2, "tool_calls": [], "error": null, "model_output": "<code>final_answer(5)</code>",
  "code_action": "final_answer(5)", "observations": "Execution logs:\nLast output from code snippet:\n5",
  "action_output": 5, "is_final_answer": true}])json";

/// Answers the two steps of the log above.
StepResult answer(const std::string &code, const StepObserver &)
{
    StepResult result;
    result.isFinal = code.contains("final_answer");
    result.logs = result.isFinal ? "" : "5\n";
    const std::string value = result.isFinal ? "5" : "None";
    result.output = StepOutput { value, false, "object", value, {} };
    return result;
}

} // namespace

class TestLogOpening : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void putsALogIntoATrail();
    void addsTheSameLogOnlyOnce();
    void leavesNothingBehindWhenCancelled();
    void leavesTheFileAsItWasWhenCancelled();
    void leavesTheFileAsItWasWhenALargeLogIsCancelled();
    void takesALargeLogBackWhenCancelledBesideOthers();
    void replacesWhatWasCutOff();
    void saysWhatCannotBeRead();
    void replaysWhatItStoredAndRecordsIt();
    void recordsEditedCodeBesideTheOriginal();
    void keepsFindingsForALaterReading();
    void reportsThatTheFirstRunIsThere();
    void triesOutWithoutWriting();

private:
    std::string writeLarge() const
    {
        const QByteArray line = QByteArray(memory).replace('\n', ' ') + '\n';
        QByteArray lines;
        for (int n = 0; lines.size() < 12'000'000; ++n)
            lines
                += QByteArray(line).replace("5\\nLast", QByteArray(QByteArray::number(n).repeated(2'000) + "\\nLast"));
        return write("large.jsonl", lines);
    }
    std::string write(const char *name, const QByteArray &content) const
    {
        QFile file(m_folder->filePath(QLatin1StringView(name)));
        if (file.open(QIODevice::WriteOnly))
            file.write(content);
        return file.fileName().toStdString();
    }
    std::unique_ptr<Recorder> recorder() const
    {
        auto opened = Recorder::open(trailFile());
        return opened ? std::move(*opened) : nullptr;
    }
    std::unique_ptr<Trail> trail() const
    {
        auto opened = Trail::open(trailFile());
        return opened ? std::move(*opened) : nullptr;
    }
    /// All rows of all tables, those of indexes of words too.
    QStringList dump() const
    {
        SQLite::Database database(trailFile());
        QStringList rows;
        SQLite::Statement tables(database,
            "SELECT name, (SELECT group_concat('quote(\"' || c.name || '\")', '||'',''||') FROM "
            "pragma_table_info(m.name) c) "
            "FROM sqlite_master m WHERE type = 'table' AND rootpage > 0 ORDER BY name");
        while (tables.executeStep()) {
            const std::string name = tables.getColumn(0).getString();
            SQLite::Statement query(
                database, "SELECT " + tables.getColumn(1).getString() + " FROM \"" + name + "\" ORDER BY 1");
            while (query.executeStep())
                rows += QString::fromStdString(name + ' ' + query.getColumn(0).getString());
        }
        return rows;
    }
    std::string trailFile() const { return m_folder->filePath(QStringLiteral("a.vitrine")).toStdString(); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestLogOpening::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

void TestLogOpening::putsALogIntoATrail()
{
    const auto log = write("log.json", memory);
    const auto opened = openLog(log, *recorder());
    QVERIFY(opened);
    QVERIFY(!opened->wasThere);
    QCOMPARE(opened->runs.size(), 1u);
    QCOMPARE(opened->report.codeSteps, 2u);
    const auto runs = trail()->runs(0, 10);
    QVERIFY(runs);
    QCOMPARE(runs->size(), 1u);
    QCOMPARE(runs->front().id, opened->runs.front());
    QCOMPARE(runs->front().record.task, "Add.");
    QVERIFY(trail()->sources()->front().isComplete);
}

void TestLogOpening::addsTheSameLogOnlyOnce()
{
    const auto log = write("log.json", memory);
    const auto writer = recorder();
    const auto first = openLog(log, *writer);
    const auto second = openLog(write("copy.json", memory), *writer);
    QVERIFY(first && second);
    QVERIFY(second->wasThere);
    QVERIFY(second->runs.empty());
    QCOMPARE(second->source, first->source);
    QCOMPARE(second->report.duplicates, 1u);
    QCOMPARE(*trail()->runCount(), 1u);
}

void TestLogOpening::leavesNothingBehindWhenCancelled()
{
    const auto log = write("log.json", memory);
    const auto writer = recorder();
    const ImportOptions options { {}, [](std::uint64_t, std::uint64_t) { return false; } };
    const auto opened = openLog(log, *writer, options);
    QVERIFY(!opened);
    QVERIFY(opened.error().code == ErrorCode::Cancelled);
    QCOMPARE(*trail()->runCount(), 0u);
    QVERIFY(openLog(log, *writer));
}

void TestLogOpening::leavesTheFileAsItWasWhenCancelled()
{
    const auto writer = recorder();
    QVERIFY(openLog(write("first.json", memory), *writer));
    const QByteArray line = QByteArray(memory).replace('\n', ' ') + '\n';
    QByteArray lines;
    for (int n = 0; n < 200; ++n)
        lines += QByteArray(line).replace("2 + 3", QByteArray("2 + " + QByteArray::number(n)));
    const auto log = write("many.jsonl", lines);
    const QStringList before = dump();
    int cancelled = 0;
    // At every moment at which it can be cancelled.
    for (int moment = 0;; ++moment) {
        int calls = 0;
        const auto opened
            = openLog(log, *writer, { {}, [&](std::uint64_t, std::uint64_t) { return calls++ != moment; }, {} });
        if (opened)
            break;
        QVERIFY(opened.error().code == ErrorCode::Cancelled);
        QCOMPARE(dump(), before);
        ++cancelled;
    }
    QVERIFY(cancelled > 2);
    QCOMPARE(*trail()->runCount(), 201U);
}

void TestLogOpening::leavesTheFileAsItWasWhenALargeLogIsCancelled()
{
    const auto writer = recorder();
    QVERIFY(openLog(write("first.json", memory), *writer));
    const QStringList before = dump();
    const auto log = writeLarge();
    const auto cancelAtEnd = [](std::uint64_t done, std::uint64_t total) { return done < total; };
    QVERIFY(openLog(log, *writer, { {}, cancelAtEnd, {} }).error().code == ErrorCode::Cancelled);
    QCOMPARE(dump(), before);
    QVERIFY(openLog(log, *writer));
    QVERIFY(*trail()->runCount() > 1);
    QVERIFY(trail()->verify()->isIntact);
}

void TestLogOpening::takesALargeLogBackWhenCancelledBesideOthers()
{
    const auto other = recorder();
    const auto writer = recorder();
    QVERIFY(openLog(write("first.json", memory), *writer));
    const std::uint64_t stepsBefore = *trail()->count(*Filter::parse(""));
    const auto log = writeLarge();
    std::uint64_t seen = 0;
    const auto opened = openLog(log, *writer,
        { {},
            [&](std::uint64_t done, std::uint64_t total) {
                seen = std::max(seen, trail()->runCount().value_or(0));
                return done < total;
            },
            {} });
    QVERIFY(!opened);
    QVERIFY(seen > 1);
    QCOMPARE(*trail()->runCount(), 1U);
    QCOMPARE(trail()->sources()->size(), 1U);
    QCOMPARE(*trail()->count(*Filter::parse("")), stepsBefore);
    QVERIFY(trail()->verify()->isIntact);
}

void TestLogOpening::replacesWhatWasCutOff()
{
    const auto log = write("log.json", memory);
    const std::string sha256 = DryImport({}).open(log)->report.sha256;
    RunRecord half;
    half.task = "Half of it.";
    const auto source = recorder()->addSource({ log, sha256, 1, "smolagents-memory", "1", 1.0 });
    QVERIFY(source);
    QVERIFY(recorder()->addRun(*source, half, std::vector<StepRecord>(3)));
    const auto writer = recorder();
    const auto cut = interruptedImports(*trail());
    QVERIFY(cut && *cut == std::vector<SourceId> { *source });
    QVERIFY(DryImport(trailFile()).open(log)->isResumed);
    QVERIFY(openLog(log, *writer)->isResumed);
    QVERIFY(!DryImport(trailFile()).open(log)->isResumed);
    QCOMPARE(trail()->runs(0, 9)->size(), 1U);
    QCOMPARE(trail()->runs(0, 9)->front().record.task, "Add.");
    QVERIFY(interruptedImports(*trail())->empty());
    QVERIFY(trail()->verify()->isIntact);
}

void TestLogOpening::saysWhatCannotBeRead()
{
    const auto opened = openLog(m_folder->filePath(QStringLiteral("none.json")).toStdString(), *recorder());
    QVERIFY(!opened);
    QVERIFY(opened.error().code == ErrorCode::FileNotFound);
    QCOMPARE(*trail()->runCount(), 0u);
}

void TestLogOpening::replaysWhatItStoredAndRecordsIt()
{
    const auto writer = recorder();
    const auto opened = openLog(write("log.json", memory), *writer);
    QVERIFY(opened);
    const RunId run = opened->runs.front();
    const auto request = planReplay(*trail(), run, {});
    QVERIFY(request);
    QCOMPARE(request->policy.name, "smolagents-default");
    FakeExecutor executor;
    executor.answer = answer;
    RunReplayer replayer(executor, writer.get());
    const auto steps = replayer.replay(*request);
    QVERIFY(steps);
    QCOMPARE(steps->size(), 2u);
    for (const ReplayedStep &step : *steps) {
        QCOMPARE(readable(step.comparison), "same ");
        const auto executions = trail()->executionsOfStep(step.step);
        QVERIFY(executions);
        QCOMPARE(executions->size(), 1u);
        QCOMPARE(executions->front().id, step.execution);
        QCOMPARE(readable(executions->front().end->verdict), "same");
        QVERIFY(executions->front().end->result == step.result);
        QCOMPARE(executions->front().session.executor, "fake");
    }
}

void TestLogOpening::recordsEditedCodeBesideTheOriginal()
{
    const auto writer = recorder();
    const auto opened = openLog(write("log.json", memory), *writer);
    QVERIFY(opened);
    const auto request = planReplay(*trail(), opened->runs.front(), {});
    QVERIFY(request);
    FakeExecutor executor;
    executor.answer = answer;
    RunReplayer replayer(executor, writer.get());
    const auto steps = replayer.runStep(*request, request->steps.back().record.ordinal, "final_answer(6)");
    QVERIFY(steps);
    QCOMPARE(steps->size(), 2u);
    const auto executions = trail()->executionsOfStep(steps->back().step);
    QVERIFY(executions);
    QCOMPARE(executions->size(), 1u);
    QVERIFY(executions->front().begin.isEdited);
    QCOMPARE(executions->front().begin.code, "final_answer(6)");
    QCOMPARE(replayCode(trail()->step(steps->back().step).value()), "final_answer(5)");
}

void TestLogOpening::keepsFindingsForALaterReading()
{
    const auto writer = recorder();
    const auto opened = openLog(write("log.json", memory), *writer);
    QVERIFY(opened);
    const auto request = planReplay(*trail(), opened->runs.front(), {});
    QVERIFY(request);
    FakeExecutor executor;
    executor.answer = [](const std::string &code, const StepObserver &reported) {
        StepResult result = answer(code, reported);
        result.logs = "line\nghp_16C7e42F292c6912E7710c838347Ae178B4a\n";
        result.findings = { { Severity::Warning, "names.undefined", "undefined-call", "nope", 1, 1, 1, 5 } };
        return result;
    };
    RunReplayer replayer(executor, writer.get());
    const auto steps = replayer.replay(*request);
    QVERIFY(steps);
    const auto executions = trail()->executionsOfStep(steps->front().step);
    QVERIFY(executions);
    const std::vector<Finding> &findings = executions->front().end->result.findings;
    QCOMPARE(findings.size(), 2u);
    QCOMPARE(findings[0].code, "undefined-call");
    QCOMPARE(findings[1].code, "secret-token");
    QVERIFY(findings[1].part == FindingPart::Logs);
    QCOMPARE(findings[1].line, 2);
    QVERIFY(!findings[1].subject.contains("7710c838347Ae178B4a"));
    QVERIFY(!findings[1].detail.empty());
}

void TestLogOpening::reportsThatTheFirstRunIsThere()
{
    const QByteArray line = QByteArray(memory).replace('\n', ' ') + '\n';
    const auto log = write("two.jsonl", line + line);
    std::vector<std::uint64_t> runs;
    const auto opened = openLog(log, *recorder(), {}, {}, [&] { runs.push_back(trail()->runCount().value_or(0)); });
    QVERIFY(opened);
    QCOMPARE(opened->runs.size(), 2u);
    QVERIFY(runs == std::vector<std::uint64_t> { 1 });
}

void TestLogOpening::triesOutWithoutWriting()
{
    const auto log = write("log.json", memory);
    const auto bad = write("bad.json", "Dear diary");
    const auto files = [this] { return QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden); };
    const QStringList before = files();
    DryImport dry(trailFile());
    const auto first = dry.open(log);
    const auto second = dry.open(log);
    QVERIFY(first && second);
    QVERIFY(!first->wasThere && second->wasThere);
    QCOMPARE(second->report.duplicates, 1u);
    QVERIFY(dry.open(bad).error().code == ErrorCode::UnknownFormat);
    QCOMPARE(files(), before);
    const auto real = openLog(log, *recorder());
    QVERIFY(real);
    QVERIFY(real->report == first->report);
    QVERIFY(DryImport(trailFile()).open(log)->wasThere);
    QCOMPARE(*trail()->runCount(), 1u);
}

QTEST_GUILESS_MAIN(TestLogOpening)
#include "tst_logopening.moc"
