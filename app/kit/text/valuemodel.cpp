// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/text/valuemodel.h"

#include "app/wording/labeltext.h"
#include "app/wording/plaintip.h"
#include "app/wording/safetext.h"

#include <QLocale>

namespace vitrine {

namespace {

constexpr qsizetype longestCell = 300;
constexpr qsizetype longestTip = 4000;

} // namespace

void ValueModel::setNodes(std::vector<ValueNode> nodes)
{
    beginResetModel();
    m_nodes = std::move(nodes);
    if (m_nodes.empty())
        m_nodes.resize(1);
    endResetModel();
}

const ValueNode &ValueModel::node(const QModelIndex &index) const
{
    return m_nodes[index.isValid() ? index.internalId() : 0];
}

QModelIndex ValueModel::index(int row, int column, const QModelIndex &parent) const
{
    return hasIndex(row, column, parent) ? createIndex(row, column, quintptr(node(parent).children[std::size_t(row)]))
                                         : QModelIndex();
}

QModelIndex ValueModel::parent(const QModelIndex &index) const
{
    const auto above = index.isValid() ? node(index).parent : 0;
    return above == 0 ? QModelIndex() : createIndex(int(m_nodes[above].row), 0, quintptr(above));
}

int ValueModel::rowCount(const QModelIndex &parent) const
{
    return parent.column() > 0 ? 0 : int(node(parent).children.size());
}

int ValueModel::columnCount(const QModelIndex &) const { return 2; }

QString ValueModel::name(const ValueNode &node) const
{
    return node.name.empty() ? QLocale().toString(node.row) : safeLine(node.name, longestCell);
}

QString ValueModel::value(const ValueNode &node, qsizetype length) const
{
    if (node.kind == ValueNode::Kind::Leaf)
        return safeLine(node.text, length);
    const auto count = tr("%Ln value(s)", nullptr, int(node.children.size()));
    //: A value that has values in it. %1: "array", %2: "3 values"
    return node.text.empty() ? count : tr("%1, %2").arg(safeLine(node.text, length), count);
}

QVariant ValueModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const auto &shown = node(index);
    const bool isName = Column(index.column()) == Column::Name;
    switch (role) {
    case Qt::DisplayRole: return isName ? name(shown) : value(shown, longestCell);
    // A tooltip would show text that looks like rich text as such.
    case Qt::ToolTipRole: return plainTip(isName ? name(shown) : value(shown, longestTip));
    case Qt::AccessibleTextRole: return LabelText::of(name(shown), value(shown, longestCell));
    default: return {};
    }
}

QVariant ValueModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    //: Title of a column: key or place of a value
    return Column(section) == Column::Name ? tr("Name") : tr("Value");
}

QString ValueModel::valueText(const QModelIndex &index) const
{
    const auto text = vitrine::valueText(m_nodes, node(index));
    return safeText(std::string_view(text));
}

} // namespace vitrine
