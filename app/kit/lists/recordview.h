// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/wording/cell.h"

#include <QHash>
#include <QSet>
#include <QTreeView>

#include <functional>
#include <memory>

class QAction;
class QMenu;
class QMimeData;
class QSettings;
class QUrl;

namespace vitrine {

class EmptyNote;

/// The list used in all panes: one line per row, alternating row colors, columns whose state is saved, and a text when
/// it is empty. Rows can be copied and dragged as text, with cells separated by tabs.
class RecordView final : public QTreeView {
    Q_OBJECT

public:
    /// `name` becomes the object name, and the name under which the column state is saved.
    explicit RecordView(const QString &name, QWidget *parent = nullptr);

    void setModel(QAbstractItemModel *model) override;
    /// Text shown while there are no rows.
    void setEmptyText(const QString &title, const QString &text = {});
    /// Action offered while there are no rows; null for none.
    void setEmptyAction(QAction *action);
    /// Widths of the columns in average characters, used initially and by Reset Layout. For a stretched column it is
    /// the smallest readable width.
    void setColumnWidths(const QList<int> &characters);
    /// Longest texts of a column in the user's language; the column is never narrower than these.
    void setColumnSamples(int column, const QList<Cell> &samples);
    /// Makes a column wide enough for a text that is longer than its samples, as the number of the last of many rows.
    void makeRoom(int column, const Cell &text);
    /// The width in which no title is cut if the optional columns are hidden.
    int leastWidth() const;
    /// Columns that share the width that the others leave.
    void setStretchColumns(const QList<int> &columns);
    /// Fits the column to its visible contents, from its own width up to half of the view.
    void setFittedColumn(int column);
    /// Columns that are hidden, the last first, if the stretched ones would become unreadable.
    void setOptionalColumns(const QList<int> &columns);
    /// Columns without a value in any row: they are hidden until that changes, or the user shows one.
    void setVacantColumns(const QSet<int> &columns);
    /// The order in which the columns are shown initially and by Reset Layout; by default that of the model.
    void setColumnOrder(const QList<int> &columns);
    /// Adds entries of the list to the menu of its columns.
    void setColumnMenu(std::function<void(QMenu *)> fill) { m_fillColumnMenu = std::move(fill); }
    void extendColumnMenu(QMenu *menu) const;
    /// Saves and restores with the columns what determines which ones there are.
    void setContent(std::function<QVariantMap()> save, std::function<void(const QVariantMap &)> restore);
    /// Makes the rows a tree that can be folded; the column with the branch indicators reserves space for `generations`
    /// levels.
    void setTree(bool isTree, int generations = 3);
    void resetColumns();
    /// Whether the user wants to see a column, which may still be hidden if there is not enough room. The last one
    /// cannot be hidden.
    bool isColumnWanted(int column) const { return !m_unwanted.contains(column); }
    void setColumnWanted(int column, bool isWanted);
    /// Order, widths and sorting of the columns, and which of them are shown.
    QVariantMap state() const;
    void setState(const QVariantMap &state);
    /// The selected rows as shown, in the order of the columns on the screen.
    QString selectedText() const;

    void save(QSettings &settings) const;
    void restore(const QSettings &settings);

    /// The dragged data: the selected rows as text and, where the list provides them, as files.
    std::unique_ptr<QMimeData> draggedData() const;
    /// `files` creates the files of the current row when a drag starts.
    void setDraggedFiles(std::function<QList<QUrl>()> files) { m_draggedFiles = std::move(files); }

public Q_SLOTS:
    void copy();

    void doItemsLayout() override;

protected:
    void startDrag(Qt::DropActions supported) override;
    void drawRow(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void followRows();
    void followColumns();
    int oldColumns() const;
    void arrangeNewColumns(int known);
    int usualWidth(int column) const;
    void showColumnMenu(const QPoint &location);
    int neededWidth(int column) const;
    int widthOf(const Cell &sample) const;
    int widthOfSamples(int column) const;
    void hideWhatHasNoRoom();
    void fitColumn();

    EmptyNote *m_empty;
    QList<int> m_widths; ///< in characters
    QHash<int, QList<Cell>> m_samples; ///< by column
    QList<int> m_usualWidths; ///< in pixels: `m_widths`, or the width of titles or samples
    QList<int> m_optional;
    QList<int> m_order;
    std::function<void(QMenu *)> m_fillColumnMenu;
    std::function<QVariantMap()> m_saveContent;
    std::function<void(const QVariantMap &)> m_restoreContent;
    int m_fitted = -1; ///< the column that is fitted to its texts; -1 for none
    int m_generations = 3;
    bool isColumnOffered(int column) const { return isColumnWanted(column) && !m_vacant.contains(column); }

    QSet<int> m_vacant; ///< columns without values
    QSet<int> m_unwanted; ///< columns that the user has hidden
    std::function<QList<QUrl>()> m_draggedFiles;
};

} // namespace vitrine
