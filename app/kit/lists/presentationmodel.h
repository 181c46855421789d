// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/lists/presentedcell.h"

#include <QSortFilterProxyModel>

namespace vitrine {

/// Proxy between a small model of raw values and its list: provides texts, shapes and weights, and sorts by the raw
/// values. New rows never move the rows that are already shown. GUI thread.
class PresentationModel : public QSortFilterProxyModel {
    Q_OBJECT

public:
    explicit PresentationModel(QAbstractItemModel *source, QObject *parent = nullptr);

    /// Rows can be dragged out of their list.
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    QVariant data(const QModelIndex &index, int role) const final;

protected:
    /// How a cell of the source model is shown.
    virtual Cell cell(const QModelIndex &source) const = 0;
    /// Accessible text of the row; by default the texts of its cells.
    virtual QString spokenRow(int sourceRow) const;
    bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;
};

} // namespace vitrine
