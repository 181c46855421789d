// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <vector>

namespace vitrine {

/// Scintilla's fold levels for a language that folds by indentation. One entry a line: its columns of indentation,
/// or nothing for a blank line, which goes with the line after it. A line is a fold header when the next line
/// that is not blank stands further right.
std::vector<int> indentFoldLevels(std::span<const std::optional<int>> indents);

} // namespace vitrine
