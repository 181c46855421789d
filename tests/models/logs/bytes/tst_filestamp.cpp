// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/bytes/filestamp.h"

#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

#include <fstream>
#include <set>

using namespace vitrine;

class TestFileStamp : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void changesWithEachPart();
    void isEmptyForARecentChange();
    void isEmptyForWhatIsNoFile();

private:
    static struct stat settled()
    {
        struct stat status {};
        status.st_mode = S_IFREG;
        status.st_size = 7;
        status.st_ino = 3;
        status.st_mtim = { 1'000, 500 };
        status.st_ctim = { 2'000, 600 };
        return status;
    }
};

void TestFileStamp::changesWithEachPart()
{
    std::set<std::string> stamps { stampOf(settled(), 3'000) };
    const auto add = [&stamps](auto change) {
        struct stat status = settled();
        change(status);
        stamps.insert(stampOf(status, 3'000));
    };
    add([](struct stat &status) { ++status.st_size; });
    add([](struct stat &status) { ++status.st_ino; });
    add([](struct stat &status) { ++status.st_mtim.tv_sec; });
    add([](struct stat &status) { ++status.st_mtim.tv_nsec; });
    add([](struct stat &status) { ++status.st_ctim.tv_sec; });
    add([](struct stat &status) { ++status.st_ctim.tv_nsec; });
    QCOMPARE(stamps.size(), 7u);
    QVERIFY(!stamps.contains({}));
    QCOMPARE(stampOf(settled(), 4'000), stampOf(settled(), 3'000));
}

void TestFileStamp::isEmptyForARecentChange()
{
    QVERIFY(stampOf(settled(), 2'001).empty());
    QVERIFY(stampOf(settled(), 1'000).empty());
    struct stat written = settled();
    written.st_mtim.tv_sec = 3'000;
    QVERIFY(stampOf(written, 3'001).empty());
    QVERIFY(!stampOf(written, 3'003).empty());
}

void TestFileStamp::isEmptyForWhatIsNoFile()
{
    const QTemporaryDir folder;
    QVERIFY(stampOf(folder.path().toStdString()).empty());
    QVERIFY(stampOf(folder.filePath(QStringLiteral("absent")).toStdString()).empty());
    const auto file = folder.filePath(QStringLiteral("new")).toStdString();
    std::ofstream(file) << "text";
    QVERIFY(stampOf(file).empty());
    struct stat pipe = settled();
    pipe.st_mode = S_IFIFO;
    QVERIFY(stampOf(pipe, 3'000).empty());
}

QTEST_GUILESS_MAIN(TestFileStamp)
#include "tst_filestamp.moc"
