// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/lists/visibilitywatcher.h"

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

class TestVisibilityWatcher final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void followsAWidgetThatIsHidden()
    {
        QWidget widget;
        const VisibilityWatcher visibility(&widget);
        QVERIFY(!visibility.isSeen());
        QSignalSpy changed(&visibility, &VisibilityWatcher::changed);
        widget.show();
        QVERIFY(visibility.isSeen());
        widget.hide();
        QVERIFY(!visibility.isSeen());
        QCOMPARE(changed.size(), 2);
    }

    void whatIsBehindATabIsNotSeen()
    {
        QMainWindow window;
        auto *front = addPane(window, u"front"_s);
        auto *behind = addPane(window, u"behind"_s);
        window.tabifyDockWidget(front, behind);
        auto *visibility = new VisibilityWatcher(behind->widget());
        front->raise();
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QVERIFY(behind->widget()->isVisible()); // as Qt has it
        QTRY_VERIFY(!visibility->isSeen());
        QSignalSpy changed(visibility, &VisibilityWatcher::changed);
        behind->raise();
        QTRY_VERIFY(visibility->isSeen());
        front->raise();
        QTRY_VERIFY(!visibility->isSeen());
        behind->setFloating(true);
        QTRY_VERIFY(visibility->isSeen());
        QVERIFY(changed.size() >= 3);
    }
};

QTEST_MAIN(TestVisibilityWatcher)
#include "tst_visibilitywatcher.moc"
