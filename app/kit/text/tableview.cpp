// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/text/tableview.h"

#include "app/kit/text/tablemodel.h"
#include "app/kit/text/tabline.h"
#include "app/kit/theme/fonts.h"
#include "app/wording/safetext.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>

#include <algorithm>

namespace vitrine {

namespace {

constexpr int widestInCharacters = 40;
constexpr int paddingInCharacters = 3;
// The width of a column is determined by its first rows: a table may have a hundred thousand.
constexpr int measuredRows = 100;
// Number of measured columns; the others get the widths of similar ones.
constexpr int measuredColumns = 60;

QString asTabLines(const DataTable &table, const std::vector<std::size_t> &rows)
{
    QStringList lines;
    for (const auto row : rows)
        lines.append(tabLine(table.rows[row]));
    return lines.join(u'\n');
}

} // namespace

TableView::TableView(QWidget *parent)
    : QTableView(parent)
    , m_model(new TableModel(this))
{
    setObjectName(QStringLiteral("valueTable"));
    //: Accessible name of a table that was read from a text
    setAccessibleName(tr("Table"));
    setModel(m_model);
    keepCodeFont(this);
    setFrameShape(NoFrame);
    setSelectionBehavior(SelectRows);
    setSelectionMode(ExtendedSelection);
    setEditTriggers(NoEditTriggers);
    setAlternatingRowColors(true);
    setWordWrap(false);
    setTabKeyNavigation(false);
    setHorizontalScrollMode(ScrollPerPixel);
    verticalHeader()->hide();
    constexpr int roomOfRow = 6;
    verticalHeader()->setMinimumSectionSize(fontMetrics().height());
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + roomOfRow);
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeading | Qt::AlignVCenter);
    horizontalHeader()->setResizeContentsPrecision(measuredRows);
    horizontalHeader()->setSortIndicatorClearable(true);
    setSortingEnabled(true);
    horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    addCopies();
}

void TableView::addCopies()
{
    //: Context menu of a table
    addCopy(QStringLiteral("copyRows"), tr("Copy"), QKeySequence::Copy, asTabLines);
    //: Context menu of a table: comma-separated values
    addCopy(QStringLiteral("copyCsv"), tr("Copy as CSV"), {}, asCommaSeparated);
    //: Context menu of a table
    addCopy(
        QStringLiteral("copyTableMarkdown"), tr("Copy as Markdown"), Qt::CTRL | Qt::SHIFT | Qt::Key_C, asMarkdownTable);
    //: Context menu of a table
    addCopy(QStringLiteral("copyTableJson"), tr("Copy as JSON"), Qt::CTRL | Qt::ALT | Qt::Key_C, asJsonRows);
    setContextMenuPolicy(Qt::ActionsContextMenu);
}

void TableView::addCopy(const QString &name, const QString &text, const QKeySequence &key, Format format)
{
    auto *action = new QAction(text, this);
    action->setObjectName(name);
    action->setShortcut(key);
    action->setShortcutContext(Qt::WidgetShortcut);
    connect(action, &QAction::triggered, this,
        [this, format] { QGuiApplication::clipboard()->setText(safeText(format(m_model->table(), chosenRows()))); });
    addAction(action);
}

void TableView::copy() { QGuiApplication::clipboard()->setText(asTabLines(m_model->table(), chosenRows())); }

std::vector<std::size_t> TableView::chosenRows() const
{
    std::vector<int> shown;
    for (const auto &index : selectionModel()->selectedRows())
        shown.push_back(index.row());
    std::ranges::sort(shown);
    std::vector<std::size_t> rows;
    const int count = shown.empty() ? m_model->rowCount() : int(shown.size());
    for (int i = 0; i < count; ++i)
        rows.push_back(m_model->tableRow(shown.empty() ? i : shown[std::size_t(i)]));
    return rows;
}

void TableView::setText(const QByteArray &utf8)
{
    m_model->setTable(std::make_shared<DataTable>());
    const auto work = [utf8] {
        auto table = dataTable(std::string_view(utf8));
        return table ? std::make_shared<const DataTable>(std::move(*table)) : nullptr;
    };
    m_reading.ask(work, [this](const std::shared_ptr<const DataTable> &table) {
        horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
        if (table) {
            m_model->setTable(table);
            fitColumns();
        }
        Q_EMIT read(table != nullptr);
    });
}

void TableView::fitColumns()
{
    const int unit = fontMetrics().averageCharWidth();
    const int padding = unit * paddingInCharacters;
    for (int column = 0; column < std::min(m_model->columnCount(), measuredColumns); ++column) {
        const int needed = std::max(sizeHintForColumn(column), horizontalHeader()->sectionSizeHint(column)) + padding;
        setColumnWidth(column, std::min(needed, unit * widestInCharacters));
    }
    if (m_model->rowCount() > 0)
        setCurrentIndex(m_model->index(0, 0));
    clearSelection();
}

// A click on a title cycles through ascending, descending, and the original order.
void TableView::sortByCurrentColumn()
{
    auto *header = horizontalHeader();
    const int column = std::max(currentIndex().column(), 0);
    const bool isSorted = header->sortIndicatorSection() == column;
    if (isSorted && header->sortIndicatorOrder() == Qt::DescendingOrder)
        header->setSortIndicator(-1, Qt::AscendingOrder);
    else
        header->setSortIndicator(column, isSorted ? Qt::DescendingOrder : Qt::AscendingOrder);
}

void TableView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        sortByCurrentColumn();
    else
        QTableView::keyPressEvent(event);
}

} // namespace vitrine
