// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/endrequest.h"

#include <QSignalSpy>
#include <QTest>

#include <array>
#include <csignal>

#include <unistd.h>

using namespace vitrine;

class TestEndRequest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void asksOnceForEachSignal_data()
    {
        QTest::addColumn<int>("number");
        QTest::newRow("terminate") << SIGTERM;
        QTest::newRow("interrupt") << SIGINT;
        QTest::newRow("hang up") << SIGHUP;
    }

    void asksOnceForEachSignal()
    {
        QFETCH(const int, number);
        {
            const EndRequest request;
            QSignalSpy made(&request, &EndRequest::made);
            QCOMPARE(::kill(::getpid(), number), 0);
            QTRY_COMPARE(made.count(), 1);
            // The next one ends the program.
            QVERIFY(effectOf(number) == SIG_DFL);
        }
        QVERIFY(effectOf(number) == SIG_DFL);
    }

    void leavesAnIgnoredSignalIgnored()
    {
        std::signal(SIGHUP, SIG_IGN);
        {
            const EndRequest request;
            QVERIFY(effectOf(SIGHUP) == SIG_IGN);
        }
        QVERIFY(effectOf(SIGHUP) == SIG_IGN);
        std::signal(SIGHUP, SIG_DFL);
    }

private:
    static sighandler_t effectOf(int number)
    {
        struct sigaction now {};
        sigaction(number, nullptr, &now);
        return now.sa_handler;
    }
};

QTEST_MAIN(TestEndRequest)
#include "tst_endrequest.moc"
