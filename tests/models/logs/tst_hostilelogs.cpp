// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/formatted.h"
#include "models/logs/bytes/archive.h"
#include "models/logs/bytes/bytesource.h"
#include "models/logs/bytes/utf16source.h"
#include "tests/models/logs/flawline.h"
#include "tests/models/logs/madelogs.h"
#include "tests/models/logs/packing.h"

#include <QDir>
#include <QTest>

#include <simdjson.h>

using namespace vitrine;

/// Logs that were made to do harm: bounded time and memory, a clear report, and what is readable survives. Each small
/// log of tests/data/fuzz_import and tests/data/logs, one or more of every format, is put into every disguise.
class TestHostileLogs : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyFormatIsThere();
    void survivesEveryCut_data() { logs(); }
    void survivesEveryCut();
    void survivesValuesOfOtherTypes_data() { logs(); }
    void survivesValuesOfOtherTypes();
    void survivesDoubledKeys_data() { logs(); }
    void survivesDoubledKeys();
    void keepsTextsReadable_data() { logs(); }
    void keepsTextsReadable();
    void survivesGiganticNumbers_data() { logs(); }
    void survivesGiganticNumbers();
    void survivesNesting_data() { logs(); }
    void survivesNesting();
    void opensNoArchiveInAnArchive();
    void opensNoPackageInPackagesForEver();
    void readsNoLockedEntry();
    void boundsUnknownKeys();
    void neverUnpickles();

private:
    static void logs();
    static QStringList names();
    static QByteArray content(const QString &name)
    {
        QFile file(QStringLiteral(VITRINE_TEST_DATA "/") + name);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
};

namespace {

/// Whatever a log holds: no more than a report's worth of complaints, and texts that every layer above can take.
void verifySane(const Result<ImportReport> &report, const CollectingSink &sink)
{
    const auto isText = [](const std::string &text) { return simdjson::validate_utf8(text.data(), text.size()); };
    if (!report) {
        QVERIFY(isText(flawLine(report.error())));
        return;
    }
    QVERIFY(report->skipped.size() <= 1000);
    for (const SkippedRecord &skipped : report->skipped)
        QVERIFY(isText(flawLine(skipped)));
    for (const auto &run : sink.runs) {
        QVERIFY(isText(run.record.task) && isText(run.record.extra) && isText(run.record.finalAnswer.value_or("")));
        QVERIFY(!run.record.tokens.input || *run.record.tokens.input >= 0);
        for (const StepRecord &step : run.steps) {
            QVERIFY(isText(step.thought) && isText(step.rawModelOutput) && isText(step.extra));
            QVERIFY(step.span.byteFrom <= step.span.byteTo);
            for (const CodeRecord &code : step.code)
                QVERIFY(isText(code.text));
            for (const OutputRecord &output : step.outputs)
                QVERIFY(isText(output.text));
        }
    }
}

/// A file is only made of what has to be unpacked: thousands of them take their time.
void verifySane(const QByteArray &bytes)
{
    const std::string text = bytes.toStdString();
    const std::string_view first = std::string_view(text).substr(0, 4);
    if (isPacked(first) || Archive::isArchive(first) || isUtf16(first)) {
        const ImportedText log(text);
        return verifySane(log.report, log.sink);
    }
    CollectingSink sink;
    const auto report = importText(text, sink);
    verifySane(report, sink);
}

/// `change` is applied to every place where `mark` stands, one after the other, at most a few hundred times.
template <typename Change>
void atEveryLocation(const QByteArray &log, const QByteArray &mark, Change change)
{
    const qsizetype most = 300;
    const qsizetype stride = std::max<qsizetype>(1, log.count(mark) / most);
    qsizetype number = 0;
    for (qsizetype at = log.indexOf(mark); at >= 0; at = log.indexOf(mark, at + 1)) {
        if (number++ % stride != 0)
            continue;
        QByteArray changed = log;
        change(changed, at);
        verifySane(changed);
        if (QTest::currentTestFailed())
            return;
    }
}

} // namespace

