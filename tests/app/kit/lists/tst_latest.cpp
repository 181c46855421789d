// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/latest.h"

#include <QPromise>
#include <QSemaphore>
#include <QTest>

#include <vector>

using namespace vitrine;

/// Work in the background of which only the newest answer counts.
class TestLatest final : public QObject {
    Q_OBJECT

    QThreadPool m_pool;

    /// Has answers of its own, and goes when the test says so.
    struct Asker : QObject {
        explicit Asker(QThreadPool *pool)
            : latest(this, pool)
        {
        }
        std::vector<int> answers;
        Latest latest;
    };

private Q_SLOTS:
    void cleanup() { QVERIFY(m_pool.waitForDone(10'000)); }

    void givesTheAnswer()
    {
        Asker asker(&m_pool);
        asker.latest.ask([] { return 7; }, [&](int answer) { asker.answers.push_back(answer); });
        QTRY_COMPARE(asker.answers, std::vector { 7 });
        QVERIFY(!asker.latest.isBusy());
    }

    void countsWhatIsNotAnsweredYet()
    {
        QSemaphore mayEnd;
        {
            Asker first(&m_pool);
            Asker second(&m_pool);
            for (auto *asker : { &first, &second })
                asker->latest.ask(
                    [&mayEnd] {
                        mayEnd.acquire();
                        return 7;
                    },
                    [asker](int answer) { asker->answers.push_back(answer); });
            QCOMPARE(Latest::pending(), 2);
            second.latest.cancel();
            QCOMPARE(Latest::pending(), 1);
            mayEnd.release(2);
            QTRY_COMPARE(first.answers, std::vector { 7 });
            QCOMPARE(Latest::pending(), 0);
            first.latest.ask([] { return 8; }, [](int) {});
            QCOMPARE(Latest::pending(), 1);
        }
        QCOMPARE(Latest::pending(), 0);
    }

    // Who asks goes on first, even if the answer is there already.
    void noAnswerComesWhileItIsAskedFor()
    {
        Asker asker(&m_pool);
        QPromise<int> promise;
        promise.start();
        promise.addResult(7);
        promise.finish();
        asker.latest.await(promise.future(), [&](int answer) { asker.answers.push_back(answer); });
        QVERIFY(asker.answers.empty());
        QTRY_COMPARE(asker.answers, std::vector { 7 });
    }

    void onlyTheNewestCounts()
    {
        Asker asker(&m_pool);
        QSemaphore first;
        const auto take = [&](int answer) { asker.answers.push_back(answer); };
        asker.latest.ask(
            [&first] {
                first.acquire();
                return 1;
            },
            take);
        asker.latest.ask([] { return 2; }, take);
        QTRY_COMPARE(asker.answers, std::vector { 2 });
        first.release();
        QVERIFY(m_pool.waitForDone(10'000));
        QCoreApplication::processEvents();
        QCOMPARE(asker.answers, std::vector { 2 });
    }

    // The work before sees that nobody waits for it.
    void askingAgainStopsTheWorkBefore()
    {
        Asker asker(&m_pool);
        const auto untilStopped = [](const std::stop_token &stop) {
            while (!stop.stop_requested())
                QThread::yieldCurrentThread();
            return 1;
        };
        const auto take = [&](int answer) { asker.answers.push_back(answer); };
        asker.latest.ask(untilStopped, take);
        QVERIFY(asker.latest.isBusy());
        asker.latest.ask([] { return 2; }, take);
        QTRY_COMPARE(asker.answers, std::vector { 2 });
        QVERIFY(m_pool.waitForDone(10'000));
    }

    void whatIsStoppedStillAnswers()
    {
        Asker asker(&m_pool);
        asker.latest.ask(
            [](const std::stop_token &stop) {
                while (!stop.stop_requested())
                    QThread::yieldCurrentThread();
                return 3;
            },
            [&](int answer) { asker.answers.push_back(answer); });
        asker.latest.stop();
        QTRY_COMPARE(asker.answers, std::vector { 3 });
    }

    void whatIsCancelledDoesNot()
    {
        Asker asker(&m_pool);
        asker.latest.ask([] { return 4; }, [&](int answer) { asker.answers.push_back(answer); });
        asker.latest.cancel();
        QVERIFY(!asker.latest.isBusy());
        QVERIFY(m_pool.waitForDone(10'000));
        QCoreApplication::processEvents();
        QVERIFY(asker.answers.empty());
    }

    void noneIsNotifiedOnceTheAskerIsGone()
    {
        QSemaphore held;
        std::vector<int> answers;
        {
            Asker asker(&m_pool);
            asker.latest.ask(
                [&held] {
                    held.acquire();
                    return 5;
                },
                [&answers](int answer) { answers.push_back(answer); });
        }
        held.release();
        QVERIFY(m_pool.waitForDone(10'000));
        QCoreApplication::processEvents();
        QVERIFY(answers.empty());
    }

    // Work that somebody else has begun.
    void awaitsAFuture()
    {
        Asker asker(&m_pool);
        const auto take = [&](int answer) { asker.answers.push_back(answer); };
        QPromise<int> old;
        QPromise<int> current;
        for (auto *promise : { &old, &current }) {
            promise->start();
            asker.latest.await(promise->future(), take);
        }
        old.addResult(1);
        old.finish();
        current.addResult(2);
        current.finish();
        QTRY_COMPARE(asker.answers, std::vector { 2 });
    }
};

QTEST_GUILESS_MAIN(TestLatest)
#include "tst_latest.moc"
