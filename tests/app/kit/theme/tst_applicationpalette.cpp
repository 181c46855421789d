// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/theme/applicationpalette.h"
#include "app/kit/theme/theme.h"

#include <QApplication>
#include <QProxyStyle>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QStyleFactory>
#include <QTest>
#include <QWidget>

#include <memory>

using namespace vitrine;

namespace {

class PaletteWitness final : public QWidget {
public:
    int changes = 0;

protected:
    void changeEvent(QEvent *event) override { changes += event->type() == QEvent::PaletteChange ? 1 : 0; }
};

class BrownStyle final : public QProxyStyle {
public:
    BrownStyle()
        : QProxyStyle(QStringLiteral("fusion"))
    {
    }
    QPalette standardPalette() const override { return QPalette(QColor(0x80, 0x40, 0x20), QColor(0x60, 0x30, 0x10)); }
};

} // namespace

class TestApplicationPalette : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aPlatformWithoutColorsGetsTheBundledLightOnes();
    void aPlatformWithColorsKeepsThem();
    void darkAndLightAreSwitchedLive();
    void disabledTextDiffersFromText();
};

void TestApplicationPalette::aPlatformWithoutColorsGetsTheBundledLightOnes()
{
    applyPalette(PaletteChoice::System);
    QCOMPARE(QApplication::palette().color(QPalette::Base), paletteFor(PaletteChoice::Light).color(QPalette::Base));
    QCOMPARE(QApplication::palette().color(QPalette::Window), QColor(0xef, 0xf0, 0xf1));
}

void TestApplicationPalette::aPlatformWithColorsKeepsThem()
{
    // The colors of the platform are those of Qt's own style, so that with another style they are seen as chosen.
    QApplication::setStyle(new BrownStyle);
    const auto restored = qScopeGuard([] {
        QApplication::setStyle(QStringLiteral("fusion"));
        applyPalette(PaletteChoice::System);
    });
    applyPalette(PaletteChoice::Dark);
    applyPalette(PaletteChoice::System);
    const std::unique_ptr<QStyle> fusion(QStyleFactory::create(QStringLiteral("fusion")));
    QCOMPARE(QApplication::palette().color(QPalette::Window), fusion->standardPalette().color(QPalette::Window));
}

void TestApplicationPalette::darkAndLightAreSwitchedLive()
{
    PaletteWitness witness;
    applyPalette(PaletteChoice::Dark);
    QTRY_VERIFY(witness.changes > 0);
    QVERIFY(Theme(witness.palette()).isDark());
    applyPalette(PaletteChoice::Light);
    QTRY_VERIFY(!Theme(witness.palette()).isDark());
}

void TestApplicationPalette::disabledTextDiffersFromText()
{
    for (const auto choice : { PaletteChoice::Light, PaletteChoice::Dark }) {
        const QPalette palette = paletteFor(choice);
        QVERIFY(palette.color(QPalette::Disabled, QPalette::Text) != palette.color(QPalette::Active, QPalette::Text));
    }
}

QTEST_MAIN(TestApplicationPalette)
#include "tst_applicationpalette.moc"
