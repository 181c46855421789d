// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "models/items/sqlanswer.h"

#include <QCoreApplication>
#include <QString>

#include <span>

namespace vitrine {

/// Messages about an SQL query and its result, and the result as text for the clipboard. Pure, any thread.
class SqlText final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::SqlText)

public:
    /// "1,204 rows in 0.03 s"
    static QString summary(const SqlAnswer &answer);
    static QString problem(const Error &error);
    /// A value as it is; nothing for NULL.
    static QString value(const SqlValue &value);
    /// The same for a table with commas: text from logs must not become a formula.
    static QString commaValue(const SqlValue &value);
};

/// The statement that finds the step of a row: returns a run, and a step or NULL. Empty if the row identifies none.
std::string locationStatement(std::span<const std::string> columns, std::span<const SqlValue> row);

} // namespace vitrine
