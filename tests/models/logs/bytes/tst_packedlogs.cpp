// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/bytes/sourcebytes.h"
#include "tests/models/logs/flawline.h"
#include "tests/models/logs/madelogs.h"
#include "tests/models/logs/packing.h"

#include <QRegularExpression>
#include <QStringEncoder>
#include <QTest>

using namespace vitrine;

/// Logs in gzip, zstd and zip, honest and hostile.
class TestPackedLogs : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsPackedLogs_data();
    void readsPackedLogs();
    void readsUtf16_data();
    void readsUtf16();
    void keepsWhatABrokenPackageHolds_data();
    void keepsWhatABrokenPackageHolds();
    void readsEveryLogOfAnArchive();
    void readsAnInspectArchive();
    void readsSamplesInParts();
    void findsTheBytesOfSamplesInParts();
    void reportsWhatIsBrokenInParts();
    void namesTheEntryOfRunsAndFlaws();
    void writesNothingWhereNamesLead();
    void rejectsBombs_data();
    void rejectsBombs();
    void rejectsDamagedArchives();
    void rejectsEntriesThatOverlap();
    void stopsInAnArchive();
};

QByteArray bytes(const std::string &text) { return QByteArray::fromStdString(text); }

void TestPackedLogs::readsPackedLogs_data()
{
    QTest::addColumn<QByteArray>("packed");
    const std::string log = steps(3);
    QTest::newRow("gzip") << bytes(gzipped(log));
    QTest::newRow("gzip members") << bytes(gzipped(log.substr(0, 100)) + gzipped(log.substr(100)));
    QTest::newRow("zstd") << bytes(zstandard(log));
    QTest::newRow("zstd frames") << bytes(zstandard(log.substr(0, 100)) + zstandard(log.substr(100)));
    QTest::newRow("twice") << bytes(gzipped(zstandard(log)));
    QTest::newRow("zip") << bytes(zipped({ { "x.json", log } }));
    QTest::newRow("stored zip") << bytes(zipped({ { "x.json", log } }, ZIP_CM_STORE));
    QTest::newRow("zip with zstd") << bytes(zipped({ { "x.json", log } }, ZIP_CM_ZSTD));
    QTest::newRow("zip of gzip") << bytes(zipped({ { "x.json.gz", gzipped(log) } }));
}

void TestPackedLogs::readsUtf16_data()
{
    QTest::addColumn<QStringConverter::Encoding>("encoding");
    QTest::addColumn<bool>("hasMark");
    QTest::newRow("little") << QStringConverter::Utf16LE << true;
    QTest::newRow("big") << QStringConverter::Utf16BE << true;
    QTest::newRow("little, no mark") << QStringConverter::Utf16LE << false;
    QTest::newRow("big, no mark") << QStringConverter::Utf16BE << false;
}

/// As some shells write what a program prints into a file.
void TestPackedLogs::readsUtf16()
{
    QFETCH(QStringConverter::Encoding, encoding);
    QFETCH(bool, hasMark);
    const std::string words = "\xC3\xA4 \xE2\x82\xAC \xF0\x9F\x98\x80";
    const std::string text = "[" + taskStep + R"(,{"step_number":1,"model_output":")" + words + "\"}]";
    QStringEncoder encode(encoding, hasMark ? QStringConverter::Flag::WriteBom : QStringConverter::Flag::Default);
    const QByteArray packed = encode(QString::fromStdString(text));
    const ImportedText log(packed.toStdString());
    VERIFY_READ(log);
    QCOMPARE(log.report->flaws, 0u);
    const StepRecord &step = *log.sink.steps().back();
    QCOMPARE(step.rawModelOutput, words);
    const auto original = SourceBytes().read({ log.sink.lastSource, {}, step.span }, 1000);
    QVERIFY(original && original->contains(words));
    // Half of a pair, and half of a unit.
    QByteArray broken = packed;
    broken.replace(QByteArray(encode(QStringLiteral("\U0001F600"))).right(2), "").append('x');
    QVERIFY(ImportedText(broken.toStdString()).report);
}

