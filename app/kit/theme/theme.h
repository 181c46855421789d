// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/theme/tokentable.h"

#include <QColor>
#include <QPalette>
#include <QString>

namespace vitrine {

/// How one meaning looks under one palette.
struct Token {
    QString shape; ///< file name in resources/icons/shapes, without ending
    QColor color; ///< color of the shape, of squiggles and bars
    QColor tint; ///< background of strips and lines; text on it stays Text
};

/// The colors derived from a palette: a cheap value, recomputed on QEvent::PaletteChange. Nothing else in the program
/// names a color.
class Theme final {
public:
    explicit Theme(const QPalette &palette);

    bool isDark() const;
    /// One background for all and nothing between black and white: the user asked for high contrast.
    bool isHighContrast() const;

    Token token(Meaning meaning) const;
    /// The same object in the panes that do not have the focus.
    QColor linkedSelection() const;
    /// For absent values, units and context: PlaceholderText, made opaque and at least 4.5:1 on Base.
    QColor muted() const;
    QColor separator() const;
    /// Background of dock titles and table headers.
    QColor header() const;

private:
    QColor named(const QString &name) const;

    QPalette m_palette;
    Scheme m_scheme = Scheme::Light;
};

/// WCAG 2 contrast ratio of two opaque colors, 1 to 21.
double contrastRatio(const QColor &first, const QColor &second);
/// `color`, moved towards `text` as far as it needs to be read on `background` (4.5:1).
QColor readable(QColor color, const QColor &background, const QColor &text);
/// `top` laid over `bottom` with the given share of `top`, 0 to 1.
QColor mixed(const QColor &bottom, const QColor &top, double share);

} // namespace vitrine
