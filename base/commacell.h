// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace vitrine {

/// A text as a cell of comma-separated values (RFC 4180), always quoted. A text that a spreadsheet would run as a
/// formula gets a leading apostrophe. Pure, any thread.
std::string commaCell(std::string_view text);

} // namespace vitrine
