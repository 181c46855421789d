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
constexpr int roomForShape = 10;
constexpr int wideGapFrom = 15; ///< below this, gaps shrink before shapes do
constexpr int numberedUnit = 5; ///< of the steps or runs beside each other, one in so many has its number

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
    m_origin = measuredOrigin();
}

void OverviewMatrix::setRuns(std::vector<OverviewRun> runs)
{
    if (runs == m_runs)
        return;
    const auto *before = cell(m_current);
    const StepId chosen = before != nullptr ? before->step : 0;
    m_runs = std::move(runs);
    m_current = {};
    arrange();
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

int OverviewMatrix::usualPitch() const { return std::max(fontMetrics().height() * 5 / 4, 10); }

int OverviewMatrix::room() const { return width() - 2 * fontMetrics().averageCharWidth() - m_origin.x(); }

int OverviewMatrix::mostSteps() const
{
    std::size_t most = 0;
    for (const auto &run : m_runs)
        most = std::max(most, run.steps.size());
    return int(std::min<std::size_t>(most, std::numeric_limits<int>::max()));
}

OverviewMatrix::Arrangement OverviewMatrix::inColumns() const
{
    const int runs = std::max(int(m_runs.size()), 1);
    const int pitch = std::clamp(room() / runs, narrowest, usualPitch());
    const int runsInBand = std::clamp(room() / pitch, 1, runs);
    const int bands = std::min((runs + runsInBand - 1) / runsInBand, mostBands);
    const int rows = std::min(mostSteps(), std::max(mostRows / bands, leastRowsInBand));
    return { .isInLines = false,
        .pitch = pitch,
        .rowPitch = std::clamp(usualPitch() * mostUsualRows / std::max(rows * bands, 1), lowest, usualPitch()),
        .rows = rows,
        .stepsInLine = 1,
        .firstLines = {},
        .runsInBand = runsInBand,
        .bands = bands };
}

// As wide as possible, and only so narrow that all runs fit into the lines there may be.
OverviewMatrix::Arrangement OverviewMatrix::inLines() const
{
    Arrangement found { .isInLines = true,
        .pitch = usualPitch() + 1,
        .rowPitch = usualPitch(),
        .rows = 0,
        .stepsInLine = 1,
        .firstLines = {} };
    do {
        --found.pitch;
        // A multiple, so that the numbers above them are those of full lines.
        found.stepsInLine = std::max(room() / found.pitch / numberedUnit, 1) * numberedUnit;
        found.rows = 0;
        found.firstLines.clear();
        for (const auto &run : m_runs) {
            found.firstLines.push_back(found.rows);
            found.rows += std::max((int(run.steps.size()) + found.stepsInLine - 1) / found.stepsInLine, 1);
        }
    } while (found.rows > mostLines && found.pitch > narrowest);
    if (m_runs.size() == 1)
        found.rows = std::min(found.rows, mostRows);
    return found;
}

void OverviewMatrix::arrange()
{
    m_origin = measuredOrigin();
    auto arrangement = inColumns();
    if (!m_runs.empty() && m_runs.size() <= mostLines) {
        auto lines = inLines();
        const bool isMuchLower = lines.rows <= mostLines && lines.rows * 2 <= arrangement.rows;
        if (m_runs.size() == 1 || isMuchLower)
            arrangement = std::move(lines);
    }
    const bool isChanged = arrangement != m_arrangement;
    m_arrangement = std::move(arrangement);
    if (!isChanged)
        return;
    updateGeometry();
    Q_EMIT arranged();
}

std::size_t OverviewMatrix::drawnRuns() const
{
    if (m_arrangement.isInLines)
        return m_runs.size();
    return std::min(m_runs.size(), std::size_t(m_arrangement.runsInBand) * std::size_t(m_arrangement.bands));
}

QPoint OverviewMatrix::measuredOrigin() const
{
    return { fontMetrics().horizontalAdvance(QStringLiteral("000")) + fontMetrics().averageCharWidth(),
        fontMetrics().height() + 2 };
}

QSize OverviewMatrix::sizeHint() const { return { 60 * fontMetrics().averageCharWidth(), minimumSizeHint().height() }; }

QSize OverviewMatrix::minimumSizeHint() const
{
    return { 20 * fontMetrics().averageCharWidth(), m_origin.y() + heightOfCells() + 2 };
}

// The numbers of the first band are in the margin.
int OverviewMatrix::bandHeight() const { return m_arrangement.rows * m_arrangement.rowPitch + m_origin.y(); }

int OverviewMatrix::heightOfCells() const
{
    const int bands = m_arrangement.isInLines ? 1 : m_arrangement.bands;
    return bands * bandHeight() - m_origin.y();
}

/// Column and row.
QPoint OverviewMatrix::slotOf(Location location) const
{
    if (!m_arrangement.isInLines)
        return { location.run % m_arrangement.runsInBand, location.step };
    const int line = m_arrangement.firstLines[std::size_t(location.run)] + location.step / m_arrangement.stepsInLine;
    return { location.step % m_arrangement.stepsInLine, line };
}

QRect OverviewMatrix::rectOf(Location location) const
{
    const auto gap = [](int pitch) { return pitch > wideGapFrom ? 3 : pitch >= roomForShape + 2 ? 2 : 1; };
    const int across = m_arrangement.pitch;
    const int down = m_arrangement.rowPitch;
    const auto at = slotOf(location);
    const int band = m_arrangement.isInLines ? 0 : location.run / m_arrangement.runsInBand;
    const QPoint start = m_origin;
    const int top = start.y() + (band == 0 ? 0 : band * bandHeight());
    const QRect logical(start.x() + at.x() * across, top + at.y() * down, std::max(1, across - gap(across)),
        std::max(1, down - gap(down)));
    return layoutDirection() == Qt::RightToLeft
        ? QRect(width() - logical.right() - 1, logical.top(), logical.width(), logical.height())
        : logical;
}

OverviewMatrix::Location OverviewMatrix::locationInLines(int column, int line) const
{
    const auto &first = m_arrangement.firstLines;
    if (column < 0 || column >= m_arrangement.stepsInLine || line < 0 || line >= m_arrangement.rows)
        return {};
    const auto run = std::ranges::upper_bound(first, line) - first.begin() - 1;
    return { int(run), (line - first[std::size_t(run)]) * m_arrangement.stepsInLine + column };
}

OverviewMatrix::Location OverviewMatrix::inBand(int column, int y) const
{
    const int height = bandHeight();
    return { y / height * m_arrangement.runsInBand + column, y % height / m_arrangement.rowPitch };
}

OverviewMatrix::Location OverviewMatrix::locationAt(const QPoint &point) const
{
    const int x = layoutDirection() == Qt::RightToLeft ? width() - 1 - point.x() : point.x();
    const QPoint start = m_origin;
    if (m_runs.empty() || x < start.x() || point.y() < start.y())
        return {};
    const int column = (x - start.x()) / m_arrangement.pitch;
    const int y = point.y() - start.y();
    Location location;
    if (m_arrangement.isInLines)
        location = locationInLines(column, y / m_arrangement.rowPitch);
    else if (column < m_arrangement.runsInBand)
        location = inBand(column, y);
    return cell(location) != nullptr ? location : Location {};
}

const OverviewCell *OverviewMatrix::cell(Location location) const
{
    if (location.run < 0 || location.step < 0 || location.run >= int(drawnRuns()))
        return nullptr;
    const auto &steps = m_runs[std::size_t(location.run)].steps;
    const bool isDrawn = location.step < int(steps.size()) && slotOf(location).y() < m_arrangement.rows;
    return isDrawn ? &steps[std::size_t(location.step)] : nullptr;
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
    setAccessibleDescription(shown == nullptr ? QString() : Overview::spoken(*shown, numberOf(run)));
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
        QToolTip::showText(help->globalPos(), Overview::spoken(*shown, numberOf(run)), this);
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
    if (m_arrangement.isInLines)
        return lineNeighbor(location, way);
    Location found { location.run + way.x(), location.step + way.y() };
    // A shorter run ends higher up: its last step is the neighbor.
    if (way.x() != 0 && found.run >= 0 && found.run < int(m_runs.size()))
        found.step = std::min(found.step, int(m_runs[std::size_t(found.run)].steps.size()) - 1);
    return found;
}

// Without a line below or above, the next or the previous step.
OverviewMatrix::Location OverviewMatrix::lineNeighbor(Location location, const QPoint &way) const
{
    const auto at = slotOf(location) + QPoint(0, way.y());
    auto found = locationInLines(at.x(), at.y());
    if (way.y() != 0 && found.run >= 0) {
        // A line may end before this column.
        found.step = std::min(found.step, int(m_runs[std::size_t(found.run)].steps.size()) - 1);
        if (cell(found) != nullptr && found != location)
            return found;
    }
    return { location.run, location.step + way.x() + way.y() };
}

void OverviewMatrix::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (event->oldSize().width() != event->size().width())
        arrange();
}

