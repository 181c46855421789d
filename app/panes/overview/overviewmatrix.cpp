// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/overview/overviewmatrix.h"

#include "app/kit/theme/icons.h"
#include "app/kit/theme/theme.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace vitrine {

namespace {

constexpr int mostRows = 40; ///< below that nothing is drawn: the list of steps has the rest
constexpr int narrowest = 3;
constexpr int roomForShape = 10;
constexpr int usualPitch = 15; ///< below that the gaps give way before the shapes

} // namespace

OverviewMatrix::OverviewMatrix(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("overviewMatrix"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    //: Accessible name of a matrix that has a column for each run and a cell for each of its steps
    setAccessibleName(tr("Runs and their steps"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void OverviewMatrix::setRuns(std::vector<OverviewRun> runs)
{
    if (runs == m_runs)
        return;
    const auto *before = cell(m_current);
    const StepId chosen = before != nullptr ? before->step : 0;
    m_runs = std::move(runs);
    m_current = {};
    updateGeometry();
    setCurrent(chosen);
    update();
}

void OverviewMatrix::setCurrent(StepId step)
{
    Location found;
    for (int run = 0; step != 0 && run < int(m_runs.size()); ++run) {
        const auto &steps = m_runs[std::size_t(run)].steps;
        const auto at = std::ranges::find(steps, step, &OverviewCell::step);
        if (at != steps.end())
            found = { run, int(at - steps.begin()) };
    }
    if (found == m_current)
        return;
    m_current = found;
    say();
    update();
}

int OverviewMatrix::rowPitch() const { return std::max(fontMetrics().height(), 10); }

int OverviewMatrix::pitch() const
{
    const int count = std::max<int>(1, int(m_runs.size()));
    const int room = width() - 2 * fontMetrics().averageCharWidth() - origin().x();
    return std::clamp(room / count, narrowest, rowPitch() * 5 / 4);
}

int OverviewMatrix::rows() const
{
    std::size_t most = 0;
    for (const auto &run : m_runs)
        most = std::max(most, run.steps.size());
    return int(std::min<std::size_t>(most, mostRows));
}

QPoint OverviewMatrix::origin() const
{
    return { fontMetrics().horizontalAdvance(QStringLiteral("000")) + fontMetrics().averageCharWidth(),
        fontMetrics().height() + 2 };
}

QSize OverviewMatrix::sizeHint() const { return { 60 * fontMetrics().averageCharWidth(), minimumSizeHint().height() }; }

QSize OverviewMatrix::minimumSizeHint() const
{
    return { 20 * fontMetrics().averageCharWidth(), origin().y() + rows() * rowPitch() + 2 };
}

QRect OverviewMatrix::rectOf(Location location) const
{
    const int step = pitch();
    const int gap = step > usualPitch ? 3 : step >= roomForShape + 2 ? 2 : 1;
    const QRect logical(origin().x() + location.run * step, origin().y() + location.step * rowPitch(),
        std::max(1, step - gap), rowPitch() - 3);
    return layoutDirection() == Qt::RightToLeft
        ? QRect(width() - logical.right() - 1, logical.top(), logical.width(), logical.height())
        : logical;
}

OverviewMatrix::Location OverviewMatrix::locationAt(const QPoint &point) const
{
    const int x = layoutDirection() == Qt::RightToLeft ? width() - 1 - point.x() : point.x();
    if (x < origin().x() || point.y() < origin().y())
        return {};
    const Location location { (x - origin().x()) / pitch(), (point.y() - origin().y()) / rowPitch() };
    return cell(location) != nullptr ? location : Location {};
}

const OverviewCell *OverviewMatrix::cell(Location location) const
{
    if (location.run < 0 || location.step < 0 || location.run >= int(m_runs.size()) || location.step >= mostRows)
        return nullptr;
    const auto &steps = m_runs[std::size_t(location.run)].steps;
    return location.step < int(steps.size()) ? &steps[std::size_t(location.step)] : nullptr;
}

const OverviewCell *OverviewMatrix::cellAt(const QPoint &location) const { return cell(locationAt(location)); }

void OverviewMatrix::choose(Location location)
{
    const auto *chosen = cell(location);
    if (chosen == nullptr)
        return;
    m_current = location;
    say();
    update();
    Q_EMIT stepChosen(m_runs[std::size_t(location.run)].run, chosen->step);
}

void OverviewMatrix::say()
{
    const auto *shown = cell(m_current);
    const auto run = shown == nullptr ? 0 : m_runs[std::size_t(m_current.run)].run;
    setAccessibleDescription(
        shown == nullptr ? QString() : Overview::spoken(*shown, m_numberOf ? m_numberOf(run) : int(run)));
    QAccessibleEvent event(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
}

bool OverviewMatrix::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const auto location = locationAt(help->pos());
    if (const auto *shown = cell(location)) {
        const auto run = m_runs[std::size_t(location.run)].run;
        QToolTip::showText(help->globalPos(), Overview::spoken(*shown, m_numberOf ? m_numberOf(run) : int(run)), this);
    } else {
        QToolTip::hideText();
    }
    return true;
}

void OverviewMatrix::mousePressEvent(QMouseEvent *event)
{
    const auto location = locationAt(event->position().toPoint());
    if (event->button() != Qt::LeftButton || cell(location) == nullptr)
        return;
    choose(location);
    Q_EMIT stepOpened();
}

void OverviewMatrix::keyPressEvent(QKeyEvent *event)
{
    const int forward = layoutDirection() == Qt::RightToLeft ? -1 : 1;
    QPoint way;
    switch (event->key()) {
    case Qt::Key_Right: way = { forward, 0 }; break;
    case Qt::Key_Left: way = { -forward, 0 }; break;
    case Qt::Key_Down: way = { 0, 1 }; break;
    case Qt::Key_Up: way = { 0, -1 }; break;
    case Qt::Key_Return:
    case Qt::Key_Enter: break;
    default: return QWidget::keyPressEvent(event);
    }
    auto location
        = m_current.run < 0 ? Location { 0, 0 } : Location { m_current.run + way.x(), m_current.step + way.y() };
    // A shorter run ends above: its last step is the neighbor.
    if (way.x() != 0 && location.run >= 0 && location.run < int(m_runs.size()))
        location.step = std::min(location.step, int(m_runs[std::size_t(location.run)].steps.size()) - 1);
    choose(location);
    if (way.isNull() && cell(location) != nullptr)
        Q_EMIT stepOpened();
}

void OverviewMatrix::paintCell(QPainter &painter, Location location) const
{
    const auto &shown = *cell(location);
    const auto where = rectOf(location);
    const Theme theme(palette());
    const auto meaning = Overview::meaning(shown);
    if (!meaning) {
        painter.setPen(QPen(theme.muted(), 1, Qt::DotLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(where.adjusted(0, 0, -1, -1));
    } else {
        const auto token = theme.token(*meaning);
        const bool hasShape = where.width() >= roomForShape;
        // A result like the recording is fine.
        const auto ground = meaning == Meaning::Same ? theme.token(Meaning::Ok) : token;
        painter.fillRect(where, hasShape ? ground.tint : ground.color);
        if (hasShape)
            shapeIcon(*meaning).paint(&painter, where.adjusted(1, 1, -1, -1));
    }
    if (location == m_current) {
        painter.setPen(QPen(palette().highlight().color(), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(where.adjusted(-1, -1, 0, 0));
    }
}

void OverviewMatrix::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const QLocale locale;
    painter.setPen(Theme(palette()).muted());
    constexpr int every = 5;
    for (int run = 0; run < int(m_runs.size()); ++run) {
        const bool isNamed = run == 0 || (run + 1) % every == 0;
        if (!isNamed || pitch() * every < fontMetrics().horizontalAdvance(QStringLiteral("0000")))
            continue;
        const auto number = m_numberOf ? m_numberOf(m_runs[std::size_t(run)].run) : run + 1;
        const auto below = rectOf({ run, 0 });
        const QRect room(below.center().x() - 2 * rowPitch(), 0, 4 * rowPitch(), fontMetrics().height());
        painter.drawText(room, Qt::AlignCenter, locale.toString(number));
    }
    for (int step = 0; step < rows(); ++step) {
        const auto beside = rectOf({ 0, step });
        const int side = origin().x() - fontMetrics().averageCharWidth();
        const QRect room(
            layoutDirection() == Qt::RightToLeft ? width() - side : 0, beside.top(), side, beside.height());
        painter.drawText(room, int(Qt::AlignTrailing) | int(Qt::AlignVCenter), locale.toString(step + 1));
    }
    for (int run = 0; run < int(m_runs.size()); ++run)
        for (int step = 0; step < rows(); ++step)
            if (cell({ run, step }) != nullptr)
                paintCell(painter, { run, step });
}

} // namespace vitrine
