// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>
#include <QTextLayout>

class QPalette;

namespace vitrine {

/// Lines of an output, safe to show, with the color and weight that a terminal would give their parts.
struct OutputLines {
    QStringList lines;
    QList<QList<QTextLayout::FormatRange>> formats; ///< of each line
};

/// Reads the color codes of an output; all other control characters are marked. Empty lines at the end are left out.
OutputLines outputLines(const QString &output, const QPalette &palette);

} // namespace vitrine
