// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/overview/overviewmatrix.h"

#include "app/kit/theme/emptyframe.h"
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
#include <array>
#include <cmath>
#include <utility>

namespace vitrine {

namespace {

constexpr int mostRows = 40; ///< rows below are not drawn: the list of steps shows the rest
constexpr int narrowest = 3;
constexpr int roomForShape = 10;
constexpr int usualPitch = 15; ///< below this, gaps shrink before shapes do

/// The parts of a narrow cell that have its color, from the top; 0 to 1. Where there is no room for shapes, the form
/// still says what the color does.
struct Form {
    Meaning meaning;
    std::array<std::pair<double, double>, 2> parts;
};
constexpr auto forms = std::to_array<Form>({
    { Meaning::Ok, { { { 0.4, 0.6 } } } },
    { Meaning::Same, { { { 0.4, 0.6 } } } },
    { Meaning::Noise, { { { 0.2, 0.4 }, { 0.6, 0.8 } } } },
    { Meaning::Error, { { { 0, 0.35 }, { 0.65, 1 } } } },
    { Meaning::Differs, { { { 0, 0.5 } } } },
    { Meaning::Fixed, { { { 0, 0.25 } } } },
    { Meaning::Broken, { { { 0.75, 1 } } } },
    { Meaning::Limit, { { { 0.5, 1 } } } },
    { Meaning::Timeout, { { { 0.5, 1 } } } },
});
constexpr std::array<std::pair<double, double>, 2> whole { { { 0, 1 } } };

void paintForm(QPainter &painter, const QRect &where, Meaning meaning, const Token &token)
{
    painter.fillRect(where, token.tint);
    const auto form = std::ranges::find(forms, meaning, &Form::meaning);
    for (const auto &[from, to] : form == forms.end() ? whole : form->parts) {
        const int top = int(std::lround(from * where.height()));
        const int bottom = int(std::lround(to * where.height()));
        painter.fillRect(QRect(where.left(), where.top() + top, where.width(), bottom - top), token.color);
    }
}

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

int OverviewMatrix::rowPitch() const { return std::max(fontMetrics().height() * 5 / 4, 10); }

// A multiple of five, so that the numbers above them are those of full lines.
int OverviewMatrix::stepsInLine() const
{
    constexpr int unit = 5;
    const int room = width() - 2 * fontMetrics().averageCharWidth() - origin().x();
    return std::max(room / rowPitch() / unit, 1) * unit;
}

int OverviewMatrix::pitch() const
{
    if (isSingle())
        return rowPitch();
    const int count = std::max<int>(1, int(m_runs.size()));
    const int room = width() - 2 * fontMetrics().averageCharWidth() - origin().x();
    return std::clamp(room / count, narrowest, rowPitch());
}

int OverviewMatrix::rows() const
{
    std::size_t most = 0;
    for (const auto &run : m_runs)
        most = std::max(most, run.steps.size());
    if (isSingle())
        most = (most + std::size_t(stepsInLine()) - 1) / std::size_t(stepsInLine());
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
    const int column = isSingle() ? location.step % stepsInLine() : location.run;
    const int row = isSingle() ? location.step / stepsInLine() : location.step;
    const QRect logical(
        origin().x() + column * step, origin().y() + row * rowPitch(), std::max(1, step - gap), rowPitch() - 3);
    return layoutDirection() == Qt::RightToLeft
        ? QRect(width() - logical.right() - 1, logical.top(), logical.width(), logical.height())
        : logical;
}

OverviewMatrix::Location OverviewMatrix::locationAt(const QPoint &point) const
{
    const int x = layoutDirection() == Qt::RightToLeft ? width() - 1 - point.x() : point.x();
    if (x < origin().x() || point.y() < origin().y())
        return {};
    Location location { (x - origin().x()) / pitch(), (point.y() - origin().y()) / rowPitch() };
    if (isSingle() && location.run >= stepsInLine())
        return {};
    if (isSingle())
        location = { 0, location.step * stepsInLine() + location.run };
    return cell(location) != nullptr ? location : Location {};
}

const OverviewCell *OverviewMatrix::cell(Location location) const
{
    const int most = isSingle() ? mostRows * stepsInLine() : mostRows;
    if (location.run < 0 || location.step < 0 || location.run >= int(m_runs.size()) || location.step >= most)
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
    const auto location = m_current.run < 0 ? Location { 0, 0 } : neighbor(m_current, way);
    choose(location);
    if (way.isNull() && cell(location) != nullptr)
        Q_EMIT stepOpened();
}

OverviewMatrix::Location OverviewMatrix::neighbor(Location location, const QPoint &way) const
{
    if (isSingle()) {
        // Without a line below or above, the next or the previous step.
        const Location other { 0, location.step + way.x() + way.y() * stepsInLine() };
        return cell(other) != nullptr ? other : Location { 0, location.step + way.x() + way.y() };
    }
    Location found { location.run + way.x(), location.step + way.y() };
    // A shorter run ends higher up: its last step is the neighbor.
    if (way.x() != 0 && found.run >= 0 && found.run < int(m_runs.size()))
        found.step = std::min(found.step, int(m_runs[std::size_t(found.run)].steps.size()) - 1);
    return found;
}

// The height of a single run depends on the width.
void OverviewMatrix::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (isSingle() && event->oldSize().width() != event->size().width())
        updateGeometry();
}

void OverviewMatrix::paintNumber(QPainter &painter, int number, const QRect &below) const
{
    const QRect room(below.center().x() - 2 * rowPitch(), 0, 4 * rowPitch(), fontMetrics().height());
    painter.drawText(room, Qt::AlignCenter, QLocale().toString(number));
}

void OverviewMatrix::paintNumberBeside(QPainter &painter, int number, const QRect &cell) const
{
    const int side = origin().x() - fontMetrics().averageCharWidth();
    const QRect room(layoutDirection() == Qt::RightToLeft ? width() - side : 0, cell.top(), side, cell.height());
    painter.drawText(room, int(Qt::AlignTrailing) | int(Qt::AlignVCenter), QLocale().toString(number));
}

void OverviewMatrix::paintCell(QPainter &painter, Location location) const
{
    const auto &shown = *cell(location);
    const auto where = rectOf(location);
    const Theme theme(palette());
    const auto meaning = Overview::meaning(shown);
    if (!meaning) {
        paintEmptyFrame(painter, where, palette());
    } else {
        const auto token = theme.token(*meaning);
        const bool hasShape = where.width() >= roomForShape;
        // A result that equals the recording is good.
        const auto ground = meaning == Meaning::Same ? theme.token(Meaning::Ok) : token;
        if (!hasShape) {
            paintForm(painter, where, *meaning, ground);
        } else {
            painter.fillRect(where, ground.tint);
            shapeIcon(*meaning).paint(&painter, where.adjusted(1, 1, -1, -1));
        }
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
    painter.setPen(Theme(palette()).muted());
    constexpr int every = 5;
    const bool hasRoom = pitch() * every >= fontMetrics().horizontalAdvance(QStringLiteral("0000"));
    const int columns = !isSingle() ? int(m_runs.size()) : std::min(stepsInLine(), int(m_runs.front().steps.size()));
    for (int column = 0; hasRoom && column < columns; ++column) {
        if (column != 0 && (column + 1) % every != 0)
            continue;
        const auto run = isSingle() ? 0 : m_runs[std::size_t(column)].run;
        const auto number = isSingle() || !m_numberOf ? column + 1 : m_numberOf(run);
        paintNumber(painter, number, rectOf(isSingle() ? Location { 0, column } : Location { column, 0 }));
    }
    const int stepsInRow = isSingle() ? stepsInLine() : 1;
    for (int row = 0; row < rows(); ++row)
        paintNumberBeside(painter, row * stepsInRow + 1, rectOf({ 0, row * stepsInRow }));
    for (int run = 0; run < int(m_runs.size()); ++run)
        for (int step = 0; step < rows() * stepsInRow; ++step)
            if (cell({ run, step }) != nullptr)
                paintCell(painter, { run, step });
}

} // namespace vitrine
