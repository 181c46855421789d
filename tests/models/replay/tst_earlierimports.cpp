// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/replay/logopening.h"
#include "models/trail/read/trail.h"
#include "models/trail/write/recorder.h"
#include "tests/models/logs/packing.h"

#include <QTemporaryDir>
#include <QTest>

#include <fstream>

using namespace vitrine;

namespace {

std::string logOf(const std::string &task)
{
    return R"json([{"task": ")json" + task + R"json(", "task_images": null},
 {"step_number": 1, "timing": {"start_time": 1.0, "end_time": 2.0, "duration": 1.0}, "tool_calls": [], "error": null,
  "model_output": "<code>print(2 + 3)</code>", "code_action": "print(2 + 3)",
  "observations": "Execution logs:\n5\nLast output from code snippet:\nNone", "action_output": null,
  "is_final_answer": false}])json";
}

} // namespace

class TestEarlierImports : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void knowsALogThatIsPackedOtherwise_data();
    void knowsALogThatIsPackedOtherwise();
    void takesAnotherLogForNew();
    void takesADamagedPackageForNew();
    void knowsTheLogsOfAnArchive();
    void givesTheRunsOfOneLogAlone();
    void seesWhatOthersImport();
    void readsNoKnownLog();
    void readsNoUnchangedFile();
    void readsAFileThatChanged();
    void reportsLogsThatAreWrittenLaterInOrder();
    void writesTheOthersIfOneIsMissing();

private:
    std::string write(const char *name, const std::string &content) const
    {
        const std::string file = m_folder->filePath(QLatin1StringView(name)).toStdString();
        std::ofstream(file, std::ios::binary) << content;
        return file;
    }
    std::string trailFile() const { return m_folder->filePath(QStringLiteral("a.vitrine")).toStdString(); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Recorder> m_recorder;
};

void TestEarlierImports::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
    m_recorder = std::move(Recorder::open(trailFile()).value());
}

void TestEarlierImports::knowsALogThatIsPackedOtherwise_data()
{
    QTest::addColumn<std::string>("first");
    QTest::addColumn<std::string>("second");
    const std::string log = logOf("Add.");
    const std::string loose = log + std::string(3'000'000, ' ') + '\n';
    QTest::newRow("packed later") << log << gzipped(log);
    QTest::newRow("packed first") << gzipped(log) << log;
    QTest::newRow("packed in two ways") << gzipped(log) << zstandard(log);
    QTest::newRow("packed twice") << log << gzipped(zstandard(log));
    QTest::newRow("in an archive") << log << tarred({ { "log.json", log }, { "README", "nothing of it" } });
    QTest::newRow("out of an archive") << zipped({ { "log.json", log } }) << log;
    QTest::newRow("longer than a reader needs") << loose << gzipped(loose);
}

void TestEarlierImports::knowsALogThatIsPackedOtherwise()
{
    QFETCH(const std::string, first);
    QFETCH(const std::string, second);
    const auto opened = openLog(write("first", first), *m_recorder);
    QVERIFY(opened && !opened->wasThere);
    const auto file = write("second", second);
    const auto dry = DryImport(trailFile()).open(file);
    QVERIFY(dry && dry->wasThere);
    const auto again = openLog(file, *m_recorder);
    QVERIFY(again && again->wasThere);
    QCOMPARE(again->source, opened->source);
    QCOMPARE(again->report.duplicates, 1u);
    QVERIFY(again->runs.empty());
    QCOMPARE(*(*Trail::open(trailFile()))->runCount(), 1u);
}

void TestEarlierImports::takesAnotherLogForNew()
{
    QVERIFY(openLog(write("first", gzipped(logOf("Add."))), *m_recorder));
    const auto other = openLog(write("other", gzipped(logOf("Sum."))), *m_recorder);
    QVERIFY(other && !other->wasThere);
}

