// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/trail/filter/filter.h"
#include "models/trail/filter/filterabsence.h"

#include <QCoreApplication>
#include <QString>

namespace vitrine {

/// Sentences about errors in a filter and about its meaning, for the window and the command line.
class FilterText final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::FilterText)

public:
    static QString problem(const FilterProblem &problem);
    /// Whether a term matches steps that have no value of its field.
    static QString absence(const FieldAbsence &absence);
    /// Explanation of a word of the filter language in the completion; empty for self-explanatory ones.
    static QString hint(std::string_view completion);

private:
    static QString what(const FilterProblem &problem);
};

} // namespace vitrine
