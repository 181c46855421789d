// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/replay/environmentnote.h"

#include <QCoreApplication>
#include <QString>

namespace vitrine {

/// Texts about a replay that used other versions than the recorded run. Safe to show as plain text.
class EnvironmentText final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::EnvironmentText)

public:
    /// "Recorded with Python 3.11.9, replayed with 3.13.5."; empty if nothing differs.
    static QString note(std::span<const EnvironmentDifference> differences);
};

} // namespace vitrine
