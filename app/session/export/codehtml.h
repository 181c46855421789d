// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/trail/record/records.h"

#include <QString>

#include <string>
#include <string_view>

namespace vitrine {

/// Text from a log as text of an HTML document. Hidden characters become marks first, so that nothing changes how the
/// rest is read.
std::string htmlText(std::string_view text);

/// Words of the program, or text whose hidden characters are marked already.
std::string escapedHtml(const QString &text);

/// Code as HTML, a `<span class=l>` for each line; Python with classes for keywords (k), texts (t) and comments (c).
std::string codeHtml(const CodeRecord &code);

} // namespace vitrine
