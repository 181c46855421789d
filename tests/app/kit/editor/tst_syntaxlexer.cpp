// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/editor/codeeditor.h"
#include "app/kit/editor/syntaxlexer.h"
#include "app/kit/theme/applicationpalette.h"
#include "app/kit/theme/theme.h"

#include <KSyntaxHighlighting/Theme>

#include <QTest>

#include <memory>

using namespace vitrine;
using namespace Qt::StringLiterals;
using SyntaxTheme = KSyntaxHighlighting::Theme;

class TestSyntaxLexer : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void everyTextStyleHasADescription();
    void pythonIsHighlighted();
    void charactersOutsideAsciiKeepTheStylesInPlace();
    void anOpenedStringChangesAllLinesBelow();
    void aClosedStringHealsAllLinesBelow();
    void otherLanguagesAreHighlighted();
    void pythonInAShellCommandIsHighlighted();
    void anUnknownLanguageIsPlain();
    void brokenUtf8IsPlainButTheNextLineIsNot();
    void functionsFold();
    void unindentedTextInAStringDoesNotEndTheFold();
    void colorsAreReadableInBothThemes();

private:
    int styleOf(const QByteArray &text, int from = 0) const;

    std::unique_ptr<CodeEditor> m_editor;
};

void TestSyntaxLexer::init()
{
    QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support)"_s));
    applyPalette(PaletteChoice::Light);
    m_editor = std::make_unique<CodeEditor>();
}

int TestSyntaxLexer::styleOf(const QByteArray &text, int from) const
{
    return m_editor->styleAt(int(m_editor->code().indexOf(text, from)));
}

void TestSyntaxLexer::everyTextStyleHasADescription()
{
    const SyntaxLexer lexer(u"Python"_s, *m_editor);
    for (int style = 0; style < SyntaxLexer::styleCount; ++style)
        QVERIFY(!lexer.description(style).isEmpty());
    QVERIFY(lexer.description(SyntaxLexer::styleCount).isEmpty());
    QVERIFY(lexer.description(-1).isEmpty());
    QCOMPARE(int(SyntaxTheme::Others), SyntaxLexer::styleCount - 1);
}

void TestSyntaxLexer::pythonIsHighlighted()
{
    m_editor->setCode("import math\nx = 'text'  # note\nreturn 12\n", u"Python"_s);
    QCOMPARE(styleOf("import"), int(SyntaxTheme::Import));
    QCOMPARE(styleOf("text"), int(SyntaxTheme::String));
    QCOMPARE(styleOf("note"), int(SyntaxTheme::Comment));
    QCOMPARE(styleOf("return"), int(SyntaxTheme::ControlFlow));
    QCOMPARE(styleOf("12"), int(SyntaxTheme::DecVal));
}

void TestSyntaxLexer::charactersOutsideAsciiKeepTheStylesInPlace()
{
    m_editor->setCode("a = 'ä€😀'; b = 12 # ü\n", u"Python"_s);
    QCOMPARE(styleOf("😀"), int(SyntaxTheme::String));
    QCOMPARE(styleOf("b = 12"), int(SyntaxTheme::Normal));
    QCOMPARE(styleOf("12"), int(SyntaxTheme::DecVal));
    QCOMPARE(styleOf("ü"), int(SyntaxTheme::Comment));
}

void TestSyntaxLexer::anOpenedStringChangesAllLinesBelow()
{
    m_editor->setCode("x = 1\ny = 2\nz = 3\n", u"Python"_s);
    QCOMPARE(styleOf("3"), int(SyntaxTheme::DecVal));
    m_editor->insertAt(u"s = '''"_s, 0, 0);
    QCOMPARE(styleOf("y = 2"), int(SyntaxTheme::String));
    QCOMPARE(styleOf("3"), int(SyntaxTheme::String));
}

