// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/formatted.h"
#include "models/logs/bytes/tarfiles.h"

#include "models/logs/importer.h"
#include "tests/models/logs/flawline.h"
#include "tests/models/logs/madelogs.h"
#include "tests/models/logs/packing.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace vitrine;
using namespace Qt::StringLiterals;

/// Logs in tar archives, of several programs, honest and hostile.
class TestTarFiles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsEveryLog_data();
    void readsEveryLog();
    void readsWhatTarMakes_data();
    void readsWhatTarMakes();
    void knowsLongNames();
    void passesOverWhatIsNoFile();
    void keepsWhatABrokenArchiveHolds_data();
    void keepsWhatABrokenArchiveHolds();
    void rejectsBombs();
    void rejectsHoles();
    void rejectsMoreEntriesThanALogHas();
    void writesNothingWhereNamesLead();
    void stopsWithin();

private:
    static std::vector<std::string> namesIn(const std::string &archive)
    {
        std::vector<std::string> names;
        TarFiles tar(bytesOf(archive), std::make_shared<Allowance>(archive.size()));
        while (const auto name = tar.next())
            names.push_back(*name);
        return names;
    }
    static Entries twoLogs()
    {
        return { { "a/one.json", steps(2) }, { "readme.txt", "Dear reader," }, { "b/two.json", steps(3) } };
    }
};

void TestTarFiles::readsEveryLog_data()
{
    QTest::addColumn<QByteArray>("packed");
    const std::string archive = tarred(twoLogs());
    QTest::newRow("tar") << QByteArray::fromStdString(archive);
    QTest::newRow("tar.gz") << QByteArray::fromStdString(gzipped(archive));
    QTest::newRow("tar.zst") << QByteArray::fromStdString(zstandard(archive));
    QTest::newRow("without its end") << QByteArray::fromStdString(archive.substr(0, archive.size() - 1024));
    // What a file left over in its last block, and what a tape was filled up with.
    QTest::newRow("with more zeros") << QByteArray::fromStdString(archive + std::string(9000, '\0'));
    Entries packed { { "one.json.gz", gzipped(steps(2)) }, { "readme.txt", "Dear reader," },
        { "two.json.zst", zstandard(steps(3)) } };
    QTest::newRow("tar of packed logs") << QByteArray::fromStdString(tarred(packed));
}

