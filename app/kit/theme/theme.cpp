// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/theme/theme.h"

#include <QMetaEnum>

#include <algorithm>
#include <cmath>

namespace vitrine {

namespace {

constexpr int darkBelowLightness = 128;
constexpr double readableContrast = 4.5;
constexpr double highContrast = 18;
constexpr double linkedShareLight = 0.175;
constexpr double linkedShareDark = 0.4;
constexpr double separatorShare = 0.19;
constexpr double headerShare = 0.04;

double linear(double channel)
{
    return channel <= 0.03928 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor &color)
{
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

Scheme schemeOf(const QPalette &palette)
{
    const QColor base = palette.color(QPalette::Base);
    const bool isDark = base.lightness() < darkBelowLightness;
    const bool isContrast
        = base == palette.color(QPalette::Window) && contrastRatio(palette.color(QPalette::Text), base) >= highContrast;
    if (isContrast)
        return isDark ? Scheme::ContrastDark : Scheme::ContrastLight;
    return isDark ? Scheme::Dark : Scheme::Light;
}

} // namespace

double contrastRatio(const QColor &first, const QColor &second)
{
    const auto [low, high] = std::minmax({ luminance(first), luminance(second) });
    return (high + 0.05) / (low + 0.05);
}

QColor mixed(const QColor &bottom, const QColor &top, double share)
{
    const auto channel = [share](float from, float to) { return float(from + (to - from) * share); };
    return QColor::fromRgbF(channel(bottom.redF(), top.redF()), channel(bottom.greenF(), top.greenF()),
        channel(bottom.blueF(), top.blueF()));
}

QColor readable(QColor color, const QColor &background, const QColor &text)
{
    constexpr double step = 0.1;
    for (double share = step; contrastRatio(color, background) < readableContrast && share <= 1; share += step)
        color = mixed(color, text, share);
    return color;
}

Theme::Theme(const QPalette &palette)
    : m_palette(palette)
    , m_scheme(schemeOf(palette))
{
}

bool Theme::isDark() const { return m_scheme == Scheme::Dark || m_scheme == Scheme::ContrastDark; }

bool Theme::isHighContrast() const { return m_scheme == Scheme::ContrastLight || m_scheme == Scheme::ContrastDark; }

QColor Theme::named(const QString &name) const
{
    if (name.startsWith(u'#'))
        return QColor::fromString(name);
    if (name == u"Linked")
        return linkedSelection();
    if (name == u"PlaceholderText")
        return muted();
    const int role = QMetaEnum::fromType<QPalette::ColorRole>().keyToValue(name.toLatin1().constData());
    return m_palette.color(role < 0 ? QPalette::Text : QPalette::ColorRole(role));
}

Token Theme::token(Meaning meaning) const
{
    const auto &entry = TokenTable::bundled().entry(meaning);
    const auto scheme = std::size_t(m_scheme);
    return { entry.shape, named(entry.colors[scheme]), named(entry.tints[scheme]) };
}

QColor Theme::linkedSelection() const
{
    return mixed(m_palette.color(QPalette::Base), m_palette.color(QPalette::Highlight),
        isDark() ? linkedShareDark : linkedShareLight);
}

QColor Theme::muted() const
{
    // Platforms like their hints pale; what we write in it has to be read.
    const QColor placeholder = m_palette.color(QPalette::PlaceholderText);
    const QColor opaque = mixed(m_palette.color(QPalette::Base), placeholder, placeholder.alphaF());
    return readable(opaque, header(), m_palette.color(QPalette::Text));
}

QColor Theme::separator() const
{
    return mixed(m_palette.color(QPalette::Window), m_palette.color(QPalette::WindowText), separatorShare);
}

QColor Theme::header() const
{
    return mixed(m_palette.color(QPalette::Window), m_palette.color(QPalette::WindowText), headerShare);
}

} // namespace vitrine
