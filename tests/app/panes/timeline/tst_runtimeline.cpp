// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/timeline/runtimelineview.h"

#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include <memory>

using namespace vitrine;
using namespace Qt::StringLiterals;

namespace {

RunBar runOf(RunId id, std::optional<double> recorded, std::uint64_t errors = 0)
{
    return { .id = id,
        .steps = 5,
        .toolCalls = 1,
        .blocked = 0,
        .errors = errors,
        .recordedSeconds = recorded,
        .toolSeconds = {},
        .codeSeconds = {} };
}

std::vector<RunBar> manyRuns(int count)
{
    std::vector<RunBar> runs;
    for (int n = 1; n <= count; ++n)
        runs.push_back(runOf(n, n % 100, n % 7 == 0 ? 1 : 0));
    return runs;
}

} // namespace

/// The timeline of all runs, by keys and by the mouse.
class TestRunTimeline final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support)"_s));
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        m_view = std::make_unique<RunTimelineView>();
        m_view->resize(900, 160);
        m_view->setRuns(manyRuns(10));
        m_view->show();
        QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
        m_view->setFocus();
    }

    void saysThatThereAreNoRunsOnlyOnceItIsKnown()
    {
        m_view->forget();
        const auto unknown = m_view->grab().toImage();
        m_view->setRuns({});
        QVERIFY(m_view->grab().toImage() != unknown);
    }

    void isSideBySideOrToScale()
    {
        const std::vector<RunBar> runs { runOf(1, 1), runOf(2, 8), runOf(3, {}) };
        const auto equal = runEdges(runs, false);
        QCOMPARE(equal, (std::vector<double> { 0, 1, 2, 3 }));
        const auto scaled = runEdges(runs, true);
        QVERIFY(scaled[2] - scaled[1] > 5 * (scaled[1] - scaled[0]));
        QVERIFY(scaled[3] > scaled[2]);
        QCOMPARE(runAt(equal, 0), 0);
        QCOMPARE(runAt(equal, 2.9), 2);
        QCOMPARE(runAt(equal, 3), -1);
        QCOMPARE(runAt(equal, -1), -1);
    }

    void keysChooseARun()
    {
        QSignalSpy chosen(m_view.get(), &RunTimelineView::runChosen);
        QTest::keyClick(m_view.get(), Qt::Key_End);
        QTest::keyClick(m_view.get(), Qt::Key_Left);
        QTest::keyClick(m_view.get(), Qt::Key_Home);
        QCOMPARE(chosen.size(), 3);
        QCOMPARE(chosen[0][0].value<RunId>(), 10);
        QCOMPARE(chosen[1][0].value<RunId>(), 9);
        QCOMPARE(chosen[2][0].value<RunId>(), 1);
    }

    void aClickLeadsToTheRun()
    {
        QSignalSpy chosen(m_view.get(), &RunTimelineView::runChosen);
        QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, m_view->runRect(6).center());
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen[0][0].value<RunId>(), 7);
    }

    void aSelectionIsGivenAsARange()
    {
        QSignalSpy range(m_view.get(), &RunTimelineView::rangeChosen);
        QTest::keyClick(m_view.get(), Qt::Key_Home);
        QTest::keyClick(m_view.get(), Qt::Key_Right, Qt::ShiftModifier);
        QTest::keyClick(m_view.get(), Qt::Key_Right, Qt::ShiftModifier);
        QVERIFY(m_view->hasRange());
        QVERIFY(m_view->accessibleDescription().startsWith(u"3 run"));
        QTest::keyClick(m_view.get(), Qt::Key_Return);
        QCOMPARE(range.size(), 1);
        QCOMPARE(range[0][0].value<RunId>(), 1);
        QCOMPARE(range[0][1].value<RunId>(), 3);
        QTest::mousePress(m_view->viewport(), Qt::LeftButton, {}, m_view->runRect(8).center());
        QMouseEvent move(QEvent::MouseMove, m_view->runRect(5).center(),
            m_view->viewport()->mapToGlobal(m_view->runRect(5).center()), Qt::NoButton, Qt::LeftButton, {});
        QCoreApplication::sendEvent(m_view->viewport(), &move);
        QTest::mouseRelease(m_view->viewport(), Qt::LeftButton, {}, m_view->runRect(5).center());
        QCOMPARE(range.size(), 2);
        QCOMPARE(range[1][0].value<RunId>(), 6);
        QCOMPARE(range[1][1].value<RunId>(), 9);
    }

    void zoomsByKeysAndWheel()
    {
        m_view->setRuns(manyRuns(1'000));
        QCOMPARE(m_view->horizontalScrollBar()->maximum(), 0);
        QTest::keyClick(m_view.get(), Qt::Key_Plus);
        QVERIFY(m_view->zoom() > 1);
        QVERIFY(m_view->horizontalScrollBar()->maximum() > 0);
        QWheelEvent wheel(m_view->viewport()->rect().center(), m_view->mapToGlobal(QPoint()), {}, QPoint(0, 120),
            Qt::NoButton, Qt::ControlModifier, Qt::NoScrollPhase, false);
        const auto before = m_view->zoom();
        QCoreApplication::sendEvent(m_view->viewport(), &wheel);
        QVERIFY(m_view->zoom() > before);
        QTest::keyClick(m_view.get(), Qt::Key_End);
        QVERIFY(m_view->viewport()->rect().intersects(m_view->runRect(999)));
        QTest::keyClick(m_view.get(), Qt::Key_0);
        QCOMPARE(m_view->zoom(), 1.0);
        for (int n = 0; n < 100; ++n)
            m_view->zoomBy(1);
        QVERIFY(m_view->runRect(999).width() < 900);
    }

    void drawsFiftyThousandRunsAtOnce()
    {
        m_view->setRuns(manyRuns(50'000));
        QElapsedTimer timer;
        timer.start();
        m_view->grab();
        QVERIFY2(timer.elapsed() < 1'000, qPrintable(QString::number(timer.elapsed())));
    }

    void saysWhatItShows()
    {
        m_view->setCurrent(7);
        QCOMPARE(m_view->accessibleDescription(), m_view->spoken(6));
        QVERIFY2(m_view->spoken(6).startsWith(u"Run 7, 5 step"_s), qPrintable(m_view->spoken(6)));
        QVERIFY(m_view->spoken(6).contains(u"1 error"));
        QVERIFY(m_view->spoken(6).contains(u"not recorded"_s));
    }

    void keepsTheRunWhenOthersArrive()
    {
        m_view->setCurrent(7);
        m_view->setRuns(manyRuns(20));
        QCOMPARE(m_view->current(), 6);
        m_view->setShown(QSet<RunId> { 1, 2 });
        m_view->setToScale(true);
        m_view->grab();
        m_view->setRuns({});
        QCOMPARE(m_view->current(), -1);
        for (const auto key : { Qt::Key_Right, Qt::Key_End, Qt::Key_Return, Qt::Key_PageDown, Qt::Key_Plus })
            QTest::keyClick(m_view.get(), key);
        QCOMPARE(m_view->current(), -1);
        m_view->setLayoutDirection(Qt::RightToLeft);
        m_view->grab();
    }

private:
    std::unique_ptr<RunTimelineView> m_view;
};

QTEST_MAIN(TestRunTimeline)
#include "tst_runtimeline.moc"
