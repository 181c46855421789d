// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace vitrine {

/// Cells as a line of a table with tabs, for the clipboard: cells lose their line ends and tabs, and one that a
/// spreadsheet would take for a formula, and run, gets an apostrophe in front. Pure, any thread.
QString tabLine(const QStringList &cells);

} // namespace vitrine
