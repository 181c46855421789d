// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/logs/madelogs.h"
#include "tests/models/logs/packing.h"

#include "models/logs/bytes/sourcebytes.h"

#include <QTest>

using namespace vitrine;

/// The bytes of the log that a step was read from.
class TestSourceBytes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void givesTheBytesOfEveryStep_data();
    void givesTheBytesOfEveryStep();
    void cutsLongSteps();
    void noticesChangedSources();
    void trustsAnUntouchedSource();
    void saysThatASourceIsGone();
    void stopsWhenAsked();

private:
    static SourceLocation locationOf(const ImportedText &log, std::size_t step)
    {
        const auto &run = log.sink.runs.at(0);
        return { log.sink.lastSource, run.record.extra, run.steps.at(step).span };
    }
    static void overwrite(const std::filesystem::path &path, const std::string &text)
    {
        QFile file(QString::fromStdString(path.string()));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text.data(), qint64(text.size()));
    }
};

void TestSourceBytes::givesTheBytesOfEveryStep_data()
{
    QTest::addColumn<QByteArray>("file");
    const std::string log = steps(3);
    QTest::newRow("plain") << QByteArray::fromStdString(log);
    QTest::newRow("gzip") << QByteArray::fromStdString(gzipped(log));
    QTest::newRow("zstd") << QByteArray::fromStdString(zstandard(log));
    QTest::newRow("zip") << QByteArray::fromStdString(zipped({ { "a.txt", "hello" }, { "b.json", log } }));
    QTest::newRow("tar.gz") << QByteArray::fromStdString(gzipped(tarred({ { "a.txt", "hello" }, { "b.json", log } })));
}

void TestSourceBytes::givesTheBytesOfEveryStep()
{
    QFETCH(QByteArray, file);
    const ImportedText log(file.toStdString());
    VERIFY_READ(log);
    SourceBytes bytes;
    for (std::size_t n = 1; n <= 3; ++n) {
        const auto text = bytes.read(locationOf(log, n), 1 << 20);
        QVERIFY2(text, text ? "" : text.error().detail.c_str());
        QCOMPARE(*text, actionStep(int(n)));
    }
}

void TestSourceBytes::cutsLongSteps()
{
    const ImportedText log(steps(1));
    SourceBytes bytes;
    QCOMPARE(bytes.read(locationOf(log, 1), 10).value_or(""), actionStep(1).substr(0, 10));
}

void TestSourceBytes::noticesChangedSources()
{
    std::string text = steps(2);
    const ImportedText log(text);
    SourceBytes bytes;
    QVERIFY(bytes.read(locationOf(log, 1), 100));
    // As long as before.
    text.replace(text.find("hi"), 2, "ho");
    overwrite(log.path, text);
    const auto changed = bytes.read(locationOf(log, 1), 100);
    QVERIFY(!changed);
    QVERIFY(changed.error().code == ErrorCode::Corrupt);
    QCOMPARE(changed.error().file, log.path.string());
    overwrite(log.path, text + " ");
    QVERIFY(bytes.read(locationOf(log, 1), 100).error().code == ErrorCode::Corrupt);
    overwrite(log.path, "");
    QVERIFY(bytes.read(locationOf(log, 1), 100).error().code == ErrorCode::Corrupt);
    overwrite(log.path, steps(2));
    QVERIFY(bytes.read(locationOf(log, 1), 100));
}

void TestSourceBytes::trustsAnUntouchedSource()
{
    const ImportedText log(steps(1));
    SourceBytes bytes;
    int asked = 0;
    const auto count = [&asked] { return ++asked > 0; };
    QVERIFY(bytes.read(locationOf(log, 1), 100, count));
    const int first = std::exchange(asked, 0);
    QVERIFY(bytes.read(locationOf(log, 1), 100, count));
    QVERIFY(asked < first);
}

void TestSourceBytes::saysThatASourceIsGone()
{
    const ImportedText log(steps(1));
    std::filesystem::remove(log.path);
    SourceBytes bytes;
    QVERIFY(bytes.read(locationOf(log, 1), 100).error().code == ErrorCode::FileNotFound);
}

void TestSourceBytes::stopsWhenAsked()
{
    const ImportedText log(steps(1));
    SourceBytes bytes;
    QVERIFY(bytes.read(locationOf(log, 1), 100, [] { return false; }).error().code == ErrorCode::Cancelled);
}

QTEST_GUILESS_MAIN(TestSourceBytes)
#include "tst_sourcebytes.moc"
