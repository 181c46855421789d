// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/steps/steptext.h"

#include <algorithm>
#include <array>

namespace vitrine {

namespace {

std::string_view withoutMarks(std::string_view text, const CodeTags &tags)
{
    text = trimmed(text);
    for (const std::string_view ending :
        std::to_array<std::string_view>({ tags.closing, "<end_code>", "Code:", "Code" })) {
        if (text.ends_with(ending))
            text = trimmed(text.substr(0, text.size() - ending.size()));
    }
    for (const std::string_view label : { "Thought:", "Thoughts:" }) {
        if (text.starts_with(label))
            return trimmed(text.substr(label.size()));
    }
    return text;
}

/// The framework puts this in the place of what it cuts out of logs and results.
bool isTruncated(std::string_view text)
{
    return text.contains("\n..._This content has been truncated to stay below ");
}

void addOutput(std::vector<OutputRecord> &outputs, OutputStream stream, std::string_view text)
{
    outputs.push_back({ .stream = stream, .text = std::string(text), .isTruncated = isTruncated(text) });
}

bool splitByMarks(
    std::string_view text, std::string_view logMark, std::string_view resultMark, std::vector<OutputRecord> &outputs)
{
    if (!text.starts_with(logMark))
        return false;
    text.remove_prefix(logMark.size());
    const std::size_t at = text.rfind(resultMark);
    if (const std::string_view logs = text.substr(0, at); !logs.empty())
        addOutput(outputs, OutputStream::Log, logs);
    if (at != text.npos)
        addOutput(outputs, OutputStream::Result, text.substr(at + resultMark.size()));
    return true;
}

} // namespace

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view blanks = " \t\r\n\f\v";
    const std::size_t from = text.find_first_not_of(blanks);
    return from == text.npos ? std::string_view {} : text.substr(from, text.find_last_not_of(blanks) - from + 1);
}

ModelReply splitReply(std::string_view text, const CodeTags &tags)
{
    auto blobs = findCodeBlobs(text, tags, CodeFences::Any);
    ModelReply reply;
    reply.thought = withoutMarks(text.substr(0, blobs ? blobs->start : text.npos), tags);
    if (blobs && !blobs->code.empty())
        reply.code = CodeRecord { .language = Language::Python,
            .text = std::move(blobs->code),
            .origin = blobs->origin == CodeBlobs::Origin::Tags ? CodeOrigin::Tag : CodeOrigin::Fenced };
    return reply;
}

void takeTaggedCode(StepRecord &step, const CodeTags &tags)
{
    const bool isNamed = std::ranges::any_of(step.code,
        [](const CodeRecord &code) { return code.origin != CodeOrigin::Tag && code.origin != CodeOrigin::Fenced; });
    const bool didNotRun = step.error && step.error->layer == ErrorLayer::Parse;
    if (step.kind != StepKind::Action || isNamed || didNotRun || !step.rawModelOutput.contains(tags.opening))
        return;
    ModelReply reply = splitReply(step.rawModelOutput, tags);
    step.thought = std::move(reply.thought);
    if (reply.code)
        step.code = { std::move(*reply.code) };
}

std::vector<OutputRecord> splitObservation(std::string_view text)
{
    std::vector<OutputRecord> outputs;
    const bool isSplit = splitByMarks(text, "Execution logs:\n", "Last output from code snippet:\n", outputs)
        || splitByMarks(text, "Stdout:\n", "\nOutput: ", outputs);
    if (!isSplit && !text.empty())
        addOutput(outputs, OutputStream::Result, text);
    return outputs;
}

} // namespace vitrine
