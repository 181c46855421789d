// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <vector>

namespace vitrine {

/// Scintilla's fold levels for a language that folds by indentation. Each entry is a line's indentation in columns, or
/// nothing for a blank line, which belongs to the next line. A line is a fold header if the next non-blank line is
/// indented further.
std::vector<int> indentFoldLevels(std::span<const std::optional<int>> indents);

} // namespace vitrine
