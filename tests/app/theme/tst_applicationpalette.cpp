// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/theme/applicationpalette.h"
#include "app/theme/theme.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTest>
#include <QWidget>

using namespace vitrine;

namespace {

class PaletteWitness final : public QWidget {
public:
    int changes = 0;

protected:
    void changeEvent(QEvent *event) override { changes += event->type() == QEvent::PaletteChange ? 1 : 0; }
};

} // namespace

class TestApplicationPalette : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aPlatformWithoutColoursGetsTheBundledLightOnes();
    void darkAndLightAreSwitchedLive();
    void disabledTextDiffersFromText();
};

void TestApplicationPalette::aPlatformWithoutColoursGetsTheBundledLightOnes()
{
    applyPalette(PaletteChoice::System);
    QCOMPARE(QApplication::palette().color(QPalette::Base), paletteFor(PaletteChoice::Light).color(QPalette::Base));
    QCOMPARE(QApplication::palette().color(QPalette::Window), QColor(0xef, 0xf0, 0xf1));
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
