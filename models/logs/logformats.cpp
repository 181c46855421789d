// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/agentconsole.h"
#include "models/logs/atif.h"
#include "models/logs/chatlog.h"
#include "models/logs/claudecode.h"
#include "models/logs/flattrace.h"
#include "models/logs/inspectlog.h"
#include "models/logs/langfuse.h"
#include "models/logs/logreader.h"
#include "models/logs/notebook.h"
#include "models/logs/openhands.h"
#include "models/logs/otlptrace.h"
#include "models/logs/smolagentsmemory.h"
#include "models/logs/smolagentsmessages.h"
#include "models/logs/sweagent.h"
#include "models/logs/transformerssteps.h"

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
    format<AgentConsole>(),
    format<Langfuse>(),
    format<FlatTrace>(),
    format<SmolagentsReprs>(),
    format<TransformersSteps>(),
    format<SmolagentsMessages>(),
    format<Atif>(),
    format<SweAgent>(),
    format<OpenHands>(),
    format<ClaudeCode>(),
    format<SmolagentsMemory>(),
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
