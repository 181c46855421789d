// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/wording/cell.h"
#include "executor/finding.h"

#include <QList>
#include <QString>

#include <string_view>

namespace vitrine {

/// Sentences for the codes of review findings, in the user's language.
class FindingText final {
public:
    /// "Import of sympy is not allowed". Text from outside is made safe.
    static QString sentence(const Finding &finding);
    /// Description of a kind of finding: "Import of a module that the policy does not allow". Empty for an unknown
    /// code.
    static QString rule(std::string_view code);
    static QString severity(Severity severity);
    static QString part(FindingPart part);
    /// The location of a finding: a part of the step, or one of its actions.
    static QString part(const Finding &finding);
    /// All possible cells of the severity column, to determine its width.
    static QList<Cell> severities();
    static QList<Cell> parts();
};

} // namespace vitrine
