// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/wording/meaning.h"

#include <QString>

namespace vitrine {

/// A diagnostic for a range of the code: shape in the margin, squiggle under the range, text in the tooltip. Lines and
/// columns count from 1, columns in characters; an end of 0 is the end of the line.
struct CodeMark {
    Meaning meaning = Meaning::Error;
    int line = 0;
    int column = 0;
    int endLine = 0;
    int endColumn = 0;
    QString text; ///< plain and safe to show; may have several lines
    bool operator==(const CodeMark &) const = default;
};

} // namespace vitrine
