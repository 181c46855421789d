// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/write/steprows.h"

namespace vitrine::trailfile {

namespace {

void writeStepCode(RowWriter &rows, StepId id, const StepRecord &step)
{
    std::int64_t n = 0;
    for (const CodeRecord &code : step.code)
        rows.insert(tables::stepCode, 0, id, ++n, code.language, Text { code.text }, code.origin);
    rows.canonical().listEnd();
}

} // namespace

Digest writeStep(RowWriter &rows, StepId id, RunId run, const StepRecord &step)
{
    const Prompt prompt = rows.putPrompt(step.prompt);
    rows.insert(tables::steps, 0, id, run, step.ordinal, step.externalNumber, step.kind, Text { step.thought },
        Text { step.rawModelOutput }, prompt, step.isFinalAnswer, step.time.startedAt, step.time.endedAt,
        step.time.seconds, step.time.quality, step.tokens.input, step.tokens.output, step.tokens.quality,
        Text { step.extra }, step.span.line, step.span.byteFrom, step.span.byteTo);
    writeStepCode(rows, id, step);
    writeStepOutcome(rows, id, step);
    return rows.takeDigest();
}

void writeStepOutcome(RowWriter &rows, StepId id, const StepRecord &step)
{
    std::int64_t n = 0;
    for (const RecordedToolCall &call : step.toolCalls)
        rows.insert(tables::stepToolCalls, 0, id, ++n, call.callId, call.name, Text { call.arguments },
            optionalText(call.result), optionalText(call.error), call.seconds, call.innerOfCode);
    rows.canonical().listEnd();
    n = 0;
    for (const OutputRecord &output : step.outputs)
        rows.insert(tables::stepOutputs, 0, id, ++n, output.stream, Text { output.text }, output.isTruncated);
    rows.canonical().listEnd();
    if (const auto &error = step.error)
        rows.insert(tables::stepErrors, 0, id, error->layer, error->type, Text { error->message },
            Text { error->traceback }, Text { error->codeLine }, error->causeType);
    rows.canonical().listEnd();
}

} // namespace vitrine::trailfile
