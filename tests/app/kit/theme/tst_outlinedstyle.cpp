// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/theme/applicationpalette.h"
#include "app/kit/theme/icons.h"
#include "app/kit/theme/outlinedstyle.h"
#include "app/kit/theme/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QRadioButton>
#include <QStyleFactory>
#include <QStyleOptionToolButton>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

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

constexpr int side = 40;

template <class Draw>
QImage drawn(const QPalette &palette, Draw draw)
{
    QImage image(side, side, QImage::Format_RGB32);
    image.fill(palette.color(QPalette::Base));
    QStyleOptionFrame option;
    option.rect = image.rect();
    option.palette = palette;
    option.state = QStyle::State_Enabled;
    option.lineWidth = 1;
    QPainter painter(&image);
    draw(option, painter);
    return image;
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
    void onlyTheSelectionInTheFocusIsSolid()
    {
        const OutlinedStyle style;
        QStyleOptionViewItem item;
        item.rect = QRect(0, 0, side, side);
        const auto colorOf = [&](QStyle::State state) {
            item.state = QStyle::State_Enabled | QStyle::State_Selected | state;
            QImage image(side, side, QImage::Format_RGB32);
            QPainter painter(&image);
            style.drawPrimitive(QStyle::PE_PanelItemViewItem, &item, &painter);
            return image.pixelColor(side / 2, side / 2);
        };
        QCOMPARE(colorOf(QStyle::State_Active).rgb(), item.palette.color(QPalette::Highlight).rgb());
        QCOMPARE(colorOf({}).rgb(), Theme(item.palette).linkedSelection().rgb());
    }

    void buttonsOfDialogsHaveNoIconsOfQtsOwn()
    {
        const OutlinedStyle style;
        const bool hasIcons = style.styleHint(QStyle::SH_DialogButtonBox_ButtonsHaveIcons) != 0;
        QCOMPARE(hasIcons, QIcon::hasThemeIcon(QStringLiteral("dialog-ok")));
    }

    void arrowsOfMenusAreBesideTheText()
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

    /// The style frames lists and texts in a color that is not seen on black, with the focus or without.
    void framesAreSeenOnBlack_data()
    {
        QTest::addColumn<bool>("hasFocus");
        QTest::newRow("elsewhere") << false;
        QTest::newRow("focus") << true;
    }

    void framesAreSeenOnBlack()
    {
        QFETCH(const bool, hasFocus);
        OutlinedStyle style;
        const auto palette = paletteFor(PaletteChoice::ContrastDark);
        const auto edge = drawn(palette, [&](QStyleOptionFrame &option, QPainter &painter) {
            option.state.setFlag(QStyle::State_HasFocus, hasFocus);
            style.drawPrimitive(QStyle::PE_Frame, &option, &painter);
        }).pixelColor(side / 2, 0);
        QVERIFY(contrastRatio(edge, palette.color(QPalette::Base)) >= 3);
        QCOMPARE(edge == palette.color(QPalette::Highlight), hasFocus);
    }

    void mutedWordsAreReadOnPagesOfTabs()
    {
        OutlinedStyle style;
        const auto palette = paletteFor(PaletteChoice::Dark);
        const auto page = drawn(palette, [&](QStyleOptionFrame &option, QPainter &painter) {
            style.drawPrimitive(QStyle::PE_FrameTabWidget, &option, &painter);
        }).pixelColor(side / 2, side / 2);
        QVERIFY(contrastRatio(Theme(palette).muted(), page) >= 4.5);
    }

    /// Where text runs from the right the arrow of what unfolds stands right of its words, and does not cover them.
    void arrowsAreMirroredWithTheirWords()
    {
        OutlinedStyle style;
        QToolButton button;
        button.setStyle(&style);
        button.setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button.setAutoRaise(true);
        button.setLayoutDirection(Qt::RightToLeft);
        button.setText(QStringLiteral("MMMM"));
        button.setArrowType(Qt::RightArrow);
        button.resize(button.sizeHint());
        const auto with = button.grab().toImage();
        button.setText(QStringLiteral(" "));
        const auto without = button.grab().toImage();
        int wordsEnd = 0;
        int arrowBegin = with.width();
        for (int y = 0; y < with.height(); ++y) {
            for (int x = 0; x < with.width(); ++x) {
                if (with.pixel(x, y) != without.pixel(x, y))
                    wordsEnd = std::max(wordsEnd, x);
                if (without.pixel(x, y) != without.pixel(0, y))
                    arrowBegin = std::min(arrowBegin, x);
            }
        }
        QVERIFY(wordsEnd > 0);
        QVERIFY(arrowBegin < with.width());
        QVERIFY2(wordsEnd < arrowBegin, qPrintable(QStringLiteral("%1 %2").arg(wordsEnd).arg(arrowBegin)));
    }

    void iconsAreSeenOnTheSelectedEntryOfAMenu()
    {
        OutlinedStyle style;
        const auto palette = paletteFor(PaletteChoice::Light);
        QGuiApplication::setPalette(palette);
        QStyleOptionMenuItem option;
        option.rect = QRect(0, 0, 200, 30);
        option.palette = palette;
        option.state = QStyle::State_Enabled | QStyle::State_Selected;
        option.menuItemType = QStyleOptionMenuItem::Normal;
        option.maxIconWidth = 24;
        QImage without(option.rect.size(), QImage::Format_RGB32);
        without.fill(palette.color(QPalette::Window));
        auto with = without;
        const auto paint = [&](QImage &image) {
            QPainter painter(&image);
            style.drawControl(QStyle::CE_MenuItem, &option, &painter);
        };
        paint(without);
        option.icon = actionIcon(ActionIcon::RunStep);
        paint(with);
        double best = 1;
        for (int y = 0; y < with.height(); ++y)
            for (int x = 0; x < with.width(); ++x)
                if (with.pixel(x, y) != without.pixel(x, y))
                    best = std::max(best, contrastRatio(with.pixelColor(x, y), palette.color(QPalette::Highlight)));
        QVERIFY2(best >= 3, qPrintable(QString::number(best)));
    }

    void buttonsHaveAirOnBothSides()
    {
        OutlinedStyle style;
        for (const auto *words : { "OK", "pandas erlauben – ein Schritt ginge durch" }) {
            QPushButton button(QString::fromUtf8(words));
            button.setStyle(&style);
            const int text = button.fontMetrics().horizontalAdvance(button.text());
            QVERIFY2(button.sizeHint().width() >= text + 20, words);
        }
    }

    void cellsHaveAirOnBothSides()
    {
        OutlinedStyle style;
        QTreeView view;
        QStyleOptionViewItem item;
        item.initFrom(&view);
        item.fontMetrics = view.fontMetrics();
        item.features = QStyleOptionViewItem::HasDisplay;
        item.text = QStringLiteral("Words");
        item.widget = &view;
        constexpr int padding = 6;
        const auto size = style.sizeFromContents(QStyle::CT_ItemViewItem, &item, {}, &view);
        QVERIFY(size.width() >= item.fontMetrics.horizontalAdvance(item.text) + 2 * padding);
        QVERIFY(size.height() >= item.fontMetrics.height() + padding);
        item.rect = QRect({}, size);
        const auto text = style.subElementRect(QStyle::SE_ItemViewItemText, &item, &view);
        QVERIFY(text.left() < padding);
        QVERIFY(text.width() > item.fontMetrics.horizontalAdvance(item.text));
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
