// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lists/presentedcell.h"

#include <QIdentityProxyModel>

namespace vitrine {

class PagedModel;

/// The same as PresentationModel for lists that the trail itself sorts: gives words, shapes and weights, row by row.
/// GUI thread.
class PagedPresentation : public QIdentityProxyModel {
    Q_OBJECT

public:
    explicit PagedPresentation(PagedModel *source, QObject *parent = nullptr);

    /// Rows can be dragged out of their list.
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    QVariant data(const QModelIndex &index, int role) const final;

protected:
    /// How the cell of a row is shown; also of a row that was not read yet.
    virtual Cell cell(int row, int column) const = 0;
    /// What a screen reader says of the row.
    virtual QString spokenRow(int row) const = 0;
    /// What stands in rows that are being read.
    static Cell awaited();
    /// What stands in rows that the file does not give any more.
    static Cell unreadable();
};

} // namespace vitrine
