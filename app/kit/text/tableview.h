// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/latest.h"

#include <QByteArray>
#include <QTableView>

namespace vitrine {

struct DataTable;
class TableModel;

/// Shows the table in a text, which is parsed on another thread. Clicking a title sorts; the third click restores the
/// original order. Keys work as in any table, Ctrl+C copies the selected rows. GUI thread.
class TableView final : public QTableView {
    Q_OBJECT

public:
    explicit TableView(QWidget *parent = nullptr);

    void setText(const QByteArray &utf8);

Q_SIGNALS:
    /// The table is shown, or the text contains none.
    void read(bool hasTable);

public Q_SLOTS:
    /// Copies the selected rows as lines with tabs.
    void copy();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    using Format = QString (*)(const DataTable &, const std::vector<std::size_t> &);
    void addCopies();
    void addCopy(const QString &name, const QString &text, const QKeySequence &key, Format format);
    /// The selected rows in the order shown, or all rows without a selection.
    std::vector<std::size_t> chosenRows() const;
    void fitColumns();
    void sortByCurrentColumn();

    TableModel *m_model;
    Latest m_reading { this };
};

} // namespace vitrine
