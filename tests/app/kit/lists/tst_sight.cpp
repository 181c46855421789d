// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/lists/sight.h"

#include <QDockWidget>
#include <QLabel>
#include <QMainWindow>
#include <QSignalSpy>
#include <QTest>

using namespace vitrine;
using namespace Qt::StringLiterals;

namespace {

/// A pane with a label in it.
QDockWidget *addPane(QMainWindow &window, const QString &name)
{
    auto *pane = new QDockWidget(name, &window);
    pane->setWidget(new QLabel(name));
    window.addDockWidget(Qt::LeftDockWidgetArea, pane);
    return pane;
}

} // namespace

class TestSight final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void followsAWidgetThatIsHidden()
    {
        QWidget widget;
        const Sight sight(&widget);
        QVERIFY(!sight.isSeen());
        QSignalSpy changed(&sight, &Sight::changed);
        widget.show();
        QVERIFY(sight.isSeen());
        widget.hide();
        QVERIFY(!sight.isSeen());
        QCOMPARE(changed.size(), 2);
    }

    void whatIsBehindATabIsNotSeen()
    {
        QMainWindow window;
        auto *front = addPane(window, u"front"_s);
        auto *behind = addPane(window, u"behind"_s);
        window.tabifyDockWidget(front, behind);
        auto *sight = new Sight(behind->widget());
        front->raise();
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QVERIFY(behind->widget()->isVisible()); // as Qt has it
        QTRY_VERIFY(!sight->isSeen());
        QSignalSpy changed(sight, &Sight::changed);
        behind->raise();
        QTRY_VERIFY(sight->isSeen());
        front->raise();
        QTRY_VERIFY(!sight->isSeen());
        behind->setFloating(true);
        QTRY_VERIFY(sight->isSeen());
        QVERIFY(changed.size() >= 3);
    }
};

QTEST_MAIN(TestSight)
#include "tst_sight.moc"
