// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

class QApplication;
class QStyleOptionToolButton;

namespace vitrine {

/// Qt's own style draws the outlines of boxes, fields and buttons darker than the window: on a dark one nobody sees
/// them, and on a black one nothing is left of a control but its text. This draws them so that they are seen. Lists get
/// the air that those of desktops have: the same for each of them, with titles above what they are the titles of.
class OutlinedStyle final : public QProxyStyle {
    Q_OBJECT

public:
    OutlinedStyle();

    /// For an application with Qt's own style; that of a desktop knows better.
    static void installIn(QApplication &application);

    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
        const QWidget *widget = nullptr) const override;
    /// Buttons of dialogs have icons where the desktop has some; Qt's own are of another time than ours. In menus the
    /// keys reach what cannot be used, too.
    int styleHint(StyleHint hint, const QStyleOption *option = nullptr, const QWidget *widget = nullptr,
        QStyleHintReturn *returned = nullptr) const override;
    /// The arrow of a button that opens a menu stands beside its text and not on it.
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
