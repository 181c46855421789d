// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/evidence/entrymodel.h"

#include "app/panes/evidence/evidencetext.h"
#include "app/wording/words.h"

namespace vitrine {

namespace {

constexpr qsizetype shownHash = 8;

QString momentOf(const ChainEntry &entry) { return Words::exactMoment(entry.at); }

} // namespace

void EntryModel::setEntries(std::vector<ChainEntry> entries)
{
    beginResetModel();
    m_entries = std::move(entries);
    endResetModel();
}

int EntryModel::rowOf(std::uint64_t entry) const
{
    const bool isHere = !m_entries.empty() && entry >= m_entries.front().number && entry <= m_entries.back().number;
    return isHere ? static_cast<int>(entry - m_entries.front().number) : -1;
}

QString EntryModel::title(int column) const
{
    switch (static_cast<Column>(column)) {
    //: Column of the list of a trail's entries: number
    case Column::Entry: return tr("Entry");
    //: Column of the list of a trail's entries
    case Column::What: return tr("Description");
    //: Column of the list of a trail's entries: date and time
    case Column::When: return tr("Time");
    //: Column of the list of a trail's entries
    case Column::Hash: return tr("Hash");
    //: Column of the list of a trail's entries: verified, damaged
    case Column::State: return tr("State");
    }
    return {};
}

QVariant EntryModel::value(int row, int column) const
{
    const auto &entry = m_entries[static_cast<std::size_t>(row)];
    switch (static_cast<Column>(column)) {
    case Column::Entry: return static_cast<qulonglong>(entry.number);
    case Column::What: return QString::fromStdString(entry.kind);
    case Column::When: return entry.at;
    case Column::Hash: return QString::fromStdString(entry.hash);
    case Column::State: return {};
    }
    return {};
}

EntryPresentation::EntryPresentation(EntryModel *entries, std::function<int(RunId)> runNumber, QObject *parent)
    : PresentationModel(entries, parent)
    , m_entries(entries)
    , m_runNumber(std::move(runNumber))
{
}

void EntryPresentation::setChain(const ChainState *chain)
{
    m_chain = chain;
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

Cell EntryPresentation::cell(const QModelIndex &source) const
{
    const auto &entry = m_entries->entries()[static_cast<std::size_t>(source.row())];
    Cell cell;
    switch (static_cast<EntryModel::Column>(source.column())) {
    case EntryModel::Column::Entry: cell.text = EvidenceText::number(entry.number); break;
    case EntryModel::Column::What:
        cell.text = EvidenceText::what(entry, entry.run != 0 ? m_runNumber(entry.run) : 0);
        break;
    case EntryModel::Column::When:
        cell.text = momentOf(entry);
        cell.isMuted = true;
        break;
    case EntryModel::Column::Hash:
        cell.tip = QString::fromStdString(entry.hash);
        cell.text = cell.tip.left(shownHash);
        cell.isCode = true;
        break;
    case EntryModel::Column::State:
        return EvidenceText::state(m_chain != nullptr ? m_chain->of(entry) : EntryState::Unchecked);
    }
    return cell;
}

} // namespace vitrine
