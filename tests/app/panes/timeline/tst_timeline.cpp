// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/timeline/timelineview.h"
#include "app/panes/timeline/timelinewords.h"

#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include <memory>

using namespace vitrine;
using namespace Qt::StringLiterals;

namespace {

TimelineStep stepOf(StepId id, std::optional<double> recorded, std::optional<double> code = {})
{
    return { .id = id,
        .meaning = Meaning::Ok,
        .hasCode = true,
        .recordedSeconds = recorded,
        .codeSeconds = code,
        .ordinal = std::uint64_t(id) + 10,
        .firstLine = u"x = 1"_s,
        .status = u"OK"_s };
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

    void whatIsAbsentIsADash()
    {
        const auto step = stepOf(3, {});
        QCOMPARE(TimelineWords::cell(TimelineWords::recorded(step)), u"—"_s);
        QCOMPARE(TimelineWords::cell(TimelineWords::tools({})), u"—"_s);
        QCOMPARE(TimelineWords::cell(TimelineWords::kept()), TimelineWords::kept());
        QVERIFY(m_view->spoken(2).contains(u"not recorded"_s));
    }

    // As in the lists and in the overview: no shape that could be read as a result.
    void aStepWithoutCodeHasNoShape()
    {
        StepRow task;
        QVERIFY(!timelineStep(task).meaning);
        task.isAction = true;
        QVERIFY(timelineStep(task).meaning);
    }

    void withoutTimesNothingIsToScale()
    {
        const std::vector<TimelineStep> steps { stepOf(1, {}), stepOf(2, {}) };
        const auto spans = timelineSpans(steps, true);
        QCOMPARE(spans[0].to, 0.5);
        QVERIFY(timelineSpans({}, true).empty());
    }

    void findsTheStepAtALocation()
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
        QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, m_view->stepRect(0).center());
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

    void saysWhatTheStepsDid()
    {
        m_view->setActivity({ { 2, { .toolCalls = 3, .variablesAdded = 2, .variablesChanged = 1 } },
            { 3, { .toolCalls = 0, .variablesAdded = {}, .variablesChanged = {} } } });
        QVERIFY2(m_view->spoken(1).contains(u"OK"_s), qPrintable(m_view->spoken(1)));
        QVERIFY2(m_view->spoken(1).contains(u"Tools: 3 call"_s), qPrintable(m_view->spoken(1)));
        QVERIFY2(m_view->spoken(1).contains(u"2 added, 1 changed"_s), qPrintable(m_view->spoken(1)));
        QVERIFY(m_view->spoken(2).contains(u"no calls"_s));
        QVERIFY(!m_view->spoken(2).contains(u"Variables"_s));
        QVERIFY(m_view->spoken(0).contains(u"Tools: not recorded"_s));
    }

    void readsWhatTheStepsDid()
    {
        SqlAnswer answer;
        const SqlValue none;
        answer.rows = { { std::int64_t(4), std::int64_t(2), none, none, std::int64_t(0) },
            { std::int64_t(4), none, std::int64_t(5), std::int64_t(1), std::int64_t(7) },
            { std::int64_t(4), none, std::int64_t(3), std::int64_t(0), std::int64_t(9) } };
        const auto activity = timelineActivity(answer);
        QCOMPARE(activity.size(), std::size_t(1));
        QCOMPARE(activity.at(4).toolCalls, 2);
        QCOMPARE(activity.at(4).variablesAdded, 3);
        QCOMPARE(activity.at(4).variablesChanged, 0);
        answer.rows = { { std::int64_t(4), std::int64_t(0), none, none, std::int64_t(0) } };
        QVERIFY(!timelineActivity(answer).at(4).toolCalls);
    }