void TestPackedLogs::readsPackedLogs()
{
    QFETCH(QByteArray, packed);
    const ImportedText log(packed.toStdString());
    VERIFY_READ(log);
    QCOMPARE(log.report->format, "smolagents-memory");
    QCOMPARE(log.report->steps, 3u);
    QCOMPARE(log.report->flaws, 0u);
    QCOMPARE(log.report->size, std::uint64_t(packed.size()));
    QCOMPARE(log.sink.lastSource.sha256.size(), 64u);
}

void TestPackedLogs::keepsWhatABrokenPackageHolds_data()
{
    QTest::addColumn<QByteArray>("packed");
    std::string log;
    for (int n = 0; n < 2000; ++n)
        log += oneLine("[" + taskStep + "," + actionStep(1, std::to_string(n * 7919)) + "]") + "\n";
    const auto cut = [](std::string text) { return bytes(text.substr(0, text.size() - text.size() / 3)); };
    const auto damaged = [](std::string text) {
        text[text.size() - text.size() / 3] = char(~text[text.size() - text.size() / 3]);
        return bytes(text);
    };
    QTest::newRow("cut gzip") << cut(gzipped(log));
    QTest::newRow("damaged gzip") << damaged(gzipped(log));
    QTest::newRow("cut zstd") << cut(zstandard(log + log + log + log + log + log));
}

void TestPackedLogs::keepsWhatABrokenPackageHolds()
{
    QFETCH(QByteArray, packed);
    const ImportedText log(packed.toStdString());
    VERIFY_READ(log);
    QVERIFY(log.report->runs > 10);
    QVERIFY(log.report->flaws > 0);
}

void TestPackedLogs::readsEveryLogOfAnArchive()
{
    const ImportedText log(zipped({ { "a/one.json", steps(1) }, { "readme.txt", "Dear reader," },
        { "b/two.json", R"([{"role": "user", "content": "U"}, {"role": "assistant", "content": "A"}])" } }));
    VERIFY_READ(log);
    QCOMPARE(log.report->runs, 2u);
    QCOMPARE(log.report->format, "mixed");
    QCOMPARE(log.sink.sources, 1);
    QCOMPARE(log.report->skipped.size(), 1u);
    QVERIFY(log.report->skipped[0].code == ErrorCode::UnknownFormat);
}

void TestPackedLogs::readsAnInspectArchive()
{
    const std::string header = R"({"version": 2, "status": "success", "eval": {"task": "demo", "model": "m"}})";
    const auto sample = [](int id) {
        return R"({"id": )" + std::to_string(id) + R"(, "epoch": 1, "messages": [{"role": "user", "content": "U"},
            {"role": "assistant", "content": "A"}]})";
    };
    const ImportedText log(zipped({ { "_journal/start.json", "{}" }, { "samples/1_epoch_1.json", sample(1) },
        { "samples/2_epoch_1.json", sample(2) }, { "summaries.json", "[]" }, { "header.json", header } }));
    VERIFY_READ(log);
    QCOMPARE(log.report->format, "inspect");
    QCOMPARE(log.report->runs, 2u);
    QCOMPARE(log.report->flaws, 0u);
    QCOMPARE(log.sink.runs.at(1).record.externalId, "2/1");
    QCOMPARE(log.sink.runs.at(1).record.model, "m");
}

