// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/smolagents/smolagentsmemory.h"

#include "models/logs/formats/smolagents/memorywalker.h"
#include "models/logs/steps/runfacts.h"

#include <algorithm>
#include <array>

namespace vitrine {

namespace {

bool isStepsKey(std::string_view key) { return key == "steps" || key == "messages"; }

/// A step shows by the keys that only steps have; a lone task or system prompt is one, too.
bool isStep(const Outline &value)
{
    constexpr std::array<std::string_view, 11> contents { "tool_calls", "tool_call", "model_output", "llm_output",
        "code_action", "observations", "action_output", "model_input_messages", "model_output_message", "agent_memory",
        "timing" };
    const auto has = [&](std::string_view key) { return value.has(key); };
    if (value.has("step_number") || value.has("step") || value["plan"].isString())
        return std::ranges::any_of(contents, has);
    const bool isAlone = value.members.size() == 1;
    return (value["task"].isString() && (isAlone || value.has("task_images")))
        || (value["system_prompt"].isString() && isAlone);
}

/// Any program may write an empty list of steps: the other members show whether it is a run.
bool isRunWithoutSteps(const Outline &value)
{
    const bool hasFigures = value.has("token_usage") || value.has("timing") || value.has("model_id");
    return hasFigures && (value.has("state") || value.has("output") || value.has("task"));
}

bool hasSteps(const Outline &value)
{
    return std::ranges::any_of(value.members, [&](const auto &member) {
        const bool isEmpty = member.value.isWhole && member.value.items.empty();
        return isStepsKey(member.key) && member.value.isArray()
            && (isStep(member.value.first()) || (isEmpty && isRunWithoutSteps(value)));
    });
}

bool isRun(const Outline &value)
{
    const auto isAgent = [](const auto &member) { return member.value.isObject() && hasSteps(member.value); };
    return hasSteps(value) || std::ranges::any_of(value.members, isAgent);
}

bool isListOfSteps(const Outline &value) { return value.isArray() && std::ranges::any_of(value.items, isStep); }

/// One of our own exports, whose steps may be of kinds that the framework does not have.
bool isExport(const Outline &value) { return value[runFactsKey].has("version") && value["steps"].isArray(); }

/// The lines of `vitrine trail export`, whose steps have other members.
bool isTrailLine(const Outline &value) { return value.has("index_in_source") && value.has("step_count"); }

bool isMemory(const Outline &value)
{
    if (isTrailLine(value))
        return false;
    const auto isList = [](const Outline &item) { return isRun(item) || isListOfSteps(item); };
    return isStep(value) || isRun(value) || isExport(value) || isListOfSteps(value)
        || (value.isArray() && std::ranges::any_of(value.items, isList));
}

} // namespace

bool SmolagentsMemory::isRecognized(const Sniff &sniff) { return std::ranges::any_of(sniff.records, isMemory); }

void SmolagentsMemory::read(FileWindow &file, const Sniff &sniff, ImportContext &context)
{
    JsonStream stream(file, sniff.framing);
    MemoryWalker(stream, context, "smolagents").run();
}

} // namespace vitrine
