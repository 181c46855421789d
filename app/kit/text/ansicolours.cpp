// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/text/ansicolours.h"

#include "app/kit/theme/theme.h"

#include <QPalette>

namespace vitrine {

std::array<QColor, 9> ansiColours(const QPalette &palette)
{
    const Theme theme(palette);
    const auto text = palette.color(QPalette::Text);
    const auto link = palette.color(QPalette::Link);
    const auto ok = theme.token(Meaning::Ok).colour;
    std::array colours { text, theme.muted(), theme.token(Meaning::Error).colour, ok,
        theme.token(Meaning::Differs).colour, link, theme.token(Meaning::Blocked).colour, mixed(link, ok, 0.5), text };
    for (auto &colour : colours)
        colour = readable(colour, palette.color(QPalette::Base), text);
    return colours;
}

} // namespace vitrine
