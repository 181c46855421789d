// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/theme/outlinedstyle.h"

#include "app/kit/theme/icons.h"
#include "app/kit/theme/theme.h"

#include <QApplication>
#include <QIcon>
#include <QMainWindow>
#include <QPainter>
#include <QStyleOption>
#include <QTabBar>

#include <algorithm>
#include <optional>

namespace vitrine {

namespace {

constexpr auto ownStyle = "fusion";

/// Invalid if the style's own outlines are visible enough.
QColor outlineOn(const QPalette &palette)
{
    const Theme theme(palette);
    if (theme.isHighContrast())
        return palette.color(QPalette::WindowText);
    if (!theme.isDark())
        return {};
    constexpr double share = 0.45; // gives about 4:1 on the dark palette; 3:1 is required
    return mixed(palette.color(QPalette::Window), palette.color(QPalette::WindowText), share);
}

void outline(const QStyleOption &option, QPainter &painter, bool isRound)
{
    const auto color = outlineOn(option.palette);
    // The style shows the focus by an outline of its own.
    if (!color.isValid() || option.state.testFlag(QStyle::State_HasFocus))
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(color);
    painter.setBrush(Qt::NoBrush);
    const auto rect = QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5);
    constexpr qreal corner = 2;
    if (isRound)
        painter.drawEllipse(rect);
    else
        painter.drawRoundedRect(rect, corner, corner);
    painter.restore();
}

/// The style does not show the focus of lists and texts.
void outlineFrame(const QStyleOption &option, QPainter &painter)
{
    if (!Theme(option.palette).isHighContrast())
        return;
    auto frame = option;
    if (option.state.testFlag(QStyle::State_HasFocus))
        frame.palette.setColor(QPalette::WindowText, option.palette.color(QPalette::Highlight));
    frame.state &= ~QStyle::State_HasFocus;
    outline(frame, painter, false);
}

/// The style makes tab pages brighter than buttons: muted text would have too little contrast there.
void darkenPage(const QStyleOption &option, QPainter &painter)
{
    if (Theme(option.palette).isDark())
        painter.fillRect(option.rect.adjusted(1, 1, -1, -1), option.palette.window());
}

bool isFlat(const QStyleOption &option)
{
    const auto *button = qstyleoption_cast<const QStyleOptionButton *>(&option);
    return button != nullptr && button->features.testFlag(QStyleOptionButton::Flat);
}

constexpr int cellPadding = 6;
constexpr int headerMargin = 2; ///< the style's own value
constexpr int rowPadding = 6;
constexpr int buttonPadding = 12;

/// The contents of a list's cell are aligned with the title above it, and not at the very edge.
QRect padded(const QRect &rect, int padding) { return rect.adjusted(padding, 0, -padding, 0); }

int cellMargin(const QStyle &style, const QWidget *widget)
{
    return style.pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, widget) + 1;
}

/// The style reserves more than twice the width of its sort arrow in each column of a list.
int unusedByArrow(const QStyleOptionHeader &header, int height)
{
    const bool hasArrow = header.sortIndicator != QStyleOptionHeader::None;
    return hasArrow && header.orientation == Qt::Horizontal ? height / 2 : 0;
}

/// The style would not recolor an icon on the selection.
bool isSelected(const QStyleOptionMenuItem &entry)
{
    constexpr auto wanted = QStyle::State_Selected | QStyle::State_Enabled;
    return entry.state.testFlags(wanted) && !entry.icon.isNull();
}

/// The keyboard also reaches disabled entries: the status bar explains them.
bool isReached(const QStyleOptionMenuItem &entry)
{
    return entry.state.testFlag(QStyle::State_Selected) && !entry.state.testFlag(QStyle::State_Enabled)
        && entry.menuItemType != QStyleOptionMenuItem::Separator;
}

/// The arrow of a button with a submenu, if text runs from right to left.
bool hasMirroredArrow(const QStyleOptionToolButton &button)
{
    return button.direction == Qt::RightToLeft && button.features.testFlag(QStyleOptionToolButton::Arrow)
        && button.toolButtonStyle == Qt::ToolButtonTextBesideIcon;
}

/// The arrow of a button that opens a menu; if only a part of it opens the menu, the style already reserves space.
bool hasArrowAtText(const QStyleOption &option)
{
    const auto *button = qstyleoption_cast<const QStyleOptionToolButton *>(&option);
    return button != nullptr && button->features.testFlag(QStyleOptionToolButton::HasMenu)
        && !button->features.testFlag(QStyleOptionToolButton::MenuButtonPopup)
        && button->toolButtonStyle != Qt::ToolButtonIconOnly;
}

