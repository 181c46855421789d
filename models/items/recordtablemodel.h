// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

namespace vitrine {

/// Common parts of the small tables of a step's results: a table of values whose rows are set as a whole. Display and
/// sort role return the same raw value; the tooltip shows the full text.
class RecordTableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    int rowCount(const QModelIndex &parent = {}) const final;
    int columnCount(const QModelIndex &parent = {}) const final;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const final;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const final;

protected:
    virtual int recordCount() const = 0;
    virtual int titleCount() const = 0;
    virtual QString title(int column) const = 0;
    virtual QVariant value(int row, int column) const = 0;
};

} // namespace vitrine
