// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/editor/codeeditor.h"
#include "app/kit/text/findbar.h"
#include "app/kit/text/plaintextview.h"
#include "app/kit/text/scintillatarget.h"
#include "app/kit/text/textsurface.h"
#include "app/kit/theme/applicationpalette.h"
#include "app/window/stallmonitor.h"

#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>

#include <memory>

using namespace vitrine;
using namespace Qt::StringLiterals;

class TestFindBar : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void controlFOpensItEvenWhenTheWindowHasThatKey();
    void typingSelectsTheFirstMatchAndCounts();
    void whatIsTypedIsFoundFromWhereOneWas();
    void returnGoesOnAndAround();
    void caseMattersWhenAsked();
    void patternsAreUnderstood();
    void replacesOneByOneAndAll();
    void theKeyForReplacingOpensItsRow();
    void whatCannotBeEditedIsNotReplaced();
    void locationsAreSeen();
    void escapeGoesBackToTheText();
    void aHugeTextIsSearchedWithoutAStall();
    void everyControlHasAName();

private:
    QLineEdit *field() const { return m_view->findChild<QLineEdit *>(u"findText"_s); }
    QString count() const { return m_view->findChild<QLabel *>(u"findCount"_s)->text(); }
    int selectedLine() const;
    void open() const { QTest::keyClick(m_view->surface(), Qt::Key_F, Qt::ControlModifier); }

    std::unique_ptr<PlainTextView> m_view;
};

void TestFindBar::init()
{
    QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support)"_s));
    applyPalette(PaletteChoice::Light);
    m_view = std::make_unique<PlainTextView>();
    m_view->setText("Error one\nfine\nerror two\nERROR three\n", {});
    m_view->show();
    QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
    m_view->surface()->setFocus();
}

int TestFindBar::selectedLine() const
{
    int line = 0;
    int index = 0;
    int endLine = 0;
    int endIndex = 0;
    m_view->surface()->getSelection(&line, &index, &endLine, &endIndex);
    return line;
}

void TestFindBar::controlFOpensItEvenWhenTheWindowHasThatKey()
{
    QAction global;
    global.setShortcut(QKeySequence::Find);
    m_view->addAction(&global);
    QSignalSpy spy(&global, &QAction::triggered);
    open();
    QVERIFY(field()->isVisible());
    QCOMPARE(spy.count(), 0);
}

void TestFindBar::typingSelectsTheFirstMatchAndCounts()
{
    open();
    QTest::keyClicks(field(), u"error"_s);
    QCOMPARE(m_view->surface()->selectedText(), u"Error"_s);
    QCOMPARE(count(), u"1 of 3"_s);
    QTest::keyClicks(field(), u"s"_s);
    QCOMPARE(count(), u"No match"_s);
}

void TestFindBar::whatIsTypedIsFoundFromWhereOneWas()
{
    m_view->surface()->setCursorPosition(1, 0);
    open();
    QTest::keyClicks(field(), u"error t"_s);
    QCOMPARE(selectedLine(), 2);
    QTest::keyClicks(field(), u"h"_s);
    QCOMPARE(selectedLine(), 3);
    QTest::keyClick(field(), Qt::Key_Backspace);
    QCOMPARE(selectedLine(), 2);
    QTest::keyClicks(field(), u"zz"_s);
    int line = 0;
    int column = 0;
    m_view->surface()->getCursorPosition(&line, &column);
    QVERIFY(!m_view->surface()->hasSelectedText());
    QCOMPARE(line, 1);
}

