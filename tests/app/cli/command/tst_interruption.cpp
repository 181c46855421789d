// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command/interruption.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QProcess>
#include <QTest>

#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <stop_token>
#include <string_view>

#include <unistd.h>

using namespace vitrine;

class TestInterruption : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void asksToStopOnASignal();
    void staysAsked();
    void endsAtOnce();
    void endsTheProgramInAnyCase();
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

/// One signal is enough for a program that does not stop.
void TestInterruption::endsTheProgramInAnyCase()
{
    QProcess program;
    program.start(QCoreApplication::applicationFilePath(), { QStringLiteral("--wait") });
    QVERIFY(program.waitForReadyRead());
    program.terminate();
    QVERIFY(program.waitForFinished());
    QCOMPARE(program.exitStatus(), QProcess::CrashExit);
    QCOMPARE(program.exitCode(), SIGTERM);
}

/// A program that ignores the request to stop.
static int waitForEver()
{
    const Interruption interruption(std::chrono::milliseconds(20));
    std::puts("ready");
    std::fflush(stdout);
    while (true)
        pause();
}

/// The signals are blocked before QTest starts its threads, as the program does it before its own.
int main(int argc, char **argv)
{
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGINT);
    sigaddset(&signals, SIGTERM);
    pthread_sigmask(SIG_BLOCK, &signals, nullptr);
    if (argc > 1 && std::string_view(argv[1]) == "--wait")
        return waitForEver();
    const QCoreApplication application(argc, argv);
    TestInterruption test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_interruption.moc"
