// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/editor/codeeditor.h"
#include "app/kit/editor/editing.h"

#include <QAction>
#include <QTest>

#include <memory>

using namespace vitrine;
using namespace Qt::StringLiterals;

class TestEditing final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support)"_s));
        m_editor = std::make_unique<CodeEditor>();
        m_editor->resize(400, 300);
        m_editor->show();
        QVERIFY(QTest::qWaitForWindowActive(m_editor.get()));
        m_editor->setFocus();
    }

    void commentsAndUncommentsTheSelectedLines()
    {
        m_editor->setCode("if x:\n    y = 1\n\nz = 2\n", u"Python"_s);
        m_editor->setSelection(0, 2, 3, 0);
        press(Qt::Key_Slash, Qt::ControlModifier);
        QCOMPARE(m_editor->code(), "# if x:\n#     y = 1\n\nz = 2\n"_ba);
        press(Qt::Key_Slash, Qt::ControlModifier);
        QCOMPARE(m_editor->code(), "if x:\n    y = 1\n\nz = 2\n"_ba);
        m_editor->undo();
        m_editor->undo();
        QVERIFY(!m_editor->isUndoAvailable());
    }

    void aCommentKeepsItsIndentation()
    {
        m_editor->setCode("    a\n        b\n", u"Python"_s);
        m_editor->setSelection(0, 0, 2, 0);
        toggleComment(*m_editor);
        QCOMPARE(m_editor->code(), "    # a\n    #     b\n"_ba);
    }

    void aNewLineIsIndentedAsItsLocationAsks_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<int>("indent");
        QTest::newRow("a line") << "x = 1"_ba << 0;
        QTest::newRow("in a block") << "if x:\n    y = 1"_ba << 4;
        QTest::newRow("a block begins") << "if x:"_ba << 4;
        QTest::newRow("with a comment") << "    if x:  # because"_ba << 8;
        QTest::newRow("a colon in a comment") << "x = 1  # so:"_ba << 0;
        QTest::newRow("a colon in quotes") << "x = '#:"_ba << 4;
        QTest::newRow("an open bracket") << "f("_ba << 4;
        QTest::newRow("behind return") << "def f():\n    return 1"_ba << 0;
        QTest::newRow("a name like return") << "    returned = 1"_ba << 4;
        QTest::newRow("behind blanks") << "    "_ba << 4;
    }

    void aNewLineIsIndentedAsItsLocationAsks()
    {
        QFETCH(const QByteArray, before);
        QFETCH(const int, indent);
        m_editor->setCode(before, u"Python"_s);
        press(Qt::Key_End, Qt::ControlModifier);
        press(Qt::Key_Return);
        QTest::keyClicks(m_editor.get(), u"z"_s);
        QCOMPARE(m_editor->code(), before + '\n' + QByteArray(indent, ' ') + 'z');
    }

    void aLineThatIsPushedDownKeepsItsIndentation()
    {
        m_editor->setCode("    x\n", u"Python"_s);
        press(Qt::Key_Return);
        QCOMPARE(m_editor->code(), "\n    x\n"_ba);
        m_editor->setCode("if x: y\n", u"Python"_s);
        m_editor->setCursorPosition(0, 5);
        press(Qt::Key_Return);
        QCOMPARE(m_editor->code(), "if x:\n    y\n"_ba);
    }

    void selectedLinesRunByThemselves_data()
    {
        QTest::addColumn<QList<int>>("selection");
        QTest::addColumn<QString>("lines");
        QTest::newRow("none") << QList { 1, 2, 1, 2 } << QString();
        QTest::newRow("part of a line") << QList { 1, 6, 1, 7 } << u"y = 1\n"_s;
        QTest::newRow("some lines") << QList { 1, 0, 3, 0 } << u"y = 1\nif y:\n"_s;
        QTest::newRow("deeper lines") << QList { 2, 4, 4, 3 } << u"if y:\n    z = 2\n\n"_s;
    }

    void selectedLinesRunByThemselves()
    {
        QFETCH(const QList<int>, selection);
        QFETCH(const QString, lines);
        m_editor->setCode("if x:\n    y = 1\n    if y:\n        z = 2\n   \n", u"Python"_s);
        m_editor->setSelection(selection[0], selection[1], selection[2], selection[3]);
        QCOMPARE(selectedCode(*m_editor), lines);
    }

    void typesAtSeveralCursors()
    {
        m_editor->setCode("a\nb\nc\n", u"Python"_s);
        press(Qt::Key_Down, Qt::ControlModifier | Qt::AltModifier);
        press(Qt::Key_Down, Qt::ControlModifier | Qt::AltModifier);
        QTest::keyClicks(m_editor.get(), u"x"_s);
        QCOMPARE(m_editor->code(), "xa\nxb\nxc\n"_ba);
    }

    void addsTheNextOccurrence()
    {
        m_editor->setCode("foo = foo\n", u"Python"_s);
        m_editor->setSelection(0, 0, 0, 3);
        press(Qt::Key_N, Qt::ControlModifier | Qt::AltModifier);
        QTest::keyClicks(m_editor.get(), u"b"_s);
        QCOMPARE(m_editor->code(), "b = b\n"_ba);
    }

    void completesAWord()
    {
        m_editor->setCode("off", u"Python"_s);
        m_editor->setCompletionSources({ .names = { u"offers"_s }, .modules = {} });
        m_editor->goTo(1, 4);
        press(Qt::Key_Space, Qt::ControlModifier);
        QVERIFY(m_editor->isListActive());
        press(Qt::Key_Return, Qt::NoModifier);
        QCOMPARE(m_editor->code(), "offers"_ba);
    }

    void offersNothingWhereNoScreenIs()
    {
        m_editor->setCode("off", u"Python"_s);
        m_editor->setCompletionSources({ .names = { u"offers"_s }, .modules = {} });
        m_editor->goTo(1, 4);
        m_editor->move(-5'000, -5'000);
        m_editor->showCompletions();
        QVERIFY(!m_editor->isListActive());
        m_editor->move(0, 0);
        m_editor->showCompletions();
        QVERIFY(m_editor->isListActive());
    }

    void nothingChangesWhatCannotBeEdited()
    {
        m_editor->setCode("a\n", u"Python"_s);
        m_editor->setEditable(false);
        toggleComment(*m_editor);
        m_editor->showCompletions();
        QVERIFY(!m_editor->isListActive());
        QCOMPARE(m_editor->code(), "a\n"_ba);
        QVERIFY(!m_editor->findChild<QAction *>(u"toggleComment"_s)->isEnabled());
        m_editor->setEditable(true);
        QVERIFY(m_editor->findChild<QAction *>(u"toggleComment"_s)->isEnabled());
    }

private:
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(m_editor.get(), key, modifiers); }

    std::unique_ptr<CodeEditor> m_editor;
};

QTEST_MAIN(TestEditing)
#include "tst_editing.moc"
