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

    /// Only for Qt's own style; desktop styles are left alone.
    static void installIn(QApplication &application);

    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
        const QWidget *widget = nullptr) const override;
    /// Buttons of dialogs have icons where the desktop has some; Qt's own are of another time than ours. In menus the
    /// keys reach what cannot be used, too.
    int styleHint(StyleHint hint, const QStyleOption *option = nullptr, const QWidget *widget = nullptr,
        QStyleHintReturn *returned = nullptr) const override;
    /// Places the arrow of a menu button beside its text.
    QSize sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size,
        const QWidget *widget = nullptr) const override;
    /// Each pane and field has some: the style's are looked for in many files each time, ours when they are drawn.
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
