// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/review/pythonruntime.h"

#include <QTest>

#include <memory>
#include <thread>

using namespace vitrine;

class TestPythonRuntime final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isOneForAll()
    {
        const auto first = PythonRuntime::start();
        const auto second = PythonRuntime::start();
        QVERIFY(first && second);
        QCOMPARE(first->get(), second->get());
    }

    // A window that closes lets go of it on some thread, while the next one asks for it.
    void aNewOneWaitsForTheEndOfTheOld()
    {
        constexpr int rounds = 3;
        for (int round = 0; round < rounds; ++round) {
            auto old = PythonRuntime::start();
            QVERIFY(old);
            const std::weak_ptr<PythonRuntime> watched = *old;
            const std::jthread other([old = *std::move(old)]() mutable { old.reset(); });
            while (!watched.expired())
                std::this_thread::yield();
            const auto next = PythonRuntime::start();
            QVERIFY2(next, next ? "" : next.error().detail.c_str());
            QVERIFY((*next)->version().starts_with("3."));
        }
    }
};

QTEST_GUILESS_MAIN(TestPythonRuntime)
#include "tst_pythonruntime.moc"
