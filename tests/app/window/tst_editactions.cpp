// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/editactions.h"

#include "app/kit/editor/codeeditor.h"
#include "app/kit/lists/recordview.h"
#include "tests/app/window/shownwindow.h"

#include <QAction>
#include <QContextMenuEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QSignalSpy>

#include <algorithm>

using namespace vitrine;
using namespace vitrine::testing;
using namespace Qt::StringLiterals;

/// What the Edit menu offers for what has the focus.
class TestEditActions final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useOwnSettings(); }

    void init()
    {
        m_window = firstWindow();
        QVERIFY(m_window);
        QVERIFY(openIn(*m_window));
        m_editor = m_window->findChild<CodeEditor *>(u"codeEditor"_s);
        m_list = m_window->findChild<RecordView *>(u"stepsView"_s);
        QVERIFY(m_editor && m_list);
    }

    void cleanup() { m_window.reset(); }

    void offersToUndoWhatWasTyped()
    {
        m_editor->setFocus();
        QVERIFY(!can("undo"));
        QVERIFY(!can("redo"));
        QTest::keyClicks(m_editor, u"x"_s);
        QTRY_VERIFY(can("undo"));
        QTest::keyClick(m_editor, Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(!can("undo"));
        QVERIFY(can("redo"));
        QTest::keyClick(m_editor, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(can("undo"));
        QVERIFY(!can("redo"));
    }

    void offersNothingToChangeInAList()
    {
        m_editor->setFocus();
        QTest::keyClicks(m_editor, u"x"_s);
        QTRY_VERIFY(can("undo"));
        m_list->setFocus();
        for (const auto *name : { "undo", "redo", "cut", "paste" })
            QVERIFY2(!can(name), name);
        for (const auto *name : { "copy", "selectAll" })
            QVERIFY2(can(name), name);
    }

    void worksOnTheLineThatHasTheFocus()
    {
        auto *line = m_window->findChild<QLineEdit *>(u"filterField"_s);
        QVERIFY(line);
        line->setFocus();
        QTest::keyClicks(line, u"ab"_s);
        QTRY_VERIFY(can("undo"));
        action("undo")->trigger();
        QCOMPARE(line->text(), QString());
        QTRY_VERIFY(can("redo"));
    }

    void aMenuLeavesTheFocusWhereItWas()
    {
        m_editor->setFocus();
        QTest::keyClicks(m_editor, u"x"_s);
        QTRY_VERIFY(can("undo"));
        auto *bar = m_window->menuBar();
        bar->setFocus();
        QVERIFY(can("undo"));
        action("undo")->trigger();
        QVERIFY(!m_editor->isUndoAvailable());
    }

    void thePaletteWorksOnWhatHadTheFocus()
    {
        m_editor->setFocus();
        QTest::keyClicks(m_editor, u"x"_s);
        QTRY_VERIFY(can("undo"));
        action("commandPalette")->trigger();
        auto *palette = QApplication::activeModalWidget();
        QVERIFY(palette);
        QTest::keyClicks(palette->focusWidget(), u"undo"_s);
        QTest::keyClick(palette->focusWidget(), Qt::Key_Return);
        QVERIFY(!m_editor->isUndoAvailable());
    }

    // Two actions for one key that are both at hand would do nothing.
    void whatHasTheFocusGoesFirst()
    {
        action("show-sql")->trigger();
        auto *answer = m_window->findChild<RecordView *>(u"sqlView"_s);
        QVERIFY(answer);
        QTRY_VERIFY(answer->isVisible());
        const auto actions = answer->actions();
        const auto own = std::ranges::find_if(actions, [this](const QAction *known) {
            return known != action("copy") && known->shortcut() == QKeySequence(QKeySequence::Copy);
        });
        QVERIFY(own != actions.end());
        answer->setFocus();
        QVERIFY(can("copy"));
        QSignalSpy copied(*own, &QAction::triggered);
        QTest::keyClick(answer, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(copied.size(), 1);
        action("copy")->trigger(); // from the menu
        QCOMPARE(copied.size(), 2);
    }

    void looksAgainBeforeAMenuIsShown()
    {
        m_editor->setFocus();
        QVERIFY(can("paste"));
        m_editor->setReadOnly(true);
        const auto *edit = qobject_cast<QMenu *>(action("undo")->associatedObjects().constFirst());
        QVERIFY(edit);
        Q_EMIT const_cast<QMenu *>(edit)->aboutToShow();
        QVERIFY(!can("paste"));
    }

private:
    QAction *action(const char *name) const { return m_window->findChild<QAction *>(QString::fromLatin1(name)); }
    bool can(const char *name) const { return action(name)->isEnabled(); }

    std::unique_ptr<MainWindow> m_window;
    CodeEditor *m_editor = nullptr;
    RecordView *m_list = nullptr;
};

QTEST_MAIN(TestEditActions)
#include "tst_editactions.moc"
