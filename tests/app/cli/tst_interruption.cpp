// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/interruption.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTest>

#include <atomic>
#include <csignal>

#include <unistd.h>

using namespace vitrine;

class TestInterruption : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void callsItsHandlerOnASignal();
    void callsAHandlerThatComesLate();
    void doesNotCallAHandlerThatIsGone();
    void endsAtOnce();
};

void TestInterruption::callsItsHandlerOnASignal()
{
    Interruption interruption;
    std::atomic_int calls = 0;
    const Interruption::Handler handler(interruption, [&calls] { ++calls; });
    QVERIFY(!interruption.hasCome());
    kill(getpid(), SIGINT);
    QTRY_COMPARE(calls.load(), 1);
    QVERIFY(interruption.hasCome());
}

void TestInterruption::callsAHandlerThatComesLate()
{
    Interruption interruption;
    kill(getpid(), SIGTERM);
    QTRY_VERIFY(interruption.hasCome());
    std::atomic_int calls = 0;
    const Interruption::Handler handler(interruption, [&calls] { ++calls; });
    QCOMPARE(calls.load(), 1);
}

void TestInterruption::doesNotCallAHandlerThatIsGone()
{
    Interruption interruption;
    std::atomic_int calls = 0;
    {
        const Interruption::Handler handler(interruption, [&calls] { ++calls; });
    }
    kill(getpid(), SIGINT);
    QTRY_VERIFY(interruption.hasCome());
    QCOMPARE(calls.load(), 0);
}

void TestInterruption::endsAtOnce()
{
    QElapsedTimer timer;
    timer.start();
    {
        const Interruption interruption;
    }
    QVERIFY(timer.elapsed() < 1000);
}

/// The signals are blocked before QTest starts its threads, as the program does it before its own.
int main(int argc, char **argv)
{
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGINT);
    sigaddset(&signals, SIGTERM);
    pthread_sigmask(SIG_BLOCK, &signals, nullptr);
    const QCoreApplication application(argc, argv);
    TestInterruption test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_interruption.moc"
