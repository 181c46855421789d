// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/lists/recordview.h"

#include "app/kit/lists/columnmenu.h"
#include "app/kit/lists/emptynote.h"
#include "app/kit/lists/recorddelegate.h"
#include "app/kit/text/tabline.h"
#include "app/kit/theme/theme.h"

#include <QClipboard>
#include <QDrag>
#include <QGuiApplication>
#include <QHeaderView>
#include <QMenu>
#include <QMimeData>
#include <QSettings>
#include <QUrl>

#include <algorithm>

namespace vitrine {

namespace {

/// Puts a shape that replaces a title at the title's position: above the numbers of its column.
class RecordHeader final : public QHeaderView {
public:
    explicit RecordHeader(QWidget *parent)
        : QHeaderView(Qt::Horizontal, parent)
    {
        setSectionsClickable(true);
        setSectionsMovable(true);
        setTextElideMode(Qt::ElideRight);
    }

protected:
    void initStyleOptionForIndex(QStyleOptionHeader *option, int section) const override
    {
        QHeaderView::initStyleOptionForIndex(option, section);
        option->iconAlignment = option->textAlignment;
    }
};

} // namespace

RecordView::RecordView(const QString &name, QWidget *parent)
    : QTreeView(parent)
    , m_empty(new EmptyNote(viewport()))
{
    setObjectName(name);
    m_empty->hide();
    setItemDelegate(new RecordDelegate(this));
    setHeader(new RecordHeader(this));
    setRootIsDecorated(false);
    setItemsExpandable(false);
    setUniformRowHeights(true);
    setAlternatingRowColors(true);
    setAllColumnsShowFocus(false);
    setSelectionMode(SingleSelection);
    setSelectionBehavior(SelectRows);
    setEditTriggers(NoEditTriggers);
    setDragEnabled(true);
    setDragDropMode(DragOnly);
    setFrameShape(NoFrame);
    setSortingEnabled(true);
    header()->setSortIndicatorClearable(true);
    header()->setMinimumSectionSize(fontMetrics().averageCharWidth() * 4);
    header()->setHighlightSections(false);
    header()->setStretchLastSection(true);
    header()->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(header(), &QWidget::customContextMenuRequested, this, &RecordView::showColumnMenu);
    header()->setDefaultAlignment(Qt::AlignLeading | Qt::AlignVCenter);
    setTextElideMode(Qt::ElideRight);
    sortByColumn(-1, Qt::AscendingOrder);
}

void RecordView::setModel(QAbstractItemModel *model)
{
    if (this->model() != nullptr)
        disconnect(this->model(), nullptr, this, nullptr);
    QTreeView::setModel(model);
    for (const auto signal : { &QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved })
        connect(model, signal, this, &RecordView::followRows);
    connect(model, &QAbstractItemModel::modelReset, this, &RecordView::followRows);
    for (const auto signal : { &QAbstractItemModel::columnsInserted, &QAbstractItemModel::columnsRemoved })
        connect(model, signal, this, &RecordView::followColumns);
    resetColumns();
    followRows();
}

void RecordView::setEmptyText(const QString &title, const QString &text)
{
    m_empty->setTexts(title, text);
    setAccessibleDescription(text.isEmpty() ? title : title + u' ' + text);
}

void RecordView::setEmptyAction(QAction *action) { m_empty->setAction(action); }

void RecordView::followRows() { m_empty->setVisible(model() && model()->rowCount(rootIndex()) == 0); }

void RecordView::setColumnWidths(const QList<int> &characters)
{
    m_widths = characters;
    resetColumns();
}

void RecordView::setColumnSamples(int column, const QList<Cell> &samples)
{
    m_samples[column] = samples;
    resetColumns();
}

void RecordView::makeRoom(int column, const Cell &text)
{
    const int needed = widthOf(text);
    if (column >= m_usualWidths.size() || m_usualWidths[column] >= needed)
        return;
    m_samples[column].append(text);
    m_usualWidths[column] = needed;
    if (!header()->isSectionHidden(column) && columnWidth(column) < needed)
        setColumnWidth(column, needed);
    hideWhatHasNoRoom();
}

int RecordView::widthOfSamples(int column) const
{
    int width = 0;
    for (const Cell &sample : m_samples.value(column))
        width = std::max(width, widthOf(sample));
    return width;
}

int RecordView::widthOf(const Cell &sample) const
{
    QStyleOptionViewItem item;
    initViewItemOption(&item);
    item.features = QStyleOptionViewItem::HasDisplay;
    item.text = sample.text;
    if (sample.shape)
        item.features |= QStyleOptionViewItem::HasDecoration;
    const int bar = sample.share < 0 ? 0 : RecordDelegate::barRoom(item);
    return style()->sizeFromContents(QStyle::CT_ItemViewItem, &item, {}, this).width() + bar;
}

void RecordView::setStretchColumns(const QList<int> &columns)
{
    header()->setStretchLastSection(false);
    for (const auto column : columns)
        header()->setSectionResizeMode(column, QHeaderView::Stretch);
}

void RecordView::resetColumns()
{
    m_unwanted.clear();
    for (int column = 0; column < header()->count(); ++column) {
        header()->moveSection(header()->visualIndex(m_order.value(column, column)), column);
        setColumnHidden(column, !isColumnOffered(column));
    }
    m_usualWidths.clear();
    for (int column = 0; column < m_widths.size() && column < header()->count(); ++column) {
        m_usualWidths.append(usualWidth(column));
        setColumnWidth(column, m_usualWidths.back());
    }
    hideWhatHasNoRoom();
    fitColumn();
}

// At least as wide as its title and its samples, which are longer in some languages.
int RecordView::usualWidth(int column) const
{
    return std::max({ m_widths[column] * fontMetrics().averageCharWidth(), header()->sectionSizeHint(column),
        widthOfSamples(column) });
}

// Columns are added and removed at the end.
void RecordView::followColumns()
{
    constexpr int ofOthers = 14; // in characters
    const int count = header()->count();
    m_unwanted.removeIf([count](int column) { return column >= count; });
    while (m_usualWidths.size() > count)
        m_usualWidths.removeLast();
    if (!m_widths.isEmpty())
        m_widths.resize(count, ofOthers);
    for (int column = int(m_usualWidths.size()); column < m_widths.size(); ++column) {
        m_usualWidths.append(usualWidth(column));
        setColumnWidth(column, m_usualWidths.back());
    }
    hideWhatHasNoRoom();
}

void RecordView::setColumnOrder(const QList<int> &columns)
{
    m_order = columns;
    resetColumns();
}

void RecordView::extendColumnMenu(QMenu *menu) const
{
    if (m_fillColumnMenu)
        m_fillColumnMenu(menu);
}

void RecordView::setContent(std::function<QVariantMap()> save, std::function<void(const QVariantMap &)> restore)
{
    m_saveContent = std::move(save);
    m_restoreContent = std::move(restore);
}

void RecordView::setColumnWanted(int column, bool isWanted)
{
    if (isWanted) {
        m_unwanted.remove(column);
        m_vacant.remove(column);
    } else if (m_unwanted.size() + 1 < header()->count())
        m_unwanted.insert(column);
    setColumnHidden(column, !isColumnOffered(column));
    hideWhatHasNoRoom();
}

void RecordView::setVacantColumns(const QSet<int> &columns)
{
    if (columns == m_vacant)
        return;
    m_vacant = columns;
    for (int column = 0; column < header()->count(); ++column)
        setColumnHidden(column, !isColumnOffered(column));
    hideWhatHasNoRoom();
    fitColumn();
}

QVariantMap RecordView::state() const
{
    QVariantList unwanted;
    for (const int column : m_unwanted)
        unwanted.append(column);
    QVariantMap state { { QStringLiteral("header"), header()->saveState() },
        { QStringLiteral("columns"), header()->count() }, { QStringLiteral("unwanted"), unwanted } };
    if (m_saveContent)
        state.insert(QStringLiteral("content"), m_saveContent());
    return state;
}

// Qt puts columns that a state does not have at the end, with a width that no other column has.
int RecordView::oldColumns() const
{
    int count = header()->count();
    while (count > 0 && header()->visualIndex(count - 1) == count - 1
        && header()->sectionSize(count - 1) == header()->defaultSectionSize())
        --count;
    return count;
}

// A state may be older than some columns.
void RecordView::arrangeNewColumns(int known)
{
    for (int column = known; column < header()->count(); ++column)
        if (column < m_usualWidths.size())
            setColumnWidth(column, m_usualWidths[column]);
    for (qsizetype at = 0; at < m_order.size(); ++at) {
        const int column = m_order[at];
        if (column >= known && column < header()->count())
            header()->moveSection(
                header()->visualIndex(column), at == 0 ? 0 : header()->visualIndex(m_order[at - 1]) + 1);
    }
}

void RecordView::setState(const QVariantMap &state)
{
    if (m_restoreContent)
        m_restoreContent(state.value(QStringLiteral("content")).toMap());
    header()->restoreState(state.value(QStringLiteral("header")).toByteArray());
    arrangeNewColumns(state.value(QStringLiteral("columns"), oldColumns()).toInt());
    if (m_fitted >= 0)
        header()->setSectionResizeMode(m_fitted, QHeaderView::Fixed); // a state may predate the fitting
    m_unwanted.clear();
    for (const auto &column : state.value(QStringLiteral("unwanted")).toList())
        m_unwanted.insert(column.toInt());
    for (int column = 0; column < header()->count(); ++column)
        setColumnHidden(column, !isColumnOffered(column));
    hideWhatHasNoRoom();
    fitColumn();
}

void RecordView::showColumnMenu(const QPoint &location)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    fillColumnMenu(menu, this);
    menu->popup(header()->mapToGlobal(location));
}