void TestTarFiles::readsEveryLog()
{
    QFETCH(QByteArray, packed);
    const ImportedText log(packed.toStdString());
    VERIFY_READ(log);
    QCOMPARE(log.report->runs, 2u);
    QCOMPARE(log.report->steps, 5u);
    QCOMPARE(log.report->format, "smolagents-memory");
    QCOMPARE(log.sink.sources, 1);
    QVERIFY(log.sink.runs[0].record.extra.starts_with(R"({"entry":")"));
    QCOMPARE(log.report->skipped.size(), 1u);
    QVERIFY(log.report->skipped[0].code == ErrorCode::UnknownFormat);
    QVERIFY(flawLine(log.report->skipped[0]).starts_with("readme.txt"));
    QCOMPARE(recognizedFormat(log.path).value_or(""), "archive");
}

void TestTarFiles::readsWhatTarMakes_data()
{
    QTest::addColumn<QString>("format");
    for (const char *format : { "gnu", "oldgnu", "pax", "ustar" })
        QTest::newRow(format) << QString::fromLatin1(format);
}

void TestTarFiles::readsWhatTarMakes()
{
    QFETCH(QString, format);
    const QTemporaryDir folder;
    const QString name = u"runs/"_s + QString(90, u'r') + u"/log of \u00fcmlauts.json"_s;
    const QString path = folder.filePath(name);
    QVERIFY(QDir(folder.path()).mkpath(QFileInfo(name).path()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(steps(2)));
    file.close();
    QProcess tar;
    tar.setWorkingDirectory(folder.path());
    tar.start(u"tar"_s, { u"--format="_s + format, u"-czf"_s, u"a.tar.gz"_s, u"runs"_s });
    if (!tar.waitForStarted())
        QSKIP("there is no tar");
    QVERIFY(tar.waitForFinished());
    QCOMPARE(tar.exitCode(), 0);
    CollectingSink sink;
    const auto report = importLog(folder.filePath(u"a.tar.gz"_s).toStdString(), sink);
    QVERIFY(report);
    QCOMPARE(report->steps, 2u);
    QCOMPARE(report->flaws, 0u);
    QVERIFY(QString::fromStdString(sink.runs[0].record.extra).contains(name));
}

void TestTarFiles::knowsLongNames()
{
    const std::string name = std::string(150, 'n') + "/x.json";
    const std::string cut = name.substr(0, 100);
    QCOMPARE(namesIn(tarMember("././@LongLink", name + '\0', 'L') + tarMember(cut, "{}")).at(0), name);
    const std::string field = formatted(" path={}\n", name);
    const std::string pax = std::to_string(field.size() + 3) + field;
    QCOMPARE(namesIn(tarMember("x", pax, 'x') + tarMember(cut, "{}")).at(0), name);
    // What does not fit is no name.
    QVERIFY(!std::ranges::contains(namesIn(tarMember("x", "9999 path=y\n", 'x') + tarMember("z", "{}")), "y"));
    // It is the name of one file only.
    QCOMPARE(namesIn(tarMember("x", pax, 'x') + tarMember(cut, "{}") + tarMember("z", "{}")).at(1), std::string("z"));
}

void TestTarFiles::passesOverWhatIsNoFile()
{
    const std::string archive = tarMember("folder/", "", '5') + tarMember("link", "", '2') + tarMember("hard", "", '1')
        + tarMember("pipe", "", '6') + tarMember("a.json", "{}") + tarMember("old", "{}", '\0');
    QVERIFY(namesIn(archive) == (std::vector<std::string> { "a.json", "old" }));
    QVERIFY(!TarFiles::isArchive("ustar"));
    QVERIFY(!TarFiles::isArchive(std::string(512, 'u')));
    QVERIFY(TarFiles::isArchive(archive));
}

void TestTarFiles::keepsWhatABrokenArchiveHolds_data()
{
    QTest::addColumn<QByteArray>("packed");
    QTest::addColumn<QString>("flaw");
    const std::string one = tarMember("one.json", steps(2));
    const auto row = [](const char *name, const std::string &packed, const char *flaw) {
        QTest::newRow(name) << QByteArray::fromStdString(packed) << QString::fromLatin1(flaw);
    };
    std::string damaged = one + tarMember("two.json", steps(2));
    damaged[one.size() + 3] ^= 1;
    row("a damaged header", damaged, "damaged-tar");
    row("cut off in a header", one + one.substr(0, 100), "damaged-tar");
    row("cut off in a file", one + tarMember("two.json", steps(2)).substr(0, 700), "two.json: damaged-tar");
    row("a lying size", one + tarHeader("two.json", 8'000'000'000) + steps(2), "two.json: damaged-tar");
    row("something behind it", one + std::string(512, 'x'), "damaged-tar");
    row("a name without end", one + tarHeader("x", 4'000'000'000, 'L') + std::string(2 << 20, 'n'), "damaged-tar");
}

void TestTarFiles::keepsWhatABrokenArchiveHolds()
{
    QFETCH(QByteArray, packed);
    QFETCH(QString, flaw);
    const ImportedText log(packed.toStdString());
    VERIFY_READ(log);
    QVERIFY(log.report->runs >= 1);
    QVERIFY(log.report->flaws >= 1);
    QVERIFY(std::ranges::any_of(log.report->skipped,
        [&](const SkippedRecord &skipped) { return QString::fromStdString(flawLine(skipped)).contains(flaw); }));
}

void TestTarFiles::rejectsBombs()
{
    const std::string log = R"({"steps": [{"task": "T"}, )" + std::string(130 << 20, ' ') + "]}";
    const std::string packed = gzipped(tarred({ { "x.json", log } }));
    QVERIFY(packed.size() < 1 << 20);
    const ImportedText bomb(packed);
    QVERIFY(!bomb.report || bomb.report->flaws > 0);
}

/// As large as the archive likes, and nothing in them.
void TestTarFiles::rejectsHoles()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"holes.json"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(steps(1)));
    QVERIFY(file.resize(1LL << 40));
    file.close();
    QProcess tar;
    tar.setWorkingDirectory(folder.path());
    tar.start(u"tar"_s, { u"--sparse"_s, u"-cf"_s, u"a.tar"_s, u"holes.json"_s });
    if (!tar.waitForStarted())
        QSKIP("there is no tar");
    QVERIFY(tar.waitForFinished());
    CollectingSink sink;
    const auto report = importLog(folder.filePath(u"a.tar"_s).toStdString(), sink);
    QVERIFY(report);
    QVERIFY(std::ranges::any_of(
        report->skipped, [](const SkippedRecord &skipped) { return flawLine(skipped).contains("sparse-file"); }));
}

void TestTarFiles::rejectsMoreEntriesThanALogHas()
{
    std::string many;
    const std::string folder = tarMember("f/", "", '5');
    for (std::uint64_t n = 0; n < Allowance::mostEntries; ++n)
        many += folder;
    const ImportedText log(tarMember("a.json", steps(1)) + many);
    QVERIFY(log.report);
    QVERIFY(std::ranges::any_of(
        log.report->skipped, [](const SkippedRecord &skipped) { return skipped.code == ErrorCode::TooLarge; }));
}

void TestTarFiles::writesNothingWhereNamesLead()
{
    const QTemporaryDir folder;
    const std::string target = folder.filePath(u"out.json"_s).toStdString();
    const ImportedText log(tarred({ { "../../../../../../.." + target, steps(1) }, { target, steps(1) } }));
    VERIFY_READ(log);
    QCOMPARE(log.report->runs, 2u);
    QVERIFY(!QFile::exists(folder.filePath(u"out.json"_s)));
}

void TestTarFiles::stopsWithin()
{
    Entries many;
    for (int n = 0; n < 100; ++n)
        many.emplace_back(formatted("{}.json", n), steps(1));
    int asked = 0;
    const ImportedText log(
        tarred(many), { .format = {}, .progress = [&](std::uint64_t, std::uint64_t) { return ++asked < 10; } });
    VERIFY_READ(log);
    QVERIFY(log.report->isCancelled);
    QVERIFY(log.sink.runs.size() < 20);
}

QTEST_GUILESS_MAIN(TestTarFiles)
#include "tst_tarfiles.moc"
