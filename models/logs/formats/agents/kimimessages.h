// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/formats/chat/chatrun.h"
#include "models/logs/steps/recordwalker.h"

#include <map>
#include <memory>
#include <optional>
#include <string>

namespace vitrine {

/// Reads the messages between Kimi CLI's agent and its interface, `{timestamp, message: {type, payload}}`. The messages
/// of a sub-agent are wrapped into messages of the agent that started it and form a run of their own.
class KimiMessages final : ObjectReader {
public:
    using ObjectReader::ObjectReader;
    static bool isRecord(const Outline &record);
    void record();
    void finish();

private:
    struct Agent {
        Agent() { chat.setRunsText(false); }
        RunBuilder builder;
        ChatRun chat { builder };
        std::optional<SourceSpan> span;
    };
    struct Message {
        std::string type;
        JsonObject payload;
        SourceSpan span;
        std::optional<double> moment;
    };

    void message(Agent &agent, const Message &message);
    bool isTurn(Agent &agent, const Message &message);
    void input(Agent &agent, const Message &message);
    static void begin(Agent &agent, const Message &message);
    static void part(Agent &agent, JsonObject payload);
    static void call(Agent &agent, JsonObject payload);
    static void result(Agent &agent, const Message &message);
    void status(Agent &agent, const Message &message);
    bool subAgent(Agent &agent, const Message &message);
    void keep(Agent &agent, const Message &message);
    void decided(Agent &agent, const Message &message);
    void hand(Agent &agent, std::uint64_t parent);

    Agent m_main;
    std::map<std::string, std::string> m_asked; ///< ids of calls, by that of the request to approve them
    std::map<std::string, std::unique_ptr<Agent>> m_subAgents; ///< by id, or by the call that started them
};

} // namespace vitrine
