// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

class QApplication;
class QStyleOptionToolButton;

namespace vitrine {

/// Qt's own style draws outlines of boxes, fields and buttons darker than the window, which makes them invisible on
/// dark palettes. This style draws visible ones, and gives lists the row height and title alignment of desktop styles.
class OutlinedStyle final : public QProxyStyle {
    Q_OBJECT

public:
    OutlinedStyle();

    /// Installs the style if Qt's own style is used; desktop styles are left unchanged.
    static void installIn(QApplication &application);

    /// A selection in a view without the focus has the tint of a linked selection: only one pane has the solid one.
    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
        const QWidget *widget = nullptr) const override;
    /// Buttons of dialogs have icons if the desktop does; Qt's own look outdated next to Vitrine's. In menus, keys also
    /// reach disabled items.
    int styleHint(StyleHint hint, const QStyleOption *option = nullptr, const QWidget *widget = nullptr,
        QStyleHintReturn *returned = nullptr) const override;
    /// The titles of panes that share an area come closer together where they would not fit otherwise.
    int pixelMetric(
        PixelMetric metric, const QStyleOption *option = nullptr, const QWidget *widget = nullptr) const override;
    /// Reserves room for the arrow of a menu button next to its text.
    QSize sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size,
        const QWidget *widget = nullptr) const override;
    /// Every pane and field has standard icons: those of the base style are searched for in many files each time,
    /// Vitrine's are loaded when they are drawn.
    QIcon standardIcon(
        StandardPixmap icon, const QStyleOption *option = nullptr, const QWidget *widget = nullptr) const override;
    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
        const QWidget *widget = nullptr) const override;
    QRect subElementRect(
        SubElement element, const QStyleOption *option, const QWidget *widget = nullptr) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
        const QWidget *widget = nullptr) const override;

private:
    void drawMirroredLabel(const QStyleOptionToolButton &option, QPainter *painter, const QWidget *widget) const;
    void drawMenuButton(const QStyleOptionToolButton &option, QPainter *painter, const QWidget *widget) const;
};

} // namespace vitrine
