// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/redaction/findingmodel.h"

#include "app/wording/numbertext.h"
#include "app/wording/plaintip.h"
#include "app/wording/safetext.h"
#include "app/wording/secretkindtext.h"

#include <QStringList>

#include <algorithm>
#include <utility>

namespace vitrine {

FindingModel::FindingModel(std::function<int(RunId)> runNumber, QObject *parent)
    : QAbstractTableModel(parent)
    , m_runNumber(std::move(runNumber))
{
}

void FindingModel::setFindings(std::vector<TrailSecret> findings)
{
    beginResetModel();
    m_findings = std::move(findings);
    m_checks.assign(m_findings.size(), true);
    endResetModel();
    Q_EMIT checksChanged();
}

void FindingModel::checkAll(bool isChecked)
{
    if (m_findings.empty())
        return;
    m_checks.assign(m_findings.size(), isChecked);
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, 0), { Qt::CheckStateRole });
    Q_EMIT checksChanged();
}

std::vector<TrailSecret> FindingModel::checked() const
{
    std::vector<TrailSecret> found;
    for (std::size_t row = 0; row < m_findings.size(); ++row)
        if (m_checks[row])
            found.push_back(m_findings[row]);
    return found;
}

qsizetype FindingModel::checkedCount() const { return std::ranges::count(m_checks, true); }

int FindingModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_findings.size());
}

int FindingModel::columnCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : columnCountOfAll; }

QVariant FindingModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const auto &finding = m_findings[static_cast<std::size_t>(index.row())];
    const auto column = static_cast<Column>(index.column());
    switch (role) {
    case Qt::DisplayRole: return text(finding, column);
    case Qt::ToolTipRole: return tip(finding);
    case Qt::TextAlignmentRole:
        return column == Column::Texts ? QVariant::fromValue(Qt::AlignTrailing | Qt::AlignVCenter) : QVariant();
    case Qt::CheckStateRole:
        if (column == Column::Kind)
            return m_checks[static_cast<std::size_t>(index.row())] ? Qt::Checked : Qt::Unchecked;
        return {};
    default: return {};
    }
}

QVariant FindingModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (static_cast<Column>(section)) {
    //: Column: what was found, such as "E-mail address"
    case Column::Kind: return tr("Kind");
    //: Column: a part of a text, with secrets masked
    case Column::Excerpt: return tr("Excerpt");
    //: Column: number of texts that contain it
    case Column::Texts: return tr("Texts");
    //: Column: the first step that contains it
    case Column::Location: return tr("First In");
    }
    return {};
}

bool FindingModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!index.isValid() || role != Qt::CheckStateRole)
        return false;
    m_checks[static_cast<std::size_t>(index.row())] = value.toInt() == Qt::Checked;
    Q_EMIT dataChanged(index, index, { role });
    Q_EMIT checksChanged();
    return true;
}

Qt::ItemFlags FindingModel::flags(const QModelIndex &index) const
{
    const auto flags = QAbstractTableModel::flags(index) | Qt::ItemNeverHasChildren;
    return index.column() == static_cast<int>(Column::Kind) ? flags | Qt::ItemIsUserCheckable : flags;
}

QString FindingModel::text(const TrailSecret &finding, Column column) const
{
    switch (column) {
    case Column::Kind: return SecretKindText::name(finding.kind);
    case Column::Excerpt: return safeLine(finding.where.empty() ? finding.mask : finding.where.front().excerpt);
    case Column::Texts: return numberText(finding.locations);
    case Column::Location: return finding.where.empty() ? QString() : locationText(finding.where.front());
    }
    return {};
}

QString FindingModel::locationText(const SecretLocation &location) const
{
    const auto field = SecretKindText::field(location.field);
    if (location.run == 0 && (location.field == "note" || location.field == "mark"))
        //: Where something was found: in what a user wrote about the trail, a log or a session. %1: "Note" or "Mark"
        return tr("Trail: %1").arg(field);
    if (location.run == 0)
        //: Where something was found. %1: part of a step, such as "Code"
        return tr("Scratch run: %1").arg(field);
    if (location.step == 0)
        //: Where something was found. %1: number of a run, %2: part of it, such as "Task"
        return tr("Run %1: %2").arg(m_runNumber(location.run)).arg(field);
    //: Where something was found. %1: number of a run, %2: number of a step, %3: part of it, such as "Code"
    return tr("Run %1, step %2: %3").arg(m_runNumber(location.run)).arg(location.step).arg(field);
}

QString FindingModel::tip(const TrailSecret &finding) const
{
    constexpr std::size_t mostShown = 12;
    QStringList lines;
    for (std::size_t n = 0; n < std::min(mostShown, finding.where.size()); ++n)
        lines << locationText(finding.where[n]) + QStringLiteral("  ") + safeLine(finding.where[n].excerpt);
    if (finding.locations > mostShown)
        //: %1: number of texts
        lines << tr("… and %1 more").arg(numberText(finding.locations - mostShown));
    return plainTip(lines.join(u'\n'));
}

} // namespace vitrine
