// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/charts/chartdata.h"

#include <QChartView>

class QAbstractBarSeries;
class QBarSet;

namespace vitrine {

/// Bars for the groups of a chart. Left and Right, Home and End choose a group, Return opens it; a click does both.
/// Each group is said in words to who cannot see it. Follows the palette. GUI thread.
class ChartView final : public QChartView {
    Q_OBJECT

public:
    explicit ChartView(QWidget *parent = nullptr);

    void setData(const QString &title, ChartData data);
    const ChartData &data() const { return m_data; }
    int current() const { return m_current; } ///< -1 for none
    void choose(int group);
    /// The one in whose column a place of the viewport is: bars may be too low to be hit. -1 for none.
    int groupAt(const QPoint &position) const;
    /// The column of a group on the viewport.
    QRect columnOf(int group) const;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void opened(int group);

protected:
    bool viewportEvent(QEvent *event) override;
    void drawBackground(QPainter *painter, const QRectF &rect) override;
    void paintEvent(QPaintEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void rebuild();
    void addAxes(QAbstractBarSeries *bars, const ChartScale &scale);
    int ticksOf(const ChartScale &scale) const;
    void setBarWidth();
    int slotWidth() const; ///< of a group
    QStringList shownNames() const;
    void dress();
    QColor colorOf(std::size_t series) const;
    double highest() const;
    void announce();

    QString m_title;
    ChartData m_data;
    QAbstractBarSeries *m_bars = nullptr; ///< owned by the chart, as its sets are
    QList<QBarSet *> m_sets;
    int m_current = -1;
};

} // namespace vitrine