QString RecordView::selectedText() const
{
    QStringList lines;
    for (const auto &row : selectionModel()->selectedRows()) {
        if (isFirstColumnSpanned(row.row(), row.parent())) {
            lines.append(row.data().toString());
            continue;
        }
        QStringList cells;
        for (int location = 0; location < header()->count(); ++location) {
            const int column = header()->logicalIndex(location);
            if (!header()->isSectionHidden(column))
                cells.append(row.siblingAtColumn(column).data().toString());
        }
        lines.append(tabLine(cells));
    }
    return lines.join(u'\n');
}

void RecordView::copy()
{
    if (const auto text = selectedText(); !text.isEmpty())
        QGuiApplication::clipboard()->setText(text);
}

std::unique_ptr<QMimeData> RecordView::draggedData() const
{
    auto rows = std::make_unique<QMimeData>();
    rows->setText(selectedText());
    if (const auto files = m_draggedFiles ? m_draggedFiles() : QList<QUrl>(); !files.isEmpty())
        rows->setUrls(files);
    return rows;
}

void RecordView::startDrag(Qt::DropActions)
{
    auto rows = draggedData();
    // The drag deletes itself and its data.
    auto *drag = new QDrag(this);
    drag->setMimeData(rows.release());
    drag->exec(Qt::CopyAction);
}

