// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/text/ansicolors.h"

#include "app/kit/theme/theme.h"

#include <QPalette>

namespace vitrine {

std::array<QColor, 9> ansiColors(const QPalette &palette)
{
    const Theme theme(palette);
    const auto text = palette.color(QPalette::Text);
    const auto link = palette.color(QPalette::Link);
    const auto ok = theme.token(Meaning::Ok).color;
    std::array colors { text, theme.muted(), theme.token(Meaning::Error).color, ok, theme.token(Meaning::Differs).color,
        link, theme.token(Meaning::Blocked).color, mixed(link, ok, 0.5), text };
    for (auto &color : colors)
        color = readable(color, palette.color(QPalette::Base), text);
    return colors;
}

} // namespace vitrine
