// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/wording/meaning.h"

#include <QString>

#include <optional>

namespace vitrine {

/// How one cell of a list is shown: words, shape, weight. All text is plain and may come from a hostile log.
struct Cell {
    QString text;
    std::optional<Meaning> shape;
    bool isMuted = false; ///< absent, zero, or of less weight
    bool isCode = false; ///< in the fixed font
    QString tip; ///< full text, plain; empty when the cell says it all
    double share = -1; ///< 0 to 1: a bar before the text; negative for none
    QString filter {}; ///< an expression that is true of the row because of this value; empty for none
    bool isLink = false; ///< the cell is a link
};

} // namespace vitrine
