// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/timeline/runtimelineview.h"
#include "app/timeline/timelinepane.h"
#include "app/timeline/timelineview.h"
#include "tests/app/window/shownwindow.h"

#include <QAction>
#include <QComboBox>
#include <QDockWidget>
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

    void theControlsStandAboveTheLanes()
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
    QString title() const { return m_window->findChild<QDockWidget *>(u"timeline"_s)->accessibleName(); }

    std::unique_ptr<MainWindow> m_window;
    TimelinePane *m_pane = nullptr;
};

QTEST_MAIN(TestTimelinePane)
#include "tst_timelinepane.moc"
