// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/remote/engineaddress.h"

#include <QTemporaryDir>
#include <QTest>

using namespace vitrine;

class TestEngineAddress : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsWhatDockerHostMayHold_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("found");
        QTest::addRow("socket") << "unix:///run/x.sock" << "/run/x.sock";
        QTest::addRow("tcp") << "tcp://10.0.0.1:99" << "http://10.0.0.1:99";
        QTest::addRow("usual port") << "tcp://engine" << "http://engine:2375";
        QTest::addRow("https") << "https://engine" << "https://engine:2376";
        QTest::addRow("empty") << "" << "";
        QTest::addRow("over ssh") << "ssh://me@engine" << "";
        QTest::addRow("with a password") << "tcp://me:secret@engine" << "";
        QTest::addRow("no path") << "unix://" << "";
        QTest::addRow("nonsense") << "engine" << "";
    }

    void readsWhatDockerHostMayHold()
    {
        QFETCH(QString, text);
        QFETCH(QString, found);
        const auto address = EngineAddress::from(text);
        QCOMPARE(address ? address->text() : QString(), found);
    }

    void saysWhichCertificateIsMissing()
    {
        QTemporaryDir folder;
        const auto address = EngineAddress::from(QStringLiteral("tcp://engine:1"), folder.path());
        QVERIFY(!address);
        QVERIFY(address.error().code == ErrorCode::ReadFailed);
        QVERIFY(address.error().file.ends_with("ca.pem"));
    }

    void takesTheEnvironmentsAddress()
    {
        qputenv("DOCKER_HOST", "unix:///tmp/engine.sock");
        const auto address = EngineAddress::ofEnvironment();
        qunsetenv("DOCKER_HOST");
        QCOMPARE(address.value().socket, QStringLiteral("/tmp/engine.sock"));
    }

    // A folder of one's own is not the root of the file system.
    void looksForSocketsInFoldersThatThereAre()
    {
        const QTemporaryDir mine;
        qputenv("XDG_RUNTIME_DIR", QFile::encodeName(mine.path()));
        const auto there = EngineAddress::ofEnvironment();
        qunsetenv("XDG_RUNTIME_DIR");
        const auto nowhere = EngineAddress::ofEnvironment();
        if (there || nowhere)
            QSKIP("an engine runs on this machine");
        QVERIFY(there.error().detail.contains(mine.path().toStdString() + "/podman/podman.sock"));
        QVERIFY(!nowhere.error().detail.contains(" /docker.sock") && !nowhere.error().detail.contains(" /podman"));
    }
};

QTEST_GUILESS_MAIN(TestEngineAddress)
#include "tst_engineaddress.moc"
