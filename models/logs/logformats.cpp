// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/logformats.h"

#include "models/logs/formats/agentconsole.h"
#include "models/logs/formats/agentprotocol.h"
#include "models/logs/formats/aiderchat.h"
#include "models/logs/formats/amazonq.h"
#include "models/logs/formats/antigravity.h"
#include "models/logs/formats/atif.h"
#include "models/logs/formats/autogen.h"
#include "models/logs/formats/chatgpt.h"
#include "models/logs/formats/chatlog.h"
#include "models/logs/formats/claudecode.h"
#include "models/logs/formats/clinetask.h"
#include "models/logs/formats/codex.h"
#include "models/logs/formats/continuesession.h"
#include "models/logs/formats/copilotcli.h"
#include "models/logs/formats/cursor.h"
#include "models/logs/formats/cursorchat.h"
#include "models/logs/formats/cursorcomposer.h"
#include "models/logs/formats/droidstream.h"
#include "models/logs/formats/dspyhistory.h"
#include "models/logs/formats/flattrace.h"
#include "models/logs/formats/geminicli.h"
#include "models/logs/formats/goose.h"
#include "models/logs/formats/gradiochat.h"
#include "models/logs/formats/grok.h"
#include "models/logs/formats/inspectlog.h"
#include "models/logs/formats/kimicli.h"
#include "models/logs/formats/kiro.h"
#include "models/logs/formats/langfuse.h"
#include "models/logs/formats/langsmith.h"
#include "models/logs/formats/notebook.h"
#include "models/logs/formats/openaitrace.h"
#include "models/logs/formats/opencode.h"
#include "models/logs/formats/openhands.h"
#include "models/logs/formats/openhandsevents.h"
#include "models/logs/formats/openinterpreter.h"
#include "models/logs/formats/otlptrace.h"
#include "models/logs/formats/pi.h"
#include "models/logs/formats/runcollection.h"
#include "models/logs/formats/smolagentsmemory.h"
#include "models/logs/formats/smolagentsmessages.h"
#include "models/logs/formats/sweagent.h"
#include "models/logs/formats/transformerssteps.h"
#include "models/logs/formats/vscodechat.h"
#include "models/logs/formats/weave.h"
#include "models/logs/formats/zedthread.h"
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
