// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/lists/presentationmodel.h"
#include "app/panes/evidence/chainentry.h"
#include "app/panes/evidence/chainstate.h"
#include "models/items/recordtablemodel.h"

#include <functional>

namespace vitrine {

/// A section of a chain's entries, in their order. GUI thread.
class EntryModel final : public RecordTableModel {
    Q_OBJECT

public:
    enum class Column { Entry, What, When, Hash, State };
    Q_ENUM(Column)
    using RecordTableModel::RecordTableModel;

    void setEntries(std::vector<ChainEntry> entries);
    const std::vector<ChainEntry> &entries() const { return m_entries; }
    /// -1 if it is not in the section.
    int rowOf(std::uint64_t entry) const;

protected:
    int recordCount() const override { return static_cast<int>(m_entries.size()); }
    int titleCount() const override { return 5; }
    QString title(int column) const override;
    QVariant value(int row, int column) const override;

private:
    std::vector<ChainEntry> m_entries;
};

class EntryPresentation final : public PresentationModel {
    Q_OBJECT

public:
    /// `runNumber` returns the number of a run in the lists.
    EntryPresentation(EntryModel *entries, std::function<int(RunId)> runNumber, QObject *parent = nullptr);

    /// Sets the states of the entries; the caller owns the chain.
    void setChain(const ChainState *chain);

protected:
    Cell cell(const QModelIndex &source) const override;

private:
    EntryModel *m_entries;
    std::function<int(RunId)> m_runNumber;
    const ChainState *m_chain = nullptr;
};

} // namespace vitrine
