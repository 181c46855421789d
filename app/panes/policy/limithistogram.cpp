// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/policy/limithistogram.h"

#include "app/kit/theme/theme.h"

#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace vitrine {

namespace {

/// Two significant digits are enough for a limit set by hand.
double rounded(double value)
{
    const double unit = std::pow(10, std::floor(std::log10(value)) - 1);
    return std::round(value / unit) * unit;
}

} // namespace

LimitHistogram::LimitHistogram(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("limitHistogram"));
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Usage"));
    setCursor(Qt::SizeHorCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void LimitHistogram::show(std::shared_ptr<const BaseUse> use, LimitKind kind, std::optional<double> limit)
{
    m_use = std::move(use);
    m_kind = kind;
    if (!m_dragged) // the judgement lags behind the mouse
        m_limit = limit;
    const auto over = m_limit ? values().end() - std::ranges::upper_bound(values(), *m_limit) : 0;
    //: Use of a limit by the recorded steps. %n: how many of them exceed it
    setAccessibleDescription(tr("%Ln step(s) beyond the limit", nullptr, static_cast<int>(over)));
    update();
}

QSize LimitHistogram::sizeHint() const { return { fontMetrics().averageCharWidth() * 40, fontMetrics().height() * 7 }; }

std::span<const double> LimitHistogram::values() const
{
    return m_use ? m_use->usedOf(m_kind) : std::span<const double>();
}

/// The area of the bars, between the label of the line and those of the axis.
QRect LimitHistogram::plot() const
{
    const int line = fontMetrics().height() + 4;
    return rect().adjusted(std::max(line, scaleWidth()), line, -line, -line);
}

/// The number of steps in each bar.
std::array<std::ptrdiff_t, LimitHistogram::barCount> LimitHistogram::bars() const
{
    const double part = std::log(highest() / lowest()) / barCount;
    const auto edge = [&](int bar) { return lowest() * std::exp(part * bar); };
    std::array<std::ptrdiff_t, barCount> bars {};
    for (int i = 0; i < barCount; ++i) {
        const auto from = i == 0 ? values().begin() : std::ranges::lower_bound(values(), edge(i));
        const auto to = i == barCount - 1 ? values().end() : std::ranges::lower_bound(values(), edge(i + 1));
        bars.at(static_cast<std::size_t>(i)) = to - from;
    }
    return bars;
}

/// The width of the numbers left of the bars.
int LimitHistogram::scaleWidth() const
{
    if (values().empty())
        return 0;
    const auto counts = bars();
    const auto most = QLocale().toString(qlonglong(*std::ranges::max_element(counts)));
    return fontMetrics().horizontalAdvance(most) + fontMetrics().averageCharWidth() * 2;
}

double LimitHistogram::lowest() const
{
    if (m_dragged)
        return m_dragged->first;
    const double used = values().empty() ? 1 : values().front();
    return std::max(std::min({ used, m_limit.value_or(1), 1.0 }), 1e-3);
}

double LimitHistogram::highest() const
{
    if (m_dragged)
        return m_dragged->second;
    const double used = values().empty() ? 1 : values().back();
    return std::max({ used, m_limit.value_or(1), 10.0 }) * 2;
}

double LimitHistogram::positionOf(double value) const
{
    const double part = std::log(std::max(value, lowest()) / lowest()) / std::log(highest() / lowest());
    return plot().left() + plot().width() * part;
}

double LimitHistogram::valueAt(double position) const
{
    const double part = std::clamp((position - plot().left()) / std::max(plot().width(), 1), 0.0, 1.0);
    return lowest() * std::pow(highest() / lowest(), part);
}

void LimitHistogram::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().base());
    if (values().empty())
        paintAbsence(painter);
    else
        paintBars(painter);
    paintAxis(painter);
    if (m_limit)
        paintLine(painter);
}

/// Painted behind the line, as a limit can be set without records.
void LimitHistogram::paintAbsence(QPainter &painter) const
{
    painter.setPen(Theme(palette()).muted());
    //: In place of the histogram of a limit: no step recorded its usage
    painter.drawText(plot(), Qt::AlignCenter | Qt::TextWordWrap, tr("Usage not recorded."));
}

