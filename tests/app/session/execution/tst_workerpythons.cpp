// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/execution/workerpythons.h"

#include <QTest>

using namespace vitrine;

/// Which interpreter is offered for a recorded version. tests/app/cli/tst_python.py runs steps in one.
class TestWorkerPythons : public QObject {
    Q_OBJECT

private Q_SLOTS:
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

    void whatIsNoInterpreterIsRefused()
    {
        for (const char *path : { "/nowhere/python", "/bin/true", "/etc/hostname" })
            QVERIFY(!workerPythonAt(QString::fromLatin1(path)));
    }
};

QTEST_GUILESS_MAIN(TestWorkerPythons)
#include "tst_workerpythons.moc"
