// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/editor/codeeditor.h"
#include "app/kit/theme/applicationpalette.h"
#include "app/kit/theme/theme.h"
#include "app/window/stallmonitor.h"

#include <QAction>
#include <QDialog>
#include <QHelpEvent>
#include <QLineEdit>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>
#include <QToolTip>
#include <QVBoxLayout>

#include <memory>

using namespace vitrine;
using namespace Qt::StringLiterals;

class TestCodeEditor : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void anyBytesComeBackUnchanged();
    void settingCodeForgetsTheHistory();
    void replacingCodeIsOneUndo();
    void marksAreInMarginAndText();
    void theWorstMarkOfALocationIsShown();
    void marksOfAnotherStepAreGone();
    void marksBehindTheEndAreIgnored();
    void tipsReportTheTextOfTheMark();
    void theMarginHasTipsToo();
    void theCursorStaysInView();
    void altSelectsARectangleAndAddsCursors();
    void bracesHaveAFrame();
    void foldSignsFollowThePalette();
    void hiddenCharactersHaveMarks();
    void nothingIsDrawnOverOtherText_data();
    void nothingIsDrawnOverOtherText();
    void controlReturnRuns();
    void theMenuShowsTheKeys();
    void theDialogForALineHasRoomForItsTitle();
    void tabIndentsUntilEscape();
    void escapeTwiceLeaves();
    void tabLeavesWhatCannotBeEdited();
    void aReadOnlyEditorKeepsItsText();
    void tabsAreSpaces();
    void keysOfTheWindowAreFree_data();
    void keysOfTheWindowAreFree();
    void hugeCodeIsNotWrapped();
    void aHugeLineIsShownInPieces();
    void aHugeLineDoesNotStall();
    void saysWhatItDoesNotShow();
    void colorsFollowThePalette();

private:
    std::unique_ptr<QWidget> m_window;
    CodeEditor *m_editor = nullptr;
    QLineEdit *m_next = nullptr;
};

void TestCodeEditor::init()
{
    QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support)"_s));
    applyPalette(PaletteChoice::Light);
    m_window = std::make_unique<QWidget>();
    auto *layout = new QVBoxLayout(m_window.get());
    m_editor = new CodeEditor;
    m_next = new QLineEdit;
    layout->addWidget(m_editor);
    layout->addWidget(m_next);
    m_window->resize(500, 300);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_editor->setFocus();
}

void TestCodeEditor::anyBytesComeBackUnchanged()
{
    const QByteArray code("a = '\0\x1b\xff\xe2\x80\xae'\r\nb = 1\n\tc", 22);
    m_editor->setCode(code, u"Python"_s);
    QCOMPARE(m_editor->code(), code);
}

void TestCodeEditor::settingCodeForgetsTheHistory()
{
    m_editor->setCode("one", u"Python"_s);
    QTest::keyClicks(m_editor, u"x"_s);
    QVERIFY(m_editor->isUndoAvailable());
    m_editor->setCode("two", u"Python"_s);
    QVERIFY(!m_editor->isUndoAvailable());
    QVERIFY(!m_editor->isModified());
}

void TestCodeEditor::replacingCodeIsOneUndo()
{
    m_editor->setCode("one", u"Python"_s);
    QTest::keyClicks(m_editor, u"xyz"_s);
    m_editor->replaceCode("other");
    QCOMPARE(m_editor->code(), "other"_ba);
    m_editor->undo();
    QCOMPARE(m_editor->code(), "xyzone"_ba);
}

void TestCodeEditor::marksAreInMarginAndText()
{
    m_editor->setCode("import sympy as sp\nx = 1\n", u"Python"_s);
    m_editor->setMarks({ { Meaning::Blocked, 1, 8, 1, 13, u"Import of sympy is not allowed"_s } });
    QCOMPARE(m_editor->markersAtLine(0), 1U << uint(Meaning::Blocked));
    QCOMPARE(m_editor->markersAtLine(1), 0U);
    const int indicator = QsciScintilla::INDIC_CONTAINER + int(Meaning::Blocked);
    const auto isMarked = [&](long position) {
        return m_editor->SendScintilla(QsciScintilla::SCI_INDICATORVALUEAT, std::uintptr_t(indicator), position) != 0;
    };
    QVERIFY(!isMarked(6));
    QVERIFY(isMarked(7));
    QVERIFY(isMarked(11));
    QVERIFY(!isMarked(12));
}

