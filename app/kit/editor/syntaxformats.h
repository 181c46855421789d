// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>
#include <QTextLayout>

class QPalette;

namespace vitrine {

/// The highlighter's name for the language of a file, by file name; empty if unknown. GUI thread.
QString syntaxOfFile(const QString &file);

/// Formats of each line under the theme that matches the palette; code of other languages in a shell command is
/// highlighted as such (shellembedding.h). Empty for an unknown language. GUI thread.
QList<QList<QTextLayout::FormatRange>> syntaxFormats(
    const QStringList &lines, const QString &language, const QPalette &palette);

} // namespace vitrine
