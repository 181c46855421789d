// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command/console.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace vitrine {

/// Rows of short texts in aligned columns. Numbers are right-aligned, words left-aligned.
class TextTable final {
public:
    struct Column {
        QString title;
        bool isFigure = false;
    };
    struct Cell {
        QString text;
        Tone tone = Tone::Plain;
    };

    explicit TextTable(std::vector<Column> columns);
    void add(std::vector<Cell> cells);
    bool isEmpty() const { return m_rows.empty(); }

    /// Prints titles and rows, indented by `indent` blanks; prints nothing if there are no rows.
    void print(Console &console, int indent = 0) const;

private:
    std::vector<Column> m_columns;
    std::vector<std::vector<Cell>> m_rows;
};

} // namespace vitrine
