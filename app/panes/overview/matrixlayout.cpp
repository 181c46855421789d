// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/overview/matrixlayout.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace vitrine {

namespace {

constexpr int mostRows = 40; ///< rows below are not drawn: the list of steps shows the rest
constexpr int mostUsualRows = 18; ///< the height of the matrix, in rows of the usual height; more rows are lower
constexpr int mostLines = 12;
constexpr int mostBands = 8;
constexpr int leastRowsInBand = 4;
constexpr int narrowest = 3;
constexpr int lowest = 6;
constexpr int wideGapFrom = 15; ///< below this, gaps shrink before shapes do
constexpr int numberedUnit = 5; ///< lines have a multiple of so many steps

int mostSteps(const std::vector<OverviewRun> &runs)
{
    std::size_t most = 0;
    for (const auto &run : runs)
        most = std::max(most, run.steps.size());
    return int(std::min<std::size_t>(most, std::numeric_limits<int>::max()));
}

int quotient(std::size_t number, std::size_t divisor) { return int((number + divisor - 1) / divisor); }

int lastStepOf(const OverviewRun &run) { return int(run.steps.size()) - 1; }

} // namespace

MatrixLayout::Arrangement MatrixLayout::inColumns(const std::vector<OverviewRun> &runs) const
{
    const auto all = std::max<std::size_t>(runs.size(), 1);
    const auto most = std::size_t(std::max(m_room / narrowest, 1));
    const bool isGrouped = all > mostSingle || all > most * mostBands;
    Arrangement found;
    found.runsInColumn = isGrouped ? std::max<std::size_t>(2, std::size_t(quotient(all, most))) : 1;
    // No band is nearly empty: all have as many columns as the first.
    const auto columns = std::size_t(quotient(all, found.runsInColumn));
    found.bands = quotient(columns, most);
    found.columnsInBand = quotient(columns, std::size_t(found.bands));
    found.pitch = std::clamp(m_room / found.columnsInBand, narrowest, m_usualPitch);
    found.rows = std::min(mostSteps(runs), std::max(mostRows / found.bands, leastRowsInBand));
    found.rowPitch
        = std::clamp(m_usualPitch * mostUsualRows / std::max(found.rows * found.bands, 1), lowest, m_usualPitch);
    return found;
}

// As wide as possible, and only so narrow that all runs fit into the lines there may be.
MatrixLayout::Arrangement MatrixLayout::inLines(const std::vector<OverviewRun> &runs) const
{
    Arrangement found { .isInLines = true, .pitch = m_usualPitch + 1, .rowPitch = m_usualPitch, .firstLines = {} };
    do {
        --found.pitch;
        // A multiple, so that the numbers above them are those of full lines.
        found.stepsInLine = std::max(m_room / found.pitch / numberedUnit, 1) * numberedUnit;
        found.rows = 0;
        found.firstLines.clear();
        for (const auto &run : runs) {
            found.firstLines.push_back(found.rows);
            found.rows += std::max(quotient(run.steps.size(), std::size_t(found.stepsInLine)), 1);
        }
    } while (found.rows > mostLines && found.pitch > narrowest);
    if (runs.size() == 1)
        found.rows = std::min(found.rows, mostRows);
    return found;
}

bool MatrixLayout::arrange(const std::vector<OverviewRun> &runs, const QFontMetrics &metrics, int width)
{
    m_origin = { metrics.horizontalAdvance(QStringLiteral("000")) + metrics.averageCharWidth(), metrics.height() + 2 };
    m_usualPitch = std::max(metrics.height() * 5 / 4, 10);
    m_room = width - 2 * metrics.averageCharWidth() - m_origin.x();
    auto arrangement = inColumns(runs);
    if (!runs.empty() && runs.size() <= mostLines) {
        auto lines = inLines(runs);
        const bool isMuchLower = lines.rows <= mostLines && lines.rows * 2 <= arrangement.rows;
        if (runs.size() == 1 || isMuchLower)
            arrangement = std::move(lines);
    }
    m_columns = quotient(runs.size(), arrangement.runsInColumn);
    return std::exchange(m_arrangement, arrangement) != arrangement;
}

// The numbers of the first band are in the margin.
int MatrixLayout::height() const { return bands() * bandHeight() + 2; }

