// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/find/finder.h"
#include "models/logs/bytes/agentsessions.h"

#include <QCoreApplication>

#include <functional>
#include <vector>

namespace vitrine {

/// The sessions that agents have stored on this computer, to choose one of.
class SessionChoice final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::SessionChoice)

public:
    /// Looks through the agents' own folders. Reads no file; blocks.
    static std::vector<AgentSession> read();
    /// Newest first; `choose` gets the file.
    static std::vector<FinderEntry> entries(
        const std::vector<AgentSession> &sessions, const std::function<void(const QString &)> &choose);
};

} // namespace vitrine
