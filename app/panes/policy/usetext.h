// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/policy/policyvalues.h"

#include <QCoreApplication>
#include <QString>

namespace vitrine {

/// The names of a policy's lists and values.
class UseText final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::UseText)

public:
    /// "Imports"
    static QString list(UseKind kind);
    static QString list(const PolicyRule &list);
    /// The meaning of an entry being in the list or not.
    static QString state(const PolicyRule &list, bool isThere);
    /// "warn"
    static QString check(OutputCheck check);
};

} // namespace vitrine