void TestCodeEditor::theWorstMarkOfALocationIsShown()
{
    m_editor->setCode("import sympy\n", u"Python"_s);
    m_editor->setMarks({ { Meaning::Blocked, 1, 8, 1, 13, u"a"_s }, { Meaning::Info, 1, 8, 1, 13, u"b"_s },
        { Meaning::Warning, 1, 1, 1, 13, u"c"_s } });
    QCOMPARE(m_editor->markersAtLine(0), 1U << uint(Meaning::Blocked));
    const auto marksAt
        = [&](long position) { return m_editor->SendScintilla(QsciScintilla::SCI_INDICATORALLONFOR, position); };
    const auto bitOf = [](Meaning meaning) { return 1L << (int(QsciScintilla::INDIC_CONTAINER) + int(meaning)); };
    QCOMPARE(marksAt(3), bitOf(Meaning::Warning));
    QCOMPARE(marksAt(8), bitOf(Meaning::Blocked));
    QCOMPARE(m_editor->tipAt(1, 9), u"a\nb\nc"_s);
}

void TestCodeEditor::marksOfAnotherStepAreGone()
{
    m_editor->setCode("a\nb\n", u"Python"_s);
    m_editor->setMarks({ { Meaning::Error, 1, 1, 0, 0, u"x"_s } });
    m_editor->setCode("a\nb\n", u"Python"_s);
    QCOMPARE(m_editor->markersAtLine(0), 0U);
    QVERIFY(m_editor->marks().empty());
}

void TestCodeEditor::marksBehindTheEndAreIgnored()
{
    m_editor->setCode("a\n", u"Python"_s);
    m_editor->setMarks({ { Meaning::Error, 99, 1, 0, 0, u"x"_s }, { Meaning::Error, 1, 500, 7, 9, u"y"_s },
        { Meaning::Error, -1, -1, -1, -1, u"z"_s } });
    QCOMPARE(m_editor->markersAtLine(0), 1U << uint(Meaning::Error));
}

void TestCodeEditor::tipsReportTheTextOfTheMark()
{
    m_editor->setCode("import sympy as sp\n", u"Python"_s);
    m_editor->setMarks(
        { { Meaning::Blocked, 1, 8, 1, 13, u"first"_s }, { Meaning::Warning, 1, 1, 0, 0, u"second"_s } });
    QCOMPARE(m_editor->tipAt(1, 9), u"first\nsecond"_s);
    QCOMPARE(m_editor->tipAt(1, 2), u"second"_s);
    QCOMPARE(m_editor->tipAt(2, 1), QString());
}

void TestCodeEditor::theMarginHasTipsToo()
{
    m_editor->setCode("import sympy\nx = 1\n", u"Python"_s);
    m_editor->setMarks({ { Meaning::Blocked, 2, 1, 2, 2, u"<b>no</b>"_s } });
    const auto tipAt = [this](int x, int line) {
        const int height = int(m_editor->SendScintilla(QsciScintilla::SCI_TEXTHEIGHT, 0UL));
        const QPoint location(x, height * (line - 1) + height / 2);
        QHelpEvent help(QEvent::ToolTip, location, m_editor->viewport()->mapToGlobal(location));
        QCoreApplication::sendEvent(m_editor->viewport(), &help);
        return QToolTip::text();
    };
    QCOMPARE(tipAt(3, 1), QString());
    QVERIFY(tipAt(3, 2).contains(u"&lt;b&gt;no&lt;/b&gt;"_s));
}

void TestCodeEditor::theCursorStaysInView()
{
    m_editor->setCode(QByteArray("x = 1\n").repeated(100), u"Python"_s);
    m_editor->goTo(12, 1);
    m_editor->SendScintilla(QsciScintilla::SCI_SETFIRSTVISIBLELINE, 0UL);
    m_window->resize(500, 120);
    QTRY_VERIFY(m_editor->viewport()->height() < 100);
    const long last = m_editor->SendScintilla(QsciScintilla::SCI_GETFIRSTVISIBLELINE)
        + m_editor->SendScintilla(QsciScintilla::SCI_LINESONSCREEN);
    QVERIFY2(last >= 12, qPrintable(QString::number(last)));
}

