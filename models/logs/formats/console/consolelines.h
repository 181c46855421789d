// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace vitrine {

/// The rules that headings on a console are drawn with.
inline constexpr std::string_view heavy = "━";
inline constexpr std::string_view light = "─";

/// The words between the rules of a heading: "━━ Step 1 ━━" gives "Step 1".
std::string_view heading(std::string_view line, std::string_view rule);
/// The text within the frame of a box, if the line has one.
std::string_view inBox(std::string_view line);
/// "2,009" behind a label.
std::optional<double> figureAfter(std::string_view line, std::string_view label);
std::optional<std::int64_t> tokensAfter(std::string_view line, std::string_view label);
/// "InferenceClientModel - some/model ───" names the class and the model.
std::string modelIn(std::string_view title);
/// Whether the line reports an error.
bool isError(std::string_view line);

/// The text without escape sequences for colors and cursor movements.
std::string withoutEscapes(std::string_view text);

} // namespace vitrine
