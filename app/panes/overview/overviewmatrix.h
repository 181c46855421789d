// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/overview/matrixlayout.h"
#include "app/panes/overview/overviewdata.h"
#include "app/panes/overview/overvieworder.h"

#include <QWidget>

#include <functional>
#include <optional>
#include <utility>

namespace vitrine {

struct SelectedSteps;

/// All runs as columns and their steps as cells, colored by verdict or status. Many runs are sorted by verdict; of
/// still more, a column is a group of runs that went alike, and a cell shows its gravest step. Arrow keys move, Return
/// or a click opens the step. Dragging, or Shift with arrow keys and then Return, filters by the selected cells. GUI
/// thread.
class OverviewMatrix final : public QWidget {
    Q_OBJECT

public:
    explicit OverviewMatrix(QWidget *parent = nullptr);

    /// `numberOf` returns the number of a run in the lists.
    void setNumbering(std::function<int(RunId)> numberOf) { m_numberOf = std::move(numberOf); }
    void setRuns(std::vector<OverviewRun> runs);
    /// In the order of the matrix.
    const std::vector<OverviewRun> &runs() const { return m_runs; }
    void setCurrent(StepId step);
    /// nullptr outside all cells.
    const OverviewCell *cellAt(const QPoint &location) const;
    bool isSorted() const { return !m_sections.empty(); }
    /// More than one in groups.
    std::size_t runsInColumn() const { return m_layout.runsInColumn(); }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void stepChosen(vitrine::RunId run, vitrine::StepId step);
    /// Emitted after `stepChosen` for Return or a click.
    void stepOpened();
    /// The user selected cells. `isFurther`: to narrow the current filter.
    void filterWanted(const QString &filter, bool isFurther);
    /// The cells were arranged in another way.
    void arranged();

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    using Location = MatrixLayout::Location;
    /// The corners of the selected cells, in any order.
    struct Selection {
        Location anchor;
        Location end;
    };

    void arrange();
    QPoint mirrored(const QPoint &point) const;
    QRect rectOf(Location location) const;
    Location locationAt(const QPoint &point) const;
    /// The runs of a column.
    std::span<const OverviewRun> runsOf(int column) const;
    /// Index of the run whose step the cell shows; -1 for none.
    int runAt(Location location) const;
    const OverviewCell *cell(Location location) const;
    void choose(Location location);
    QString tipOf(Location location) const;
    void say();
    void select(std::optional<Selection> selection);
    void extendSelection(const QPoint &way);
    bool isSelected(Location location) const;
    std::vector<SelectedSteps> selectedSteps() const;
    std::vector<SelectedSteps> selectedColumns() const;
    std::vector<SelectedSteps> selectedLines() const;
    void filterBySelection(bool isFurther);
    int numberOf(RunId run) const { return m_numberOf ? m_numberOf(run) : int(run); }
    bool hasRow(int band, int row) const;
    void paintNumbers(QPainter &painter) const;
    void paintColumnNumbers(QPainter &painter, int band) const;
    void paintSections(QPainter &painter, int band) const;
    void paintLineNumbers(QPainter &painter) const;
    void paintNumber(QPainter &painter, int number, const QRect &below) const;
    void paintNumberBeside(QPainter &painter, int number, const QRect &cell) const;
    void paintCell(QPainter &painter, Location location) const;

    std::vector<OverviewRun> m_runs;
    std::vector<OverviewOrder::Section> m_sections; ///< of sorted runs
    std::function<int(RunId)> m_numberOf;
    MatrixLayout m_layout;
    std::vector<std::vector<int>> m_gravest; ///< of groups, by column and row: index of a run
    Location m_current;
    StepId m_currentStep = 0;
    std::optional<QPoint> m_pressed; ///< where the left button is pressed
    std::optional<Selection> m_selection;
};

} // namespace vitrine