/// With their folders; what is no log, and the list of what is in them, are not there.
QStringList TestHostileLogs::names()
{
    const QStringList noLogs { QStringLiteral("logs/expected.json"), QStringLiteral("logs/empty-steps.json"),
        QStringLiteral("logs/telemetry-not-smolagents.jsonl") };
    QStringList names;
    for (const QString &folder : { QStringLiteral("fuzz_import"), QStringLiteral("logs") })
        for (const QString &name :
            QDir(QStringLiteral(VITRINE_TEST_DATA "/") + folder).entryList(QDir::Files, QDir::Name))
            if (const QString path = folder + u'/' + name; !noLogs.contains(path))
                names.append(path);
    return names;
}

void TestHostileLogs::logs()
{
    QTest::addColumn<QByteArray>("log");
    for (const QString &name : names())
        QTest::addRow("%s", qPrintable(name)) << content(name);
}

void TestHostileLogs::everyFormatIsThere()
{
    std::vector<std::string> seen;
    for (const QString &name : names()) {
        const ImportedText log(content(name).toStdString());
        VERIFY_READ(log);
        seen.push_back(log.report->format);
    }
    for (const std::string_view format : logFormats())
        QVERIFY2(std::ranges::contains(seen, format), std::string(format).c_str());
}

void TestHostileLogs::survivesEveryCut()
{
    QFETCH(QByteArray, log);
    const qsizetype stride = std::max<qsizetype>(1, log.size() / 100);
    for (qsizetype length = 0; length < log.size(); length += stride)
        verifySane(log.first(length));
}

void TestHostileLogs::survivesValuesOfOtherTypes()
{
    QFETCH(QByteArray, log);
    for (const char *value : { "[[]]", "{\"a\": 1}", "-0.0", "null" })
        atEveryLocation(log, ": ", [&](QByteArray &text, qsizetype at) {
            // The value there becomes the second of a list, and a key of nothing.
            text.insert(at + 2, QByteArray(value) + ", \"\": ");
        });
}

void TestHostileLogs::survivesDoubledKeys()
{
    QFETCH(QByteArray, log);
    const QByteArray twice
        = R"({"steps": 1, "steps": [], "role": "user", "role": 5, "name": "a", "name": "b", "id": 1, "id": 2, )";
    atEveryLocation(log, "{", [&](QByteArray &text, qsizetype at) { text.replace(at, 1, twice); });
}

void TestHostileLogs::keepsTextsReadable()
{
    QFETCH(QByteArray, log);
    const QByteArray evil
        = QByteArrayLiteral("\"\\ud83d \\udc00\\ud800\\u0000\\u202e\\u001b]0;x\\u0007 \xff\xc0\x80\xed\xa0\x80 ");
    atEveryLocation(log, "\"", [&](QByteArray &text, qsizetype at) { text.replace(at, 1, evil); });
}

