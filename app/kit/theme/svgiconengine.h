// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QColor>
#include <QIconEngine>
#include <QString>

#include <functional>

class QPalette;

namespace vitrine {

/// Draws one of our one-color SVG files, colored when it is drawn: so an icon follows the palette without being set
/// again, and is sharp at every device pixel ratio. Selected icons take HighlightedText, disabled ones the disabled
/// text color. An icon of the desktop's theme takes precedence; the theme is queried when the icon is first drawn,
/// since it searches many folders. GUI thread only.
class SvgIconEngine final : public QIconEngine {
public:
    using Color = std::function<QColor(const QPalette &)>;

    /// `file` contains "currentColor" wherever the color belongs. `themed`: name of the freedesktop icon naming
    /// specification; empty: always ours.
    SvgIconEngine(const QString &file, Color color, const QString &themed = {});

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override;
    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override;
    QPixmap scaledPixmap(const QSize &size, QIcon::Mode mode, QIcon::State state, qreal scale) override;
    QIconEngine *clone() const override;
    QString key() const override;
    bool isNull() override;

private:
    const QIcon &themeIcon();
    QColor colorFor(QIcon::Mode mode) const;
    QPixmap rendered(const QSize &deviceSize, const QColor &color) const;

    QString m_file;
    QByteArray m_svg;
    Color m_color;
    QString m_themed;
    QString m_askedTheme; ///< theme of m_themeIcon
    QIcon m_themeIcon; ///< null where the theme has none
};

} // namespace vitrine
