// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/find/finder.h"
#include "models/logs/bytes/agentsessions.h"

#include <QCoreApplication>

#include <functional>
#include <vector>

namespace vitrine {

/// The agents' sessions stored on this computer, as a list of choices.
class SessionChoice final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::SessionChoice)

public:
    /// Searches the agents' own folders. Reads no file; blocks.
    static std::vector<AgentSession> read();
    /// Newest first; `choose` receives the file.
    static std::vector<FinderEntry> entries(
        const std::vector<AgentSession> &sessions, const std::function<void(const QString &)> &choose);
};

} // namespace vitrine
