// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/agentconsole.h"
#include "models/logs/formats/atif.h"
#include "models/logs/formats/chatlog.h"
#include "models/logs/formats/claudecode.h"
#include "models/logs/formats/flattrace.h"
#include "models/logs/formats/inspectlog.h"
#include "models/logs/formats/langfuse.h"
#include "models/logs/formats/notebook.h"
#include "models/logs/formats/openhands.h"
#include "models/logs/formats/otlptrace.h"
#include "models/logs/formats/smolagentsmemory.h"
#include "models/logs/formats/smolagentsmessages.h"
#include "models/logs/formats/sweagent.h"
#include "models/logs/formats/transformerssteps.h"
#include "models/logs/steps/logreader.h"

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