void TestSyntaxLexer::aClosedStringHealsAllLinesBelow()
{
    m_editor->setCode("s = '''\nx = 1\ny = 2\n", u"Python"_s);
    QCOMPARE(styleOf("2"), int(SyntaxTheme::String));
    m_editor->insertAt(u"'''\n"_s, 1, 0);
    QCOMPARE(styleOf("1"), int(SyntaxTheme::DecVal));
    QCOMPARE(styleOf("2"), int(SyntaxTheme::DecVal));
}

void TestSyntaxLexer::otherLanguagesAreHighlighted()
{
    m_editor->setCode("for f in *; do echo \"x\"; done # all\n", u"Bash"_s);
    QCOMPARE(styleOf("all"), int(SyntaxTheme::Comment));
    m_editor->setCode("{\"a\": 1}\n", u"JSON"_s);
    QCOMPARE(styleOf("1"), int(SyntaxTheme::DecVal));
}

void TestSyntaxLexer::pythonInAShellCommandIsHighlighted()
{
    m_editor->setCode("python - <<'EOF'\nimport os\ns = '''a\nb'''\nx = 12\nEOF\necho 'done' # all\n", u"Bash"_s);
    QCOMPARE(styleOf("import"), int(SyntaxTheme::Import));
    QCOMPARE(styleOf("b'''"), int(SyntaxTheme::String));
    QCOMPARE(styleOf("12"), int(SyntaxTheme::DecVal));
    QCOMPARE(styleOf("all"), int(SyntaxTheme::Comment));
    // Another program reads the text from now on.
    m_editor->insertAt(u"my"_s, 0, 0);
    QVERIFY(styleOf("import") != int(SyntaxTheme::Import));
}

void TestSyntaxLexer::anUnknownLanguageIsPlain()
{
    m_editor->setCode("import math # x\n", u"No such language"_s);
    QCOMPARE(styleOf("import"), int(SyntaxTheme::Normal));
}

void TestSyntaxLexer::brokenUtf8IsPlainButTheNextLineIsNot()
{
    m_editor->setCode("x = '\xff' # 1\ny = 2\n", u"Python"_s);
    QCOMPARE(styleOf("# 1"), int(SyntaxTheme::Normal));
    QCOMPARE(styleOf("2"), int(SyntaxTheme::DecVal));
}

void TestSyntaxLexer::functionsFold()
{
    m_editor->setCode("def f():\n    a = 1\n\n    return a\nb = 2\n", u"Python"_s);
    m_editor->styleAt(0);
    m_editor->foldLine(0);
    const auto isVisible
        = [this](long line) { return m_editor->SendScintilla(QsciScintilla::SCI_GETLINEVISIBLE, line) != 0; };
    QVERIFY(isVisible(0));
    QVERIFY(!isVisible(1));
    QVERIFY(!isVisible(3));
    QVERIFY(isVisible(4));
}

void TestSyntaxLexer::unindentedTextInAStringDoesNotEndTheFold()
{
    m_editor->setCode("def f():\n    s = '''a\nflush left\n'''\n    return s\nb = 2\n", u"Python"_s);
    m_editor->styleAt(0);
    m_editor->foldLine(0);
    QCOMPARE(m_editor->SendScintilla(QsciScintilla::SCI_GETLINEVISIBLE, 4L), 0L);
    QCOMPARE(m_editor->SendScintilla(QsciScintilla::SCI_GETLINEVISIBLE, 5L), 1L);
}

void TestSyntaxLexer::colorsAreReadableInBothThemes()
{
    SyntaxLexer lexer(u"Python"_s, *m_editor);
    for (const auto choice : { PaletteChoice::Light, PaletteChoice::Dark }) {
        const QPalette palette = paletteFor(choice);
        lexer.applyPalette(palette, m_editor->font());
        for (int style = 0; style < SyntaxLexer::styleCount; ++style) {
            QVERIFY(contrastRatio(lexer.color(style), palette.color(QPalette::Base)) >= 4.5);
            QVERIFY(contrastRatio(lexer.color(style), Theme(palette).linkedSelection()) >= 4.5);
            QCOMPARE(lexer.paper(style), palette.color(QPalette::Base));
        }
    }
}

QTEST_MAIN(TestSyntaxLexer)
#include "tst_syntaxlexer.moc"
