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
class QMimeData;
class QSettings;
class QUrl;

namespace vitrine {

class EmptyNote;

/// The list of our panes: one line a row, alternate rows tinted, columns that are remembered, and words in place of
/// silence when it is empty. Rows can be copied and dragged out as text, cells apart by tabs.
class RecordView final : public QTreeView {
    Q_OBJECT

public:
    /// `name` becomes the object name, and the name under which the columns are remembered.
    explicit RecordView(const QString &name, QWidget *parent = nullptr);

    void setModel(QAbstractItemModel *model) override;
    /// Text shown while there are no rows.
    void setEmptyText(const QString &title, const QString &text = {});
    /// Action offered while there are no rows; null for none.
    void setEmptyAction(QAction *action);
    /// Width of a column in average characters, used initially and by Reset Layout. For a stretched column it is the
    /// minimum at which it can be read.
    void setColumnWidths(const QList<int> &characters);
    /// Widest texts of a column in the user's language; the column is never narrower than these.
    void setColumnSamples(int column, const QList<Cell> &samples);
    /// Columns that share what the others leave.
    void setStretchColumns(const QList<int> &columns);
    /// The column is as wide as what can be seen of it needs, from its own width up to half of the view.
    void setFittedColumn(int column);
    /// Columns that give way, the last first, where those that stretch could not be read.
    void setOptionalColumns(const QList<int> &columns);
    /// Columns that no row has a value for: they are hidden until that changes, or the user asks for one.
    void setVacantColumns(const QSet<int> &columns);
    /// Rows form a tree and can be folded; the column with the branch indicators reserves space for this many levels.
    void setTree(bool isTree, int generations = 3);
    void resetColumns();
    /// Whether the user wants to see a column; one may still give way where there is no room. The last one stays.
    bool isColumnWanted(int column) const { return !m_unwanted.contains(column); }
    void setColumnWanted(int column, bool isWanted);
    /// Order, widths and sorting of the columns, and which of them are shown.
    QVariantMap state() const;
    void setState(const QVariantMap &state);
    /// The selected rows, as they are shown, in the order of the columns on the screen.
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
    void showColumnMenu(const QPoint &location);
    int neededWidth(int column) const;
    int widthOf(const Cell &sample) const;
    int widthOfSamples(int column) const;
    void hideWhatHasNoRoom();
    void fitColumn();

    EmptyNote *m_empty;
    QList<int> m_widths; ///< in characters
    QHash<int, QList<Cell>> m_samples; ///< by column
    QList<int> m_usualWidths; ///< in pixels: the same, or those of the titles or samples
    QList<int> m_optional;
    int m_fitted = -1; ///< the column that fits its texts; -1 for none
    int m_generations = 3;
    bool isColumnOffered(int column) const { return isColumnWanted(column) && !m_vacant.contains(column); }

    QSet<int> m_vacant; ///< columns without values
    QSet<int> m_unwanted; ///< columns that the user has hidden
    std::function<QList<QUrl>()> m_draggedFiles;
};

} // namespace vitrine
