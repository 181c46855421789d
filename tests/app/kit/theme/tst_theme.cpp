// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/theme/applicationpalette.h"
#include "app/kit/theme/theme.h"

#include <QSet>
#include <QTest>

using namespace vitrine;

class TestTheme : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)"))); }
    void everyTokenIsReadableOnBaseAndTint_data();
    void everyTokenIsReadableOnBaseAndTint();
    void mutedTextIsReadableEverywhere_data() { palettes(); }
    void mutedTextIsReadableEverywhere();
    void darkIsRecognizedByTheLightnessOfBase();
    void blackOnOneWhiteBackgroundIsHighContrast();
    void linkedSelectionIsHighlightOverBase();
    void meaningsWithOneColorDifferInShape();
    void paleHintsOfThePlatformBecomeReadable();
    void contrastRatioIsThatOfWcag();

private:
    static void palettes();
    static QPalette contrastPalette(const QColor &text, const QColor &base);
};

QPalette TestTheme::contrastPalette(const QColor &text, const QColor &base)
{
    QPalette palette = paletteFor(text.lightness() > 128 ? PaletteChoice::Dark : PaletteChoice::Light);
    for (const auto role : { QPalette::Base, QPalette::Window, QPalette::AlternateBase })
        palette.setColor(role, base);
    for (const auto role : { QPalette::Text, QPalette::WindowText })
        palette.setColor(role, text);
    return palette;
}

void TestTheme::palettes()
{
    QTest::addColumn<QPalette>("palette");
    QTest::newRow("light") << paletteFor(PaletteChoice::Light);
    QTest::newRow("dark") << paletteFor(PaletteChoice::Dark);
    QTest::newRow("black on white") << contrastPalette(Qt::black, Qt::white);
    QTest::newRow("white on black") << contrastPalette(Qt::white, Qt::black);
    QTest::newRow("bundled black on white") << paletteFor(PaletteChoice::ContrastLight);
    QTest::newRow("bundled white on black") << paletteFor(PaletteChoice::ContrastDark);
}

void TestTheme::everyTokenIsReadableOnBaseAndTint_data() { palettes(); }

void TestTheme::everyTokenIsReadableOnBaseAndTint()
{
    QFETCH(const QPalette, palette);
    const Theme theme(palette);
    for (const Meaning meaning : allMeanings) {
        const Token token = theme.token(meaning);
        const QByteArray name = tokenName(meaning).toUtf8();
        QVERIFY2(contrastRatio(token.color, palette.color(QPalette::Base)) >= 4.5, name.constData());
        QVERIFY2(contrastRatio(token.color, token.tint) >= 4.5, name.constData());
        QVERIFY2(contrastRatio(palette.color(QPalette::Text), token.tint) >= 4.5, name.constData());
    }
}

void TestTheme::mutedTextIsReadableEverywhere()
{
    QFETCH(const QPalette, palette);
    const Theme theme(palette);
    QVERIFY(contrastRatio(theme.muted(), palette.color(QPalette::Base)) >= 4.5);
    QVERIFY(contrastRatio(theme.muted(), palette.color(QPalette::Window)) >= 4.5);
    QVERIFY(contrastRatio(theme.muted(), palette.color(QPalette::AlternateBase)) >= 4.5);
    QVERIFY(contrastRatio(theme.muted(), theme.header()) >= 4.5);
}

void TestTheme::darkIsRecognizedByTheLightnessOfBase()
{
    QPalette palette = paletteFor(PaletteChoice::Light);
    QVERIFY(!Theme(palette).isDark());
    palette.setColor(QPalette::Base, QColor(127, 127, 127));
    QVERIFY(Theme(palette).isDark());
    QCOMPARE(Theme(palette).token(Meaning::Ok).color, Theme(paletteFor(PaletteChoice::Dark)).token(Meaning::Ok).color);
}

void TestTheme::blackOnOneWhiteBackgroundIsHighContrast()
{
    QVERIFY(Theme(contrastPalette(Qt::black, Qt::white)).isHighContrast());
    QVERIFY(Theme(contrastPalette(Qt::white, Qt::black)).isHighContrast());
    QVERIFY(Theme(paletteFor(PaletteChoice::ContrastLight)).isHighContrast());
    QVERIFY(Theme(paletteFor(PaletteChoice::ContrastDark)).isHighContrast());
    QVERIFY(!Theme(paletteFor(PaletteChoice::Light)).isHighContrast());
    QVERIFY(!Theme(paletteFor(PaletteChoice::Dark)).isHighContrast());
}

void TestTheme::linkedSelectionIsHighlightOverBase()
{
    const auto isNear = [](const QColor &a, const QColor &b) {
        return qAbs(a.red() - b.red()) <= 3 && qAbs(a.green() - b.green()) <= 3 && qAbs(a.blue() - b.blue()) <= 3;
    };
    QVERIFY(isNear(Theme(paletteFor(PaletteChoice::Light)).linkedSelection(), QColor(0xd8, 0xe8, 0xf3)));
    QVERIFY(isNear(Theme(paletteFor(PaletteChoice::Dark)).linkedSelection(), QColor(0x22, 0x42, 0x5a)));
}

void TestTheme::meaningsWithOneColorDifferInShape()
{
    const Theme theme(paletteFor(PaletteChoice::Light));
    QSet<std::pair<QRgb, QString>> seen;
    for (const Meaning meaning : allMeanings) {
        const Token token = theme.token(meaning);
        const auto look = std::pair(token.color.rgb(), token.shape);
        QVERIFY2(!seen.contains(look), tokenName(meaning).toUtf8().constData());
        seen.insert(look);
    }
}

void TestTheme::paleHintsOfThePlatformBecomeReadable()
{
    QPalette palette(QColor(0xef, 0xef, 0xef));
    palette.setColor(QPalette::PlaceholderText, QColor(0, 0, 0, 60));
    const QColor muted = Theme(palette).muted();
    QCOMPARE(muted.alpha(), 255);
    QVERIFY(contrastRatio(muted, palette.color(QPalette::Base)) >= 4.5);
}

void TestTheme::contrastRatioIsThatOfWcag()
{
    QVERIFY(qAbs(contrastRatio(Qt::black, Qt::white) - 21.0) < 0.001);
    QVERIFY(qAbs(contrastRatio(QColor(0x77, 0x77, 0x77), Qt::white) - 4.478) < 0.001);
    QVERIFY(qAbs(contrastRatio(Qt::white, QColor(0x77, 0x77, 0x77)) - 4.478) < 0.001);
}

QTEST_MAIN(TestTheme)
#include "tst_theme.moc"