void TestCodeEditor::altSelectsARectangleAndAddsCursors()
{
    m_editor->setCode("abcd\nefgh\nijkl\n", u"Python"_s);
    const auto locationOf = [this](int line, int index) {
        const long position = m_editor->positionFromLineIndex(line, index);
        return QPoint(int(m_editor->SendScintilla(QsciScintilla::SCI_POINTXFROMPOSITION, 0UL, position)),
            int(m_editor->SendScintilla(QsciScintilla::SCI_POINTYFROMPOSITION, 0UL, position)) + 3);
    };
    QTest::mousePress(m_editor->viewport(), Qt::LeftButton, Qt::AltModifier, locationOf(0, 1));
    QMouseEvent move(QEvent::MouseMove, locationOf(2, 3), m_editor->viewport()->mapToGlobal(locationOf(2, 3)),
        Qt::NoButton, Qt::LeftButton, Qt::AltModifier);
    QCoreApplication::sendEvent(m_editor->viewport(), &move);
    QTest::mouseRelease(m_editor->viewport(), Qt::LeftButton, Qt::AltModifier, locationOf(2, 3));
    QTest::keyClicks(m_editor, u"-"_s);
    QCOMPARE(m_editor->code(), "a-d\ne-h\ni-l\n"_ba);
    QTest::keyClick(m_editor, Qt::Key_Home, Qt::ControlModifier);
    for (const int line : { 1, 2 })
        QTest::mouseClick(m_editor->viewport(), Qt::LeftButton, Qt::AltModifier, locationOf(line, 1));
    QTest::keyClicks(m_editor, u"+"_s);
    QCOMPARE(m_editor->code(), "+a-d\ne+-h\ni+-l\n"_ba);
}

void TestCodeEditor::bracesHaveAFrame()
{
    m_editor->setCode("f(x)", u"Python"_s);
    QTest::keyClick(m_editor, Qt::Key_End);
    const auto isBox
        = [&](long position) { return m_editor->SendScintilla(QsciScintilla::SCI_INDICATORALLONFOR, position) != 0; };
    QVERIFY(!isBox(0));
    QCOMPARE(m_editor->SendScintilla(QsciScintilla::SCI_INDICGETSTYLE, QsciScintilla::INDIC_IME - 2),
        long(QsciScintilla::INDIC_STRAIGHTBOX));
}

void TestCodeEditor::foldSignsFollowThePalette()
{
    m_editor->setCode("if x:\n    y\n", u"Python"_s);
    for (const auto choice : { PaletteChoice::Dark, PaletteChoice::Light }) {
        applyPalette(choice);
        const auto muted = Theme(paletteFor(choice)).muted().rgb();
        QTRY_VERIFY([&] {
            const auto picture = m_editor->viewport()->grab().toImage();
            for (int x = 0; x < picture.width() / 3; ++x)
                for (int y = 0; y < 16; ++y)
                    if (picture.pixelColor(x, y).rgb() == muted)
                        return true;
            return false;
        }());
    }
}

void TestCodeEditor::hiddenCharactersHaveMarks()
{
    for (const char *character :
        { "\xe2\x80\xae", "\xe2\x81\xa6", "\xe2\x80\x8b", "\x1b", "\xd8\x9c", "\xf3\xa0\x81\x81" }) {
        char representation[64] = {};
        m_editor->SendScintilla(
            QsciScintilla::SCI_GETREPRESENTATION, std::uintptr_t(character), static_cast<void *>(representation));
        QVERIFY2(QByteArray(representation).startsWith("\xe2\x9f\xa8"), character);
    }
}

// Scintilla takes a run of letters that are written from right to left for one without a width.
void TestCodeEditor::nothingIsDrawnOverOtherText_data()
{
    QTest::addColumn<QString>("code");
    QTest::newRow("behind letters") << u"x = \"\u05e9\u05dc\u05d5\u05dd\u202e abc\u2066 def\""_s;
    QTest::newRow("around letters") << u"y = \"\u200b\u05e9\u05dc\u05d5\u05dd\u200f\""_s;
    QTest::newRow("arabic") << u"z = 1  # \u0627\u0644\u202b\u0639\u202c"_s;
}

void TestCodeEditor::nothingIsDrawnOverOtherText()
{
    QFETCH(const QString, code);
    m_editor->setCode(code.toUtf8(), u"Python"_s);
    long position = 0;
    const auto x = [&] { return m_editor->SendScintilla(QsciScintilla::SCI_POINTXFROMPOSITION, 0UL, position); };
    for (qsizetype character = 0; character < code.size(); ++character) {
        const auto before = x();
        position = m_editor->SendScintilla(QsciScintilla::SCI_POSITIONAFTER, std::uintptr_t(position));
        QVERIFY2(x() > before, qPrintable(QString::number(character)));
    }
    // Text without hidden characters stays as it is written.
    m_editor->setCode("x = '\xd7\xa9'", u"Python"_s);
    char representation[64] = {};
    m_editor->SendScintilla(
        QsciScintilla::SCI_GETREPRESENTATION, std::uintptr_t("\xd7\xa9"), static_cast<void *>(representation));
    QCOMPARE(QByteArray(representation), QByteArray());
}

