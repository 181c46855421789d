// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/policy/policyproblem.h"

#include <QCoreApplication>
#include <QString>

namespace vitrine {

/// Sentences for errors in a policy document, and what to do about them.
class ProblemText final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::ProblemText)

public:
    static QString sentence(const PolicyProblem &problem);
    /// "Line 3, column 7: …", for one line beside a document.
    static QString withLocation(const PolicyProblem &problem);
    /// The same as programs that read compilers' messages know it: "p.json:3:7: … [/limits/files]".
    static QString inFile(const QString &file, const PolicyProblem &problem);

private:
    static QString ofText(const PolicyProblem &problem);
    static QString ofField(const PolicyProblem &problem);
    static QString ofValue(const PolicyProblem &problem);
};

} // namespace vitrine
