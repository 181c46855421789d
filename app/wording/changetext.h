// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/wording/cell.h"
#include "models/judging/policycomparison.h"

#include <QCoreApplication>
#include <QString>

namespace vitrine {

/// Words and shapes for what another policy makes of a step, as docs/interface.md#words-and-shapes gives them.
class ChangeText final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::ChangeText)

public:
    static QString name(VerdictChange change);
    static Meaning meaning(VerdictChange change);
    /// "Now Allowed" with its shape.
    static Cell cell(VerdictChange change);
};

} // namespace vitrine
