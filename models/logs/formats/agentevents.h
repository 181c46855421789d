// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/formats/logrecord.h"
#include "models/logs/steps/importcontext.h"

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace vitrine {

/// Makes runs of the events that Claude Code, Codex, Gemini CLI and Qwen Code send as OTLP logs: one of each session.
/// A request to the model that was answered is a turn, a tool's result an action of it; all else is kept as events.
/// The text of replies is not in these events.
class AgentEvents final {
public:
    explicit AgentEvents(ImportContext &context);
    ~AgentEvents();

    /// Whether the record is an event of one of these agents.
    static bool isKnown(const LogRecord &record);
    void add(const LogRecord &record);
    /// The last record was added.
    void finish();

private:
    class Session;
    Session *sessionOf(const LogRecord &record);

    ImportContext &m_context;
    std::map<std::string, std::unique_ptr<Session>, std::less<>> m_sessions;
    std::vector<Session *> m_order; ///< of their first events
    std::string m_last; ///< the session of the last record that named one
};

} // namespace vitrine
