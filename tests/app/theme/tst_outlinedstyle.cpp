// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/theme/applicationpalette.h"
#include "app/theme/outlinedstyle.h"
#include "app/theme/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QStyleFactory>
#include <QStyleOptionToolButton>
#include <QTest>

#include <algorithm>
#include <memory>

using namespace vitrine;

namespace {

QPalette blackPalette()
{
    QPalette palette(Qt::black, Qt::black);
    for (const auto role : { QPalette::Text, QPalette::WindowText, QPalette::ButtonText })
        palette.setColor(role, Qt::white);
    palette.setColor(QPalette::Base, Qt::black);
    return palette;
}

double bestContrast(QWidget &widget)
{
    const auto image = widget.grab().toImage();
    const auto background = widget.palette().color(QPalette::Window);
    double best = 1;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            best = std::max(best, contrastRatio(image.pixelColor(x, y), background));
    return best;
}

} // namespace

/// Controls without a text are seen by their outlines alone.
class TestOutlinedStyle final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void buttonsOfDialogsHaveNoIconsOfQtsOwn()
    {
        const OutlinedStyle style;
        const bool hasIcons = style.styleHint(QStyle::SH_DialogButtonBox_ButtonsHaveIcons) != 0;
        QCOMPARE(hasIcons, QIcon::hasThemeIcon(QStringLiteral("dialog-ok")));
    }

    void arrowsOfMenusStandBesideTheText()
    {
        const std::unique_ptr<QStyle> plain(QStyleFactory::create(QStringLiteral("fusion")));
        const OutlinedStyle style;
        const auto more = [&](const QStyleOptionToolButton &option) {
            const QSize size(60, 20);
            return style.sizeFromContents(QStyle::CT_ToolButton, &option, size).width()
                - plain->sizeFromContents(QStyle::CT_ToolButton, &option, size, nullptr).width();
        };
        QStyleOptionToolButton option;
        option.toolButtonStyle = Qt::ToolButtonTextOnly;
        QCOMPARE(more(option), 0);
        option.features = QStyleOptionToolButton::HasMenu;
        QCOMPARE(more(option), plain->pixelMetric(QStyle::PM_MenuButtonIndicator, &option));
        option.toolButtonStyle = Qt::ToolButtonIconOnly;
        QCOMPARE(more(option), 0);
    }

    void outlinesAreSeen_data()
    {
        QTest::addColumn<QPalette>("palette");
        QTest::newRow("dark") << paletteFor(PaletteChoice::Dark);
        QTest::newRow("black") << blackPalette();
    }

    void outlinesAreSeen()
    {
        QFETCH(const QPalette, palette);
        OutlinedStyle style;
        QCheckBox box;
        QRadioButton choice;
        QLineEdit field;
        QPushButton button;
        QComboBox list;
        for (QWidget *widget : std::initializer_list<QWidget *> { &box, &choice, &field, &button, &list }) {
            widget->setStyle(&style);
            widget->setPalette(palette);
            widget->resize(widget->sizeHint());
            QVERIFY2(bestContrast(*widget) >= 3, widget->metaObject()->className());
        }
    }

    void lightOnesAreLeftToTheStyle()
    {
        OutlinedStyle style;
        const std::unique_ptr<QStyle> plain(QStyleFactory::create(QStringLiteral("fusion")));
        QCheckBox box;
        box.setPalette(paletteFor(PaletteChoice::Light));
        box.setStyle(plain.get());
        const auto before = box.grab().toImage();
        box.setStyle(&style);
        QCOMPARE(box.grab().toImage(), before);
    }
};

QTEST_MAIN(TestOutlinedStyle)
#include "tst_outlinedstyle.moc"
