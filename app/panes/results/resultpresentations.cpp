// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/results/resultpresentations.h"

#include "app/wording/filterterm.h"
#include "app/wording/findingtext.h"
#include "app/wording/words.h"
#include "models/items/itemroles.h"
#include "models/items/resultmodels.h"

#include <QLocale>

namespace vitrine {

namespace {

Cell text(const QModelIndex &source, bool isCode = false)
{
    Cell cell;
    cell.text = source.data(Qt::DisplayRole).toString();
    cell.tip = source.data(Qt::ToolTipRole).toString();
    cell.isCode = isCode;
    return cell;
}

Cell textOr(const QModelIndex &source, const QString &absent, bool isCode = false)
{
    auto cell = text(source, isCode);
    if (!cell.text.isEmpty())
        return cell;
    cell.text = absent;
    cell.isMuted = true;
    cell.isCode = false;
    return cell;
}

Cell named(Cell cell, const QString &field, const QString &value)
{
    cell.filter = FilterTerm::equals(field, value);
    return cell;
}

/// With what its text can be filtered by.
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

/// A type, which may have a shape behind it.
Cell typed(Cell cell)
{
    cell.filter = FilterTerm::equals(QStringLiteral("variable.type"), cell.text.left(cell.text.indexOf(u" (")));
    return cell;
}

Cell number(const QModelIndex &source)
{
    const auto value = source.data(SortRole);
    Cell cell;
    cell.text = value.isValid() ? QLocale().toString(value.toULongLong()) : Words::none();
    cell.isMuted = !value.isValid();
    return cell;
}

/// The step and line that set a variable, while that is known.
Cell setBy(const VariableOrigin *origin)
{
    Cell cell;
    if (origin == nullptr)
        return cell;
    const auto step = QLocale().toString(qulonglong(origin->ordinal));
    //: Who set a variable. %1: number of the step, %2: line of its code
    cell.text = origin->line > 0 ? VariablePresentation::tr("Step %1, line %2").arg(step).arg(origin->line)
                                 //: Who set a variable. %1: number of the step
                                 : VariablePresentation::tr("Step %1").arg(step);
    cell.filter = FilterTerm::equals(QStringLiteral("step"), qint64(origin->ordinal));
    cell.isLink = true;
    return cell;
}

/// With what its row can be filtered by: it has no field of its own.
Cell asRow(Cell cell, const QString &field, const QModelIndex &source, int column)
{
    return named(std::move(cell), field, source.siblingAtColumn(column).data().toString());
}

Cell severity(Severity severity)
{
    Cell cell;
    cell.text = FindingText::severity(severity);
    cell.shape = severity == Severity::Denied ? Meaning::Blocked
        : severity == Severity::Warning       ? Meaning::Warning
                                              : Meaning::Info;
    return cell;
}

Cell verdict(const QModelIndex &source, const QString &field)
{
    const auto verdict = static_cast<Verdict>(source.data(SortRole).toInt());
    return chosen(Words::policyVerdict(verdict), field, toString(verdict));
}

} // namespace

VariablePresentation::VariablePresentation(VariableModel *variables, QObject *parent)
    : PresentationModel(variables, parent)
    , m_variables(variables)
{
}

// A value that has changed says in its tip what it was.
Cell VariablePresentation::sayingBefore(const QModelIndex &source, Cell cell) const
{
    const auto *known = m_variables->origin(source.row());
    if (m_variables->record(source.row()).change != VariableChange::Changed || known == nullptr || !known->before)
        return cell;
    //: Tip of a value that a step has changed. %1: the value or how it changed, %2: the value before that
    cell.tip
        = tr("%1\nBefore: %2").arg(cell.tip.isEmpty() ? cell.text : cell.tip, QString::fromStdString(*known->before));
    return cell;
}

Cell VariablePresentation::cell(const QModelIndex &source) const
{
    using enum VariableModel::Column;
    switch (static_cast<VariableModel::Column>(source.column())) {
    case Name: return named(textOr(source, Words::none(), true), QStringLiteral("variable.name"));
    case Value:
        return sayingBefore(source, containing(textOr(source, Words::none(), true), QStringLiteral("variable.value")));
    case Type: return typed(text(source));
    case Change: {
        const auto change = static_cast<VariableChange>(source.data(SortRole).toInt());
        return sayingBefore(
            source, chosen(Words::variableChange(change), QStringLiteral("variable.change"), toString(change)));
    }
    case SetBy: return setBy(m_variables->origin(source.row()));
    }
    return {};
}

ImportPresentation::ImportPresentation(ImportModel *imports, QObject *parent)
    : PresentationModel(imports, parent)
{
}

Cell ImportPresentation::cell(const QModelIndex &source) const
{
    using enum ImportModel::Column;
    switch (static_cast<ImportModel::Column>(source.column())) {
    case Line: return asRow(number(source), QStringLiteral("import"), source, int(Module));
    case Module: return named(text(source, true), QStringLiteral("import"));
    case ImportModel::Column::Verdict: return verdict(source, QStringLiteral("import.verdict"));
    case Rule: return named(textOr(source, Words::none(), true), QStringLiteral("import.rule"));
    }
    return {};
}

ToolCallPresentation::ToolCallPresentation(ToolCallModel *calls, QObject *parent)
    : PresentationModel(calls, parent)
    , m_calls(calls)
{
}

Cell ToolCallPresentation::cell(const QModelIndex &source) const
{
    using enum ToolCallModel::Column;
    switch (static_cast<ToolCallModel::Column>(source.column())) {
    case Number: return asRow(number(source), QStringLiteral("tool"), source, int(Tool));
    case Tool: return named(text(source, true), QStringLiteral("tool"));
    case Arguments: return containing(text(source, true), QStringLiteral("tool.arguments"));
    case Result: {
        auto cell = containing(textOr(source, Words::none(), true), QStringLiteral("tool.result"));
        if (m_calls->record(source.row()).error)
            cell.shape = Meaning::Error;
        return cell;
    }
    case Source: {
        const auto from = static_cast<ToolSource>(source.data(SortRole).toInt());
        Cell cell;
        cell.text = Words::toolSource(from);
        return chosen(cell, QStringLiteral("tool.source"), toString(from));
    }
    }
    return {};
}

FindingPresentation::FindingPresentation(FindingModel *findings, QObject *parent)
    : PresentationModel(findings, parent)
    , m_findings(findings)
{
}

Cell FindingPresentation::cell(const QModelIndex &source) const
{
    const Finding &finding = m_findings->record(source.row());
    const auto asFinding = [&finding](Cell cell) {
        return named(std::move(cell), QStringLiteral("finding.code"), QString::fromStdString(finding.code));
    };
    Cell cell;
    switch (static_cast<FindingModel::Column>(source.column())) {
    case FindingModel::Column::Severity:
        return chosen(severity(finding.severity), QStringLiteral("finding.severity"), toString(finding.severity));
    case FindingModel::Column::Part: cell.text = FindingText::part(finding.part); return asFinding(cell);
    case FindingModel::Column::Line: return asFinding(number(source));
    case FindingModel::Column::Finding: cell.text = FindingText::sentence(finding); return asFinding(cell);
    case FindingModel::Column::Rule: return named(textOr(source, Words::none(), true), QStringLiteral("finding.rule"));
    }
    return cell;
}

EventPresentation::EventPresentation(EventModel *events, QObject *parent)
    : PresentationModel(events, parent)
{
}

Cell EventPresentation::cell(const QModelIndex &source) const
{
    using enum EventModel::Column;
    switch (static_cast<EventModel::Column>(source.column())) {
    case Number: return asRow(number(source), QStringLiteral("event"), source, int(Event));
    case Event: return named(textOr(source, Words::none(), true), QStringLiteral("event"));
    case Detail: return containing(textOr(source, Words::none(), true), QStringLiteral("event.detail"));
    case EventModel::Column::Verdict: return verdict(source, QStringLiteral("event.verdict"));
    case Rule: return named(textOr(source, Words::none(), true), QStringLiteral("event.rule"));
    }
    return {};
}

} // namespace vitrine
