// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/overview/overviewmatrix.h"

#include "app/kit/theme/emptyframe.h"
#include "app/kit/theme/icons.h"
#include "app/kit/theme/theme.h"
#include "app/panes/overview/overviewselection.h"

#include <QAccessible>
#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QStringBuilder>
#include <QToolTip>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace vitrine {

namespace {

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

bool isSmall(const QRect &cell) { return std::min(cell.width(), cell.height()) < MatrixLayout::roomForShape; }

std::pair<int, int> ordered(int one, int other) { return std::minmax(one, other); }

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
    arrange();
}

void OverviewMatrix::setRuns(std::vector<OverviewRun> runs)
{
    OverviewOrder::sort(runs);
    if (runs == m_runs)
        return;
    m_runs = std::move(runs);
    m_sections = OverviewOrder::sections(m_runs);
    m_gravest.clear();
    m_selection.reset();
    m_current = {};
    arrange();
    setCurrent(m_currentStep);
    update();
}

void OverviewMatrix::setCurrent(StepId step)
{
    m_currentStep = step;
    Location found;
    for (int run = 0; step != 0 && run < int(m_runs.size()); ++run) {
        const auto &steps = m_runs[std::size_t(run)].steps;
        const auto at = std::ranges::find(steps, step, &OverviewCell::step);
        if (at != steps.end())
            found = { int(std::size_t(run) / runsInColumn()), int(at - steps.begin()) };
    }
    if (found == m_current)
        return;
    m_current = found;
    say();
    update();
}

void OverviewMatrix::arrange()
{
    const bool isChanged = m_layout.arrange(m_runs, fontMetrics(), width());
    if (isChanged || m_gravest.empty()) {
        m_gravest.clear();
        for (int column = 0; runsInColumn() > 1 && column < m_layout.columns(); ++column) {
            auto &rows = m_gravest.emplace_back();
            for (int row = 0; row < m_layout.rows(); ++row)
                rows.push_back(OverviewOrder::gravest(runsOf(column), std::size_t(row)));
        }
    }
    if (!isChanged)
        return;
    m_selection.reset();
    m_current = {};
    setCurrent(m_currentStep);
    updateGeometry();
    Q_EMIT arranged();
}

QSize OverviewMatrix::sizeHint() const { return { 60 * fontMetrics().averageCharWidth(), minimumSizeHint().height() }; }

QSize OverviewMatrix::minimumSizeHint() const { return { 20 * fontMetrics().averageCharWidth(), m_layout.height() }; }

QPoint OverviewMatrix::mirrored(const QPoint &point) const
{
    return layoutDirection() == Qt::RightToLeft ? QPoint(width() - 1 - point.x(), point.y()) : point;
}

QRect OverviewMatrix::rectOf(Location location) const
{
    const auto logical = m_layout.rectOf(location);
    return layoutDirection() == Qt::RightToLeft
        ? QRect(width() - logical.right() - 1, logical.top(), logical.width(), logical.height())
        : logical;
}

OverviewMatrix::Location OverviewMatrix::locationAt(const QPoint &point) const
{
    const auto location = m_layout.at(mirrored(point));
    return cell(location) != nullptr ? location : Location {};
}

std::span<const OverviewRun> OverviewMatrix::runsOf(int column) const
{
    const auto first = std::size_t(column) * runsInColumn();
    return std::span(m_runs).subspan(first, std::min(runsInColumn(), m_runs.size() - first));
}

int OverviewMatrix::runAt(Location location) const
{
    if (!m_layout.isDrawn(location))
        return -1;
    if (m_gravest.empty())
        return location.column;
    const int within = m_gravest[std::size_t(location.column)][std::size_t(location.step)];
    return within < 0 ? -1 : location.column * int(runsInColumn()) + within;
}

const OverviewCell *OverviewMatrix::cell(Location location) const
{
    const int run = runAt(location);
    if (run < 0)
        return nullptr;
    const auto &steps = m_runs[std::size_t(run)].steps;
    return location.step < int(steps.size()) ? &steps[std::size_t(location.step)] : nullptr;
}

const OverviewCell *OverviewMatrix::cellAt(const QPoint &location) const { return cell(locationAt(location)); }