/// The option of a selected item in a view without the focus, with the linked selection as its highlight. Views that
/// paint their selections themselves clear the flag.
std::optional<QStyleOptionViewItem> linkedItem(const QStyleOption *option, const QWidget *widget)
{
    const auto *item = qstyleoption_cast<const QStyleOptionViewItem *>(option);
    if (item == nullptr || !item->state.testFlag(QStyle::State_Selected) || item->state.testFlag(QStyle::State_Active))
        return {};
    auto linked = *item;
    const auto palette = widget != nullptr ? widget->palette() : item->palette;
    linked.palette.setColor(QPalette::Highlight, Theme(palette).linkedSelection());
    linked.palette.setColor(QPalette::HighlightedText, palette.color(QPalette::Text));
    return linked;
}

/// The padding with which all tabs of a main window's area fit into it, if it is not less than the least.
int tabPadding(const QTabBar &tabs, int usual)
{
    constexpr int least = 10;
    int texts = 0;
    for (int tab = 0; tab < tabs.count(); ++tab)
        texts += tabs.fontMetrics().size(Qt::TextShowMnemonic, tabs.tabText(tab)).width() + tabs.iconSize().width() / 4;
    return std::clamp((tabs.width() - texts) / std::max(tabs.count(), 1), least, usual);
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
    if (element == PE_PanelItemViewItem || element == PE_PanelItemViewRow) {
        if (const auto linked = linkedItem(option, widget)) {
            QProxyStyle::drawPrimitive(element, &*linked, painter, widget);
            return;
        }
    }
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    switch (element) {
    case PE_PanelButtonCommand:
        if (isFlat(*option))
            break;
        [[fallthrough]];
    case PE_IndicatorCheckBox:
    case PE_FrameLineEdit: outline(*option, *painter, false); break;
    case PE_Frame: outlineFrame(*option, *painter); break;
    case PE_FrameTabWidget: darkenPage(*option, *painter); break;
    case PE_IndicatorRadioButton: outline(*option, *painter, true); break;
    default: break;
    }
}

int OutlinedStyle::styleHint(
    StyleHint hint, const QStyleOption *option, const QWidget *widget, QStyleHintReturn *returned) const
{
    if (hint == SH_DialogButtonBox_ButtonsHaveIcons && !QIcon::hasThemeIcon(QStringLiteral("dialog-ok")))
        return 0;
    if (hint == SH_Menu_AllowActiveAndDisabled)
        return 1;
    return QProxyStyle::styleHint(hint, option, widget, returned);
}

int OutlinedStyle::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const
{
    const int usual = QProxyStyle::pixelMetric(metric, option, widget);
    if (metric != PM_TabBarTabHSpace)
        return usual;
    const auto *tabs = qobject_cast<const QTabBar *>(widget);
    const bool isOfPanes = tabs != nullptr && qobject_cast<const QMainWindow *>(tabs->parentWidget()) != nullptr;
    return isOfPanes ? tabPadding(*tabs, usual) : usual;
}

