// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>
#include <QTextLayout>

#include <optional>
#include <vector>

class QPalette;

namespace vitrine {

/// The highlighter's name for the language of a file, by file name; empty if unknown. GUI thread.
QString syntaxOfFile(const QString &file);

/// Lines from `first` up to, but not including, `end`.
struct LineRange {
    qsizetype first = 0;
    qsizetype end = 0;
    bool operator==(const LineRange &) const = default;
};

/// Recognizes the lines of a shell command that a here-document passes to Python, "python - <<'EOF'", one line after
/// another. Any thread.
class PythonInShell final {
public:
    /// Whether the next line of the command is Python.
    bool isPython(const QString &line);

private:
    std::optional<QString> m_end; ///< the line that ends the document; nothing outside one
    bool m_isIndented = false; ///< whether the end may be indented
};

/// The lines of a shell command that are Python. Any thread.
std::vector<LineRange> pythonInShell(const QStringList &lines);

/// Formats of each line under the theme that matches the palette; Python in a here-document of a shell command is
/// highlighted as Python. Empty for an unknown language. GUI thread.
QList<QList<QTextLayout::FormatRange>> syntaxFormats(
    const QStringList &lines, const QString &language, const QPalette &palette);

} // namespace vitrine