void OverviewMatrix::choose(Location location)
{
    const auto *chosen = cell(location);
    if (chosen == nullptr)
        return;
    m_current = location;
    m_currentStep = chosen->step;
    say();
    update();
    Q_EMIT stepChosen(m_runs[std::size_t(runAt(location))].run, chosen->step);
}

QString OverviewMatrix::tipOf(Location location) const
{
    const auto *shown = cell(location);
    if (shown == nullptr)
        return {};
    auto tip = Overview::spoken(*shown, numberOf(m_runs[std::size_t(runAt(location))].run));
    const auto runs = runsOf(location.column);
    if (runs.size() > 1)
        //: After "Run 3, step 2: Blocked". %Ln: how many runs a column of the matrix is about
        tip += u'\n' % tr("The gravest of %Ln run(s)", nullptr, int(runs.size()));
    return tip;
}

void OverviewMatrix::say()
{
    auto words = tipOf(m_current);
    if (m_selection)
        //: What a matrix says of its selection to a screen reader. Return is the key
        words = tr("Steps of %Ln run(s) selected. Return filters by them.", nullptr, int(selectedSteps().size()));
    setAccessibleDescription(words);
    QAccessibleEvent event(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
}

bool OverviewMatrix::event(QEvent *event)
{
    // While cells are selected, Esc does not close anything else.
    if (event->type() == QEvent::ShortcutOverride && m_selection
        && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    if (const auto tip = tipOf(locationAt(help->pos())); !tip.isEmpty())
        QToolTip::showText(help->globalPos(), tip, this);
    else
        QToolTip::hideText();
    return true;
}

void OverviewMatrix::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || m_runs.empty())
        return;
    select(std::nullopt);
    m_pressed = event->position().toPoint();
}

void OverviewMatrix::mouseMoveEvent(QMouseEvent *event)
{
    const auto now = event->position().toPoint();
    if (!m_pressed || !event->buttons().testFlag(Qt::LeftButton))
        return;
    if (!m_selection && (now - *m_pressed).manhattanLength() < QApplication::startDragDistance())
        return;
    select(Selection { m_layout.nearest(mirrored(*m_pressed)), m_layout.nearest(mirrored(now)) });
}

void OverviewMatrix::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || !m_pressed)
        return;
    const auto pressed = std::exchange(m_pressed, std::nullopt);
    if (m_selection)
        return filterBySelection(event->modifiers().testFlag(Qt::ControlModifier));
    const auto location = locationAt(*pressed);
    if (cell(location) == nullptr)
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
    case Qt::Key_Enter:
        if (m_selection)
            return filterBySelection(event->modifiers().testFlag(Qt::ControlModifier));
        break;
    case Qt::Key_Escape:
        if (!m_selection)
            return QWidget::keyPressEvent(event);
        m_pressed.reset();
        return select(std::nullopt);
    default: return QWidget::keyPressEvent(event);
    }
    if (!way.isNull() && event->modifiers().testFlag(Qt::ShiftModifier))
        return extendSelection(way);
    select(std::nullopt);
    const auto location = m_current.column < 0 ? Location { 0, 0 } : m_layout.neighbor(m_current, way, m_runs);
    choose(location);
    if (way.isNull() && cell(location) != nullptr)
        Q_EMIT stepOpened();
}

void OverviewMatrix::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    m_pressed.reset();
    select(std::nullopt);
}

void OverviewMatrix::extendSelection(const QPoint &way)
{
    const auto start = m_current.column < 0 ? Location { 0, 0 } : m_current;
    auto now = m_selection.value_or(Selection { start, start });
    if (const auto next = m_layout.neighbor(now.end, way, m_runs); cell(next) != nullptr)
        now.end = next;
    select(now);
}

void OverviewMatrix::select(std::optional<Selection> selection)
{
    if (!selection && !m_selection)
        return;
    m_selection = selection;
    say();
    update();
}

bool OverviewMatrix::isSelected(Location location) const
{
    if (!m_selection)
        return false;
    const auto &[anchor, end] = *m_selection;
    if (m_layout.isInLines()) {
        const auto at = std::pair(location.column, location.step);
        const auto [first, last]
            = std::minmax({ std::pair(anchor.column, anchor.step), std::pair(end.column, end.step) });
        return at >= first && at <= last;
    }
    const auto columns = ordered(anchor.column, end.column);
    const auto steps = ordered(anchor.step, end.step);
    return location.column >= columns.first && location.column <= columns.second && location.step >= steps.first
        && location.step <= steps.second;
}

