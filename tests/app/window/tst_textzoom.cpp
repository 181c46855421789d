// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/editor/codeeditor.h"
#include "app/kit/text/hugetextview.h"
#include "app/kit/text/plaintextview.h"
#include "app/kit/text/textsurface.h"
#include "tests/app/window/shownwindow.h"

#include <QAction>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>

using namespace vitrine;
using namespace vitrine::testing;
using namespace Qt::StringLiterals;

/// Code and texts in larger letters.
class TestTextZoom final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useOwnSettings(); }

    void keysChangeAllTextsAtOnce()
    {
        const auto window = firstWindow();
        QVERIFY(window);
        QVERIFY(openIn(*window));
        auto *editor = window->findChild<CodeEditor *>(u"codeEditor"_s);
        auto *text = window->findChild<TextSurface *>();
        const int margin = editor->marginWidth(1);
        const int height = editor->textHeight(0);
        editor->setFocus();
        for (int n = 0; n < 6; ++n)
            QTest::keyClick(editor, Qt::Key_Plus, Qt::ControlModifier);
        QCOMPARE(zoomOf(editor), 6);
        QCOMPARE(zoomOf(text), 6);
        QVERIFY(editor->textHeight(0) > height);
        QVERIFY(editor->marginWidth(1) >= margin);
        QTest::keyClick(editor, Qt::Key_Minus, Qt::ControlModifier);
        QCOMPARE(zoomOf(text), 5);
        QTest::keyClick(window.get(), Qt::Key_0, Qt::ControlModifier);
        QCOMPARE(zoomOf(editor), 0);
        QCOMPARE(editor->textHeight(0), height);
    }

    void theSizeIsRememberedAndHasItsLimits()
    {
        {
            const auto window = firstWindow();
            QVERIFY(window);
            for (int n = 0; n < 40; ++n)
                window->findChild<QAction *>(u"zoomIn"_s)->trigger();
            QCOMPARE(zoomOf(window->findChild<CodeEditor *>(u"codeEditor"_s)), 20);
        }
        MainWindow again(makeInProcessBackend);
        QCOMPARE(zoomOf(again.findChild<CodeEditor *>(u"codeEditor"_s)), 20);
        again.findChild<QAction *>(u"resetZoom"_s)->trigger();
    }

    void theWheelChangesAllTextsAtOnce()
    {
        const auto window = firstWindow();
        QVERIFY(window);
        QVERIFY(openIn(*window));
        auto *editor = window->findChild<CodeEditor *>(u"codeEditor"_s);
        const auto *text = window->findChild<TextSurface *>();
        turn(editor->viewport(), 120, Qt::ControlModifier);
        QCOMPARE(zoomOf(editor), 1);
        QCOMPARE(zoomOf(text), 1);
        for (int n = 0; n < 3; ++n)
            turn(editor->viewport(), 40, Qt::ControlModifier); // a touchpad
        QCOMPARE(zoomOf(text), 2);
        turn(editor->viewport(), 120, Qt::NoModifier);
        QCOMPARE(zoomOf(text), 2);
        turn(editor->viewport(), -240, Qt::ControlModifier);
        QCOMPARE(zoomOf(editor), 0);
        QCOMPARE(QSettings().value(u"window/textZoom"_s).toInt(), 0);
    }

    void aHugeTextIsNoException()
    {
        const auto window = firstWindow();
        QVERIFY(window);
        QVERIFY(openIn(*window));
        const auto texts = window->findChildren<PlainTextView *>();
        const auto shown = std::ranges::find_if(texts, [](const auto *text) { return text->isVisible(); });
        QVERIFY(shown != texts.end());
        const auto huge = std::make_shared<QByteArray>(QByteArray("a line\n").repeated(3'000'000));
        (*shown)->setText(*huge, {}, huge);
        const auto *view = (*shown)->findChild<HugeTextView *>();
        QVERIFY(view);
        QTRY_VERIFY(view->isVisible());
        turnAt(*view->viewport(), 960);
        QCOMPARE(zoomOf((*shown)->surface()), 8);
        const int rows = view->verticalScrollBar()->pageStep();
        turnAt(*view->viewport(), -960);
        QVERIFY(view->verticalScrollBar()->pageStep() > rows);
        QCOMPARE(view->verticalScrollBar()->value(), 0);
    }

private:
    static void turn(QWidget *over, int angle, Qt::KeyboardModifiers with)
    {
        const auto at = over->rect().center();
        QWheelEvent event(at, over->mapToGlobal(at), {}, { 0, angle }, Qt::NoButton, with, Qt::NoScrollPhase, false);
        QApplication::sendEvent(over, &event);
    }
    /// As the window system tells it: what a widget does not want goes to its parent.
    static void turnAt(const QWidget &over, int angle)
    {
        const auto at = over.mapTo(over.window(), over.rect().center());
        QTest::wheelEvent(over.window()->windowHandle(), at, { 0, angle }, {}, Qt::ControlModifier);
    }
    static int zoomOf(const QsciScintilla *view) { return int(view->SendScintilla(QsciScintilla::SCI_GETZOOM)); }
};

QTEST_MAIN(TestTextZoom)
#include "tst_textzoom.moc"
