// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/plaintextview.h"
#include "app/text/textsurface.h"
#include "app/theme/applicationpalette.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QElapsedTimer>
#include <QLabel>
#include <QTest>

using namespace vitrine;
using namespace Qt::StringLiterals;

class TestPlainTextView : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void anEmptyTextSaysWhy();
    void markupIsShownAsItIs();
    void hiddenCharactersAreVisible();
    void appendedTextFollows();
    void aReplacedTextForgetsTheOldOne();
    void overlongLinesAreBrokenOnlyForDisplay();
    void copyGivesWhatIsShown();
    void aHugeTextComesInSlicesWithoutAStall();
    void charactersAcrossSlicesStayWhole();
    void nothingCanBeTyped();
    void tabLeavesTheView();
    void wrappingIsSwitched();
    void coloursOfATerminalAreShown();
    void jsonIsIndentedOnWish();
    void copiesInOtherFormats();
    void coloursFollowThePalette();
};

void TestPlainTextView::init()
{
    QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support)"_s));
    applyPalette(PaletteChoice::Light);
}

void TestPlainTextView::anEmptyTextSaysWhy()
{
    PlainTextView view;
    view.resize(400, 200);
    view.show();
    view.setText({}, u"did not run"_s);
    QCOMPARE(view.reasonWhenEmpty(), u"did not run"_s);
    QVERIFY(view.findChild<QLabel *>(u"emptyText"_s)->isVisible());
    view.setText("x", u"did not run"_s);
    QCOMPARE(view.reasonWhenEmpty(), QString());
    QVERIFY(!view.findChild<QLabel *>(u"emptyText"_s)->isVisible());
}

void TestPlainTextView::markupIsShownAsItIs()
{
    PlainTextView view;
    view.setText("<h1>no heading</h1><script>x</script>", {});
    QCOMPARE(view.text(), u"<h1>no heading</h1><script>x</script>"_s);
}

void TestPlainTextView::hiddenCharactersAreVisible()
{
    PlainTextView view;
    view.setText(QByteArray("a\0b\x1b[2J\xe2\x80\xae"
                            "c\xff",
                     12),
        {});
    QCOMPARE(view.text(), u"a⟨NUL⟩b⟨ESC⟩[2J⟨U+202E⟩c\ufffd"_s);
}

void TestPlainTextView::appendedTextFollows()
{
    PlainTextView view;
    view.setText({}, u"empty"_s);
    view.appendText("one\n");
    view.appendText("two");
    QCOMPARE(view.text(), u"one\ntwo"_s);
    QCOMPARE(view.reasonWhenEmpty(), QString());
}

void TestPlainTextView::aReplacedTextForgetsTheOldOne()
{
    PlainTextView view;
    view.setText(QByteArray(2'000'000, 'a'), {});
    QVERIFY(!view.isComplete());
    view.setText("b", {});
    QTest::qWait(0);
    QVERIFY(view.isComplete());
    QCOMPARE(view.text(), u"b"_s);
}