QSize OutlinedStyle::sizeFromContents(
    ContentsType type, const QStyleOption *option, const QSize &size, const QWidget *widget) const
{
    QSize whole = QProxyStyle::sizeFromContents(type, option, size, widget);
    switch (type) {
    case CT_PushButton:
        // The style leaves almost no space between a long text and the edge.
        if (option == nullptr || !isFlat(*option))
            whole.setWidth(std::max(whole.width(), size.width() + 2 * buttonPadding));
        break;
    case CT_ToolButton:
        if (option != nullptr && hasArrowAtText(*option))
            whole.rwidth() += pixelMetric(PM_MenuButtonIndicator, option, widget);
        break;
    case CT_ItemViewItem:
        whole.rwidth() += 2 * (cellPadding - cellMargin(*this, widget));
        if (option != nullptr)
            whole.setHeight(std::max(whole.height(), option->fontMetrics.height() + rowPadding));
        break;
    case CT_HeaderSection:
        whole.rwidth() += 2 * (cellPadding - headerMargin);
        if (const auto *header = qstyleoption_cast<const QStyleOptionHeader *>(option))
            whole.rwidth() -= unusedByArrow(*header, whole.height());
        break;
    default: break;
    }
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

QRect OutlinedStyle::subElementRect(SubElement element, const QStyleOption *option, const QWidget *widget) const
{
    switch (element) {
    case SE_ItemViewItemCheckIndicator:
    case SE_ItemViewItemDecoration:
    case SE_ItemViewItemText:
        if (const auto *item = qstyleoption_cast<const QStyleOptionViewItem *>(option)) {
            auto inner = *item;
            inner.rect = padded(item->rect, cellPadding - cellMargin(*this, widget));
            return QProxyStyle::subElementRect(element, &inner, widget);
        }
        break;
    default: break;
    }
    return QProxyStyle::subElementRect(element, option, widget);
}

void OutlinedStyle::drawControl(
    ControlElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const
{
    const auto *button = qstyleoption_cast<const QStyleOptionToolButton *>(option);
    if (element == CE_ToolButtonLabel && button != nullptr && hasMirroredArrow(*button)) {
        drawMirroredLabel(*button, painter, widget);
        return;
    }
    const auto *entry = qstyleoption_cast<const QStyleOptionMenuItem *>(option);
    if (element == CE_MenuItem && entry != nullptr && isSelected(*entry)) {
        auto selected = *entry;
        const int size = pixelMetric(PM_SmallIconSize, option, widget);
        selected.icon = entry->icon.pixmap({ size, size }, painter->device()->devicePixelRatioF(), QIcon::Selected);
        QProxyStyle::drawControl(element, &selected, painter, widget);
        return;
    }
    if (element == CE_MenuItem && entry != nullptr && isReached(*entry)) {
        QProxyStyle::drawControl(element, option, painter, widget);
        painter->setPen(option->palette.color(QPalette::Active, QPalette::Highlight));
        painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
        return;
    }
    if (element == CE_ItemViewItem) {
        if (const auto linked = linkedItem(option, widget)) {
            QProxyStyle::drawControl(element, &*linked, painter, widget);
            return;
        }
    }
    const auto *header = qstyleoption_cast<const QStyleOptionHeader *>(option);
    if (element != CE_HeaderLabel || header == nullptr) {
        QProxyStyle::drawControl(element, option, painter, widget);
        return;
    }
    QStyleOptionHeaderV2 label;
    if (const auto *newer = qstyleoption_cast<const QStyleOptionHeaderV2 *>(option))
        label = *newer;
    else
        static_cast<QStyleOptionHeader &>(label) = *header;
    label.rect = padded(header->rect, cellPadding - headerMargin);
    QProxyStyle::drawControl(element, &label, painter, widget);
}

void OutlinedStyle::drawComplexControl(
    ComplexControl control, const QStyleOptionComplex *option, QPainter *painter, const QWidget *widget) const
{
    const auto *button = qstyleoption_cast<const QStyleOptionToolButton *>(option);
    if (control == CC_ToolButton && button != nullptr && hasArrowAtText(*button)) {
        drawMenuButton(*button, painter, widget);
        return;
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
    if (control == CC_ComboBox || control == CC_SpinBox)
        outline(*option, *painter, false);
}

// The style mirrors the text next to an arrow, but not the arrow.
void OutlinedStyle::drawMirroredLabel(
    const QStyleOptionToolButton &option, QPainter *painter, const QWidget *widget) const
{
    const int room = option.iconSize.width();
    QStyleOption arrow = option;
    arrow.rect = alignedRect(Qt::LeftToRight, Qt::AlignRight | Qt::AlignVCenter, { room, room }, option.rect)
                     .adjusted(room / 4, room / 4, -room / 4, -room / 4);
    const auto element = option.arrowType == Qt::RightArrow ? PE_IndicatorArrowLeft : PE_IndicatorArrowDown;
    proxy()->drawPrimitive(element, &arrow, painter, widget);
    auto words = option;
    words.features &= ~QStyleOptionToolButton::Arrow;
    words.toolButtonStyle = Qt::ToolButtonTextOnly;
    words.rect.adjust(0, 0, -room, 0);
    QProxyStyle::drawControl(CE_ToolButtonLabel, &words, painter, widget);
}

// The style draws its arrow in the lower corner.
void OutlinedStyle::drawMenuButton(const QStyleOptionToolButton &option, QPainter *painter, const QWidget *widget) const
{
    const int room = pixelMetric(PM_MenuButtonIndicator, &option, widget);
    auto button = option;
    button.features &= ~QStyleOptionToolButton::HasMenu;
    QProxyStyle::drawComplexControl(CC_ToolButton, &button, painter, widget);
    QStyleOption arrow = option;
    const QRect end(option.rect.right() - room, option.rect.top(), room, option.rect.height());
    const auto location = visualRect(option.direction, option.rect, end);
    const int size = room / 2 + 2;
    arrow.rect = alignedRect(option.direction, Qt::AlignCenter, { size, size }, location);
    proxy()->drawPrimitive(PE_IndicatorArrowDown, &arrow, painter, widget);
}

} // namespace vitrine
