// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/results/resulttables.h"

#include "app/wording/filterterm.h"
#include "app/wording/findingtext.h"
#include "app/wording/labeltext.h"
#include "app/wording/words.h"
#include "executor/shapetext.h"
#include "models/items/itemtext.h"

#include <QLocale>

namespace vitrine {

namespace {

constexpr qsizetype nameLength = 400;
constexpr qsizetype valueLength = 2'000;

QString joined(const std::vector<std::string> &names)
{
    QStringList list;
    for (const auto &name : names)
        list.append(itemText(name, 200));
    return list.join(u", ");
}

Cell code(const QString &text)
{
    Cell cell;
    cell.text = text;
    cell.tip = text;
    cell.isCode = true;
    return cell;
}

Cell codeOrNone(const QString &text)
{
    if (!text.isEmpty())
        return code(text);
    Cell cell;
    cell.text = Words::none();
    cell.isMuted = true;
    return cell;
}

Cell number(const QVariant &value)
{
    Cell cell;
    cell.text = value.isValid() ? QLocale().toString(value.toULongLong()) : Words::none();
    cell.isMuted = !value.isValid();
    return cell;
}

Cell named(Cell cell, const QString &field, const QString &value)
{
    cell.filter = FilterTerm::equals(field, value);
    return cell;
}

/// Adds the filter expression for the cell's text.
Cell named(Cell cell, const QString &field)
{
    if (!cell.isMuted)
        cell.filter = FilterTerm::equals(field, cell.text);
    return cell;
}

Cell chosen(Cell cell, const QString &field, std::string_view choice)
{
    cell.filter = FilterTerm::is(field, choice);
    return cell;
}

Cell containing(Cell cell, const QString &field)
{
    if (!cell.isMuted)
        cell.filter = FilterTerm::contains(field, cell.text);
    return cell;
}

Cell rule(const std::string &rule, const QString &field)
{
    return named(codeOrNone(itemText(rule, nameLength)), field);
}

Cell verdict(Verdict verdict, const QString &field)
{
    return chosen(Words::policyVerdict(verdict), field, toString(verdict));
}

QVariant lineOf(int line) { return line > 0 ? QVariant::fromValue<quint64>(static_cast<quint64>(line)) : QVariant(); }

// --- variables

QVariant typeOf(const VariableRow &row)
{
    const auto &entry = row.record;
    return itemText(entry.shape ? entry.type + ' ' + shapeText(*entry.shape) : entry.type, nameLength);
}

/// Sorts by step, then by line.
QVariant setByKey(const VariableRow &row)
{
    if (!row.origin)
        return {};
    return QStringLiteral("%1:%2")
        .arg(qulonglong(row.origin->ordinal), 12, 10, QLatin1Char('0'))
        .arg(row.origin->line, 8, 10, QLatin1Char('0'));
}

Cell setBy(const VariableRow &row)
{
    Cell cell;
    if (!row.origin)
        return cell;
    const auto text
        = [](const char *source) { return QCoreApplication::translate("vitrine::VariablePresentation", source); };
    const auto step = QLocale().toString(qulonglong(row.origin->ordinal));
    cell.text = row.origin->line > 0
        //: Who set a variable. %1: number of the step, %2: line of its code
        ? text(QT_TRANSLATE_NOOP("vitrine::VariablePresentation", "Step %1, line %2")).arg(step).arg(row.origin->line)
        //: Who set a variable. %1: number of the step
        : text(QT_TRANSLATE_NOOP("vitrine::VariablePresentation", "Step %1")).arg(step);
    cell.filter = FilterTerm::equals(QStringLiteral("step"), qint64(row.origin->ordinal));
    cell.isLink = true;
    return cell;
}

/// Adds the previous value of a changed variable to the tooltip.
Cell sayingBefore(const VariableRow &row, Cell cell)
{
    if (row.record.change != VariableChange::Changed || !row.origin || !row.origin->before)
        return cell;
    //: Tip of a value that a step has changed. %1: the value or how it changed, %2: the value before that
    cell.tip = QCoreApplication::translate("vitrine::VariablePresentation", "%1\nBefore: %2")
                   .arg(cell.tip.isEmpty() ? cell.text : cell.tip, QString::fromStdString(*row.origin->before));
    return cell;
}

/// A type may be followed by a shape, which filters do not know.
Cell typeCell(const VariableRow &row)
{
    Cell cell;
    cell.text = typeOf(row).toString();
    cell.tip = cell.text;
    cell.filter = FilterTerm::equals(QStringLiteral("variable.type"), cell.text.left(cell.text.indexOf(u" (")));
    return cell;
}

constexpr ResultColumn<VariableRow> variableColumns[] = {
    //: Column title: name of a variable
    { .title = QT_TRANSLATE_NOOP("vitrine::VariableModel", "Name"),
        .value = [](const VariableRow &row) -> QVariant { return itemText(row.record.name, nameLength); },
        .cell =
            [](const VariableRow &row) {
                return named(codeOrNone(itemText(row.record.name, nameLength)), QStringLiteral("variable.name"));
            },
        .layout = { .width = 13 } },
    //: Column title: type of a variable
    { .title = QT_TRANSLATE_NOOP("vitrine::VariableModel", "Type"),
        .value = typeOf,
        .cell = typeCell,
        .layout = { .width = 12, .givesWay = 2 } },
    //: Column title: value of a variable
    { .title = QT_TRANSLATE_NOOP("vitrine::VariableModel", "Value"),
        .value = [](const VariableRow &row) -> QVariant { return itemText(row.record.repr, valueLength); },
        .cell =
            [](const VariableRow &row) {
                const auto text = itemText(row.record.repr, valueLength);
                return sayingBefore(row, containing(codeOrNone(text), QStringLiteral("variable.value")));
            },
        .layout = { .width = 13, .isStretched = true } },
    //: Column title: added, changed, removed or same
    { .title = QT_TRANSLATE_NOOP("vitrine::VariableModel", "Change"),
        .value = [](const VariableRow &row) -> QVariant { return static_cast<int>(row.record.change); },
        .cell =
            [](const VariableRow &row) {
                const auto change = row.record.change;
                return sayingBefore(
                    row, chosen(Words::variableChange(change), QStringLiteral("variable.change"), toString(change)));
            },
        .layout = { .width = 14, .samples = Words::variableChanges } },
    //: Column title: the step that gave a variable its value
    { .title = QT_TRANSLATE_NOOP("vitrine::VariableModel", "Set By"),
        .value = setByKey,
        .cell = setBy,
        .layout = { .width = 15, .givesWay = 1 } },
};

// --- imports

QString moduleOf(const ImportRecord &record)
{
    const auto module = itemText(record.module, nameLength);
    return record.names.empty() ? module : LabelText::of(module, joined(record.names));
}

constexpr ResultColumn<ImportRecord> importColumns[] = {
    //: Column title: line of the code
    { .title = QT_TRANSLATE_NOOP("vitrine::ImportModel", "Line"),
        .value = [](const ImportRecord &row) { return lineOf(row.line); },
        .cell =
            [](const ImportRecord &row) {
                return named(number(lineOf(row.line)), QStringLiteral("import"), moduleOf(row));
            },
        .layout = { .width = 6 } },
    //: Column title: the module that is imported
    { .title = QT_TRANSLATE_NOOP("vitrine::ImportModel", "Module"),
        .value = [](const ImportRecord &row) -> QVariant { return moduleOf(row); },
        .cell = [](const ImportRecord &row) { return named(code(moduleOf(row)), QStringLiteral("import")); },
        .layout = { .isStretched = true } },
    //: Column title: allowed or denied
    { .title = QT_TRANSLATE_NOOP("vitrine::ImportModel", "Policy"),
        .value = [](const ImportRecord &row) -> QVariant { return static_cast<int>(row.verdict); },
        .cell = [](const ImportRecord &row) { return verdict(row.verdict, QStringLiteral("import.verdict")); },
        .layout = { .samples = Words::policyVerdicts } },
    //: Column title: the rule of the policy that decided
    { .title = QT_TRANSLATE_NOOP("vitrine::ImportModel", "Rule"),
        .value = [](const ImportRecord &row) -> QVariant { return itemText(row.rule, nameLength); },
        .cell = [](const ImportRecord &row) { return rule(row.rule, QStringLiteral("import.rule")); },
        .layout = { .width = 16, .givesWay = 1 } },
};

// --- tool calls

QString resultOf(const ToolCallRecord &call)
{
    return itemText(call.error.value_or(call.result.value_or(std::string())), valueLength);
}

constexpr ResultColumn<ToolCallRecord> toolCallColumns[] = {
    //: Column title: number of a tool call
    { .title = QT_TRANSLATE_NOOP("vitrine::ToolCallModel", "#"),
        .value = [](const ToolCallRecord &row) { return QVariant::fromValue<quint64>(row.seq); },
        .cell =
            [](const ToolCallRecord &row) {
                return named(number(QVariant::fromValue<quint64>(row.seq)), QStringLiteral("tool"),
                    itemText(row.name, nameLength));
            },
        .layout = { .width = 5, .givesWay = 2 } },
    //: Column title: name of a tool
    { .title = QT_TRANSLATE_NOOP("vitrine::ToolCallModel", "Tool"),
        .value = [](const ToolCallRecord &row) -> QVariant { return itemText(row.name, nameLength); },
        .cell =
            [](const ToolCallRecord &row) {
                return named(code(itemText(row.name, nameLength)), QStringLiteral("tool"));
            } },
    //: Column title: arguments of a tool call
    { .title = QT_TRANSLATE_NOOP("vitrine::ToolCallModel", "Arguments"),
        .value = [](const ToolCallRecord &row) -> QVariant { return itemText(row.arguments, valueLength); },
        .cell =
            [](const ToolCallRecord &row) {
                return containing(code(itemText(row.arguments, valueLength)), QStringLiteral("tool.arguments"));
            },
        .layout = { .isStretched = true } },
    //: Column title: what a tool call gave back
    { .title = QT_TRANSLATE_NOOP("vitrine::ToolCallModel", "Result"),
        .value = [](const ToolCallRecord &row) -> QVariant { return resultOf(row); },
        .cell =
            [](const ToolCallRecord &row) {
                auto cell = containing(codeOrNone(resultOf(row)), QStringLiteral("tool.result"));
                if (row.error)
                    cell.shape = Meaning::Error;
                return cell;
            },
        .layout = { .isStretched = true } },
    //: Column title: who answered a tool call
    { .title = QT_TRANSLATE_NOOP("vitrine::ToolCallModel", "Answered By"),
        .value = [](const ToolCallRecord &row) -> QVariant { return static_cast<int>(row.source); },
        .cell =
            [](const ToolCallRecord &row) {
                Cell cell;
                cell.text = Words::toolSource(row.source);
                return chosen(cell, QStringLiteral("tool.source"), toString(row.source));
            },
        .layout = { .givesWay = 1, .samples = Words::toolSources } },
};

// --- audit events

constexpr ResultColumn<EventRecord> eventColumns[] = {
    //: Column title: number of an audit event
    { .title = QT_TRANSLATE_NOOP("vitrine::EventModel", "#"),
        .value = [](const EventRecord &row) { return QVariant::fromValue<quint64>(row.seq); },
        .cell =
            [](const EventRecord &row) {
                return named(number(QVariant::fromValue<quint64>(row.seq)), QStringLiteral("event"),
                    itemText(row.kind, nameLength));
            },
        .layout = { .width = 6, .givesWay = 2 } },
    //: Column title: kind of an audit event
    { .title = QT_TRANSLATE_NOOP("vitrine::EventModel", "Event"),
        .value = [](const EventRecord &row) -> QVariant { return itemText(row.kind, nameLength); },
        .cell =
            [](const EventRecord &row) {
                return named(codeOrNone(itemText(row.kind, nameLength)), QStringLiteral("event"));
            } },
    //: Column title: what the audit event was about
    { .title = QT_TRANSLATE_NOOP("vitrine::EventModel", "Detail"),
        .value = [](const EventRecord &row) -> QVariant { return itemText(row.detail, valueLength); },
        .cell =
            [](const EventRecord &row) {
                auto cell = containing(codeOrNone(itemText(row.detail, valueLength)), QStringLiteral("event.detail"));
                cell.isPath = endsWithPath(cell.text);
                return cell;
            },
        .layout = { .width = 16, .isStretched = true } },
    //: Column title: allowed or denied
    { .title = QT_TRANSLATE_NOOP("vitrine::EventModel", "Policy"),
        .value = [](const EventRecord &row) -> QVariant { return static_cast<int>(row.verdict); },
        .cell = [](const EventRecord &row) { return verdict(row.verdict, QStringLiteral("event.verdict")); },
        .layout = { .samples = Words::policyVerdicts } },
    //: Column title: the rule of the policy that decided
    { .title = QT_TRANSLATE_NOOP("vitrine::EventModel", "Rule"),
        .value = [](const EventRecord &row) -> QVariant { return itemText(row.rule, nameLength); },
        .cell = [](const EventRecord &row) { return rule(row.rule, QStringLiteral("event.rule")); },
        .layout = { .width = 16, .givesWay = 1 } },
};

// --- findings

Cell asFinding(Cell cell, const Finding &finding)
{
    return named(std::move(cell), QStringLiteral("finding.code"), QString::fromStdString(finding.code));
}

Cell severityCell(const Finding &finding)
{
    Cell cell;
    cell.text = FindingText::severity(finding.severity);
    cell.shape = finding.severity == Severity::Denied ? Meaning::Blocked
        : finding.severity == Severity::Warning       ? Meaning::Warning
                                                      : Meaning::Info;
    return chosen(cell, QStringLiteral("finding.severity"), toString(finding.severity));
}

constexpr ResultColumn<Finding> findingColumns[] = {
    //: Column title: note, warning or denied
    { .title = QT_TRANSLATE_NOOP("vitrine::FindingModel", "Severity"),
        .value = [](const Finding &row) -> QVariant { return static_cast<int>(row.severity); },
        .cell = severityCell,
        .layout = { .width = 13, .samples = FindingText::severities } },
    //: Column title: what a finding is in: the code, the logs, the output or the error of a step
    { .title = QT_TRANSLATE_NOOP("vitrine::FindingModel", "Found In"),
        .value = [](const Finding &row) -> QVariant { return static_cast<int>(row.part); },
        .cell =
            [](const Finding &row) {
                Cell cell;
                cell.text = FindingText::part(row);
                return asFinding(cell, row);
            },
        .layout = { .width = 10, .givesWay = 2, .samples = FindingText::parts } },
    //: Column title: line of the code
    { .title = QT_TRANSLATE_NOOP("vitrine::FindingModel", "Line"),
        .value = [](const Finding &row) { return lineOf(row.line); },
        .cell = [](const Finding &row) { return asFinding(number(lineOf(row.line)), row); },
        .layout = { .width = 6 } },
    //: Column title: what the review has to say
    { .title = QT_TRANSLATE_NOOP("vitrine::FindingModel", "Finding"),
        .value = [](const Finding &row) -> QVariant { return itemText(row.code + ": " + row.subject, nameLength); },
        .cell =
            [](const Finding &row) {
                Cell cell;
                cell.text = FindingText::sentence(row);
                return asFinding(cell, row);
            },
        .layout = { .width = 22, .isStretched = true } },
    //: Column title: the rule of the policy that decided
    { .title = QT_TRANSLATE_NOOP("vitrine::FindingModel", "Rule"),
        .value = [](const Finding &row) -> QVariant { return itemText(row.rule, nameLength); },
        .cell = [](const Finding &row) { return rule(row.rule, QStringLiteral("finding.rule")); },
        .layout = { .width = 16, .givesWay = 1 } },
};

} // namespace

VariableTable::VariableTable(QObject *parent)
    : ResultTable(variableColumns, "vitrine::VariableModel", parent)
{
}

void VariableTable::setVariables(std::vector<VariableRecord> variables)
{
    std::vector<VariableRow> rows;
    rows.reserve(variables.size());
    for (auto &variable : variables)
        rows.push_back({ .record = std::move(variable) });
    setRecords(std::move(rows));
}

void VariableTable::setOrigins(const std::map<std::string, VariableOrigin> &origins)
{
    for (auto &row : m_records) {
        const auto found = origins.find(row.record.name);
        row.origin = found == origins.end() ? std::nullopt : std::optional(found->second);
    }
    if (const int last = recordCount() - 1; last >= 0)
        Q_EMIT dataChanged(index(0, int(VariableColumn::SetBy)), index(last, int(VariableColumn::SetBy)));
}

const VariableOrigin *VariableTable::origin(int row) const
{
    const auto &known = record(row).origin;
    return known ? &*known : nullptr;
}

ImportTable::ImportTable(QObject *parent)
    : ResultTable(importColumns, "vitrine::ImportModel", parent)
{
}

ToolCallTable::ToolCallTable(QObject *parent)
    : ResultTable(toolCallColumns, "vitrine::ToolCallModel", parent)
{
}

EventTable::EventTable(QObject *parent)
    : ResultTable(eventColumns, "vitrine::EventModel", parent)
{
}

FindingTable::FindingTable(QObject *parent)
    : ResultTable(findingColumns, "vitrine::FindingModel", parent)
{
}

} // namespace vitrine
