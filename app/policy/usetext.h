// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/policy/rulejudge.h"

#include <QCoreApplication>
#include <QString>

namespace vitrine {

/// What the lists of a policy are called.
class UseText final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::UseText)

public:
    /// "Imports"
    static QString list(UseKind kind);
};

} // namespace vitrine
