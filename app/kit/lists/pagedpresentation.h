// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/lists/presentedcell.h"

#include <QIdentityProxyModel>

#include <functional>
#include <optional>

namespace vitrine {

class PagedModel;

/// The user's color rule that matches a row.
struct RowMark {
    QString sign; ///< shown before the row number, in every color scheme
    QString name; ///< for tip and screen reader
    Meaning tint = Meaning::Differs; ///< the background is that of this meaning
};

/// The same as PresentationModel for lists that the trail itself sorts: gives words, shapes and weights, row by row.
/// GUI thread.
class PagedPresentation : public QIdentityProxyModel {
    Q_OBJECT

public:
    explicit PagedPresentation(PagedModel *source, QObject *parent = nullptr);

    using RowMarker = std::function<std::optional<RowMark>(std::int64_t id)>;
    void setMarker(RowMarker marker);
    /// The marker says something else now.
    void refreshMarks();
    /// Rows can be dragged out of their list.
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    QVariant data(const QModelIndex &index, int role) const final;

protected:
    /// How the cell of a row is shown; also of a row that was not read yet.
    virtual Cell cell(int row, int column) const = 0;
    /// Accessible text of the row.
    virtual QString spokenRow(int row) const = 0;
    /// Placeholder for rows that are being read.
    static Cell awaited();
    /// Placeholder for rows that the file no longer returns.
    static Cell unreadable();

private:
    QVariant marked(const RowMark &mark, const QVariant &value, const QModelIndex &index, int role) const;

    RowMarker m_marker;
};

} // namespace vitrine
