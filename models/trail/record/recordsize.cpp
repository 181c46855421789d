// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/record/recordsize.h"

namespace vitrine {

std::size_t textBytes(const StepRecord &step)
{
    std::size_t size = step.thought.size() + step.rawModelOutput.size() + step.extra.size();
    for (const CodeRecord &code : step.code)
        size += code.text.size();
    for (const OutputRecord &output : step.outputs)
        size += output.text.size();
    for (const RecordedToolCall &call : step.toolCalls)
        size += call.arguments.size() + (call.result ? call.result->size() : 0);
    for (const PromptMessage &message : step.prompt)
        size += message.text.size();
    return size;
}

} // namespace vitrine
