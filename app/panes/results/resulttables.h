// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/results/resulttable.h"
#include "app/panes/results/variableorigin.h"
#include "executor/stepresult.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace vitrine {

/// A variable after a step, and the step that set it, once known.
struct VariableRow {
    VariableRecord record;
    std::optional<VariableOrigin> origin = {};
};

enum class VariableColumn { Name, Type, Value, Change, SetBy };
enum class ImportColumn { Line, Module, Verdict, Rule };
enum class ToolCallColumn { Number, Tool, Arguments, Result, Source };
enum class EventColumn { Number, Event, Detail, Verdict, Rule };
enum class FindingColumn { Severity, Part, Line, Finding, Rule };

/// Variables of the session after a step.
class VariableTable final : public ResultTable<VariableRow> {
public:
    explicit VariableTable(QObject *parent = nullptr);

    /// Sets the variables; the steps that set them are not known yet.
    void setVariables(std::vector<VariableRecord> variables);
    void setOrigins(const std::map<std::string, VariableOrigin> &origins);
    /// nullptr if unknown.
    const VariableOrigin *origin(int row) const;
};

/// Imports of a step, with the verdict of the policy on each.
class ImportTable final : public ResultTable<ImportRecord> {
public:
    explicit ImportTable(QObject *parent = nullptr);
};

/// Tool calls, and the source of each result.
class ToolCallTable final : public ResultTable<ToolCallRecord> {
public:
    explicit ToolCallTable(QObject *parent = nullptr);
};

/// Audit events.
class EventTable final : public ResultTable<EventRecord> {
public:
    explicit EventTable(QObject *parent = nullptr);
};

/// Findings of the review, and secrets in the output of the step.
class FindingTable final : public ResultTable<Finding> {
public:
    explicit FindingTable(QObject *parent = nullptr);
};

} // namespace vitrine
