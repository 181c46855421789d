// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/overview/overviewdata.h"

#include <QWidget>

#include <functional>

namespace vitrine {

/// All runs as columns and their steps as cells, colored by verdict or status. Arrow keys move, Return or a click opens
/// the step. Columns get narrower if the runs do not fit, and rows lower; the columns of still more runs continue in
/// bands below. The steps of few long runs fill lines instead, since columns would push everything below the matrix out
/// of the window. GUI thread.
class OverviewMatrix final : public QWidget {
    Q_OBJECT

public:
    explicit OverviewMatrix(QWidget *parent = nullptr);

    /// `numberOf` returns the number of a run in the lists.
    void setNumbering(std::function<int(RunId)> numberOf) { m_numberOf = std::move(numberOf); }
    void setRuns(std::vector<OverviewRun> runs);
    const std::vector<OverviewRun> &runs() const { return m_runs; }
    void setCurrent(StepId step);
    /// nullptr outside all cells.
    const OverviewCell *cellAt(const QPoint &location) const;
    /// The number of runs that there is room for, from the first one on.
    std::size_t drawnRuns() const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void stepChosen(vitrine::RunId run, vitrine::StepId step);
    /// Emitted after `stepChosen` for Return or a click.
    void stepOpened();
    /// The cells were arranged in another way.
    void arranged();

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    /// Indexes of a run and of its step; -1 for none.
    struct Location {
        int run = -1;
        int step = -1;
        bool operator==(const Location &) const = default;
    };
    /// How the cells are arranged in the width that is there.
    struct Arrangement {
        bool isInLines = false;
        int pitch = 1; ///< from a cell to the one beside it
        int rowPitch = 1;
        int rows = 0;
        int stepsInLine = 1;
        std::vector<int> firstLines; ///< of each run
        int runsInBand = 1; ///< in columns: how many runs are beside each other
        int bands = 1; ///< in columns: each has `rows` rows below its numbers
        bool operator==(const Arrangement &) const = default;
    };
    void arrange();
    Arrangement inColumns() const;
    Arrangement inLines() const;
    int usualPitch() const;
    int room() const;
    int mostSteps() const;
    Location neighbor(Location location, const QPoint &way) const;
    Location lineNeighbor(Location location, const QPoint &way) const;
    QPoint slotOf(Location location) const;
    int bandHeight() const;
    int heightOfCells() const;
    Location locationInLines(int column, int line) const;
    Location inBand(int column, int y) const;
    void paintNumbers(QPainter &painter) const;
    void paintColumnNumbers(QPainter &painter, int band) const;
    void paintLineNumbers(QPainter &painter) const;
    void paintNumber(QPainter &painter, int number, const QRect &below) const;
    void paintNumberBeside(QPainter &painter, int number, const QRect &cell) const;
    int numberOf(RunId run) const { return m_numberOf ? m_numberOf(run) : int(run); }
    QPoint measuredOrigin() const;
    QRect rectOf(Location location) const;
    Location locationAt(const QPoint &point) const;
    const OverviewCell *cell(Location location) const;
    void choose(Location location);
    void paintCell(QPainter &painter, Location location) const;
    void say();

    std::vector<OverviewRun> m_runs;
    std::function<int(RunId)> m_numberOf;
    Arrangement m_arrangement;
    QPoint m_origin; ///< of the first cell; measuring texts for each cell would take most of the time
    Location m_current;
};

} // namespace vitrine