void TestFindBar::returnGoesOnAndAround()
{
    open();
    QTest::keyClicks(field(), u"error"_s);
    QCOMPARE(selectedLine(), 0);
    QTest::keyClick(field(), Qt::Key_Return);
    QCOMPARE(selectedLine(), 2);
    QTest::keyClick(field(), Qt::Key_F3);
    QCOMPARE(selectedLine(), 3);
    QTest::keyClick(field(), Qt::Key_Return);
    QCOMPARE(selectedLine(), 0);
    QTest::keyClick(field(), Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(selectedLine(), 3);
}

void TestFindBar::caseMattersWhenAsked()
{
    open();
    QTest::keyClicks(field(), u"error"_s);
    m_view->findChild<QToolButton *>(u"findMatchCase"_s)->click();
    QCOMPARE(selectedLine(), 2);
    QCOMPARE(count(), u"1 of 1"_s);
}

void TestFindBar::patternsAreUnderstood()
{
    open();
    QTest::keyClicks(field(), u"^error \\w+$"_s);
    QCOMPARE(count(), u"No match"_s);
    m_view->findChild<QToolButton *>(u"findPattern"_s)->click();
    QCOMPARE(count(), u"1 of 3"_s);
    QTest::keyClicks(field(), u"("_s);
    QCOMPARE(count(), u"Invalid pattern"_s);
}

void TestFindBar::replacesOneByOneAndAll()
{
    QWidget window;
    auto *layout = new QVBoxLayout(&window);
    auto *editor = new CodeEditor;
    auto *bar = new FindBar(std::make_unique<ScintillaTarget>(editor));
    layout->addWidget(editor);
    layout->addWidget(bar);
    editor->setCode("one two one two one", u"Python"_s);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    bar->openReplace();
    auto *what = bar->findChild<QLineEdit *>(u"findText"_s);
    auto *with = bar->findChild<QLineEdit *>(u"replaceText"_s);
    QVERIFY(with->isVisible());
    what->setText(u"one"_s);
    with->setText(u"1"_s);
    with->setFocus();
    QTest::keyClick(with, Qt::Key_Return);
    QCOMPARE(editor->code(), "1 two one two one"_ba);
    bar->findChild<QToolButton *>(u"replaceAll"_s)->click();
    QCOMPARE(editor->code(), "1 two 1 two 1"_ba);
    editor->undo();
    QCOMPARE(editor->code(), "1 two one two one"_ba);
}

void TestFindBar::theKeyForReplacingOpensItsRow()
{
    QWidget window;
    auto *layout = new QVBoxLayout(&window);
    auto *editor = new CodeEditor;
    auto *bar = new FindBar(std::make_unique<ScintillaTarget>(editor));
    layout->addWidget(editor);
    layout->addWidget(bar);
    bar->hide();
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    editor->setFocus();
    QTest::keySequence(editor, FindBar::replaceKey());
    QVERIFY(bar->findChild<QLineEdit *>(u"replaceText"_s)->isVisible());
}

// All have a frame, and that where the search stands is solid.
void TestFindBar::locationsAreSeen()
{
    open();
    QTest::keyClicks(field(), u"error"_s);
    const auto picture = m_view->surface()->viewport()->grab().toImage();
    const auto highlight = m_view->palette().color(QPalette::Highlight).rgb();
    const int height = int(m_view->surface()->SendScintilla(QsciScintilla::SCI_TEXTHEIGHT, 0UL));
    const auto highlighted = [&](int line) {
        int pixels = 0;
        for (int x = 0; x < picture.width(); ++x)
            for (int y = line * height; y < (line + 1) * height; ++y)
                pixels += picture.pixel(x, y) == highlight ? 1 : 0;
        return pixels;
    };
    QCOMPARE(selectedLine(), 0);
    QCOMPARE(highlighted(1), 0);
    QVERIFY2(highlighted(2) > 2 * height, qPrintable(QString::number(highlighted(2))));
    QVERIFY2(highlighted(0) > 2 * highlighted(2), qPrintable(QString::number(highlighted(0))));
}

void TestFindBar::whatCannotBeEditedIsNotReplaced()
{
    auto *bar = m_view->findChild<FindBar *>();
    bar->openReplace();
    QVERIFY(!bar->findChild<QLineEdit *>(u"replaceText"_s)->isVisible());
    bar->findChild<QLineEdit *>(u"findText"_s)->setText(u"error"_s);
    bar->replaceAll();
    QVERIFY(m_view->text().startsWith(u"Error one"_s));
}

void TestFindBar::escapeGoesBackToTheText()
{
    open();
    QTest::keyClick(field(), Qt::Key_Escape);
    QVERIFY(!field()->isVisible());
    QVERIFY(m_view->surface()->hasFocus());
}

void TestFindBar::aHugeTextIsSearchedWithoutAStall()
{
    constexpr int lines = 400'000;
    QByteArray text;
    for (int line = 0; line < lines; ++line)
        text += "line " + QByteArray::number(line) + (line % 100'000 == 99'999 ? " Here\n" : "\n");
    m_view->setText(text, {});
    QTRY_VERIFY(m_view->isComplete());
    open();
    const StallMonitor monitor;
    QTest::keyClicks(field(), u"here"_s);
    QTRY_COMPARE(count(), u"1 of 4"_s);
    QCOMPARE(selectedLine(), 99'999);
    QTest::keyClick(field(), Qt::Key_Return);
    QCOMPARE(selectedLine(), 199'999);
    QCOMPARE(count(), u"2 of 4"_s);
    QTest::keyClick(field(), Qt::Key_Return, Qt::ShiftModifier);
    QTest::keyClick(field(), Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(count(), u"4 of 4"_s);
    QTest::keyClicks(field(), u"after"_s);
    QTRY_COMPARE(count(), u"No match"_s);
    QVERIFY2(monitor.longestWork() < StallMonitor::limit, qPrintable(QString::number(monitor.longestWork().count())));
    m_view->setText("here", {});
    QTest::keyClick(field(), Qt::Key_Return);
    QCOMPARE(count(), u"No match"_s);
}

void TestFindBar::everyControlHasAName()
{
    for (const auto *button : m_view->findChildren<QToolButton *>())
        if (!button->objectName().isEmpty() && button->objectName().startsWith(u"find"_s))
            QVERIFY(!button->accessibleName().isEmpty());
    QVERIFY(!field()->accessibleName().isEmpty());
}

QTEST_MAIN(TestFindBar)
#include "tst_findbar.moc"