void LimitHistogram::paintBars(QPainter &painter) const
{
    const double width = double(plot().width()) / barCount;
    const auto edge = [&](int bar) { return valueAt(plot().left() + bar * width); };
    const auto bars = this->bars();
    const auto tallest = std::max<std::ptrdiff_t>(1, *std::ranges::max_element(bars));
    for (int i = 0; i < barCount; ++i) {
        const auto count = bars.at(static_cast<std::size_t>(i));
        if (count == 0)
            continue;
        // At least two pixels: a single step among thousands matters most.
        const double height = std::max(2.0, double(count) * plot().height() / double(tallest));
        const bool isOver = m_limit && edge(i) >= *m_limit;
        painter.fillRect(QRectF(plot().left() + i * width, plot().bottom() - height, width - 1, height),
            isOver ? Theme(palette()).token(Meaning::Blocked).color : palette().highlight().color());
    }
    paintScale(painter, tallest);
}

/// The number at the tallest bar gives the scale of the others.
void LimitHistogram::paintScale(QPainter &painter, std::ptrdiff_t tallest) const
{
    painter.setPen(Theme(palette()).separator());
    painter.drawLine(plot().topLeft(), plot().bottomLeft());
    painter.setPen(Theme(palette()).muted());
    const int line = fontMetrics().height();
    const auto write = [&](int at, std::ptrdiff_t count) {
        const QRect room(0, at - line / 2, plot().left() - fontMetrics().averageCharWidth() / 2, line);
        painter.drawText(room, Qt::AlignRight | Qt::AlignVCenter, QLocale().toString(qlonglong(count)));
    };
    write(plot().top(), tallest);
    if (plot().height() > line * 2)
        write(plot().bottom(), 0);
}

void LimitHistogram::paintAxis(QPainter &painter) const
{
    if (plot().height() < fontMetrics().height())
        return; // the labels would overlap that of the line
    const QLocale locale;
    painter.setPen(Theme(palette()).separator());
    painter.drawLine(plot().bottomLeft(), plot().bottomRight());
    painter.setPen(Theme(palette()).muted());
    const int first = static_cast<int>(std::ceil(std::log10(lowest())));
    int free = 0;
    for (int power = first; std::pow(10, power) <= highest(); ++power) {
        const QString text = locale.toString(std::pow(10, power), 'g', 9);
        const int length = fontMetrics().horizontalAdvance(text);
        const int left = static_cast<int>(positionOf(std::pow(10, power))) - length / 2;
        if (left < free || left + length > width())
            continue;
        painter.drawText(left, height() - 4, text);
        free = left + length + fontMetrics().averageCharWidth();
    }
}

void LimitHistogram::paintLine(QPainter &painter) const
{
    const int at = static_cast<int>(positionOf(*m_limit));
    painter.setPen(QPen(palette().text().color(), hasFocus() ? 3 : 2));
    painter.drawLine(at, plot().top(), at, plot().bottom());
    const int grip = fontMetrics().averageCharWidth();
    painter.fillRect(at - grip / 2, plot().top(), grip, grip, palette().text());
    const QString text = QLocale().toString(*m_limit, 'g', 9);
    const int length = fontMetrics().horizontalAdvance(text);
    painter.drawText(std::clamp(at - length / 2, 0, std::max(0, width() - length)), fontMetrics().ascent() + 2, text);
}

void LimitHistogram::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_dragged = { lowest(), highest() };
    m_hasMoved = false;
    moveTo(valueAt(event->position().x()), false);
}

void LimitHistogram::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons() & Qt::LeftButton)
        moveTo(valueAt(event->position().x()), m_hasMoved);
}

void LimitHistogram::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_dragged.reset();
    update();
}

void LimitHistogram::keyPressEvent(QKeyEvent *event)
{
    const double limit = m_limit.value_or(highest());
    const bool goesOn = event->isAutoRepeat();
    switch (event->key()) {
    case Qt::Key_Left: return moveTo(limit / 1.1, goesOn);
    case Qt::Key_Right: return moveTo(limit * 1.1, goesOn);
    case Qt::Key_PageDown: return moveTo(limit / 10, goesOn);
    case Qt::Key_PageUp: return moveTo(limit * 10, goesOn);
    default: QWidget::keyPressEvent(event);
    }
}

void LimitHistogram::moveTo(double value, bool goesOn)
{
    value = std::max(rounded(std::max(value, 1e-3)),
        m_kind == LimitKind::WallSeconds || m_kind == LimitKind::CpuSeconds ? 1e-3 : 1.0);
    if (value == m_limit)
        return;
    m_limit = value;
    m_hasMoved = true;
    update();
    Q_EMIT limitMoved(value, goesOn);
}

} // namespace vitrine
