// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/remote/tararchive.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace vitrine;

class TestTarArchive : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tarReadsIt()
    {
        QTemporaryDir folder;
        const QByteArray large(100'000, 'x');
        QProcess tar;
        tar.setWorkingDirectory(folder.path());
        tar.start(QStringLiteral("tar"), { QStringLiteral("-xf"), QStringLiteral("-") });
        tar.write(tarArchive({ { .name = "Dockerfile", .content = "FROM x\n" },
            { .name = "program", .content = large, .mode = 0755 }, { .name = "empty", .content = {} } }));
        tar.closeWriteChannel();
        QVERIFY(tar.waitForFinished());
        QCOMPARE(tar.exitCode(), 0);
        QCOMPARE(tar.readAllStandardError(), QByteArray());
        QFile recipe(folder.filePath(QStringLiteral("Dockerfile")));
        QVERIFY(recipe.open(QIODevice::ReadOnly));
        QCOMPARE(recipe.readAll(), QByteArray("FROM x\n"));
        const QFileInfo program(folder.filePath(QStringLiteral("program")));
        QCOMPARE(program.size(), large.size());
        QVERIFY(program.isExecutable());
        QVERIFY(QFileInfo::exists(folder.filePath(QStringLiteral("empty"))));
    }
};

QTEST_GUILESS_MAIN(TestTarArchive)
#include "tst_tararchive.moc"
