// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/wording/meaning.h"

#include <QString>

#include <optional>

namespace vitrine {

/// How one cell of a list is shown: text, shape, weight. All text is plain and may come from a hostile log.
struct Cell {
    QString text;
    std::optional<Meaning> shape;
    bool isMuted = false; ///< absent, zero, or less important
    bool isCode = false; ///< in the code font
    QString tip; ///< full text, plain; empty if the cell shows everything
    double share = -1; ///< 0 to 1: a bar before the text; negative for none
    QString filter {}; ///< an expression that matches the row by this value; empty for none
    bool isLink = false; ///< the cell is a link
    bool isPath = false; ///< elided in the middle: the end says most
};

} // namespace vitrine
