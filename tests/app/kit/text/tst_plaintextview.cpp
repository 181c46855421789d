// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/text/plaintextview.h"
#include "app/kit/text/textloading.h"
#include "app/kit/text/textsurface.h"
#include "app/kit/theme/applicationpalette.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QLabel>
#include <QListView>
#include <QTableView>
#include <QTest>
#include <QTextBrowser>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

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
    void aHugeTextComesInSlices();
    void charactersAcrossSlicesStayWhole();
    void nothingCanBeTyped();
    void tabLeavesTheView();
    void escapeClosesTheDialogAround();
    void wrappingIsSwitched();
    void colorsOfATerminalAreShown();
    void jsonIsIndentedOnWish();
    void copiesInOtherFormats();
    void colorsFollowThePalette();
    void formsAreOfferedForWhatIsThere();
    void theSwitchGivesWayWhereTextHasNoRoom();
    void theChosenFormStays();
    void anImageIsShownAsWhatItIs();
    void aThoughtIsFormatted();
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
    view.setText({}, u"not run"_s);
    QCOMPARE(view.reasonWhenEmpty(), u"not run"_s);
    QVERIFY(view.findChild<QLabel *>(u"emptyText"_s)->isVisible());
    view.setText("x", u"not run"_s);
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

void TestPlainTextView::aHugeTextComesInSlices()
{
    QByteArray huge;
    for (int i = 0; huge.size() < 10'000'000; ++i)
        huge += "line " + QByteArray::number(i) + " of a long log with some words in it\n";
    PlainTextView view;
    view.resize(600, 400);
    view.show();
    const auto shown = [&view] { return qsizetype(view.surface()->SendScintilla(QsciScintilla::SCI_GETLENGTH)); };
    view.setText(huge, {});
    QVERIFY(shown() <= TextLoading::sliceBytes);
    QVERIFY(view.surface()->lines() > 1000);
    QVERIFY(!view.isWrapped());
    // Whatever else the window has to do gets its turn between any two slices.
    qsizetype before = shown();
    qsizetype mostAtOnce = 0;
    QTimer other;
    other.setInterval(0);
    connect(&other, &QTimer::timeout, this,
        [&] { mostAtOnce = std::max(mostAtOnce, shown() - std::exchange(before, shown())); });
    other.start();
    QTRY_VERIFY_WITH_TIMEOUT(view.isComplete(), 60'000);
    QVERIFY2(mostAtOnce <= 2 * TextLoading::sliceBytes, QByteArray::number(mostAtOnce).constData());
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

void TestPlainTextView::escapeClosesTheDialogAround()
{
    QDialog dialog;
    auto *view = new PlainTextView;
    auto *layout = new QVBoxLayout(&dialog);
    layout->addWidget(view);
    dialog.open();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    view->surface()->setFocus();
    QTest::keyClick(view->surface(), Qt::Key_Escape);
    QVERIFY(!dialog.isVisible());
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

void TestPlainTextView::colorsOfATerminalAreShown()
{
    PlainTextView view;
    view.setText("a\x1b[31mb\x1b[0mc\x1b[2J", {});
    QCOMPARE(view.text(), u"abc⟨ESC⟩[2J"_s);
    const auto colorAt = [&](long position) {
        const long style = view.surface()->SendScintilla(QsciScintilla::SCI_GETSTYLEAT, position);
        return view.surface()->SendScintilla(QsciScintilla::SCI_STYLEGETFORE, style);
    };
    QVERIFY(colorAt(1) != colorAt(0));
    QCOMPARE(colorAt(2), colorAt(0));
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

void TestPlainTextView::colorsFollowThePalette()
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

void TestPlainTextView::formsAreOfferedForWhatIsThere()
{
    PlainTextView view;
    view.show();
    const auto isOffered = [&](const QString &name) { return view.findChild<QToolButton *>(name)->isVisible(); };
    view.setText("words", {});
    QVERIFY(!isOffered(u"showText"_s));
    view.setText("{'a': 1}", {});
    QVERIFY(isOffered(u"showText"_s) && isOffered(u"showTree"_s) && !isOffered(u"showTable"_s));
    view.setText("[{'a': 1}, {'a': 2}]", {});
    QVERIFY(isOffered(u"showTree"_s) && isOffered(u"showTable"_s) && !isOffered(u"showImages"_s));
    view.setText("   a\n0  1\n1  2", {});
    QVERIFY(!isOffered(u"showTree"_s) && isOffered(u"showTable"_s));
    view.appendText("more");
    QVERIFY(!isOffered(u"showText"_s));
}

void TestPlainTextView::theSwitchGivesWayWhereTextHasNoRoom()
{
    PlainTextView view;
    view.setMinimumHeight(1);
    view.resize(400, 300);
    view.show();
    view.setText("{'a': [1, 2]}", {});
    const auto *button = view.findChild<QToolButton *>(u"showTree"_s);
    QVERIFY(button->isVisible());
    view.resize(400, button->sizeHint().height() * 2);
    QVERIFY(!button->isVisible());
    QTRY_VERIFY(view.surface()->height() >= view.surface()->minimumSizeHint().height());
    view.resize(400, 300);
    QVERIFY(button->isVisible());
}

void TestPlainTextView::theChosenFormStays()
{
    PlainTextView view;
    view.setText("[{'a': 1}, {'a': 2}]", {});
    view.show();
    QVERIFY(QTest::qWaitForWindowActive(&view));
    QCOMPARE(view.form(), TextForm::Text);
    auto *button = view.findChild<QToolButton *>(u"showTable"_s);
    button->setFocus();
    QTest::keyClick(button, Qt::Key_Space);
    QCOMPARE(view.form(), TextForm::Table);
    auto *table = view.findChild<QTableView *>(u"valueTable"_s);
    QTRY_COMPARE(table->model()->rowCount(), 2);
    view.setText("words", {});
    QCOMPARE(view.form(), TextForm::Text);
    view.setText("[{'a': 1}, {'a': 2}, {'a': 3}]", {});
    QCOMPARE(view.form(), TextForm::Table);
    QTRY_COMPARE(table->model()->rowCount(), 3);
}

void TestPlainTextView::anImageIsShownAsWhatItIs()
{
    PlainTextView view;
    view.setText("R0lGODlhAQABAIAAAP8AAP///yH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==", {});
    QCOMPARE(view.form(), TextForm::Images);
    auto *images = view.findChild<QListView *>(u"valueImages"_s);
    QTRY_COMPARE(images->model()->rowCount(), 1);
    QVERIFY(images->model()->index(0, 0).data(Qt::AccessibleTextRole).toString().startsWith(u"GIF, 1 × 1"_s));
    view.setForm(TextForm::Text);
    QCOMPARE(view.form(), TextForm::Text);
}

void TestPlainTextView::aThoughtIsFormatted()
{
    PlainTextView view;
    view.setMarkdown(true);
    view.setText("# Plan\n\n<b>x</b>", {});
    QCOMPARE(view.form(), TextForm::Formatted);
    QCOMPARE(view.findChild<QTextBrowser *>(u"markdownView"_s)->toPlainText(), u"Plan\n<b>x</b>"_s);
    view.setForm(TextForm::Text);
    QCOMPARE(view.text(), u"# Plan\n\n<b>x</b>"_s);
}

QTEST_MAIN(TestPlainTextView)
#include "tst_plaintextview.moc"