void TestCodeEditor::controlReturnRuns()
{
    QAction global;
    global.setShortcut(Qt::CTRL | Qt::Key_Return);
    m_window->addAction(&global);
    QSignalSpy spy(m_editor, &CodeEditor::runRequested);
    m_editor->setCode("a", u"Python"_s);
    QTest::keyClick(m_editor, Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(spy.count(), 1);
    QCOMPARE(m_editor->code(), "a"_ba);
}

// Also those that the editor takes itself, without a second action for them in the window.
void TestCodeEditor::theMenuShowsTheKeys()
{
    for (const auto &[name, key] : { std::pair(u"editorCut"_s, QKeySequence::Cut),
             std::pair(u"editorCopy"_s, QKeySequence::Copy), std::pair(u"editorPaste"_s, QKeySequence::Paste) }) {
        const auto *action = m_editor->findChild<QAction *>(name);
        QCOMPARE(action->text().section(u'\t', 1), QKeySequence(key).toString(QKeySequence::NativeText));
        QVERIFY(action->shortcut().isEmpty());
    }
}

void TestCodeEditor::theDialogForALineHasRoomForItsTitle()
{
    m_editor->findChild<QAction *>(u"goToLineAction"_s)->trigger();
    auto *dialog = m_editor->findChild<QDialog *>(u"goToLineDialog"_s);
    QVERIFY(QTest::qWaitForWindowExposed(dialog));
    constexpr int buttonsOfAWindow = 4;
    const auto metrics = dialog->fontMetrics();
    QCOMPARE_GE(dialog->width(),
        metrics.horizontalAdvance(u"Go to Line — Vitrine"_s) + metrics.height() * 2 * buttonsOfAWindow);
    dialog->close();
}

void TestCodeEditor::tabIndentsUntilEscape()
{
    m_editor->setCode("a", u"Python"_s);
    QTest::keyClick(m_editor, Qt::Key_Tab);
    QVERIFY(m_editor->hasFocus());
    QCOMPARE(m_editor->code(), "    a"_ba);
    QTest::keyClick(m_editor, Qt::Key_Escape);
    QTest::keyClick(m_editor, Qt::Key_Tab);
    QVERIFY(m_next->hasFocus());
    QCOMPARE(m_editor->code(), "    a"_ba);
}

void TestCodeEditor::escapeTwiceLeaves()
{
    QSignalSpy spy(m_editor, &CodeEditor::left);
    QTest::keyClick(m_editor, Qt::Key_Escape);
    QCOMPARE(spy.count(), 0);
    QTest::keyClick(m_editor, Qt::Key_Escape);
    QCOMPARE(spy.count(), 1);
}

void TestCodeEditor::tabLeavesWhatCannotBeEdited()
{
    m_editor->setCode("a", u"Python"_s);
    m_editor->setEditable(false);
    QTest::keyClick(m_editor, Qt::Key_Tab);
    QVERIFY(m_next->hasFocus());
}

void TestCodeEditor::aReadOnlyEditorKeepsItsText()
{
    m_editor->setEditable(false);
    m_editor->setCode("fixed", u"Python"_s);
    QTest::keyClicks(m_editor, u"abc"_s);
    QCOMPARE(m_editor->code(), "fixed"_ba);
    QVERIFY(!m_editor->isEditable());
}

void TestCodeEditor::tabsAreSpaces()
{
    m_editor->setCode("", u"Python"_s);
    QTest::keyClicks(m_editor, u"if x:"_s);
    QTest::keyClick(m_editor, Qt::Key_Return);
    QTest::keyClick(m_editor, Qt::Key_Tab);
    QTest::keyClicks(m_editor, u"y"_s);
    QCOMPARE(m_editor->code(), "if x:\n        y"_ba);
}

void TestCodeEditor::keysOfTheWindowAreFree_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<int>("modifiers");
    QTest::newRow("Ctrl+L") << int(Qt::Key_L) << int(Qt::ControlModifier);
    QTest::newRow("Ctrl+Shift+L") << int(Qt::Key_L) << int(Qt::ControlModifier | Qt::ShiftModifier);
    QTest::newRow("Alt+Shift+PgUp") << int(Qt::Key_PageUp) << int(Qt::AltModifier | Qt::ShiftModifier);
    QTest::newRow("Alt+Shift+PgDown") << int(Qt::Key_PageDown) << int(Qt::AltModifier | Qt::ShiftModifier);
}

