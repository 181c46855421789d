// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/shell/actions.h"
#include "app/window/menus.h"
#include "app/window/recentfiles.h"
#include "app/window/workarea.h"

#include <QMenuBar>
#include <QStandardPaths>
#include <QTest>

using namespace vitrine;

class TestActions final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void noKeyIsUsedTwice()
    {
        Window window;
        QHash<QKeySequence, QString> taken;
        for (const auto *action : window.findChildren<QAction *>()) {
            for (const auto &key : action->shortcuts()) {
                QVERIFY2(
                    !taken.contains(key), qPrintable(key.toString() + u' ' + action->objectName() + u' ' + taken[key]));
                taken.insert(key, action->objectName());
            }
        }
        QVERIFY(taken.contains(QKeySequence(Qt::Key_F5)));
        QVERIFY(taken.contains(QKeySequence(Qt::ALT | Qt::Key_1)));
    }

    void leavesTheKeysOfOtherThingsFree()
    {
        const Window window;
        const QList<QKeySequence> reserved { Qt::CTRL | Qt::Key_G, Qt::CTRL | Qt::SHIFT | Qt::Key_G,
            Qt::CTRL | Qt::Key_R, Qt::CTRL | Qt::Key_H, Qt::CTRL | Qt::Key_Y, Qt::ALT | Qt::Key_Down,
            Qt::CTRL | Qt::Key_D };
        for (const auto *action : window.findChildren<QAction *>()) {
            for (const auto &key : action->shortcuts())
                QVERIFY2(!reserved.contains(key) || action == window.actions.replace, qPrintable(action->objectName()));
        }
    }

    void theMenusHaveTheirMnemonics()
    {
        const Window window;
        QString mnemonics;
        for (const auto *action : window.menuBar()->actions())
            mnemonics += action->text().at(action->text().indexOf(u'&') + 1);
        QCOMPARE(mnemonics, QStringLiteral("FEVGRPTWH"));
    }

    void everyActionIsInAMenu()
    {
        const Window window;
        QSet<QAction *> inMenus;
        for (const auto *menu : window.findChildren<QMenu *>()) {
            for (auto *action : menu->actions())
                inMenus.insert(action);
        }
        for (auto *action : window.actions.findChildren<QAction *>()) {
            // The policy menu is filled by the window.
            if (action != window.actions.choosePolicy)
                QVERIFY2(inMenus.contains(action), qPrintable(action->objectName()));
        }
    }

private:
    struct Window final : public QMainWindow {
        Window()
            : actions(this)
            , recent(this)
            , menus(
                  (area.addPane(new Pane(
                       { .id = QStringLiteral("a"), .title = QStringLiteral("A"), .location = Pane::Location::Left })),
                      this),
                  &actions, &recent, &area)
        {
        }
        Actions actions;
        RecentFiles recent;
        WorkArea area;
        Menus menus;
    };
};

QTEST_MAIN(TestActions)
#include "tst_actions.moc"
