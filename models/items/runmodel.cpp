// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/runmodel.h"

#include "models/items/itemroles.h"
#include "models/items/itemtext.h"
#include "models/items/listcolumn.h"

#include <QStringList>

#include <algorithm>

namespace vitrine {

namespace {

QVariant tokenSum(const Tokens &tokens)
{
    if (!tokens.input && !tokens.output)
        return {};
    return QVariant::fromValue<qint64>(tokens.input.value_or(0) + tokens.output.value_or(0));
}

QVariant seconds(const TimeSpan &time)
{
    if (time.seconds)
        return *time.seconds;
    if (time.startedAt && time.endedAt)
        return *time.endedAt - *time.startedAt;
    return {};
}

/// The value of a single score; of several, also their names.
QVariant scoreLine(const RunRow &run)
{
    QStringList values;
    for (const Score &score : run.scores)
        values << itemLine(run.scores.size() == 1 ? score.value : score.name + ": " + score.value);
    return values.isEmpty() ? QVariant() : QVariant(values.join(QLatin1StringView(", ")));
}

QVariant nameOf(const std::string &name) { return name.empty() ? QVariant() : QVariant(itemLine(name)); }

/// In the order of `RunModel::Column`.
constexpr ListColumn<RunModel, RunRow, RunSort> runColumns[] = {
    //: Column title: number of a run in its trail
    { QT_TRANSLATE_NOOP("vitrine::RunModel", "Run"), RunSort::Import, false,
        [](const RunModel &model, const RunRow &run) -> QVariant { return model.numberOf(run.id); } },
    //: Column title: what the agent was asked to do
    { QT_TRANSLATE_NOOP("vitrine::RunModel", "Task"), RunSort::Task, true,
        [](const RunModel &, const RunRow &run) -> QVariant { return itemLine(run.record.task); } },
    //: Column title: count of steps
    { QT_TRANSLATE_NOOP("vitrine::RunModel", "Steps"), RunSort::Steps, false,
        [](const RunModel &, const RunRow &run) -> QVariant { return QVariant::fromValue<quint64>(run.steps); } },
    //: Column title: count of steps that a policy denied
    { QT_TRANSLATE_NOOP("vitrine::RunModel", "Blocked"), RunSort::Blocked, false,
        [](const RunModel &, const RunRow &run) -> QVariant { return QVariant::fromValue<quint64>(run.blocked); } },
    //: Column title: count of steps that failed
    { QT_TRANSLATE_NOOP("vitrine::RunModel", "Errors"), RunSort::Errors, false,
        [](const RunModel &, const RunRow &run) -> QVariant { return QVariant::fromValue<quint64>(run.errors); } },
    //: Column title: tokens of the language model
    { QT_TRANSLATE_NOOP("vitrine::RunModel", "Tokens"), RunSort::Tokens, false,
        [](const RunModel &, const RunRow &run) -> QVariant { return tokenSum(run.record.tokens); } },
    //: Column title: how long it took
    { QT_TRANSLATE_NOOP("vitrine::RunModel", "Time"), RunSort::Time, false,
        [](const RunModel &, const RunRow &run) -> QVariant { return seconds(run.record.time); } },
    //: Column title: name of the agent of a run
    { QT_TRANSLATE_NOOP("vitrine::RunModel", "Agent"), RunSort::Agent, true,
        [](const RunModel &, const RunRow &run) -> QVariant { return nameOf(run.record.agentName); } },
    //: Column title: the language model of a run
    { QT_TRANSLATE_NOOP("vitrine::RunModel", "Model"), RunSort::Model, true,
        [](const RunModel &, const RunRow &run) -> QVariant { return nameOf(run.record.model); } },
    //: Column title: file of the log that a run was read from
    { QT_TRANSLATE_NOOP("vitrine::RunModel", "Source"), RunSort::Source, true,
        [](const RunModel &, const RunRow &run) -> QVariant { return nameOf(run.file); } },
    //: Column title: the worst verdict of a replay of a run
    { QT_TRANSLATE_NOOP("vitrine::RunModel", "Replay"), RunSort::Replay, true,
        [](const RunModel &, const RunRow &run) -> QVariant {
            return run.replay ? QVariant(static_cast<int>(*run.replay)) : QVariant();
        } },
    //: Column title: the final answer of a run
    { QT_TRANSLATE_NOOP("vitrine::RunModel", "Answer"), RunSort::Answer, true,
        [](const RunModel &, const RunRow &run) -> QVariant {
            return nameOf(run.record.finalAnswer.value_or(std::string()));
        } },
    //: Column title: the answer that a benchmark expects from a run
    { QT_TRANSLATE_NOOP("vitrine::RunModel", "Expected"), RunSort::Expected, true,
        [](const RunModel &, const RunRow &run) -> QVariant {
            return nameOf(run.record.expectedAnswer.value_or(std::string()));
        } },
    //: Column title: cost of the language model in US dollars
    { QT_TRANSLATE_NOOP("vitrine::RunModel", "Cost"), RunSort::Cost, false,
        [](const RunModel &, const RunRow &run) -> QVariant {
            return run.record.cost ? QVariant(*run.record.cost) : QVariant();
        } },
    //: Column title: when a run was started
    { QT_TRANSLATE_NOOP("vitrine::RunModel", "Started"), RunSort::Started, true,
        [](const RunModel &, const RunRow &run) -> QVariant {
            return run.record.time.startedAt ? QVariant(*run.record.time.startedAt) : QVariant();
        } },
    //: Column title: judgements on a run by scorers, benchmarks and people
    { QT_TRANSLATE_NOOP("vitrine::RunModel", "Score"), RunSort::Score, true,
        [](const RunModel &, const RunRow &run) -> QVariant { return scoreLine(run); } },
};
static_assert(std::size(runColumns) == RunModel::columns);

QVariant variantOf(const FieldValue &value)
{
    if (const auto *number = std::get_if<std::int64_t>(&value))
        return QVariant::fromValue<qint64>(*number);
    if (const auto *number = std::get_if<double>(&value))
        return *number;
    const auto *text = std::get_if<std::string>(&value);
    return text == nullptr ? QVariant() : nameOf(*text);
}

/// Whether the same rows are in other groups, which cannot be told from the rows. New rows need no further notice.
bool isOtherGrouping(const RunListing &before, const RunListing &now)
{
    if (before.groups == now.groups)
        return false;
    if (!before.groups || !now.groups || before.groups->by != now.groups->by)
        return true;
    const bool isSameRows = before.shown && before.shown->ids() == now.shown->ids();
    return isSameRows
        && (before.groups->ofRow != now.groups->ofRow
            || !std::ranges::equal(before.groups->groups, now.groups->groups, {}, &RunGroup::name, &RunGroup::name));
}

bool isFigure(std::string_view field)
{
    const auto fields = filterFields();
    const auto found = std::ranges::find(fields, field, &FilterField::name);
    return found != fields.end()
        && (found->type == FilterType::Integer || found->type == FilterType::Real
            || found->type == FilterType::Duration);
}

} // namespace

void RunModel::setRuns(RunListing listing)
{
    for (auto &row : listing.first)
        cache().put(std::move(row));
    listing.first.clear();
    const bool isOther = isOtherGrouping(m_listing, listing);
    m_listing = std::move(listing);
    if (isOther)
        clearIds(); // the same runs below other rows
    showIds(m_listing.shown);
    if (!isOther && m_listing.groups)
        Q_EMIT sumsChanged();
}

void RunModel::addRows(std::vector<RunRow> rows)
{
    std::vector<RowId> ids;
    for (auto &row : rows) {
        ids.push_back(row.id);
        cache().put(std::move(row));
    }
    announceRead(ids);
}

void RunModel::clear()
{
    cache().clear();
    m_listing = {};
    m_damaged.clear();
    clearIds();
}

RunList RunModel::question(const std::optional<Filter> &filter) const
{
    const int column = sortColumn() < columnCount() ? sortColumn() : -1;
    return { .filter = filter,
        .sort = column < 0      ? RunSort::Import
            : column >= columns ? RunSort::Field
                                : runColumns[column].sort,
        .isDescending = column >= 0 && sortOrder() == Qt::DescendingOrder,
        .field = fieldOf(column) };
}

std::string RunModel::fieldOf(int column) const
{
    return column >= columns && column < columnCount() ? m_fields[std::size_t(column - columns)] : std::string();
}

// Rows that were read have no values of other fields.
void RunModel::setFields(std::vector<std::string> fields)
{
    if (fields == m_fields)
        return;
    if (!m_fields.empty()) {
        beginRemoveColumns({}, columns, columnCount() - 1);
        m_fields.clear();
        endRemoveColumns();
    }
    if (!fields.empty()) {
        beginInsertColumns({}, columns, columns + int(fields.size()) - 1);
        m_fields = std::move(fields);
        endInsertColumns();
    }
    refreshRows(0);
    Q_EMIT sortingChanged();
}

void RunModel::setGroupBy(RunGroupBy by)
{
    if (by == m_groupBy)
        return;
    m_groupBy = by;
    Q_EMIT sortingChanged();
}

void RunModel::setDamaged(std::vector<RunId> runs)
{
    std::ranges::sort(runs);
    if (runs == m_damaged)
        return;
    m_damaged = std::move(runs);
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

RunId RunModel::callerOf(RunId run) const
{
    if (!m_listing.callers)
        return 0;
    const auto found = m_listing.callers->find(run);
    return found == m_listing.callers->end() ? 0 : found->second;
}

bool RunModel::isDamaged(RunId run) const { return std::ranges::binary_search(m_damaged, run); }

int RunModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : columns + int(m_fields.size());
}

QVariant RunModel::data(const QModelIndex &index, int role) const
{
    if (auto value = dataWithoutRow(index, role))
        return *value;
    const auto column = static_cast<Column>(index.column());
    if (column == Column::Number && role != Qt::ToolTipRole)
        return numberOf(idAt(index.row()));
    const auto *known = run(index.row());
    if (!known || !known->isReadable)
        return {};
    if (index.column() >= columns) {
        const auto field = std::size_t(index.column() - columns);
        return role != Qt::ToolTipRole && field < known->fields.size() ? variantOf(known->fields[field]) : QVariant();
    }
    if (role == Qt::ToolTipRole)
        return column == Column::Task ? itemText(known->record.task, 2'000) : QVariant();
    return runColumns[index.column()].value(*this, *known);
}

QVariant RunModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (const auto field = fieldOf(section); orientation == Qt::Horizontal && !field.empty()) {
        if (role == Qt::TextAlignmentRole)
            return QVariant::fromValue((isFigure(field) ? Qt::AlignTrailing : Qt::AlignLeading) | Qt::AlignVCenter);
        return role == Qt::DisplayRole ? QVariant(QString::fromStdString(field)) : QVariant();
    }
    return listHeader(runColumns, "vitrine::RunModel", section, orientation, role,
        [&] { return PagedModel::headerData(section, orientation, role); });
}

} // namespace vitrine
