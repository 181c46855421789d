// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command/console.h"

#include <QString>

namespace vitrine {

/// Prints a text of several lines after a label, the lines aligned below each other: " printed 4". Nothing for an empty
/// text. With `longest`, further lines are counted instead of printed.
void printBlock(
    Console &console, const QString &label, const QString &text, Tone tone = Tone::Plain, qsizetype longest = 0);

} // namespace vitrine
