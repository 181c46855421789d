// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "base/commacell.h"

namespace vitrine {

std::string commaCell(std::string_view text)
{
    const bool isFormula = !text.empty() && std::string_view("=+-@\t\r").contains(text.front());
    std::string quoted = isFormula ? "\"'" : "\"";
    for (const char c : text)
        quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
    return quoted + '"';
}

} // namespace vitrine
