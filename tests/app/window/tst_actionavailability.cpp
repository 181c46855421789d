// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/actionavailability.h"

#include "app/kit/theme/outlinedstyle.h"
#include "app/panes/filter/filteredit.h"
#include "app/session/execution/executiontext.h"
#include "models/items/stepmodel.h"
#include "tests/app/window/shownwindow.h"

#include <QAction>
#include <QHelpEvent>
#include <QMenu>
#include <QMenuBar>
#include <QStatusBar>
#include <QToolTip>

using namespace vitrine;
using namespace vitrine::testing;
using namespace Qt::StringLiterals;

/// Why actions cannot be used: said in their tips and in the menus, and no longer than it is so.
class TestActionAvailability final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        useOwnSettings();
        OutlinedStyle::installIn(*qApp);
        m_window = firstWindow();
        QVERIFY(m_window != nullptr);
    }

    void cleanupTestCase() { m_window.reset(); }

    void withoutATrailThereIsNothingToUse()
    {
        for (const auto *name : { "runStep", "replay", "seal", "compareWith", "proveStep" }) {
            QVERIFY(!action(name)->isEnabled());
            QCOMPARE(ActionAvailability::of(action(name)), u"No log or trail is open."_s);
        }
        QCOMPARE(ActionAvailability::of(action("stop")), u"Nothing is running."_s);
        QVERIFY(action("runStep")->toolTip().endsWith(u"(F5)\nNo log or trail is open."_s));
    }

    void aMenuReportsAnEntryThatCannotBeUsed()
    {
        auto *menu = menuOf(action("runStep"));
        menu->popup({});
        showTip(*menu, action("runStep"));
        QTRY_VERIFY(QToolTip::text().contains(u"No log or trail is open."));
        menu->close();
    }

    void theStatusBarReportsWhoGoesThereByKeys()
    {
        auto *menu = menuOf(action("runStep"));
        m_window->menuBar()->setActiveAction(menu->menuAction());
        while (menu->activeAction() != action("runStep"))
            QTest::keyClick(menu, Qt::Key_Down);
        QCOMPARE(m_window->statusBar()->currentMessage(), u"No log or trail is open."_s);
        const auto reached = menu->grab().toImage();
        QTest::keyClick(menu, Qt::Key_Down);
        QVERIFY(menu->grab().toImage() != reached); // seen as well
        menu->close();
    }

    void aTipIsAsItWasOnceThereIsNoObstacle()
    {
        QVERIFY(openIn(*m_window));
        for (const auto *name : { "runStep", "replay", "seal", "compareWith", "proveStep" }) {
            QTRY_VERIFY(action(name)->isEnabled());
            QCOMPARE(ActionAvailability::of(action(name)), QString());
        }
        QVERIFY(action("runStep")->toolTip().endsWith(u"(F5)"));
        auto *menu = menuOf(action("runStep"));
        menu->popup({});
        showTip(*menu, action("runStep"));
        QTRY_VERIFY(!QToolTip::isVisible());
        menu->close();
    }

    void aStepWithoutCodeCannotRun()
    {
        auto *project = m_window->project();
        project->selectStep(project->steps()->idAt(0));
        QTRY_COMPARE(ActionAvailability::of(action("runStep")), u"This step has no Python code."_s);
        QVERIFY(action("proveStep")->isEnabled());
    }

    void aRunWithoutPythonCannotBeReplayed()
    {
        QVERIFY(openIn(*m_window, QStringLiteral(VITRINE_TEST_DATA "/pictures/tempo-fix.jsonl")));
        for (const auto *name : { "replay", "replayElsewhere" }) {
            QTRY_COMPARE(ActionAvailability::of(action(name)), u"This run has no Python code."_s);
            QVERIFY(!action(name)->isEnabled());
        }
        QVERIFY(action("replay")->toolTip().endsWith(u"\nThis run has no Python code."_s));
        // Among several runs there may be some with code, so all may be replayed; the result says if there were none.
        QVERIFY(action("replayAll")->isEnabled());
        QVERIFY(ExecutionText::summary({}).startsWith(u"no Python code to replay"_s));
        // A run with Python code can be replayed whatever a filter hides.
        QVERIFY(openIn(*m_window));
        QTRY_VERIFY(action("replay")->isEnabled());
        m_window->findChild<FilterEdit *>(u"filterField"_s)->use(u"kind == task"_s);
        QTRY_VERIFY(m_window->project()->matchingSteps() && m_window->project()->isQuiet());
        QVERIFY(action("replay")->isEnabled());
    }

private:
    QAction *action(const char *name) const { return m_window->findChild<QAction *>(QLatin1StringView(name)); }

    QMenu *menuOf(QAction *action) const
    {
        for (auto *menu : m_window->menuBar()->findChildren<QMenu *>()) {
            if (menu->actions().contains(action))
                return menu;
        }
        return nullptr;
    }

    static void showTip(QMenu &menu, QAction *action)
    {
        const auto location = menu.actionGeometry(action).center();
        QHelpEvent asked(QEvent::ToolTip, location, menu.mapToGlobal(location));
        QCoreApplication::sendEvent(&menu, &asked);
    }

    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(TestActionAvailability)
#include "tst_actionavailability.moc"
