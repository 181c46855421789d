// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace vitrine {

/// Terms of the trail's filter language for values that lists show. Pure.
class FilterTerm final {
public:
    /// `run.model == "gpt-4o"`
    static QString equals(const QString &field, const QString &text);
    static QString equals(const QString &field, qint64 number);
    /// `run.cost == 0.25`
    static QString isNumber(const QString &field, double number);
    /// Term for the minute of a time: `run.started >= "2026-01-31T10:30" and run.started < "2026-01-31T10:31"`
    static QString inMinute(const QString &field, double unixSeconds);
    /// `duration == 0.25s`
    static QString lasts(const QString &field, double seconds);
    /// Term for a field with fixed values: `status == blocked`
    static QString is(const QString &field, std::string_view choice);
    /// `code contains "import sympy"`: for a long text, only the start of its first line; empty for an empty text.
    static QString contains(const QString &field, const QString &text);
    static QString quoted(const QString &text);
    /// Term for steps without a value: `not has(duration)`
    static QString absent(const QString &field);
    /// Term for a single step: `run == 2 and step == 3`
    static QString location(qint64 run, qint64 step);
    static QString both(const QString &one, const QString &other);

    /// How a term is combined with an existing expression.
    enum class Join { Replace, Exclude, And, Or };
    static QString joined(const QString &expression, const QString &term, Join join);
};

} // namespace vitrine
