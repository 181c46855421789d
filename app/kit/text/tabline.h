// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace vitrine {

/// Cells as a line with tabs, for the clipboard: line ends and tabs are removed from cells, and a cell that a
/// spreadsheet would run as a formula is prefixed with an apostrophe. Pure, any thread.
QString tabLine(const QStringList &cells);

} // namespace vitrine
