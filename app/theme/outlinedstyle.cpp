// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/theme/outlinedstyle.h"

#include "app/theme/icons.h"
#include "app/theme/theme.h"

#include <QApplication>
#include <QIcon>
#include <QPainter>
#include <QStyleOption>

namespace vitrine {

namespace {

constexpr auto ownStyle = "fusion";

/// Invalid where the style's own outlines are seen.
QColor outlineOn(const QPalette &palette)
{
    const Theme theme(palette);
    if (theme.isHighContrast())
        return palette.color(QPalette::WindowText);
    if (!theme.isDark())
        return {};
    constexpr double share = 0.45; // gives some 4:1 on the dark palette, where 3:1 is asked for
    return mixed(palette.color(QPalette::Window), palette.color(QPalette::WindowText), share);
}

void outline(const QStyleOption &option, QPainter &painter, bool isRound)
{
    const auto colour = outlineOn(option.palette);
    // The style shows where the focus is by an outline of its own.
    if (!colour.isValid() || option.state.testFlag(QStyle::State_HasFocus))
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(colour);
    painter.setBrush(Qt::NoBrush);
    const auto rect = QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5);
    constexpr qreal corner = 2;
    if (isRound)
        painter.drawEllipse(rect);
    else
        painter.drawRoundedRect(rect, corner, corner);
    painter.restore();
}

bool isFlat(const QStyleOption &option)
{
    const auto *button = qstyleoption_cast<const QStyleOptionButton *>(&option);
    return button != nullptr && button->features.testFlag(QStyleOptionButton::Flat);
}

/// Of a button that is a menu; where a part of it opens the menu, the style leaves room by itself.
bool hasArrowAtText(const QStyleOption &option)
{
    const auto *button = qstyleoption_cast<const QStyleOptionToolButton *>(&option);
    return button != nullptr && button->features.testFlag(QStyleOptionToolButton::HasMenu)
        && !button->features.testFlag(QStyleOptionToolButton::MenuButtonPopup)
        && button->toolButtonStyle != Qt::ToolButtonIconOnly;
}

} // namespace

OutlinedStyle::OutlinedStyle()
    : QProxyStyle(QLatin1StringView(ownStyle))
{
}

void OutlinedStyle::installIn(QApplication &application)
{
    if (application.style()->name() == QLatin1StringView(ownStyle))
        QApplication::setStyle(new OutlinedStyle);
}

void OutlinedStyle::drawPrimitive(
    PrimitiveElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const
{
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    switch (element) {
    case PE_PanelButtonCommand:
        if (isFlat(*option))
            break;
        [[fallthrough]];
    case PE_IndicatorCheckBox:
    case PE_FrameLineEdit: outline(*option, *painter, false); break;
    case PE_Frame:
        if (Theme(option->palette).isHighContrast())
            outline(*option, *painter, false);
        break;
    case PE_IndicatorRadioButton: outline(*option, *painter, true); break;
    default: break;
    }
}

int OutlinedStyle::styleHint(
    StyleHint hint, const QStyleOption *option, const QWidget *widget, QStyleHintReturn *returned) const
{
    if (hint == SH_DialogButtonBox_ButtonsHaveIcons && !QIcon::hasThemeIcon(QStringLiteral("dialog-ok")))
        return 0;
    return QProxyStyle::styleHint(hint, option, widget, returned);
}

QSize OutlinedStyle::sizeFromContents(
    ContentsType type, const QStyleOption *option, const QSize &size, const QWidget *widget) const
{
    QSize whole = QProxyStyle::sizeFromContents(type, option, size, widget);
    // The text is in the middle, so that what is added stands at both of its ends.
    if (type == CT_ToolButton && option != nullptr && hasArrowAtText(*option))
        whole.rwidth() += pixelMetric(PM_MenuButtonIndicator, option, widget);
    return whole;
}

QIcon OutlinedStyle::standardIcon(StandardPixmap icon, const QStyleOption *option, const QWidget *widget) const
{
    switch (icon) {
    case SP_TitleBarCloseButton: return actionIcon(ActionIcon::Close);
    case SP_LineEditClearButton: return actionIcon(ActionIcon::Clear);
    case SP_TitleBarNormalButton: return actionIcon(ActionIcon::Copy);
    default: return QProxyStyle::standardIcon(icon, option, widget);
    }
}

void OutlinedStyle::drawComplexControl(
    ComplexControl control, const QStyleOptionComplex *option, QPainter *painter, const QWidget *widget) const
{
    QProxyStyle::drawComplexControl(control, option, painter, widget);
    if (control == CC_ComboBox || control == CC_SpinBox)
        outline(*option, *painter, false);
}

} // namespace vitrine
