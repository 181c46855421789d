// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/policy/baseuse.h"

#include <QWidget>

#include <optional>
#include <utility>

class QPainter;

namespace vitrine {

/// How much of a limit the recorded steps use, on a logarithmic axis, with the limit as a line. The line is moved with
/// the mouse or by keys: arrows by a tenth, Page Up and Down tenfold. GUI thread.
class LimitHistogram final : public QWidget {
    Q_OBJECT

public:
    explicit LimitHistogram(QWidget *parent = nullptr);
    /// `use` owns the values; null if there are none.
    void show(std::shared_ptr<const BaseUse> use, LimitKind kind, std::optional<double> limit);
    std::optional<double> limit() const { return m_limit; }
    QSize sizeHint() const override;

Q_SIGNALS:
    /// Emitted continuously while the line is dragged or its key held down. `goesOn`: this continues the previous move.
    void limitMoved(double limit, bool goesOn);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    std::span<const double> values() const;
    static constexpr int barCount = 32;
    std::array<std::ptrdiff_t, barCount> bars() const;
    int scaleWidth() const;
    QRect plot() const;
    void paintAbsence(QPainter &painter) const;
    void paintBars(QPainter &painter) const;
    void paintScale(QPainter &painter, std::ptrdiff_t tallest) const;
    void paintAxis(QPainter &painter) const;
    void paintLine(QPainter &painter) const;
    double positionOf(double value) const;
    double valueAt(double position) const;
    void moveTo(double value, bool goesOn);
    double lowest() const;
    double highest() const;

    std::shared_ptr<const BaseUse> m_use;
    LimitKind m_kind = LimitKind::Operations;
    std::optional<double> m_limit;
    std::optional<std::pair<double, double>> m_dragged; ///< ends of the axis, fixed while the line is dragged
    bool m_hasMoved = false; ///< since the drag started
};

} // namespace vitrine
