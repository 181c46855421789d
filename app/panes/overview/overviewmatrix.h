// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/overview/overviewdata.h"

#include <QWidget>

#include <functional>

namespace vitrine {

/// All runs as columns and their steps as cells, colored by verdict or status. Arrow keys move, Return or a click opens
/// the step. Columns get narrower if the runs do not fit. The steps of a single run fill lines instead of one column.
/// GUI thread.
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
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void stepChosen(vitrine::RunId run, vitrine::StepId step);
    /// Emitted after `stepChosen` for Return or a click.
    void stepOpened();

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// A column and a row of the matrix; -1 for none.
    struct Location {
        int run = -1;
        int step = -1;
        bool operator==(const Location &) const = default;
    };
    bool isSingle() const { return m_runs.size() == 1; }
    int stepsInLine() const;
    Location neighbor(Location location, const QPoint &way) const;
    void paintNumber(QPainter &painter, int number, const QRect &below) const;
    void paintNumberBeside(QPainter &painter, int number, const QRect &cell) const;
    int pitch() const;
    int rowPitch() const;
    int rows() const;
    QPoint origin() const;
    QRect rectOf(Location location) const;
    Location locationAt(const QPoint &point) const;
    const OverviewCell *cell(Location location) const;
    void choose(Location location);
    void paintCell(QPainter &painter, Location location) const;
    void say();

    std::vector<OverviewRun> m_runs;
    std::function<int(RunId)> m_numberOf;
    Location m_current;
};

} // namespace vitrine
