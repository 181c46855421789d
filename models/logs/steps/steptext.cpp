// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/steps/steptext.h"

#include "base/trimmed.h"

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

/// The text by which the framework replaces the parts it cuts out of logs and results.
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

std::optional<TaggedText> splitAtTags(std::string_view text, std::string_view tag)
{
    const std::string opening = std::string("<").append(tag).append(">");
    const std::string closing = std::string("</").append(tag).append(">");
    const std::size_t from = text.rfind(opening);
    if (from == text.npos)
        return {};
    const std::string_view rest = text.substr(from + opening.size());
    const std::size_t to = rest.find(closing);
    const std::string_view behind = to == rest.npos ? std::string_view {} : rest.substr(to + closing.size());
    return TaggedText { trimmed(text.substr(0, from)), trimmed(rest.substr(0, to)), trimmed(behind) };
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