void OverviewMatrix::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        arrange();
}

void OverviewMatrix::paintNumber(QPainter &painter, int number, const QRect &below) const
{
    const int height = fontMetrics().height();
    const QRect space(below.center().x() - 2 * usualPitch(), below.top() - height - 2, 4 * usualPitch(), height);
    painter.drawText(space, Qt::AlignCenter, QLocale().toString(number));
}

void OverviewMatrix::paintNumberBeside(QPainter &painter, int number, const QRect &cell) const
{
    const int side = m_origin.x() - fontMetrics().averageCharWidth();
    const int height = std::max(cell.height(), fontMetrics().height());
    const QRect space(layoutDirection() == Qt::RightToLeft ? width() - side : 0,
        cell.top() + (cell.height() - height) / 2, side, height);
    painter.drawText(space, int(Qt::AlignTrailing) | int(Qt::AlignVCenter), QLocale().toString(number));
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
        const bool hasShape = std::min(where.width(), where.height()) >= roomForShape;
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

void OverviewMatrix::paintColumnNumbers(QPainter &painter, int band) const
{
    const bool isInLines = m_arrangement.isInLines;
    // Of narrow cells, only some have the room for their numbers.
    const int needed = fontMetrics().horizontalAdvance(QStringLiteral("0000"));
    int every = numberedUnit;
    while (m_arrangement.pitch * every < needed)
        every *= 2;
    const int first = band * m_arrangement.runsInBand;
    const int columns = isInLines ? std::min(m_arrangement.stepsInLine, mostSteps())
                                  : std::min(int(drawnRuns()) - first, m_arrangement.runsInBand);
    for (int column = 0; column < columns; ++column) {
        const int number = isInLines ? column + 1 : numberOf(m_runs[std::size_t(first + column)].run);
        // The columns of a further band start with any number.
        const bool isNumbered = band == 0 ? column == 0 || (column + 1) % every == 0
                                          : column == 0 || (column > every / 2 && number % every == 0);
        if (isNumbered)
            paintNumber(painter, number, rectOf(isInLines ? Location { 0, column } : Location { first + column, 0 }));
    }
}

void OverviewMatrix::paintLineNumbers(QPainter &painter) const
{
    for (int run = 0; run < int(m_runs.size()); ++run)
        paintNumberBeside(painter, numberOf(m_runs[std::size_t(run)].run), rectOf({ run, 0 }));
}

void OverviewMatrix::paintNumbers(QPainter &painter) const
{
    const auto isNumbered = [](int index) { return index == 0 || (index + 1) % numberedUnit == 0; };
    const int bands = m_runs.empty() || m_arrangement.isInLines ? 1 : m_arrangement.bands;
    for (int band = 0; band < bands; ++band)
        paintColumnNumbers(painter, band);
    if (m_arrangement.isInLines && m_runs.size() > 1)
        return paintLineNumbers(painter);
    const int inLine = m_arrangement.stepsInLine;
    const bool hasRoom = m_arrangement.rowPitch >= fontMetrics().height();
    for (int band = 0; band < bands; ++band)
        for (int row = 0; row < m_arrangement.rows; ++row)
            if (hasRoom || isNumbered(row))
                paintNumberBeside(painter, row * inLine + 1, rectOf({ band * m_arrangement.runsInBand, row * inLine }));
}

void OverviewMatrix::paintEvent(QPaintEvent *event)
{
    QPainter painter(this);
    painter.setPen(Theme(palette()).muted());
    paintNumbers(painter);
    for (int run = 0; run < int(drawnRuns()); ++run) {
        for (int step = 0; cell({ run, step }) != nullptr; ++step)
            if (event->rect().intersects(rectOf({ run, step }).adjusted(-2, -2, 2, 2)))
                paintCell(painter, { run, step });
    }
}

} // namespace vitrine
