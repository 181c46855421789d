// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/logformats.h"

#include "models/logs/formats/agents/agentprotocol.h"
#include "models/logs/formats/agents/aiderchat.h"
#include "models/logs/formats/agents/amazonq.h"
#include "models/logs/formats/agents/antigravity.h"
#include "models/logs/formats/agents/claudecode.h"
#include "models/logs/formats/agents/clinetask.h"
#include "models/logs/formats/agents/codex.h"
#include "models/logs/formats/agents/continuesession.h"
#include "models/logs/formats/agents/copilotcli.h"
#include "models/logs/formats/agents/cursor.h"
#include "models/logs/formats/agents/cursorchat.h"
#include "models/logs/formats/agents/cursorcomposer.h"
#include "models/logs/formats/agents/droidstream.h"
#include "models/logs/formats/agents/geminicli.h"
#include "models/logs/formats/agents/goose.h"
#include "models/logs/formats/agents/grok.h"
#include "models/logs/formats/agents/kimicli.h"
#include "models/logs/formats/agents/kiro.h"
#include "models/logs/formats/agents/opencode.h"
#include "models/logs/formats/agents/pi.h"
#include "models/logs/formats/agents/vscodechat.h"
#include "models/logs/formats/agents/zedthread.h"
#include "models/logs/formats/chat/autogen.h"
#include "models/logs/formats/chat/chatgpt.h"
#include "models/logs/formats/chat/chatlog.h"
#include "models/logs/formats/chat/dspyhistory.h"
#include "models/logs/formats/chat/openinterpreter.h"
#include "models/logs/formats/chat/runcollection.h"
#include "models/logs/formats/console/agentconsole.h"
#include "models/logs/formats/console/notebook.h"
#include "models/logs/formats/inspect/inspectlog.h"
#include "models/logs/formats/smolagents/gradiochat.h"
#include "models/logs/formats/smolagents/smolagentsmemory.h"
#include "models/logs/formats/smolagents/smolagentsmessages.h"
#include "models/logs/formats/smolagents/transformerssteps.h"
#include "models/logs/formats/traces/flattrace.h"
#include "models/logs/formats/traces/langfuse.h"
#include "models/logs/formats/traces/langsmith.h"
#include "models/logs/formats/traces/openaitrace.h"
#include "models/logs/formats/traces/otlptrace.h"
#include "models/logs/formats/traces/weave.h"
#include "models/logs/formats/trajectories/atif.h"
#include "models/logs/formats/trajectories/openhands.h"
#include "models/logs/formats/trajectories/openhandsevents.h"
#include "models/logs/formats/trajectories/sweagent.h"
#include "models/logs/importer.h"

#include <array>

namespace vitrine {

namespace {

template <typename Reader>
std::unique_ptr<LogReader> make()
{
    return std::make_unique<Reader>();
}

template <typename Reader>
consteval LogFormat format()
{
    return { Reader::name, Reader::isRecognized, make<Reader> };
}

constexpr std::array formats {
    format<OtlpTrace>(),
    format<InspectLog>(),
    format<Notebook>(),
    format<AiderChat>(),
    format<AgentConsole>(),
    format<Langfuse>(),
    format<LangSmith>(),
    format<OpenAiTrace>(),
    format<Weave>(),
    format<FlatTrace>(),
    format<SmolagentsReprs>(),
    format<TransformersSteps>(),
    format<SmolagentsMessages>(),
    format<Atif>(),
    format<SweAgent>(),
    format<OpenHands>(),
    format<OpenHandsEvents>(),
    format<Codex>(),
    format<GeminiCli>(),
    format<Pi>(),
    format<DroidStream>(),
    format<CopilotCli>(),
    format<KimiCli>(),
    format<Kiro>(),
    format<Grok>(),
    format<AgentProtocol>(),
    format<Antigravity>(),
    format<OpenCode>(),
    format<AmazonQ>(),
    format<Goose>(),
    format<ZedThread>(),
    format<ContinueSession>(),
    format<VsCodeChat>(),
    format<Cursor>(),
    format<CursorComposer>(),
    format<CursorChat>(),
    format<ClaudeCode>(),
    format<ChatGpt>(),
    format<AutoGen>(),
    format<ClineTask>(),
    format<RunCollection>(),
    format<DspyHistory>(),
    format<GradioChat>(),
    format<SmolagentsMemory>(),
    format<OpenInterpreter>(),
    format<ChatLog>(),
};

} // namespace

std::span<const LogFormat> allLogFormats() { return formats; }

std::vector<std::string_view> logFormats()
{
    std::vector<std::string_view> names;
    for (const LogFormat &format : formats)
        names.push_back(format.name);
    return names;
}

} // namespace vitrine