void TestHostileLogs::survivesGiganticNumbers()
{
    QFETCH(QByteArray, log);
    const QByteArray digits(100'000, '9');
    for (const QByteArray &number :
        { QByteArray("1e999999"), QByteArray("-1e-999999"), QByteArray("18446744073709551616"),
            QByteArray("-9223372036854775809"), QByteArray("9007199254740993"), digits })
        for (const char *mark : { ": 1", ": 2", ": 0" })
            atEveryLocation(log, mark, [&](QByteArray &text, qsizetype at) { text.replace(at + 2, 1, number); });
}

void TestHostileLogs::survivesNesting()
{
    QFETCH(QByteArray, log);
    for (const auto &[opening, closing] : { std::pair("[", "]"), std::pair("{\"a\":", "}") }) {
        const QByteArray bomb = QByteArray(opening).repeated(20'000) + "1" + QByteArray(closing).repeated(20'000);
        const qsizetype first = log.indexOf(": ");
        for (const qsizetype at : { first, log.lastIndexOf(": ") })
            if (at >= 0)
                verifySane(QByteArray(log).insert(at + 2, bomb + ", \"x\": "));
    }
}

void TestHostileLogs::opensNoArchiveInAnArchive()
{
    std::string inner = zipped({ { "a.json", steps(1) } });
    for (int layer = 0; layer < 3; ++layer)
        inner = zipped({ { "inner.zip", inner } });
    const ImportedText log(zipped({ { "good.json", steps(1) }, { "inner.zip", inner } }));
    VERIFY_READ(log);
    QCOMPARE(log.report->runs, 1u);
    QCOMPARE(log.report->skipped.size(), 1u);
    QVERIFY(flawLine(log.report->skipped[0]).contains("looks-like zip"));
}

void TestHostileLogs::opensNoPackageInPackagesForEver()
{
    std::string packed = steps(1);
    for (int layer = 0; layer < 5; ++layer)
        packed = gzipped(packed);
    const ImportedText log(packed);
    QVERIFY(!log.report);
    QVERIFY(flawLine(log.report.error()).contains("gzip"));
}

void TestHostileLogs::readsNoLockedEntry()
{
    std::string archive = zipped({ { "locked.json", steps(1) }, { "open.json", steps(1) } });
    // The general purpose flags of the first entry, in its own header and in the directory: encrypted.
    archive[6] = char(archive[6] | 1);
    const std::size_t directory = archive.find("PK\x01\x02");
    archive[directory + 8] = char(archive[directory + 8] | 1);
    const ImportedText log(archive);
    VERIFY_READ(log);
    QCOMPARE(log.report->runs, 1u);
    QCOMPARE(log.report->skipped.size(), 1u);
    QVERIFY(flawLine(log.report->skipped[0]).starts_with("locked.json: "));
}

void TestHostileLogs::boundsUnknownKeys()
{
    std::string step = R"({"step_number": 1, "model_output": "m")";
    for (int n = 0; n < 20'000; ++n)
        step += formatted(R"(, "key{}": {})", n, n);
    const ImportedText log("[" + taskStep + "," + step + ", \"" + std::string(1 << 20, 'k') + "\": 1}]");
    VERIFY_READ(log);
    QCOMPARE(log.report->unknownKeys.size(), 1000u);
    QVERIFY(std::ranges::all_of(log.report->unknownKeys, [](const std::string &key) { return key.size() <= 200; }));
}

/// A log may hold pickles, as bytes, as their repr or in base64. They stay text: nothing here can load them.
void TestHostileLogs::neverUnpickles()
{
    QTemporaryDir folder;
    const std::string canary = folder.filePath(QStringLiteral("canary")).toStdString();
    const std::string pickle = "cposix\nsystem\n(S'touch " + canary + "'\ntR.";
    const QByteArray raw = QByteArray::fromStdString(pickle);
    const ImportedText alone(pickle);
    QVERIFY(!alone.report);
    const ImportedText binary("\x80\x04\x95" + pickle);
    QCOMPARE(flawLine(binary.report.error()), "looks-like pickle");
    for (const std::string &text : { "RESULT_PICKLE:" + raw.toBase64().toStdString(), "b'" + pickle + "'", pickle }) {
        std::string quoted;
        for (const char c : text)
            quoted += c == '\n' ? std::string("\\n") : std::string(1, c);
        const ImportedText log("[" + taskStep + R"(, {"step_number": 1, "model_output": "m", "action_output": ")"
            + quoted + R"(", "observations": ")" + quoted + R"(", "observations_images": [")" + quoted + "\"]}]");
        VERIFY_READ(log);
        QVERIFY(log.sink.runs.at(0).steps.at(1).outputs.at(0).text.contains(text));
        const ImportedText packed(zipped({ { "data.pkl", "\x80\x04\x95" + pickle }, { "log.json", steps(1) } }));
        VERIFY_READ(packed);
        QCOMPARE(packed.report->runs, 1u);
    }
    QVERIFY(!std::filesystem::exists(canary));
}

QTEST_GUILESS_MAIN(TestHostileLogs)
#include "tst_hostilelogs.moc"
