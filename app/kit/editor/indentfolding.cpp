// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/editor/indentfolding.h"

#include "app/kit/text/scintilla.h"

#include <algorithm>

namespace vitrine {

std::vector<int> indentFoldLevels(std::span<const std::optional<int>> indents)
{
    constexpr int base = QsciScintilla::SC_FOLDLEVELBASE;
    constexpr int deepest = QsciScintilla::SC_FOLDLEVELNUMBERMASK - base;
    std::vector<int> levels(indents.size());
    int next = 0;
    for (std::size_t line = indents.size(); line-- > 0;) {
        if (!indents[line]) {
            levels[line] = (base + next) | QsciScintilla::SC_FOLDLEVELWHITEFLAG;
            continue;
        }
        const int indent = std::min(*indents[line], deepest);
        levels[line] = base + indent;
        if (next > indent)
            levels[line] |= QsciScintilla::SC_FOLDLEVELHEADERFLAG;
        next = indent;
    }
    return levels;
}

} // namespace vitrine
