// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/resultmodels.h"

#include "executor/shapetext.h"
#include "models/items/itemtext.h"

namespace vitrine {

namespace {

QString joined(const std::vector<std::string> &names)
{
    QStringList list;
    for (const auto &name : names)
        list.append(itemText(name, 200));
    return list.join(u", ");
}

QString moduleAndNames(const ImportRecord &record)
{
    const auto module = itemText(record.module, 400);
    return record.names.empty() ? module : module + u": " + joined(record.names);
}

} // namespace

void VariableModel::setRecords(std::vector<VariableRecord> records)
{
    beginResetModel();
    m_records = std::move(records);
    m_origins.clear();
    endResetModel();
}

void VariableModel::setOrigins(std::map<std::string, VariableOrigin> origins)
{
    m_origins = std::move(origins);
    if (const int last = recordCount() - 1; last >= 0)
        Q_EMIT dataChanged(index(0, int(Column::SetBy)), index(last, int(Column::SetBy)));
}

const VariableOrigin *VariableModel::origin(int row) const
{
    const auto found = m_origins.find(record(row).name);
    return found == m_origins.end() ? nullptr : &found->second;
}

QString VariableModel::title(int column) const
{
    using enum Column;
    switch (static_cast<Column>(column)) {
    //: Column title: name of a variable
    case Name: return tr("Name");
    //: Column title: type of a variable
    case Type: return tr("Type");
    //: Column title: value of a variable
    case Value: return tr("Value");
    //: Column title: added, changed, removed or same
    case Change: return tr("Change");
    //: Column title: the step that gave a variable its value
    case SetBy: return tr("Set By");
    }
    return {};
}

QVariant VariableModel::value(int row, int column) const
{
    const auto &entry = record(row);
    using enum Column;
    switch (static_cast<Column>(column)) {
    case Name: return itemText(entry.name, 400);
    case Type: return itemText(entry.shape ? entry.type + ' ' + shapeText(*entry.shape) : entry.type, 400);
    case Value: return itemText(entry.repr, 2'000);
    case Change: return static_cast<int>(entry.change);
    case SetBy: {
        // In the order of steps, and of the lines in them.
        const auto *known = origin(row);
        return known != nullptr ? QVariant(QStringLiteral("%1:%2")
                                          .arg(qulonglong(known->ordinal), 12, 10, QLatin1Char('0'))
                                          .arg(known->line, 8, 10, QLatin1Char('0')))
                                : QVariant();
    }
    }
    return {};
}

void ImportModel::setRecords(std::vector<ImportRecord> records)
{
    beginResetModel();
    m_records = std::move(records);
    endResetModel();
}

QString ImportModel::title(int column) const
{
    using enum Column;
    switch (static_cast<Column>(column)) {
    //: Column title: line of the code
    case Line: return tr("Line");
    //: Column title: the module that is imported
    case Module: return tr("Module");
    //: Column title: allowed or denied
    case Verdict: return tr("Policy");
    //: Column title: the rule of the policy that decided
    case Rule: return tr("Rule");
    }
    return {};
}

QVariant ImportModel::value(int row, int column) const
{
    const auto &entry = record(row);
    using enum Column;
    switch (static_cast<Column>(column)) {
    case Line: return entry.line > 0 ? QVariant::fromValue<quint64>(static_cast<quint64>(entry.line)) : QVariant();
    case Module: return moduleAndNames(entry);
    case Verdict: return static_cast<int>(entry.verdict);
    case Rule: return itemText(entry.rule, 400);
    }
    return {};
}

void ToolCallModel::setRecords(std::vector<ToolCallRecord> records)
{
    beginResetModel();
    m_records = std::move(records);
    endResetModel();
}

QString ToolCallModel::title(int column) const
{
    using enum Column;
    switch (static_cast<Column>(column)) {
    //: Column title: number of a tool call
    case Number: return tr("#");
    //: Column title: name of a tool
    case Tool: return tr("Tool");
    //: Column title: arguments of a tool call
    case Arguments: return tr("Arguments");
    //: Column title: what a tool call gave back
    case Result: return tr("Result");
    //: Column title: who answered a tool call
    case Source: return tr("Answered By");
    }
    return {};
}

QVariant ToolCallModel::value(int row, int column) const
{
    const auto &entry = record(row);
    using enum Column;
    switch (static_cast<Column>(column)) {
    case Number: return QVariant::fromValue<quint64>(entry.seq);
    case Tool: return itemText(entry.name, 400);
    case Arguments: return itemText(entry.arguments, 2'000);
    case Result: return itemText(entry.error.value_or(entry.result.value_or(std::string())), 2'000);
    case Source: return static_cast<int>(entry.source);
    }
    return {};
}

void EventModel::setRecords(std::vector<EventRecord> records)
{
    beginResetModel();
    m_records = std::move(records);
    endResetModel();
}

QString EventModel::title(int column) const
{
    using enum Column;
    switch (static_cast<Column>(column)) {
    //: Column title: number of an audit event
    case Number: return tr("#");
    //: Column title: kind of an audit event
    case Event: return tr("Event");
    //: Column title: what the audit event was about
    case Detail: return tr("Detail");
    //: Column title: allowed or denied
    case Verdict: return tr("Policy");
    //: Column title: the rule of the policy that decided
    case Rule: return tr("Rule");
    }
    return {};
}

QVariant EventModel::value(int row, int column) const
{
    const auto &entry = record(row);
    using enum Column;
    switch (static_cast<Column>(column)) {
    case Number: return QVariant::fromValue<quint64>(entry.seq);
    case Event: return itemText(entry.kind, 400);
    case Detail: return itemText(entry.detail, 2'000);
    case Verdict: return static_cast<int>(entry.verdict);
    case Rule: return itemText(entry.rule, 400);
    }
    return {};
}

void FindingModel::setRecords(std::vector<vitrine::Finding> records)
{
    beginResetModel();
    m_records = std::move(records);
    endResetModel();
}

QString FindingModel::title(int column) const
{
    using enum Column;
    switch (static_cast<Column>(column)) {
    //: Column title: note, warning or denied
    case Severity: return tr("Severity");
    //: Column title: what a finding is in: the code, the logs, the output or the error of a step
    case Part: return tr("Found In");
    //: Column title: line of the code
    case Line: return tr("Line");
    //: Column title: what the review has to say
    case Column::Finding: return tr("Finding");
    //: Column title: the rule of the policy that decided
    case Rule: return tr("Rule");
    }
    return {};
}

QVariant FindingModel::value(int row, int column) const
{
    const auto &entry = record(row);
    using enum Column;
    switch (static_cast<Column>(column)) {
    case Severity: return static_cast<int>(entry.severity);
    case Part: return static_cast<int>(entry.part);
    case Line: return entry.line > 0 ? QVariant::fromValue<quint64>(static_cast<quint64>(entry.line)) : QVariant();
    case Column::Finding: return itemText(entry.code + ": " + entry.subject, 400);
    case Rule: return itemText(entry.rule, 400);
    }
    return {};
}

} // namespace vitrine
