// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/timeline/timelineview.h"

#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace vitrine;
using namespace Qt::StringLiterals;

namespace {

TimelineStep stepOf(StepId id, std::optional<double> recorded, std::optional<double> code = {})
{
    return { .id = id, .meaning = Meaning::Ok, .hasCode = true, .recordedSeconds = recorded, .codeSeconds = code };
}

} // namespace

class TestTimeline final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support)"_s));
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        m_view = std::make_unique<TimelineView>();
        m_view->resize(600, 150);
        m_view->setSteps({ stepOf(1, 1), stepOf(2, 8, 0.5), stepOf(3, {}) });
        m_view->show();
        QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
        m_view->setFocus();
    }

    void stepsAreEquallyWideOrToScale()
    {
        QVERIFY(std::abs(m_view->stepRect(0).width() - m_view->stepRect(1).width()) <= 1);
        m_view->setToScale(true);
        QVERIFY(m_view->stepRect(1).width() > 5 * m_view->stepRect(0).width());
        QVERIFY(m_view->stepRect(2).width() > 3);
    }

    void withoutTimesNothingIsToScale()
    {
        const std::vector<TimelineStep> steps { stepOf(1, {}), stepOf(2, {}) };
        const auto spans = timelineSpans(steps, true);
        QCOMPARE(spans[0].to, 0.5);
        QVERIFY(timelineSpans({}, true).empty());
    }

    void findsTheStepAtAPlace()
    {
        const std::vector<TimelineStep> steps { stepOf(1, 1), stepOf(2, 1) };
        const auto spans = timelineSpans(steps, false);
        QCOMPARE(timelineStepAt(spans, 0), 0);
        QCOMPARE(timelineStepAt(spans, 0.5), 1);
        QCOMPARE(timelineStepAt(spans, 1), -1);
        QCOMPARE(timelineStepAt(spans, -0.1), -1);
    }

    void keysAndClicksChoose()
    {
        QSignalSpy chosen(m_view.get(), &TimelineView::stepChosen);
        QTest::keyClick(m_view.get(), Qt::Key_End);
        QTest::keyClick(m_view.get(), Qt::Key_Left);
        QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, m_view->stepRect(0).center());
        QCOMPARE(chosen.size(), 3);
        QCOMPARE(chosen[0][0].value<StepId>(), 3);
        QCOMPARE(chosen[1][0].value<StepId>(), 2);
        QCOMPARE(chosen[2][0].value<StepId>(), 1);
        QTest::keyClick(m_view.get(), Qt::Key_Left);
        QCOMPARE(m_view->current(), 0);
    }

    void saysWhatItShows()
    {
        m_view->setCurrent(2);
        QCOMPARE(m_view->accessibleDescription(), m_view->spoken(1));
        QVERIFY2(m_view->spoken(1).contains(u"Step 2 of 3"_s), qPrintable(m_view->spoken(1)));
        QVERIFY(m_view->spoken(2).contains(u"not recorded"_s));
    }

    void keepsTheStepWhenOthersArrive()
    {
        m_view->setCurrent(2);
        m_view->setSteps({ stepOf(0, 1), stepOf(1, 1), stepOf(2, 8) });
        QCOMPARE(m_view->current(), 2);
        m_view->setSteps({});
        QCOMPARE(m_view->current(), -1);
        QTest::keyClick(m_view.get(), Qt::Key_Right);
        QCOMPARE(m_view->current(), -1);
        m_view->grab();
    }

private:
    std::unique_ptr<TimelineView> m_view;
};

QTEST_MAIN(TestTimeline)
#include "tst_timeline.moc"
