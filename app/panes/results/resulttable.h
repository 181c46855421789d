// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/lists/columnlayout.h"
#include "app/kit/lists/presentationmodel.h"
#include "models/items/recordtablemodel.h"

#include <QCoreApplication>

#include <span>
#include <vector>

namespace vitrine {

/// One column of a table of results, with everything there is to know about it.
template <typename Row>
struct ResultColumn {
    const char *title; ///< source text in the context of its table
    QVariant (*value)(const Row &row); ///< the raw value, used for sorting and copying
    Cell (*cell)(const Row &row); ///< the displayed form
    ColumnLayout layout = {};
};

/// A table of results: rows and their columns. GUI thread.
template <typename Row>
class ResultTable : public RecordTableModel {
public:
    using Column = ResultColumn<Row>;

    ResultTable(std::span<const Column> columns, const char *context, QObject *parent = nullptr)
        : RecordTableModel(parent)
        , m_columns(columns)
        , m_context(context)
    {
    }

    void setRecords(std::vector<Row> records)
    {
        beginResetModel();
        m_records = std::move(records);
        endResetModel();
    }
    const Row &record(int row) const { return m_records[static_cast<std::size_t>(row)]; }
    std::span<const Column> columns() const { return m_columns; }

    void arrange(RecordView &view) const { layOut(view, m_columns); }

protected:
    int recordCount() const override { return static_cast<int>(m_records.size()); }
    int titleCount() const override { return static_cast<int>(m_columns.size()); }
    QString title(int column) const override
    {
        return QCoreApplication::translate(m_context, m_columns[std::size_t(column)].title);
    }
    QVariant value(int row, int column) const override { return m_columns[std::size_t(column)].value(record(row)); }

    std::vector<Row> m_records;

private:
    std::span<const Column> m_columns;
    const char *m_context;
};

/// Shows the cells of a table, sorted by its raw values.
template <typename Row>
class ResultPresentation final : public PresentationModel {
public:
    explicit ResultPresentation(ResultTable<Row> *table, QObject *parent = nullptr)
        : PresentationModel(table, parent)
        , m_table(table)
    {
    }

protected:
    Cell cell(const QModelIndex &source) const override
    {
        return m_table->columns()[std::size_t(source.column())].cell(m_table->record(source.row()));
    }

private:
    const ResultTable<Row> *m_table;
};

} // namespace vitrine
