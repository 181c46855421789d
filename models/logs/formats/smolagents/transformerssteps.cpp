// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/smolagents/transformerssteps.h"

#include "models/logs/formats/smolagents/memorywalker.h"

#include <algorithm>

namespace vitrine {

namespace {

bool isDictionary(const Outline &step)
{
    return step.isObject() && !step.has("role")
        && (step.has("llm_output") || step.has("system_prompt") || step.has("tool_call") || step.has("error"));
}

bool isRepr(const Outline &step)
{
    const std::string_view text = step.text;
    const std::size_t bracket = text.find('(');
    return step.isString() && bracket != text.npos && text.substr(0, bracket).ends_with("Step");
}

template <typename Test>
bool hasSteps(const Outline &record, Test isStep)
{
    const Outline &row = record.isArray() ? record.first() : record;
    return row["intermediate_steps"].isArray() && isStep(row["intermediate_steps"].first());
}

void readSteps(FileWindow &file, const Sniff &sniff, ImportContext &context, std::string_view framework)
{
    JsonStream stream(file, sniff.framing);
    MemoryWalker(stream, context, framework).run();
}

} // namespace

bool TransformersSteps::isRecognized(const Sniff &sniff)
{
    return std::ranges::any_of(sniff.records, [](const Outline &record) { return hasSteps(record, isDictionary); });
}

void TransformersSteps::read(FileWindow &file, const Sniff &sniff, ImportContext &context)
{
    readSteps(file, sniff, context, "transformers");
}

bool SmolagentsReprs::isRecognized(const Sniff &sniff)
{
    return std::ranges::any_of(sniff.records, [](const Outline &record) { return hasSteps(record, isRepr); });
}

void SmolagentsReprs::read(FileWindow &file, const Sniff &sniff, ImportContext &context)
{
    readSteps(file, sniff, context, "smolagents");
}

} // namespace vitrine
