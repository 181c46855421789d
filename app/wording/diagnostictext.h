// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/review/policydiagnostics.h"

#include <QCoreApplication>
#include <QString>

namespace vitrine {

/// Sentences for policy entries that are valid but probably unintended: the problem and what to do.
class DiagnosticText final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::DiagnosticText)

public:
    static QString sentence(const PolicyDiagnostic &diagnostic);

private:
    static QString ofName(const PolicyDiagnostic &diagnostic);
    static QString ofLimit(const PolicyDiagnostic &diagnostic);
};

} // namespace vitrine
