// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/judging/looserules.h"

#include <QCoreApplication>
#include <QString>

namespace vitrine {

/// Why it is risky to allow something, in the user's language.
class RiskText final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::RiskText)

public:
    /// Empty if there is no risk.
    static QString reason(Risk risk);
};

} // namespace vitrine
