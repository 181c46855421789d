// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/text/hugetext.h"
#include "app/kit/text/hugetextcursor.h"
#include "app/kit/text/textsearch.h"

#include <QColor>
#include <QFont>
#include <QPalette>
#include <QTextLayout>

#include <array>
#include <map>
#include <memory>
#include <vector>

class QPainter;
class QWidget;

namespace vitrine {

/// The rows of a huge text that are seen, laid out and painted. Measures are in pixels of the widget. GUI thread.
class HugeTextLayout final {
public:
    void setText(std::shared_ptr<const HugeText> text);
    /// Takes font and colors from the widget.
    void setLook(const QWidget &widget, int zoom);
    /// Marks what is found.
    void setMarked(const SearchQuery &query);

    int rowHeight() const { return m_rowHeight; }
    int columnWidth() const { return m_columnWidth; }
    int margin() const { return m_columnWidth; } ///< before the text
    /// Width of the widest row laid out so far; an estimate for the others.
    int width() const;

    /// Lays out these rows and forgets all others.
    void look(qsizetype first, qsizetype count);
    void paintRow(QPainter &painter, qsizetype number, QPoint topLeft, const HugeTextCursor &cursor, bool showsCursor);
    /// The place in a row that is nearest to `x`.
    long locationAt(qsizetype number, int x);
    int xOf(qsizetype number, long location);

private:
    struct Stretch {
        qsizetype from = 0; ///< unit of a row
        qsizetype to = 0;
    };
    struct LaidRow {
        TextRow row;
        std::unique_ptr<QTextLayout> layout;
        std::vector<Stretch> marks;
    };

    const LaidRow &laidRow(qsizetype number);
    LaidRow lay(TextRow row) const;
    QTextCharFormat formatOf(const AnsiStyle &style) const;
    std::vector<Stretch> marksIn(const QString &text) const;
    static Stretch selectionIn(const TextRow &row, const HugeTextCursor &cursor);
    void paintMarks(QPainter &painter, const LaidRow &laid, QPoint topLeft) const;
    void paintCursor(QPainter &painter, const LaidRow &laid, QPoint topLeft, long location) const;

    std::shared_ptr<const HugeText> m_text;
    std::map<qsizetype, LaidRow> m_rows; ///< by number
    SearchQuery m_marked;
    QFont m_font;
    QPalette m_palette;
    std::array<QColor, 9> m_colors;
    int m_rowHeight = 1;
    int m_base = 0; ///< baseline, from the top of a row
    int m_columnWidth = 1;
    int m_widest = 0; ///< width of the rows laid out so far
};

} // namespace vitrine
