// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/trail/record/records.h"

#include <QString>

#include <string>
#include <string_view>

namespace vitrine {

/// Text from a log, escaped for an HTML document. Hidden characters are replaced by visible marks first, so that none
/// of them affects how the rest is displayed.
std::string htmlText(std::string_view text);

/// Escapes the program's own text, or text whose hidden characters are marked already.
std::string escapedHtml(const QString &text);

/// Code as HTML, a `<span class=l>` for each line; Python with classes for keywords (k), strings (t) and comments (c).
std::string codeHtml(const CodeRecord &code);

} // namespace vitrine