void TestEarlierImports::takesADamagedPackageForNew()
{
    const std::string line = R"({"messages": [{"role": "user", "content": "Add."}, {"role": "assistant",)"
                             R"( "content": "```python\nprint(5)\n```"}, {"role": "user", "content": "5"}]})";
    std::string lines;
    for (int n = 0; n < 20'000; ++n)
        lines += line + '\n';
    const std::string packed = zstandard(lines);
    const auto cut = openLog(write("cut", packed.substr(0, packed.size() - 4)), *m_recorder);
    QVERIFY(cut);
    QVERIFY(cut->report.contents.empty());
    const auto whole = openLog(write("whole", packed), *m_recorder);
    QVERIFY(whole && !whole->wasThere);
}

void TestEarlierImports::knowsTheLogsOfAnArchive()
{
    const std::string add = logOf("Add.");
    const std::string sum = logOf("Sum.");
    LogOpening logs(*m_recorder);
    QVERIFY(!logs.open(write("b.json", sum))->wasThere);
    QVERIFY(!logs.open(write("both.zip", zipped({ { "a.json", add }, { "b.json", sum } })))->wasThere);
    const auto alone = logs.open(write("a.json", add));
    QVERIFY(alone && alone->wasThere);
    QCOMPARE(alone->report.duplicates, 1u);
    const auto again = logs.open(write("again.tar", tarred({ { "c.json", sum }, { "d.json", add } })));
    QVERIFY(again && again->wasThere);
    QCOMPARE(again->report.duplicates, 2u);
    QCOMPARE(*(*Trail::open(trailFile()))->runCount(), 3u);
}

void TestEarlierImports::givesTheRunsOfOneLogAlone()
{
    const std::string add = logOf("Add.");
    QVERIFY(openLog(write("both.zip", zipped({ { "a.json", add }, { "b.json", logOf("Sum.") } })), *m_recorder));
    const auto alone = openLog(write("a.json", add), *m_recorder);
    QVERIFY(alone && !alone->wasThere);
    QCOMPARE(alone->runs.size(), 1u);
}

void TestEarlierImports::seesWhatOthersImport()
{
    LogOpening logs(*m_recorder);
    QVERIFY(!logs.open(write("a.json", logOf("Add.")))->wasThere);
    QVERIFY(openLog(write("b.json", logOf("Sum.")), *m_recorder));
    QVERIFY(logs.open(write("b.json", logOf("Sum.")))->wasThere);
    QVERIFY(logs.open(write("a.json", logOf("Add.")))->wasThere);
}

/// Its hash is enough, beside the beginning that its format is recognized by.
void TestEarlierImports::readsNoKnownLog()
{
    const std::string log = logOf(std::string(5'000'000, 'a'));
    const auto file = write("a.json", log);
    QVERIFY(openLog(file, *m_recorder));
    std::uint64_t most = 0;
    ImportOptions options;
    options.progress = [&most](std::uint64_t done, std::uint64_t) {
        most = std::max(most, done);
        return true;
    };
    QVERIFY(openLog(file, *m_recorder, options)->wasThere);
    QVERIFY(most < log.size() / 2);
    QVERIFY(DryImport(trailFile()).open(file, options)->wasThere);
    QVERIFY(most < log.size() / 2);
}

/// A file of the sources was not written just now, so its times say whether it changed.
void TestEarlierImports::readsNoUnchangedFile()
{
    const std::string file = VITRINE_TEST_DATA "/logs/smolagents-gradio-messages.json";
    const auto opened = openLog(file, *m_recorder);
    QVERIFY(opened && !opened->wasThere);
    QVERIFY(!opened->report.stamp.empty());
    // To read anything asks whether to go on.
    ImportOptions options;
    options.progress = [](std::uint64_t, std::uint64_t) { return false; };
    for (const auto &again : { openLog(file, *m_recorder, options), LogOpening(*m_recorder).open(file, options),
             DryImport(trailFile()).open(file, options) }) {
        QVERIFY(again && again->wasThere);
        QCOMPARE(again->source, opened->source);
        QCOMPARE(again->report.file, file);
        QCOMPARE(again->report.format, opened->report.format);
        QCOMPARE(again->report.sha256, opened->report.sha256);
        QCOMPARE(again->report.size, opened->report.size);
        QCOMPARE(again->report.duplicates, opened->report.runs);
    }
    options.format = opened->report.format;
    QVERIFY(openLog(file, *m_recorder, options).error().code == ErrorCode::Cancelled);
}

void TestEarlierImports::readsAFileThatChanged()
{
    LogOpening logs(*m_recorder);
    QVERIFY(!logs.open(write("a.json", logOf("Add.")))->wasThere);
    QVERIFY(!logs.open(write("a.json", logOf("Sum.")))->wasThere);
    QVERIFY(logs.open(write("a.json", logOf("Add.")))->wasThere);
}

/// The same bytes are recognized while they are being written.
void TestEarlierImports::reportsLogsThatAreWrittenLaterInOrder()
{
    std::vector<std::string> files;
    for (int n = 0; n < 100; ++n)
        files.push_back(write(("log" + std::to_string(n) + ".json").c_str(), logOf("Task " + std::to_string(n % 90))));
    std::vector<std::string> reported;
    std::uint64_t added = 0;
    std::uint64_t known = 0;
    LogOpening logs(*m_recorder);
    for (const std::string &file : files)
        logs.add(file, {}, {}, {}, [&](const Result<OpenedLog> &opened) {
            QVERIFY(opened);
            reported.push_back(opened->report.file);
            added += opened->runs.size();
            known += opened->wasThere ? 1 : 0;
            QVERIFY(opened->source != 0);
        });
    logs.finish();
    QCOMPARE(reported, files);
    QCOMPARE(added, 90u);
    QCOMPARE(known, 10u);
    const auto trail = Trail::open(trailFile());
    QVERIFY(trail);
    QCOMPARE((*trail)->runCount(), 90u);
    QCOMPARE((*trail)->sources().value().size(), 90u);
}

void TestEarlierImports::writesTheOthersIfOneIsMissing()
{
    std::vector<bool> isOpened;
    LogOpening logs(*m_recorder);
    for (const std::string &file : { write("a.json", logOf("Add.")), std::string("/nowhere/b.json"),
             write("c.json", "Dear diary"), write("d.json", logOf("Sum.")) })
        logs.add(file, {}, {}, {}, [&](const Result<OpenedLog> &opened) { isOpened.push_back(opened.has_value()); });
    logs.finish();
    QCOMPARE(isOpened, (std::vector { true, false, false, true }));
    QCOMPARE(Trail::open(trailFile()).value()->runCount(), 2u);
}

QTEST_GUILESS_MAIN(TestEarlierImports)
#include "tst_earlierimports.moc"
