// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/charts/statisticsfeed.h"
#include "app/panes/timeline/runtimelineview.h"
#include "app/panes/timeline/timelinepane.h"
#include "app/panes/timeline/timelineview.h"
#include "models/items/runmodel.h"
#include "tests/app/window/shownwindow.h"

#include <QAction>
#include <QComboBox>
#include <QDockWidget>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QToolButton>

using namespace vitrine;
using namespace vitrine::testing;
using namespace Qt::StringLiterals;

/// The timeline in its dock: what stands where, and what the title says.
class TestTimelinePane final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        useOwnSettings();
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        m_window = firstWindow();
        QVERIFY(m_window);
        QVERIFY(openIn(*m_window));
        m_pane = m_window->findChild<TimelinePane *>();
        m_window->findChild<QAction *>(u"show-timeline"_s)->trigger();
        QTRY_VERIFY(m_pane->view()->isVisible());
    }

    void cleanupTestCase() { m_window.reset(); }

    void theControlsAreAboveTheLanes()
    {
        for (const auto *name : { "timelineScope", "timelineToScale", "timelineZoomIn", "timelineZoomAll" }) {
            const auto *control = m_pane->findChild<QWidget *>(QLatin1StringView(name));
            QVERIFY2(control->geometry().bottom() < m_pane->view()->geometry().top(), name);
        }
    }

    void theTitleSaysWhatItIsOf()
    {
        QTRY_COMPARE(title(), u"Timeline, Run 1: 9 step(s), 25.7 s"_s);
        auto *scope = m_pane->findChild<QComboBox *>(u"timelineScope"_s);
        scope->setCurrentIndex(1);
        QTRY_COMPARE(title(), u"Timeline, 1 run(s)"_s);
        QVERIFY(m_pane->runs()->isVisible());
        scope->setCurrentIndex(0);
        QVERIFY(title().contains(u"9 step(s)"));
    }

    void aRangeOfRunsStaysUntilSomethingElseIsChosen()
    {
        const QTemporaryDir folder;
        const auto window = windowWithRuns(folder.filePath(u"runs.jsonl"_s), 6);
        QVERIFY(window);
        auto *pane = window->findChild<TimelinePane *>();
        auto *view = pane->runs();
        const auto at = [view](int run) { return QPoint(view->width() - (6 - run) * view->width() / 10, 10); };
        QSignalSpy wanted(pane, &TimelinePane::filterWanted);
        QSignalSpy arrived(pane->findChild<StatisticsFeed *>(), &StatisticsFeed::arrived);
        QTest::mousePress(view->viewport(), Qt::LeftButton, {}, at(1));
        QTest::mouseMove(view->viewport(), at(3));
        QTest::mouseRelease(view->viewport(), Qt::LeftButton, {}, at(3));
        QCOMPARE(wanted.size(), 1);
        const auto range = view->selection();
        QVERIFY(range.second > range.first);
        QTRY_COMPARE(window->project()->runs()->rowCount(), range.second - range.first + 1);
        QTRY_VERIFY(!arrived.isEmpty() && window->project()->isQuiet());
        QCOMPARE(view->selection(), range);
        const auto *runs = window->project()->runs();
        window->project()->selectRun(runs->listing().all->at(quint64(range.second)));
        QCOMPARE(view->selection(), std::pair(range.second, range.second));
    }

    void iconsAreTheirOwn()
    {
        QList<QImage> icons;
        for (const auto *name : { "timelineZoomIn", "timelineZoomOut", "timelineZoomAll", "timelineZoomSelection" }) {
            const auto icon = m_pane->findChild<QToolButton *>(QLatin1StringView(name))->icon();
            icons << icon.pixmap(16).toImage();
            QVERIFY2(!icons.contains(QImage()), name);
            QCOMPARE(icons.count(icons.back()), 1);
        }
    }

private:
    /// With a log of so many runs of one step, in the timeline of all runs.
    static std::unique_ptr<MainWindow> windowWithRuns(const QString &path, int count)
    {
        auto window = firstWindow();
        QFile file(path);
        if (!window || !file.open(QIODevice::WriteOnly))
            return nullptr;
        for (int run = 1; run <= count; ++run)
            file.write(QByteArray("{'run_id': '%', 'task': '%', 'steps': [{'step_number': 1, 'code_action': 'x = 1', "
                                  "'observations': '', 'token_usage': null}]}\n")
                    .replace('%', QByteArray::number(run))
                    .replace('\'', '"'));
        file.close();
        if (!openIn(*window, path))
            return nullptr;
        window->findChild<QAction *>(u"show-timeline"_s)->trigger();
        auto *pane = window->findChild<TimelinePane *>();
        pane->findChild<QComboBox *>(u"timelineScope"_s)->setCurrentIndex(1);
        QSignalSpy arrived(pane->findChild<StatisticsFeed *>(), &StatisticsFeed::arrived);
        const auto isComplete = [&] {
            return !arrived.isEmpty() && arrived.back().front().value<Statistics>().groups.size() == std::size_t(count);
        };
        return QTest::qWaitFor(isComplete) ? std::move(window) : nullptr;
    }

    QString title() const { return m_window->findChild<QDockWidget *>(u"timeline"_s)->accessibleName(); }

    std::unique_ptr<MainWindow> m_window;
    TimelinePane *m_pane = nullptr;
};

QTEST_MAIN(TestTimelinePane)
#include "tst_timelinepane.moc"
