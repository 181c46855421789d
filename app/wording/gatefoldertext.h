// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/gate/gateplace.h"

#include <QCoreApplication>
#include <QString>

namespace vitrine {

/// Sentences on where a gate is, and why it is not where it belongs.
class GateFolderText final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::GateFolderText)

public:
    /// Why a folder was not taken.
    static QString refusal(const RefusedFolder &refused);
    /// Text for active approvals; empty if the socket is in the runtime folder, the normal case.
    static QString whereItIs(const GateFolders &folders);
    /// Text for unavailable approvals: all reasons, and what to do.
    static QString nowhere(const GateFolders &folders);
};

} // namespace vitrine