    void severalStepsAreChosenTogether()
    {
        QSignalSpy ranges(m_view.get(), &TimelineView::rangeChosen);
        QTest::keyClick(m_view.get(), Qt::Key_Home);
        QTest::keyClick(m_view.get(), Qt::Key_Return);
        QCOMPARE(ranges.size(), 0);
        QTest::keyClick(m_view.get(), Qt::Key_Right, Qt::ShiftModifier);
        QVERIFY(m_view->hasRange());
        QTest::keyClick(m_view.get(), Qt::Key_Return);
        QCOMPARE(ranges.size(), 1);
        QCOMPARE(ranges[0][0].value<quint64>(), 11U);
        QCOMPARE(ranges[0][1].value<quint64>(), 12U);
        QTest::mousePress(m_view->viewport(), Qt::LeftButton, {}, m_view->stepRect(2).center());
        QVERIFY(!m_view->hasRange());
        QMouseEvent move(QEvent::MouseMove, m_view->stepRect(1).center(), m_view->stepRect(1).center(), Qt::NoButton,
            Qt::LeftButton, {});
        QCoreApplication::sendEvent(m_view->viewport(), &move);
        QTest::mouseRelease(m_view->viewport(), Qt::LeftButton, {}, m_view->stepRect(1).center());
        QCOMPARE(ranges.size(), 2);
        QCOMPARE(ranges[1][0].value<quint64>(), 12U);
        QCOMPARE(ranges[1][1].value<quint64>(), 13U);
    }

