// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/formats/chat/chatrun.h"
#include "models/logs/json/jsonvalues.h"
#include "models/trail/record/records.h"

#include <map>
#include <string>

namespace vitrine {

/// Where the agent works: folder, branch, version, permission mode. Each change is kept as an event.
class ClaudeSurroundings final {
public:
    /// `isDescribed`: the run has the data about the whole session.
    void note(JsonObject event, RunRecord &run, bool isDescribed, ChatRun &chat);

private:
    std::map<std::string, std::string> m_current;
};

} // namespace vitrine
