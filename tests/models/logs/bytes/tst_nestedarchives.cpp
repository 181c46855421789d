// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/formatted.h"
#include "models/logs/bytes/bytesource.h"
#include "models/logs/bytes/sourcebytes.h"
#include "tests/models/logs/flawline.h"
#include "tests/models/logs/madelogs.h"
#include "tests/models/logs/packing.h"

#include <QTest>

using namespace vitrine;

/// Archives in archives, and archives that are packed once more.
class TestNestedArchives : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsTheLogsWithin_data();
    void readsTheLogsWithin();
    void givesBackTheBytesOfSteps_data() { readsTheLogsWithin_data(); }
    void givesBackTheBytesOfSteps();
    void distinguishesEntriesOfTheSameName();
    void readsSamplesWithin();
    void reportsWhatIsDeeper();
    void keepsWhatIsBesideABrokenOne();
    void rejectsBombs_data();
    void rejectsBombs();
    void rejectsMoreEntriesThanALogHas();
    void stopsWithin();

private:
    static bool isReported(const ImportedText &log, ErrorCode code, std::string_view reason)
    {
        return std::ranges::any_of(log.report->skipped,
            [&](const SkippedRecord &skipped) { return skipped.code == code && flawLine(skipped).contains(reason); });
    }
};

void TestNestedArchives::readsTheLogsWithin_data()
{
    QTest::addColumn<QByteArray>("packed");
    const Entries logs { { "one.json", steps(2) }, { "two.json.gz", gzipped(steps(3)) } };
    const auto row
        = [](const char *name, const std::string &packed) { QTest::newRow(name) << QByteArray::fromStdString(packed); };
    row("zip in tar", tarred({ { "in.zip", zipped(logs) } }));
    row("zip in tar.gz", gzipped(tarred({ { "in.zip", zipped(logs) } })));
    row("zip in zip", zipped({ { "in.zip", zipped(logs) } }));
    row("tar in zip", zipped({ { "in.tar", tarred(logs) } }));
    row("tar.gz in zip", zipped({ { "in.tar.gz", gzipped(tarred(logs)) } }));
    row("tar.zst in tar", tarred({ { "in.tar.zst", zstandard(tarred(logs)) } }));
    row("zip in gzip", gzipped(zipped(logs)));
    row("zip in zstd", zstandard(zipped(logs)));
}

void TestNestedArchives::readsTheLogsWithin()
{
    QFETCH(QByteArray, packed);
    const ImportedText log(packed.toStdString());
    VERIFY_READ(log);
    QCOMPARE(log.report->runs, 2u);
    QCOMPARE(log.report->steps, 5u);
    QCOMPARE(log.report->flaws, 0u);
    QCOMPARE(log.report->format, "smolagents-memory");
    QCOMPARE(log.sink.sources, 1);
    QCOMPARE(recognizedFormat(log.path).value_or(""), "archive");
}

void TestNestedArchives::givesBackTheBytesOfSteps()
{
    QFETCH(QByteArray, packed);
    const ImportedText log(packed.toStdString());
    VERIFY_READ(log);
    for (const auto &run : log.sink.runs) {
        const SourceLocation location { log.sink.lastSource, run.record.extra, run.steps.at(2).span };
        const auto text = SourceBytes().read(location, 1 << 20);
        QVERIFY2(text, text ? "" : text.error().detail.c_str());
        QCOMPARE(*text, actionStep(2));
    }
}

/// A folder may be named as an archive is.
void TestNestedArchives::distinguishesEntriesOfTheSameName()
{
    const ImportedText log(
        tarred({ { "in.zip", zipped({ { "a.json", "[" + taskStep + "," + actionStep(1, "y") + "]" } }) },
            { "in.zip/a.json", steps(1) } }));
    VERIFY_READ(log);
    QCOMPARE(log.sink.runs.size(), 2u);
    QVERIFY(log.sink.runs[0].record.extra.starts_with(R"({"entry":["in.zip","a.json"])"));
    QVERIFY(log.sink.runs[1].record.extra.starts_with(R"({"entry":"in.zip/a.json")"));
    const auto bytesOfRun = [&](std::size_t n) {
        const auto &run = log.sink.runs.at(n);
        return SourceBytes()
            .read({ log.sink.lastSource, run.record.extra, run.steps.at(1).span }, 1 << 20)
            .value_or("");
    };
    QCOMPARE(bytesOfRun(0), actionStep(1, "y"));
    QCOMPARE(bytesOfRun(1), actionStep(1));
}

