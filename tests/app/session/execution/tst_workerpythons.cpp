// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/execution/workerpythons.h"

#include <QDir>
#include <QFile>
#include <QScopeGuard>
#include <QTemporaryDir>
#include <QTest>

using namespace vitrine;

/// Which interpreter is offered for a recorded version. tests/app/cli/tst_python.py runs steps in one.
class TestWorkerPythons : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    void write(const char *name, const QByteArray &text, bool isProgram)
    {
        QFile file(m_folder.filePath(QString::fromLatin1(name)));
        QVERIFY(QDir().mkpath(QFileInfo(file).absolutePath()) && file.open(QIODevice::WriteOnly));
        file.write(text);
        if (isProgram)
            file.setPermissions(file.permissions() | QFile::ExeOwner);
    }

private Q_SLOTS:
    void initTestCase()
    {
        write("text", "x", false);
        write("old/bin/python", "#!/bin/sh\necho '{\"version\": \"3.10\"}'\n", true);
        write("other", "#!/bin/sh\necho '{\"version\": \"3.99\"}'\n", true);
        write("broken", "#!/bin/sh\necho \"Fatal Python error\nNo module named 'encodings'\" >&2\nexit 1\n", true);
        QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("gone/bin")));
        QVERIFY(QFile::link(QStringLiteral("/nowhere/python3"), m_folder.filePath(QStringLiteral("gone/bin/python3"))));
        QVERIFY(QFile::link(QStringLiteral("python3"), m_folder.filePath(QStringLiteral("gone/bin/python"))));
    }
    void theNearestIsOffered_data()
    {
        QTest::addColumn<QByteArray>("recorded");
        QTest::addColumn<QByteArray>("current");
        QTest::addColumn<QString>("offered");
        const auto row = [](const char *name, const char *recorded, const char *current, const char *offered) {
            QTest::newRow(name) << QByteArray(recorded) << QByteArray(current) << QString::fromLatin1(offered);
        };
        row("the same", "3.11.2", "3.13.5", "3.11");
        row("the next", "3.10.1", "3.13.5", "3.11");
        row("none that is nearer", "3.13.1", "3.13.5", "");
        row("as near", "3.12.1", "3.13.5", "");
        row("a newer one", "3.15.0", "3.13.5", "3.14");
        row("no version", "pypy", "3.13.5", "");
        row("of another language", "2.7.18", "3.13.5", "");
    }
    void theNearestIsOffered()
    {
        QFETCH(QByteArray, recorded);
        QFETCH(QByteArray, current);
        QFETCH(QString, offered);
        const QList<KnownPython> known { { QString(), QStringLiteral("3.13") },
            { QStringLiteral("/a/python3.11"), QStringLiteral("3.11") },
            { QStringLiteral("/b/python3.14"), QStringLiteral("3.14") } };
        const auto nearest = nearestPython(recorded.toStdString(), current.toStdString(), known);
        QCOMPARE(nearest ? nearest->version : QString(), offered);
    }

    void theSystemsIsAlwaysKnown()
    {
        QCOMPARE(knownPythons().first(), (KnownPython { QString(), QString::fromUtf8(builtPythonVersion()) }));
    }

    void pathsAreTakenAsTheShellWould_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("found");
        QTest::newRow("home") << QStringLiteral("~/old/bin/python")
                              << m_folder.filePath(QStringLiteral("old/bin/python"));
        QTest::newRow("name") << QStringLiteral("oldpython") << m_folder.filePath(QStringLiteral("bin/oldpython"));
        QTest::newRow("neither") << QStringLiteral("nosuchpython") << QStringLiteral("nosuchpython");
    }
    void pathsAreTakenAsTheShellWould()
    {
        QFETCH(QString, typed);
        QFETCH(QString, found);
        const QByteArray home = qgetenv("HOME");
        const QByteArray path = qgetenv("PATH");
        const auto restore = qScopeGuard([&] {
            qputenv("HOME", home);
            qputenv("PATH", path);
        });
        QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("bin")));
        QFile::link(
            m_folder.filePath(QStringLiteral("old/bin/python")), m_folder.filePath(QStringLiteral("bin/oldpython")));
        qputenv("HOME", m_folder.path().toLocal8Bit());
        qputenv("PATH", QByteArray(m_folder.filePath(QStringLiteral("bin")).toLocal8Bit() + ":" + path));
        const auto python = workerPythonAt(typed);
        QVERIFY(!python);
        QVERIFY2(python.error().detail.starts_with(found.toStdString() + ": "), python.error().detail.c_str());
    }
    void anEmptyPathIsNotTheSystems() { QVERIFY(!workerPythonAt(QString())); }

    void whatIsNoInterpreterIsRejected_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<ErrorCode>("code");
        QTest::addColumn<QString>("detail");
        const auto row = [this](const char *path, ErrorCode code, const QString &detail) {
            QTest::newRow(path) << m_folder.filePath(QString::fromLatin1(path)) << code << detail;
        };
        row("nowhere", ErrorCode::FileNotFound, QStringLiteral("the interpreter does not exist"));
        row("gone/bin/python", ErrorCode::FileNotFound,
            QStringLiteral("it links to /nowhere/python3, which does not exist"));
        row("gone", ErrorCode::IsDirectory, QStringLiteral("such as bin/python"));
        row("old", ErrorCode::IsDirectory, m_folder.filePath(QStringLiteral("old/bin/python")));
        row("text", ErrorCode::NoPermission, QStringLiteral("it is not executable"));
        row("old/bin/python", ErrorCode::Unavailable, QStringLiteral("it is Python 3.10; 3.11 or later is needed"));
        row("broken", ErrorCode::Unavailable, QStringLiteral("version 3.11 or later (No module named 'encodings')"));
        row("other", ErrorCode::Unavailable, QStringLiteral("Python 3.99 needs the package vitrine"));
    }
    void whatIsNoInterpreterIsRejected()
    {
        QFETCH(QString, path);
        QFETCH(ErrorCode, code);
        QFETCH(QString, detail);
        const auto python = workerPythonAt(path);
        QVERIFY(!python);
        QVERIFY(python.error().code == code);
        const QString said = QString::fromStdString(python.error().detail);
        QVERIFY2(said.startsWith(path + QStringLiteral(": ")) && said.contains(detail), qPrintable(said));
    }
};

QTEST_GUILESS_MAIN(TestWorkerPythons)
#include "tst_workerpythons.moc"
