// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/console.h"

#include <QString>

namespace vitrine {

/// Writes a text of several lines behind a label, the lines below each other: "    printed   4". Nothing when it is
/// empty. With `longest`, more lines than that are counted instead of shown.
void printBlock(
    Console &console, const QString &label, const QString &text, Tone tone = Tone::Plain, qsizetype longest = 0);

} // namespace vitrine
