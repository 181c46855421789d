// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/text/valuetree.h"

#include <QAbstractItemModel>

namespace vitrine {

/// The values in a text as a tree with two columns: name or position, and value. Everything is untrusted text: one safe
/// line per cell, with more of it in the tooltip. GUI thread.
class ValueModel final : public QAbstractItemModel {
    Q_OBJECT

public:
    enum class Column { Name, Value };
    Q_ENUM(Column)

    using QAbstractItemModel::QAbstractItemModel;

    /// The first node is the root and not a row: its values are the top-level rows.
    void setNodes(std::vector<ValueNode> nodes);
    /// The source text of a value; for a container, that of its items.
    QString valueText(const QModelIndex &index) const;

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &index) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    const ValueNode &node(const QModelIndex &index) const;
    QString name(const ValueNode &node) const;
    QString value(const ValueNode &node, qsizetype length) const;

    std::vector<ValueNode> m_nodes { 1 };
};

} // namespace vitrine
