// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/interruption.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTest>

#include <atomic>
#include <csignal>
#include <stop_token>

#include <unistd.h>

using namespace vitrine;

class TestInterruption : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void asksToStopOnASignal();
    void staysAsked();
    void endsAtOnce();
};

void TestInterruption::asksToStopOnASignal()
{
    const Interruption interruption;
    std::atomic_int calls = 0;
    const std::stop_callback callback(interruption.token(), [&calls] { ++calls; });
    QVERIFY(!interruption.hasCome());
    kill(getpid(), SIGINT);
    QTRY_COMPARE(calls.load(), 1);
    QVERIFY(interruption.hasCome());
}

void TestInterruption::staysAsked()
{
    const Interruption interruption;
    kill(getpid(), SIGTERM);
    QTRY_VERIFY(interruption.hasCome());
    QVERIFY(interruption.token().stop_requested());
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