/// A whole sample beside one in parts, the second part of the events by its number, not by its name.
Entries sampleInParts()
{
    const auto model = [](const std::string &text, const std::string &refs) {
        return R"({"event": "model", "input_refs": )" + refs
            + R"(, "output": {"choices": [{"message": {"role": "assistant", "content": ")" + text + R"("}}]}})";
    };
    const std::string header = R"({"version": 3, "status": "success", "eval": {"task": "demo", "model": "m"}})";
    const std::string folder = "samples/big_epoch_2/";
    return { { "header.json", header },
        { folder + "sample.json",
            R"({"id": "big", "epoch": 2, "input": "attachment://0", "message_refs": [[0, 1], [2, 3]]})" },
        { folder + "metadata.json", R"({"kind": "large"})" }, { folder + "skeleton.json", "[]" },
        { folder + "events/stats.json", "[]" }, { folder + "events/uuids.json", R"(["a", "b", "c"])" },
        { folder + "events/1000.json", "[" + model("attachment://1", "[[0, 2]]") + "]" },
        { folder + "events/2.json", "[" + model("second", "[[1, 2]]") + ",\n{\"event\": \"info\"}]" },
        { folder + "events/0.json", "[" + model("first", "[[0, 1]]") + "]" },
        { folder + "messages/0.json",
            R"([{"role": "user", "content": "attachment://0"}, {"role": "user", "content": "more"}])" },
        { folder + "messages/2.json", R"([{"role": "assistant", "content": "first"}])" },
        { folder + "attachments/0.json", R"(["The task."])" }, { folder + "attachments/1.json", R"(["third"])" },
        { "samples/small_epoch_1.json",
            R"({"id": "small", "epoch": 1, "messages": [{"role": "assistant", "content": "A"}]})" } };
}

void TestPackedLogs::readsSamplesInParts()
{
    const ImportedText log(zipped(sampleInParts()));
    VERIFY_READ(log);
    QCOMPARE(log.report->format, "inspect");
    QCOMPARE(log.report->flaws, 0u);
    QCOMPARE(log.report->runs, 2u);
    const auto &run = log.sink.runs.at(0);
    QCOMPARE(run.record.externalId, "big/2");
    QCOMPARE(run.record.task, "The task.");
    QVERIFY(run.record.extra.contains(R"({"kind":"large"})"));
    QStringList replies;
    for (const StepRecord &step : run.steps)
        replies << QString::fromStdString(step.rawModelOutput);
    QCOMPARE(replies.filter(QRegularExpression(QStringLiteral("."))),
        QStringList({ QStringLiteral("first"), QStringLiteral("second"), QStringLiteral("third") }));
    QCOMPARE(run.steps.back().prompt.size(), 2u);
    QCOMPARE(run.steps.back().prompt.at(0).text, "The task.");
    QCOMPARE(run.steps.back().prompt.at(1).text, "more");
    QCOMPARE(log.sink.runs.at(1).record.externalId, "small/1");
}

void TestPackedLogs::findsTheBytesOfSamplesInParts()
{
    const ImportedText log(zipped(sampleInParts()));
    VERIFY_READ(log);
    const auto &run = log.sink.runs.at(0);
    for (const std::size_t back : { 1, 2, 3 }) {
        const StepRecord &step = run.steps.at(run.steps.size() - back);
        const auto read = SourceBytes().read({ log.sink.lastSource, run.record.extra, step.span }, 1 << 20);
        QVERIFY(read);
        QVERIFY2(read->starts_with(R"({"event": "model")") && read->ends_with("]}}"), read->c_str());
    }
}

void TestPackedLogs::reportsWhatIsBrokenInParts()
{
    Entries entries = sampleInParts();
    for (auto &[name, text] : entries)
        if (name.ends_with("events/2.json"))
            text.resize(text.size() / 2);
    const ImportedText log(zipped(entries));
    VERIFY_READ(log);
    QCOMPARE(log.report->runs, 2u);
    QVERIFY(log.report->flaws > 0);
    QVERIFY(flawLine(log.report->skipped.at(0)).starts_with("samples/big_epoch_2/events/: "));
}

void TestPackedLogs::namesTheEntryOfRunsAndFlaws()
{
    const ImportedText log(zipped({ { "a.jsonl", oneLine(steps(1)) + "\ngarbage\n" } }));
    VERIFY_READ(log);
    QVERIFY(log.sink.runs.at(0).record.extra.starts_with(R"({"entry":"a.jsonl")"));
    QVERIFY(flawLine(log.report->skipped.at(0)).starts_with("a.jsonl: "));
    QCOMPARE(log.report->skipped.at(0).line, 2u);
}

void TestPackedLogs::writesNothingWhereNamesLead()
{
    QTemporaryDir folder;
    const std::string target = folder.filePath(QStringLiteral("out.json")).toStdString();
    const ImportedText log(zipped({ { "../../../../../../../../" + target, steps(1) }, { target, steps(1) } }));
    VERIFY_READ(log);
    QCOMPARE(log.report->runs, 2u);
    QVERIFY(!std::filesystem::exists(target));
}

void TestPackedLogs::rejectsBombs_data()
{
    QTest::addColumn<QByteArray>("packed");
    // Blanks inside an array are a log of smolagents for as long as one looks.
    const std::string log = R"({"steps": [{"task": "T"}, )" + std::string(130 << 20, ' ') + "]}";
    QTest::newRow("gzip") << bytes(gzipped(log));
    QTest::newRow("zstd") << bytes(zstandard(log));
    QTest::newRow("zip") << bytes(zipped({ { "x.json", log } }));
    const std::string half = log.substr(0, 50 << 20) + "]}";
    QTest::newRow("many entries") << bytes(zipped({ { "1.json", half }, { "2.json", half }, { "3.json", half } }));
}

void TestPackedLogs::rejectsBombs()
{
    QFETCH(QByteArray, packed);
    QVERIFY(packed.size() < 1 << 20);
    const ImportedText log(packed.toStdString());
    VERIFY_READ(log);
    const auto isTooLarge = [](const SkippedRecord &skipped) { return skipped.code == ErrorCode::TooLarge; };
    QVERIFY(std::ranges::any_of(log.report->skipped, isTooLarge));
}

void TestPackedLogs::rejectsDamagedArchives()
{
    const std::string archive = zipped({ { "x.json", steps(1) } });
    for (const std::string &text : { archive.substr(0, archive.size() / 2), std::string("PK\x03\x04"),
             std::string("PK\x03\x04") + std::string(500, '\xFF') }) {
        const ImportedText log(text);
        QVERIFY(!log.report);
        QVERIFY(log.report.error().code == ErrorCode::BadValue);
        QCOMPARE(log.report.error().file, log.path.string());
        QCOMPARE(log.sink.sources, 0);
    }
    std::string lying = archive;
    // The central directory's claim of the unpacked size.
    const std::size_t at = lying.rfind("PK\x01\x02");
    lying[at + 24] = '\x01';
    const ImportedText log(lying);
    QVERIFY(!log.report || log.report->steps == 1u);
}

/// Thousands of names for the same bytes would make a log of gigabytes of a small archive.
void TestPackedLogs::rejectsEntriesThatOverlap()
{
    std::string archive = zipped({ { "x.json", steps(1) } });
    const std::size_t directory = archive.rfind("PK\x01\x02");
    const std::size_t end = archive.rfind("PK\x05\x06");
    const std::string entry = archive.substr(directory, end - directory);
    constexpr char copies = 9;
    for (int copy = 0; copy < copies; ++copy)
        archive.insert(directory, entry);
    const std::size_t tail = archive.rfind("PK\x05\x06");
    archive[tail + 8] = archive[tail + 10] = copies + 1;
    const std::size_t length = entry.size() * (copies + 1);
    archive[tail + 12] = char(length);
    archive[tail + 13] = char(length >> 8);
    const ImportedText log(archive);
    QVERIFY(!log.report);
    QVERIFY(log.report.error().code == ErrorCode::TooLarge);
    QVERIFY2(flawLine(log.report.error()).contains("overlapping-entries"), log.report.error().detail.c_str());
}

void TestPackedLogs::stopsInAnArchive()
{
    Entries entries;
    for (int n = 0; n < 50; ++n)
        entries.emplace_back(std::to_string(n) + ".json", steps(1));
    int asked = 0;
    const ImportedText log(
        zipped(entries), { .format = {}, .progress = [&](std::uint64_t, std::uint64_t) { return ++asked < 10; } });
    VERIFY_READ(log);
    QVERIFY(log.report->isCancelled);
    QVERIFY(log.report->runs < 20);
}

QTEST_GUILESS_MAIN(TestPackedLogs)
#include "tst_packedlogs.moc"
