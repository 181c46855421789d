// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/policy/actionjudge.h"
#include "executor/policy/foreignpolicy.h"

#include <QCoreApplication>
#include <QString>

namespace vitrine {

/// Sentences about a policy's decision on an action, made safe.
class RulingText final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::RulingText)

public:
    /// "Denied by policy rule commands.deny:rm **."
    static QString reason(const ActionRuling &ruling);
    /// "Denied by policy rule commands.deny:rm **", the headline of a denied step, wherever it is shown.
    static QString denied(const QString &rule);
    /// "Write(docs/**): the other tool ignores this rule."
    static QString notExpressed(const NotExpressed &rule);
};

} // namespace vitrine
