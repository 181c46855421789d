// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/formats/traces/logrecord.h"
#include "models/logs/steps/importcontext.h"

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace vitrine {

/// Builds runs from the events that Claude Code, Codex, Gemini CLI and Qwen Code send as OTLP logs, one run per
/// session. An answered request to the model is a turn, a tool's result an action of it; everything else is kept as
/// events. These events do not contain the text of replies.
class AgentEvents final {
public:
    explicit AgentEvents(ImportContext &context);
    ~AgentEvents();

    /// Whether the record is an event of one of these agents.
    static bool isKnown(const LogRecord &record);
    void add(const LogRecord &record);
    /// Call it after the last record was added.
    void finish();

private:
    class Session;
    Session *sessionOf(const LogRecord &record);

    ImportContext &m_context;
    std::map<std::string, std::unique_ptr<Session>, std::less<>> m_sessions;
    std::vector<Session *> m_order; ///< in the order of their first events
    std::string m_last; ///< the session of the last record that named one
};

} // namespace vitrine