void TestPlainTextView::overlongLinesAreBrokenOnlyForDisplay()
{
    PlainTextView view;
    view.setText(QByteArray(50'000, 'x'), {});
    QVERIFY(view.surface()->lines() > 4);
    QCOMPARE(view.text(), QString(50'000, u'x'));
}

void TestPlainTextView::copyGivesWhatIsShown()
{
    PlainTextView view;
    view.setText(QByteArray(9'000, 'x') + "\x1b", {});
    view.surface()->selectAll();
    view.surface()->copy();
    QCOMPARE(QApplication::clipboard()->text(), QString(QString(9'000, u'x') % u"⟨ESC⟩"));
}

void TestPlainTextView::aHugeTextComesInSlicesWithoutAStall()
{
    QByteArray huge;
    for (int i = 0; huge.size() < 20'000'000; ++i)
        huge += "line " + QByteArray::number(i) + " of a long log with some words in it\n";
    PlainTextView view;
    view.resize(600, 400);
    view.show();
    QElapsedTimer timer;
    timer.start();
    view.setText(huge, {});
    QVERIFY2(timer.elapsed() < 200, QByteArray::number(timer.elapsed()).constData());
    QVERIFY(!view.isComplete());
    QVERIFY(view.surface()->lines() > 1000);
    QVERIFY(!view.isWrapped());
    qint64 longestStall = 0;
    while (!view.isComplete()) {
        timer.restart();
        QCoreApplication::processEvents(QEventLoop::AllEvents, 1);
        longestStall = std::max(longestStall, timer.elapsed());
    }
    QVERIFY2(longestStall < 250, QByteArray::number(longestStall).constData());
    QCOMPARE(view.surface()->lines(), int(huge.count('\n')) + 1);
}

void TestPlainTextView::charactersAcrossSlicesStayWhole()
{
    const QString text = QString(400'000, u'ü') % u"\n" % QString(300'000, u'€');
    PlainTextView view;
    view.setText("x" + text.toUtf8(), {});
    QTRY_VERIFY(view.isComplete());
    QCOMPARE(view.text(), QString(u'x' % text));
}

void TestPlainTextView::nothingCanBeTyped()
{
    PlainTextView view;
    view.setText("fixed", {});
    view.show();
    QTest::keyClicks(view.surface(), u"abc"_s);
    QTest::keyClick(view.surface(), Qt::Key_Delete);
    QTest::keyClick(view.surface(), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(view.text(), u"fixed"_s);
}

void TestPlainTextView::tabLeavesTheView()
{
    QWidget window;
    auto *first = new PlainTextView(&window);
    auto *second = new PlainTextView(&window);
    first->setText("a", {});
    second->setText("b", {});
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    first->surface()->setFocus();
    QTest::keyClick(first->surface(), Qt::Key_Tab);
    QVERIFY(!first->surface()->hasFocus());
}

void TestPlainTextView::wrappingIsSwitched()
{
    PlainTextView view;
    auto *action = view.findChild<QAction *>(u"wrapLines"_s);
    QVERIFY(view.isWrapped());
    QVERIFY(action->isChecked());
    action->trigger();
    QVERIFY(!view.isWrapped());
}

void TestPlainTextView::coloursOfATerminalAreShown()
{
    PlainTextView view;
    view.setText("a\x1b[31mb\x1b[0mc\x1b[2J", {});
    QCOMPARE(view.text(), u"abc⟨ESC⟩[2J"_s);
    const auto colourAt = [&](long position) {
        const long style = view.surface()->SendScintilla(QsciScintilla::SCI_GETSTYLEAT, position);
        return view.surface()->SendScintilla(QsciScintilla::SCI_STYLEGETFORE, style);
    };
    QVERIFY(colourAt(1) != colourAt(0));
    QCOMPARE(colourAt(2), colourAt(0));
}

void TestPlainTextView::jsonIsIndentedOnWish()
{
    PlainTextView view;
    view.setText("{\"b\":1,\"a\":2}", {});
    view.findChild<QAction *>(u"indentJson"_s)->trigger();
    QCOMPARE(view.text(), u"{\n  \"b\": 1,\n  \"a\": 2\n}"_s);
    view.findChild<QAction *>(u"indentJson"_s)->trigger();
    QCOMPARE(view.text(), u"{\"b\":1,\"a\":2}"_s);
    view.setText("no JSON", {});
    QVERIFY(!view.findChild<QAction *>(u"indentJson"_s)->isEnabled());
}

void TestPlainTextView::copiesInOtherFormats()
{
    PlainTextView view;
    view.setText("a\n", {});
    view.show();
    QVERIFY(QTest::qWaitForWindowActive(&view));
    view.surface()->setFocus();
    QTest::keyClick(view.surface(), Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(QApplication::clipboard()->text(), u"```\na\n```\n"_s);
    QTest::keyClick(view.surface(), Qt::Key_C, Qt::ControlModifier | Qt::AltModifier);
    QCOMPARE(QApplication::clipboard()->text(), u"\"a\\n\""_s);
}

void TestPlainTextView::coloursFollowThePalette()
{
    PlainTextView view;
    view.setText("text", {});
    view.resize(200, 100);
    view.show();
    for (const auto choice : { PaletteChoice::Dark, PaletteChoice::Light }) {
        applyPalette(choice);
        const QColor base = paletteFor(choice).color(QPalette::Base);
        QTRY_COMPARE(view.surface()->viewport()->grab().toImage().pixelColor(150, 80).rgb(), base.rgb());
    }
}

QTEST_MAIN(TestPlainTextView)
#include "tst_plaintextview.moc"