void TestNestedArchives::readsSamplesWithin()
{
    const std::string header = R"({"version": 2, "status": "success", "eval": {"task": "demo", "model": "m"}})";
    const std::string sample = R"({"id": 1, "epoch": 1, "messages": [{"role": "user", "content": "U"},
 {"role": "assistant", "content": "A"}], "scores": {}, "events": []})";
    const std::string eval = zipped({ { "header.json", header }, { "samples/1_epoch_1.json", sample } });
    const ImportedText log(tarred({ { "logs/a.eval", eval }, { "logs/b.eval", eval }, { "c.json", steps(1) } }));
    VERIFY_READ(log);
    QCOMPARE(log.report->runs, 3u);
    QCOMPARE(log.report->format, "mixed");
    QCOMPARE(log.report->duplicates, 1u);
}

void TestNestedArchives::reportsWhatIsDeeper()
{
    const std::string deep = zipped({ { "deep.zip", zipped({ { "a.json", steps(1) } }) }, { "b.json", steps(1) } });
    const ImportedText log(tarred({ { "in.zip", deep } }));
    VERIFY_READ(log);
    QCOMPARE(log.report->runs, 1u);
    QVERIFY(isReported(log, ErrorCode::UnknownFormat, "in.zip/deep.zip: looks-like zip"));
}

void TestNestedArchives::keepsWhatIsBesideABrokenOne()
{
    const std::string inner = zipped({ { "a.json", steps(1) } });
    const ImportedText log(tarred({ { "in.zip", inner.substr(0, inner.size() / 2) },
        { "in.tar", tarMember("a", "") + std::string(512, 'x') }, { "b.json", steps(1) } }));
    VERIFY_READ(log);
    QCOMPARE(log.report->runs, 1u);
    QVERIFY(isReported(log, ErrorCode::BadValue, "in.zip: damaged-zip"));
    QVERIFY(isReported(log, ErrorCode::BadValue, "in.tar: damaged-tar"));
}

void TestNestedArchives::rejectsBombs_data()
{
    QTest::addColumn<QByteArray>("packed");
    const std::string log = R"({"steps": [{"task": "T"}, )" + std::string(40 << 20, ' ') + "]}";
    const Entries logs { { "1.json", log }, { "2.json", log } };
    // Each of them is within what is allowed for a file; together they are not.
    QTest::newRow("zips in zip") << QByteArray::fromStdString(
        zipped({ { "1.zip", zipped(logs) }, { "2.zip", zipped(logs) } }));
    const std::string twice = gzipped(gzipped(log));
    QTest::newRow("gzips in zip") << QByteArray::fromStdString(
        zipped({ { "1.gz", twice }, { "2.gz", twice }, { "3.gz", twice }, { "4.gz", twice } }));
}

void TestNestedArchives::rejectsBombs()
{
    QFETCH(QByteArray, packed);
    QVERIFY(packed.size() < 200 << 10);
    const ImportedText log(packed.toStdString());
    VERIFY_READ(log);
    QVERIFY(isReported(log, ErrorCode::TooLarge, "too-much-unpacked"));
}

void TestNestedArchives::rejectsMoreEntriesThanALogHas()
{
    std::string many;
    const std::string folder = tarMember("f/", "", '5');
    for (std::uint64_t n = 0; n <= Allowance::mostEntries / 2; ++n)
        many += folder;
    const std::string packed = gzipped(many);
    const ImportedText log(tarred({ { "a.json", steps(1) }, { "1.tar.gz", packed }, { "2.tar.gz", packed } }));
    VERIFY_READ(log);
    QVERIFY(isReported(log, ErrorCode::TooLarge, "2.tar.gz: too-many-entries 200000"));
}

void TestNestedArchives::stopsWithin()
{
    Entries many;
    for (int n = 0; n < 100; ++n)
        many.emplace_back(formatted("{}.json", n), steps(1));
    int asked = 0;
    const ImportedText log(tarred({ { "in.zip", zipped(many) } }),
        { .format = {},
            .progress = [&](std::uint64_t done, std::uint64_t total) { return done <= total && ++asked < 20; } });
    VERIFY_READ(log);
    QVERIFY(log.report->isCancelled);
    QVERIFY(log.sink.runs.size() < 20);
}

QTEST_GUILESS_MAIN(TestNestedArchives)
#include "tst_nestedarchives.moc"