void RecordView::save(QSettings &settings) const { settings.setValue(u"columns/" + objectName(), state()); }

void RecordView::restore(const QSettings &settings)
{
    if (const auto state = settings.value(u"columns/" + objectName()).toMap(); !state.isEmpty())
        setState(state);
}

// The tint of the selection depends on the focus, for which the view does not repaint. The style paints the selection
// before the first cell of a tree without considering the focus.
void RecordView::drawRow(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    auto row = option;
    if (rootIsDecorated() && !hasFocus())
        row.palette.setColor(QPalette::Highlight, Theme(palette()).linkedSelection());
    QTreeView::drawRow(painter, row, index);
}

void RecordView::focusInEvent(QFocusEvent *event)
{
    QTreeView::focusInEvent(event);
    viewport()->update();
}

void RecordView::focusOutEvent(QFocusEvent *event)
{
    QTreeView::focusOutEvent(event);
    viewport()->update();
}

// What is selected stays in sight when a pane below grows.
void RecordView::resizeEvent(QResizeEvent *event)
{
    const auto current = currentIndex();
    const auto row = current.isValid() ? visualRect(current) : QRect();
    const bool wasSeen = row.isValid() && row.top() >= 0 && row.bottom() < event->oldSize().height();
    hideWhatHasNoRoom();
    m_empty->setGeometry(viewport()->rect());
    QTreeView::resizeEvent(event);
    fitColumn();
    if (wasSeen && row.bottom() >= viewport()->height())
        scrollTo(current);
}

int RecordView::neededWidth(int column) const
{
    const bool isUsual = column == m_fitted || header()->isSectionHidden(column)
        || header()->sectionResizeMode(column) == QHeaderView::Stretch;
    const int signs = rootIsDecorated() && column == treePosition() ? m_generations * indentation() : 0;
    return signs + (isUsual ? m_usualWidths.value(column) : columnWidth(column));
}

int RecordView::leastWidth() const
{
    int width = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this);
    for (int column = 0; column < header()->count(); ++column) {
        const bool isStretched = header()->sectionResizeMode(column) == QHeaderView::Stretch;
        if (isColumnOffered(column) && !m_optional.contains(column))
            width += isStretched ? header()->sectionSizeHint(column) : neededWidth(column);
    }
    return width;
}

void RecordView::setFittedColumn(int column)
{
    m_fitted = column;
    header()->setSectionResizeMode(column, QHeaderView::Fixed);
    fitColumn();
}

// Reads only the visible rows, however many there are.
void RecordView::fitColumn()
{
    if (m_fitted < 0 || header()->isSectionHidden(m_fitted))
        return;
    const int half = viewport()->width() / 2;
    header()->resizeSection(m_fitted, std::min(std::max(neededWidth(m_fitted), sizeHintForColumn(m_fitted)), half));
}

void RecordView::doItemsLayout()
{
    QTreeView::doItemsLayout();
    fitColumn();
}

void RecordView::setTree(bool isTree, int generations)
{
    m_generations = generations;
    setRootIsDecorated(isTree);
    setItemsExpandable(isTree);
    hideWhatHasNoRoom();
}

void RecordView::setOptionalColumns(const QList<int> &columns)
{
    for (const int column : m_optional)
        setColumnHidden(column, !isColumnOffered(column));
    m_optional = columns;
    hideWhatHasNoRoom();
}

void RecordView::hideWhatHasNoRoom()
{
    auto left = viewport()->width();
    for (int column = 0; column < header()->count(); ++column)
        left -= isColumnOffered(column) ? neededWidth(column) : 0;
    for (auto it = m_optional.crbegin(); it != m_optional.crend(); ++it) {
        if (!isColumnOffered(*it))
            continue;
        const int needed = neededWidth(*it);
        setColumnHidden(*it, left < 0);
        if (left < 0)
            left += needed;
    }
}

} // namespace vitrine
