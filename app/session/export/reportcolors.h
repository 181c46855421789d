// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace vitrine {

/// The colors of the window (resources/themes) as a style sheet: `var(--Base)` and so on for roles of the palette, a
/// class for each meaning, in light and dark to match the reader's system. The same text at each call.
std::string reportColors();

} // namespace vitrine
