// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace vitrine {

/// The colours of the window (resources/themes) as a style sheet: `var(--Base)` and so on for roles of the palette, a
/// class for each meaning, in light and dark as the reader's system has it. The same text at each call.
std::string reportColours();

} // namespace vitrine
