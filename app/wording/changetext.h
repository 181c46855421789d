// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/wording/cell.h"
#include "models/judging/policycomparison.h"

#include <QCoreApplication>
#include <QString>

namespace vitrine {

/// Texts and shapes for the effect of another policy on a step, as in docs/interface.md#words-and-shapes.
class ChangeText final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::ChangeText)

public:
    static QString name(VerdictChange change);
    static Meaning meaning(VerdictChange change);
    /// "Now Allowed" with its shape.
    static Cell cell(VerdictChange change);
};

} // namespace vitrine
