// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>
#include <QTextLayout>

class QPalette;

namespace vitrine {

/// The language of a file by its name, as the highlighter calls it; empty for none. GUI thread.
QString syntaxOfFile(const QString &file);

/// Formats of each line under the theme that fits the palette. An unknown language has none. GUI thread.
QList<QList<QTextLayout::FormatRange>> syntaxFormats(
    const QStringList &lines, const QString &language, const QPalette &palette);

} // namespace vitrine
