// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace vitrine {

/// A text as a cell of a table of comma-separated values (RFC 4180), always in quotes. One that a spreadsheet would
/// take for a formula, and run, gets an apostrophe in front. Pure, any thread.
std::string commaCell(std::string_view text);

} // namespace vitrine