std::vector<SelectedSteps> OverviewMatrix::selectedSteps() const
{
    return m_layout.isInLines() ? selectedLines() : selectedColumns();
}

std::vector<SelectedSteps> OverviewMatrix::selectedColumns() const
{
    const auto columns = ordered(m_selection->anchor.column, m_selection->end.column);
    const auto steps = ordered(m_selection->anchor.step, m_selection->end.step);
    const auto from = std::size_t(steps.first);
    const auto to = std::size_t(steps.second);
    std::vector<SelectedSteps> selected;
    SelectedSteps limits;
    bool isAll = from == 0;
    for (int column = columns.first; column <= columns.second; ++column)
        for (const auto &run : runsOf(column)) {
            if (run.steps.size() <= from)
                continue;
            const auto first = run.steps[from].ordinal;
            limits.first = limits.first == 0 ? first : std::min(limits.first, first);
            limits.last = std::max(limits.last, run.steps[std::min(to, run.steps.size() - 1)].ordinal);
            isAll = isAll && run.steps.size() <= to + 1;
            selected.push_back({ .run = run.run });
        }
    for (auto &part : selected)
        if (!isAll)
            part = { .run = part.run, .first = limits.first, .last = limits.last };
    return selected;
}

std::vector<SelectedSteps> OverviewMatrix::selectedLines() const
{
    std::vector<SelectedSteps> selected;
    const auto columns = ordered(m_selection->anchor.column, m_selection->end.column);
    for (int column = columns.first; column <= columns.second; ++column) {
        const auto &run = m_runs[std::size_t(column)];
        SelectedSteps part { .run = run.run };
        bool isAll = true;
        for (int step = 0; step < int(run.steps.size()); ++step) {
            const auto ordinal = run.steps[std::size_t(step)].ordinal;
            if (!isSelected({ column, step })) {
                isAll = false;
                continue;
            }
            part.first = part.first == 0 ? ordinal : part.first;
            part.last = ordinal;
        }
        if (part.last != 0)
            selected.push_back(isAll ? SelectedSteps { .run = run.run } : part);
    }
    return selected;
}

void OverviewMatrix::filterBySelection(bool isFurther)
{
    const auto filter = filterOfSelection(selectedSteps());
    const auto middle = mapToGlobal(rectOf(m_selection->end).center());
    select(std::nullopt);
    if (filter)
        Q_EMIT filterWanted(*filter, isFurther);
    else
        //: Tip after selecting cells of a matrix
        QToolTip::showText(middle, tr("These are too many runs for a filter."), this);
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
    const int wide = m_layout.usualPitch() * 2;
    const QRect space(below.center().x() - wide, below.top() - height - 2, 2 * wide, height);
    painter.drawText(space, Qt::AlignCenter, QLocale().toString(number));
}

