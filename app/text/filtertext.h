// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/trail/filter.h"

#include <QCoreApplication>
#include <QString>

namespace vitrine {

/// Sentences for what is wrong with a filter, for the window and the command line.
class FilterText final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::FilterText)

public:
    static QString problem(const FilterProblem &problem);

private:
    static QString what(const FilterProblem &problem);
};

} // namespace vitrine
