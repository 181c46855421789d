// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/agents/claudesurroundings.h"

#include "models/logs/steps/extratext.h"
#include "models/logs/steps/steptext.h"

#include <string_view>
#include <utility>

namespace vitrine {

void ClaudeSurroundings::note(JsonObject event, RunRecord &run, bool isDescribed, ChatRun &chat)
{
    JsonExtra changed;
    for (const std::string_view key : { "cwd", "gitBranch", "version", "userType", "permissionMode" }) {
        std::string value = memberText(event, key);
        if (value.empty())
            continue;
        const auto [known, isNew] = m_current.try_emplace(std::string(key), value);
        if (isNew && key != "version" && isDescribed)
            addToExtra(run.extra, key, quotedJson(value));
        if (!isNew && known->second != value) {
            known->second = std::move(value);
            changed.add(key, quotedJson(known->second));
        }
    }
    if (const std::string json = changed.text(); !json.empty())
        chat.event("changed", json);
}

} // namespace vitrine