    void zoomsAroundWhatIsLookedAt()
    {
        const int width = m_view->stepRect(0).width();
        QTest::keyClick(m_view.get(), Qt::Key_End);
        QTest::keyClick(m_view.get(), Qt::Key_Plus);
        QVERIFY(m_view->stepRect(0).width() > width);
        QCOMPARE(m_view->zoom(), 1.5);
        QTest::keyClick(m_view.get(), Qt::Key_Plus);
        const auto shown = m_view->viewport()->rect();
        m_view->setCurrent(1);
        m_view->setCurrent(3);
        QVERIFY(shown.contains(m_view->stepRect(2).center()));
        QTest::keyClick(m_view.get(), Qt::Key_Minus);
        QTest::keyClick(m_view.get(), Qt::Key_0);
        QCOMPARE(m_view->zoom(), 1.0);
        QVERIFY(std::abs(m_view->stepRect(0).width() - width) <= 1);
        for (int i = 0; i < 50; ++i)
            QTest::keyClick(m_view.get(), Qt::Key_Plus);
        QVERIFY(m_view->stepRect(0).width() < 2'000);
    }

    void theWheelZoomsUnderThePointer()
    {
        const QPointF at(m_view->stepRect(2).center());
        const auto turn = [this, at](int delta, Qt::KeyboardModifiers modifiers) {
            QWheelEvent wheel(
                at, m_view->viewport()->mapToGlobal(at), {}, { 0, delta }, {}, modifiers, Qt::NoScrollPhase, false);
            QCoreApplication::sendEvent(m_view->viewport(), &wheel);
        };
        turn(120, Qt::ControlModifier);
        turn(120, Qt::ControlModifier);
        QCOMPARE(m_view->zoom(), 2.25);
        QVERIFY(m_view->stepRect(2).contains(at.toPoint()));
        const int before = m_view->stepRect(2).left();
        turn(120, Qt::NoModifier);
        QVERIFY(m_view->stepRect(2).left() > before);
    }

    void zoomsToTheSelection()
    {
        QTest::keyClick(m_view.get(), Qt::Key_Home);
        QTest::keyClick(m_view.get(), Qt::Key_Right);
        QTest::keyClick(m_view.get(), Qt::Key_Right, Qt::ShiftModifier);
        QTest::keyClick(m_view.get(), Qt::Key_Period);
        QVERIFY(m_view->stepRect(0).right() <= m_view->stepRect(1).left());
        QCOMPARE(m_view->zoom(), 1.5);
        const auto both = m_view->stepRect(1).united(m_view->stepRect(2));
        QVERIFY(both.width() > m_view->viewport()->width() * 3 / 4);
        QVERIFY(m_view->viewport()->rect().contains(both));
    }

    void saysWhereTheSessionCanGoBackTo()
    {
        QVERIFY(!m_view->spoken(1).contains(u"go back"_s));
        m_view->setCheckpoints({ 2 });
        QVERIFY2(m_view->spoken(1).contains(u"Checkpoint available"_s), qPrintable(m_view->spoken(1)));
        QVERIFY(!m_view->spoken(0).contains(u"go back"_s));
        m_view->resize(600, 300);
        const auto with = m_view->grab().toImage();
        m_view->setCheckpoints({});
        QVERIFY(m_view->grab().toImage() != with);
    }

    void saysWhoseStateIsShown()
    {
        m_view->resize(900, 300);
        m_view->setCurrent(2);
        const auto location = m_view->stateRect();
        QVERIFY(location.isValid());
        QVERIFY(m_view->viewport()->rect().contains(location));
        const auto step = m_view->stepRect(1);
        QVERIFY(location.right() <= step.right() || location.left() > step.right());
        // Where it would cover what is said of checkpoints it gives way.
        m_view->resize(420, 300);
        m_view->setCheckpoints({ 2, 3 });
        QVERIFY(!m_view->stateRect().isValid());
        m_view->grab();
    }

    void whatComesLaterIsMuted()
    {
        m_view->resize(600, 300);
        m_view->setCurrent(3);
        const auto last = m_view->stepRect(2);
        m_view->setCurrent(2);
        const auto darkest = [this](const QRect &area) {
            const auto picture = m_view->grab(area).toImage();
            int least = 255;
            for (int y = 0; y < picture.height(); ++y)
                for (int x = 0; x < picture.width(); ++x)
                    least = std::min(least, qGray(picture.pixel(x, y)));
            return least;
        };
        const auto inside = [](const QRect &area) { return area.adjusted(4, 2, -8, -area.height() * 5 / 6); };
        QVERIFY(darkest(inside(last)) > darkest(inside(m_view->stepRect(0))) + 30);
    }

    void narrowStepsKeepTheirNumbers()
    {
        const auto withOrdinals = [this](std::uint64_t first) {
            std::vector<TimelineStep> steps;
            for (StepId id = 1; id <= 13; ++id) {
                steps.push_back(stepOf(id, 1));
                steps.back().ordinal = first + std::uint64_t(id);
            }
            m_view->setSteps(steps);
            return m_view->grab().toImage();
        };
        const int narrow = m_view->fontMetrics().averageCharWidth() * 8;
        const int beside = m_view->stepRect(0).left();
        m_view->resize(beside + 13 * narrow, m_view->minimumSizeHint().height() + m_view->fontMetrics().height());
        QVERIFY(withOrdinals(10) != withOrdinals(40));
    }

    void aLongStatusIsCutNotLost()
    {
        const auto withStatus = [this](const QString &status) {
            std::vector<TimelineStep> steps;
            for (StepId id = 1; id <= 5; ++id) {
                steps.push_back(stepOf(id, 1));
                steps.back().status = status;
            }
            m_view->setSteps(steps);
            return m_view->grab().toImage();
        };
        const int wanted = m_view->fontMetrics().averageCharWidth() * 12;
        m_view->resize(600, 300);
        const int beside = m_view->width() - withStatus({}).width() + m_view->stepRect(0).left();
        m_view->resize(beside + 5 * wanted + m_view->fontMetrics().height(), 300);
        const auto without = withStatus({});
        QVERIFY(withStatus(u"Error: format, Error in code parsing"_s) != without);
    }

    /// In a low pane the titles of the lanes would overlap.
    void lanesAreNeverLowerThanTheirTitles()
    {
        const int line = m_view->fontMetrics().height();
        for (int height = line * 3; height < line * 14; height += line / 2) {
            m_view->resize(600, height);
            for (int lane = 0; lane < m_view->shownLanes(); ++lane)
                QVERIFY2(m_view->laneRect(TimelineLane(lane)).height() >= line, qPrintable(QString::number(height)));
        }
    }

    void lanesGiveWayWhereThereIsNoRoom()
    {
        const int tall = m_view->stepRect(0).height();
        m_view->resize(600, m_view->minimumSizeHint().height());
        QVERIFY(m_view->stepRect(0).height() < tall);
        QVERIFY(m_view->stepRect(0).bottom() <= m_view->height());
        m_view->grab();
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