void OverviewMatrix::paintNumberBeside(QPainter &painter, int number, const QRect &cell) const
{
    const int side = m_layout.origin().x() - fontMetrics().averageCharWidth();
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
        // A result that equals the recording is good.
        const auto ground = meaning == Meaning::Same ? theme.token(Meaning::Ok) : token;
        if (isSmall(where)) {
            paintForm(painter, where, *meaning, ground);
        } else {
            painter.fillRect(where, ground.tint);
            shapeIcon(*meaning).paint(&painter, where.adjusted(1, 1, -1, -1));
        }
    }
    auto selected = palette().highlight().color();
    if (isSelected(location)) {
        selected.setAlphaF(0.35F);
        painter.fillRect(where.adjusted(0, 0, 1, 1), selected);
    }
    if (location == m_current || (isSelected(location) && !isSmall(where))) {
        painter.setPen(QPen(palette().highlight().color(), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(where.adjusted(-1, -1, 0, 0));
    }
}

void OverviewMatrix::paintColumnNumbers(QPainter &painter, int band) const
{
    const bool isInLines = m_layout.isInLines();
    // Of narrow cells, only some have the room for their numbers.
    const int needed = fontMetrics().horizontalAdvance(QStringLiteral("0000"));
    int every = numberedUnit;
    while (m_layout.pitch() * every < needed)
        every *= 2;
    const int first = band * m_layout.columnsInBand();
    int columns = std::min(m_layout.columns() - first, m_layout.columnsInBand());
    if (isInLines) {
        columns = 0;
        for (const auto &run : m_runs)
            columns = std::max(columns, int(run.steps.size()));
        columns = std::min(m_layout.stepsInLine(), columns);
    }
    for (int column = 0; column < columns; ++column) {
        const int number = isInLines ? column + 1 : numberOf(m_runs[std::size_t(first + column)].run);
        // The columns of a further band start with any number.
        const bool isNumbered = band == 0 ? column == 0 || (column + 1) % every == 0
                                          : column == 0 || (column > every / 2 && number % every == 0);
        if (isNumbered)
            paintNumber(painter, number, rectOf(isInLines ? Location { 0, column } : Location { first + column, 0 }));
    }
}

// The numbers of sorted runs would say nothing. Only as much of a name is shown as there is room above its columns.
void OverviewMatrix::paintSections(QPainter &painter, int band) const
{
    const int first = band * m_layout.columnsInBand();
    const int last = std::min(first + m_layout.columnsInBand(), m_layout.columns()) - 1;
    const int height = fontMetrics().height();
    int free = first;
    for (const auto &section : m_sections) {
        const int from = std::max(int(section.first / runsInColumn()), free);
        const int to = std::min(int((section.first + section.count - 1) / runsInColumn()), last);
        if (to < from)
            continue;
        free = to + 1;
        const auto columns = rectOf({ from, 0 }).united(rectOf({ to, 0 }));
        const QRect space(columns.left(), columns.top() - height - 2, columns.width(), height);
        const auto text = QString(section.name % u' ' % QLocale().toString(qulonglong(section.count)));
        if (fontMetrics().horizontalAdvance(text) <= space.width())
            painter.drawText(space, int(Qt::AlignLeading) | int(Qt::AlignVCenter), text);
    }
}

void OverviewMatrix::paintLineNumbers(QPainter &painter) const
{
    for (int run = 0; run < int(m_runs.size()); ++run)
        paintNumberBeside(painter, numberOf(m_runs[std::size_t(run)].run), rectOf({ run, 0 }));
}

void OverviewMatrix::paintNumbers(QPainter &painter) const
{
    if (m_runs.empty())
        return;
    for (int band = 0; band < m_layout.bands(); ++band) {
        if (isSorted())
            paintSections(painter, band);
        else
            paintColumnNumbers(painter, band);
    }
    if (m_layout.isInLines() && m_runs.size() > 1)
        return paintLineNumbers(painter);
    const auto isNumbered = [](int index) { return index == 0 || (index + 1) % numberedUnit == 0; };
    const int inLine = m_layout.stepsInLine();
    const bool hasRoom = m_layout.rowPitch() >= fontMetrics().height();
    for (int band = 0; band < m_layout.bands(); ++band)
        for (int row = 0; row < m_layout.rows(); ++row)
            if ((hasRoom || isNumbered(row)) && hasRow(band, row))
                paintNumberBeside(painter, row * inLine + 1, rectOf({ band * m_layout.columnsInBand(), row * inLine }));
}

// The runs of a band may all be shorter than those of another one.
bool OverviewMatrix::hasRow(int band, int row) const
{
    if (m_layout.isInLines())
        return true;
    const int first = band * m_layout.columnsInBand();
    const int end = std::min(first + m_layout.columnsInBand(), m_layout.columns());
    for (int column = first; column < end; ++column)
        if (cell({ column, row }) != nullptr)
            return true;
    return false;
}

void OverviewMatrix::paintEvent(QPaintEvent *event)
{
    QPainter painter(this);
    painter.setPen(Theme(palette()).muted());
    paintNumbers(painter);
    for (int column = 0; column < m_layout.columns(); ++column)
        for (int step = 0; cell({ column, step }) != nullptr; ++step)
            if (event->rect().intersects(rectOf({ column, step }).adjusted(-2, -2, 2, 2)))
                paintCell(painter, { column, step });
}

} // namespace vitrine