/// Column and row.
QPoint MatrixLayout::slotOf(Location location) const
{
    if (!isInLines())
        return { location.column % columnsInBand(), location.step };
    const int line = m_arrangement.firstLines[std::size_t(location.column)] + location.step / stepsInLine();
    return { location.step % stepsInLine(), line };
}

bool MatrixLayout::isDrawn(Location location) const
{
    return location.column >= 0 && location.step >= 0 && location.column < columns() && slotOf(location).y() < rows();
}

QRect MatrixLayout::rectOf(Location location) const
{
    const auto gap = [](int pitch) { return pitch > wideGapFrom ? 3 : pitch >= roomForShape + 2 ? 2 : 1; };
    const auto slot = slotOf(location);
    const int band = isInLines() ? 0 : location.column / columnsInBand();
    return QRect(m_origin.x() + slot.x() * pitch(), m_origin.y() + band * bandHeight() + slot.y() * rowPitch(),
        std::max(1, pitch() - gap(pitch())), std::max(1, rowPitch() - gap(rowPitch())));
}

MatrixLayout::Location MatrixLayout::inLine(int slot, int line) const
{
    const auto &first = m_arrangement.firstLines;
    if (slot < 0 || slot >= stepsInLine() || line < 0 || line >= rows())
        return {};
    const auto run = std::ranges::upper_bound(first, line) - first.begin() - 1;
    return { int(run), (line - first[std::size_t(run)]) * stepsInLine() + slot };
}

MatrixLayout::Location MatrixLayout::at(const QPoint &point) const
{
    if (m_columns == 0 || point.x() < m_origin.x() || point.y() < m_origin.y())
        return {};
    const int slot = (point.x() - m_origin.x()) / pitch();
    const int y = point.y() - m_origin.y();
    if (isInLines())
        return inLine(slot, y / rowPitch());
    return slot < columnsInBand()
        ? Location { y / bandHeight() * columnsInBand() + slot, y % bandHeight() / rowPitch() }
        : Location {};
}

MatrixLayout::Location MatrixLayout::nearest(const QPoint &point) const
{
    const int widest = (isInLines() ? stepsInLine() : std::min(columnsInBand(), columns())) * pitch() - 1;
    const int x = std::clamp(point.x(), m_origin.x(), m_origin.x() + std::max(widest, 0));
    const int y = std::max(point.y(), m_origin.y()) - m_origin.y();
    if (isInLines()) {
        const int line = std::clamp(y / rowPitch(), 0, std::max(rows() - 1, 0));
        return at({ x, m_origin.y() + line * rowPitch() });
    }
    const int band = std::min(y / bandHeight(), bands() - 1);
    const int row = std::clamp((y - band * bandHeight()) / rowPitch(), 0, std::max(rows() - 1, 0));
    auto found = at({ x, m_origin.y() + band * bandHeight() + row * rowPitch() });
    found.column = std::min(found.column, columns() - 1);
    return found;
}

MatrixLayout::Location MatrixLayout::neighbor(
    Location location, const QPoint &way, const std::vector<OverviewRun> &runs) const
{
    if (isInLines())
        return lineNeighbor(location, way, runs);
    Location found { location.column + way.x(), location.step + way.y() };
    if (way.x() == 0 || found.column < 0 || found.column >= columns())
        return found;
    // A shorter run ends higher up: its last step is the neighbor.
    int last = -1;
    const auto from = std::size_t(found.column) * runsInColumn();
    for (auto run = from; run < std::min(from + runsInColumn(), runs.size()); ++run)
        last = std::max(last, lastStepOf(runs[run]));
    found.step = std::min(found.step, last);
    return found;
}

// Without a line below or above, the next or the previous step.
MatrixLayout::Location MatrixLayout::lineNeighbor(
    Location location, const QPoint &way, const std::vector<OverviewRun> &runs) const
{
    const auto slot = slotOf(location) + QPoint(0, way.y());
    auto found = inLine(slot.x(), slot.y());
    if (way.y() != 0 && found.column >= 0) {
        // A line may end before this column.
        found.step = std::min(found.step, lastStepOf(runs[std::size_t(found.column)]));
        if (found.step >= 0 && isDrawn(found) && found != location)
            return found;
    }
    return { location.column, location.step + way.x() + way.y() };
}

} // namespace vitrine
