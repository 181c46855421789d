// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/overview/overviewdata.h"

#include <QFontMetrics>
#include <QRect>

#include <cstddef>
#include <vector>

namespace vitrine {

/// Where the cells of the matrix are. Runs are columns of steps; of many runs, columns get narrower, then rows lower,
/// and the columns continue in bands below; of still more, a column is a group of runs. The steps of few long runs fill
/// lines instead, since columns would push everything below the matrix out of the window. Coordinates are those of a
/// layout from left to right. Pure.
class MatrixLayout final {
public:
    static constexpr int roomForShape = 10; ///< cells below this size have no shape
    static constexpr std::size_t mostSingle = 2'000; ///< of more runs, a column is a group

    /// Indexes of a column and of the step in it; -1 for none. In lines, each run counts as a column.
    struct Location {
        int column = -1;
        int step = -1;
        bool operator==(const Location &) const = default;
    };

    /// Returns whether anything is arranged in another way.
    bool arrange(const std::vector<OverviewRun> &runs, const QFontMetrics &metrics, int width);

    bool isInLines() const { return m_arrangement.isInLines; }
    int columns() const { return m_columns; }
    std::size_t runsInColumn() const { return m_arrangement.runsInColumn; }
    int columnsInBand() const { return m_arrangement.columnsInBand; }
    int bands() const { return m_arrangement.isInLines ? 1 : m_arrangement.bands; }
    int rows() const { return m_arrangement.rows; }
    int stepsInLine() const { return m_arrangement.stepsInLine; }
    int pitch() const { return m_arrangement.pitch; }
    int rowPitch() const { return m_arrangement.rowPitch; }
    QPoint origin() const { return m_origin; } ///< of the first cell
    int height() const;
    int usualPitch() const { return m_usualPitch; }

    /// Whether there is a row for the step, in any run.
    bool isDrawn(Location location) const;
    QRect rectOf(Location location) const;
    /// Not all locations have a cell.
    Location at(const QPoint &point) const;
    /// The same for points outside of all cells: the location that is next to them.
    Location nearest(const QPoint &point) const;
    /// The location beside, above or below.
    Location neighbor(Location location, const QPoint &way, const std::vector<OverviewRun> &runs) const;

private:
    struct Arrangement {
        bool isInLines = false;
        int pitch = 1; ///< from a cell to the one beside it
        int rowPitch = 1;
        int rows = 0;
        int stepsInLine = 1;
        std::vector<int> firstLines; ///< of each run, in lines
        std::size_t runsInColumn = 1; ///< more than one in groups
        int columnsInBand = 1;
        int bands = 1; ///< each has `rows` rows below its numbers
        bool operator==(const Arrangement &) const = default;
    };

    Arrangement inColumns(const std::vector<OverviewRun> &runs) const;
    Arrangement inLines(const std::vector<OverviewRun> &runs) const;
    QPoint slotOf(Location location) const;
    Location inLine(int slot, int line) const;
    Location lineNeighbor(Location location, const QPoint &way, const std::vector<OverviewRun> &runs) const;
    int bandHeight() const { return m_arrangement.rows * m_arrangement.rowPitch + m_origin.y(); }

    Arrangement m_arrangement;
    int m_columns = 0;
    QPoint m_origin;
    int m_usualPitch = 1;
    int m_room = 1; ///< width for cells
};

} // namespace vitrine
