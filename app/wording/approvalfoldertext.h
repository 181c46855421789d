// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/approval/approvallocation.h"

#include <QCoreApplication>
#include <QString>

namespace vitrine {

/// Sentences on where the socket for approvals is, and why it is in another folder.
class ApprovalFolderText final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::ApprovalFolderText)

public:
    /// Why a folder was not taken.
    static QString reason(const UnusableFolder &unusable);
    /// Text for active approvals; empty if the socket is in the runtime folder, the normal case.
    static QString whereItIs(const ApprovalFolders &folders);
    /// Text for unavailable approvals: all reasons, and what to do.
    static QString nowhere(const ApprovalFolders &folders);
};

} // namespace vitrine