void TestCodeEditor::keysOfTheWindowAreFree()
{
    QFETCH(const int, key);
    QFETCH(const int, modifiers);
    m_editor->setCode("a\nb\nc\n", u"Python"_s);
    QAction global;
    global.setShortcut(QKeyCombination(Qt::KeyboardModifiers(modifiers), Qt::Key(key)));
    m_window->addAction(&global);
    QSignalSpy spy(&global, &QAction::triggered);
    QTest::keyClick(m_editor, Qt::Key(key), Qt::KeyboardModifiers(modifiers));
    QCOMPARE(spy.count(), 1);
    QCOMPARE(m_editor->code(), "a\nb\nc\n"_ba);
}

void TestCodeEditor::hugeCodeIsNotWrapped()
{
    m_editor->setCode(QByteArray("x = 1\n").repeated(200'000), u"Python"_s);
    QCOMPARE(m_editor->wrapMode(), QsciScintilla::WrapNone);
    QCOMPARE(m_editor->lines(), 200'001);
    m_editor->setCode("x = 1\n", u"Python"_s);
    QCOMPARE(m_editor->wrapMode(), QsciScintilla::WrapWord);
}

void TestCodeEditor::aHugeLineIsShownInPieces()
{
    const QByteArray code = "a = 1\nb = '" + QByteArray(50'000, 'x') + "'\nc = a";
    m_editor->setEditable(true);
    m_editor->setCode(code, u"Python"_s);
    QVERIFY(m_editor->isInPieces());
    QCOMPARE(m_editor->code(), code);
    m_editor->setEditable(true);
    QTest::keyClicks(m_editor, u"z"_s);
    QCOMPARE(m_editor->code(), code);
    m_editor->setMarks({ { Meaning::Error, 3, 1, 0, 0, u"here"_s } });
    QCOMPARE(m_editor->markersAtLine(m_editor->lines() - 1), 1U << uint(Meaning::Error));
    m_editor->goTo(3, 1);
    int line = 0;
    int index = 0;
    m_editor->getCursorPosition(&line, &index);
    QCOMPARE(line, m_editor->lines() - 1);
    m_editor->setCode("a", u"Python"_s);
    QVERIFY(!m_editor->isInPieces());
    m_editor->setEditable(true);
    QTest::keyClicks(m_editor, u"z"_s);
    QCOMPARE(m_editor->code(), "za"_ba);
}

void TestCodeEditor::aHugeLineDoesNotStall()
{
    const QByteArray code = "x = '" + QByteArray(1024 * 1024, 'y') + "'\n";
    const StallMonitor monitor;
    m_editor->setCode(code, u"Python"_s);
    m_editor->grab();
    QTest::keyClick(m_editor, Qt::Key_End, Qt::ControlModifier);
    m_editor->grab();
    QTest::qWait(50);
    QCOMPARE(m_editor->code(), code);
    QVERIFY2(monitor.longestWork() < StallMonitor::limit, qPrintable(QString::number(monitor.longestWork().count())));
}

void TestCodeEditor::saysWhatItDoesNotShow()
{
    const QByteArray code = "x = '" + QByteArray(1024 * 1024, 'y') + "'\nz = 2\n";
    m_editor->setCode(code, u"Python"_s);
    const int cut = m_editor->lines() - 3;
    QVERIFY(!m_editor->annotation(cut).isEmpty());
    QVERIFY(m_editor->annotation(0).isEmpty());
    QCOMPARE(m_editor->text(cut + 1), u"z = 2\n"_s);
    m_editor->setCode("z = 2\n", u"Python"_s);
    QVERIFY(m_editor->annotation(0).isEmpty());
}

void TestCodeEditor::colorsFollowThePalette()
{
    m_editor->setCode("x", u"Python"_s);
    for (const auto choice : { PaletteChoice::Dark, PaletteChoice::Light }) {
        applyPalette(choice);
        const QColor base = paletteFor(choice).color(QPalette::Base);
        QTRY_COMPARE(m_editor->lexer()->paper(0), base);
        const QImage picture = m_editor->viewport()->grab().toImage();
        QCOMPARE(picture.pixelColor(picture.width() - 5, picture.height() - 5).rgb(), base.rgb());
    }
}

QTEST_MAIN(TestCodeEditor)
#include "tst_codeeditor.moc"
