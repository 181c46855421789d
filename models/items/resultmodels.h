// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/stepresult.h"
#include "models/items/recordtablemodel.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace vitrine {

/// The step that gave a variable the value that it has.
struct VariableOrigin {
    std::int64_t step = 0;
    std::uint64_t ordinal = 0;
    int line = 0; ///< of its code; 0 where none names the variable
    std::optional<std::string> before {}; ///< the value that this one took the place of, cut; nothing: not known
    bool operator==(const VariableOrigin &) const = default;
};

/// Variables of the session after a step, and once that is known who set them.
class VariableModel final : public RecordTableModel {
    Q_OBJECT

public:
    enum class Column { Name, Type, Value, Change, SetBy };
    Q_ENUM(Column)
    using RecordTableModel::RecordTableModel;
    /// Who set them is not known yet.
    void setRecords(std::vector<VariableRecord> records);
    const VariableRecord &record(int row) const { return m_records[static_cast<std::size_t>(row)]; }
    void setOrigins(std::map<std::string, VariableOrigin> origins);
    /// Null where it is not known.
    const VariableOrigin *origin(int row) const;

protected:
    int recordCount() const override { return static_cast<int>(m_records.size()); }
    int titleCount() const override { return 5; }
    QString title(int column) const override;
    QVariant value(int row, int column) const override;

private:
    std::vector<VariableRecord> m_records;
    std::map<std::string, VariableOrigin> m_origins; ///< by name
};

/// Imports that a step asked for, with the policy's word on each.
class ImportModel final : public RecordTableModel {
    Q_OBJECT

public:
    enum class Column { Line, Module, Verdict, Rule };
    Q_ENUM(Column)
    using RecordTableModel::RecordTableModel;
    void setRecords(std::vector<ImportRecord> records);
    const ImportRecord &record(int row) const { return m_records[static_cast<std::size_t>(row)]; }

protected:
    int recordCount() const override { return static_cast<int>(m_records.size()); }
    int titleCount() const override { return 4; }
    QString title(int column) const override;
    QVariant value(int row, int column) const override;

private:
    std::vector<ImportRecord> m_records;
};

/// Calls of tools, and who answered them.
class ToolCallModel final : public RecordTableModel {
    Q_OBJECT

public:
    enum class Column { Number, Tool, Arguments, Result, Source };
    Q_ENUM(Column)
    using RecordTableModel::RecordTableModel;
    void setRecords(std::vector<ToolCallRecord> records);
    const ToolCallRecord &record(int row) const { return m_records[static_cast<std::size_t>(row)]; }

protected:
    int recordCount() const override { return static_cast<int>(m_records.size()); }
    int titleCount() const override { return 5; }
    QString title(int column) const override;
    QVariant value(int row, int column) const override;

private:
    std::vector<ToolCallRecord> m_records;
};

/// What the audit hook saw.
class EventModel final : public RecordTableModel {
    Q_OBJECT

public:
    enum class Column { Number, Event, Detail, Verdict, Rule };
    Q_ENUM(Column)
    using RecordTableModel::RecordTableModel;
    void setRecords(std::vector<EventRecord> records);
    const EventRecord &record(int row) const { return m_records[static_cast<std::size_t>(row)]; }

protected:
    int recordCount() const override { return static_cast<int>(m_records.size()); }
    int titleCount() const override { return 5; }
    QString title(int column) const override;
    QVariant value(int row, int column) const override;

private:
    std::vector<EventRecord> m_records;
};

/// What the review had to say, and secrets in what the step gave.
class FindingModel final : public RecordTableModel {
    Q_OBJECT

public:
    enum class Column { Severity, Part, Line, Finding, Rule };
    Q_ENUM(Column)
    using RecordTableModel::RecordTableModel;
    void setRecords(std::vector<vitrine::Finding> records);
    const vitrine::Finding &record(int row) const { return m_records[static_cast<std::size_t>(row)]; }

protected:
    int recordCount() const override { return static_cast<int>(m_records.size()); }
    int titleCount() const override { return 5; }
    QString title(int column) const override;
    QVariant value(int row, int column) const override;

private:
    std::vector<vitrine::Finding> m_records;
};

} // namespace vitrine
