// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/steptext.h"

#include <algorithm>
#include <array>

namespace vitrine {

namespace {

struct Blocks {
    std::size_t start = std::string_view::npos; ///< of the first opening mark
    std::string code;
};

void addBlock(Blocks &blocks, std::size_t start, std::string_view code)
{
    blocks.start = std::min(blocks.start, start);
    if (!blocks.code.empty())
        blocks.code += "\n\n";
    blocks.code += trimmed(code);
}

/// A block that the reply breaks off in counts when nothing else does: models are stopped before the closing tag.
Blocks taggedBlocks(std::string_view text)
{
    constexpr std::string_view opening = "<code>";
    constexpr std::string_view closing = "</code>";
    Blocks blocks;
    std::size_t at = text.find(opening);
    while (at != text.npos) {
        const std::size_t from = at + opening.size();
        const std::size_t to = text.find(closing, from);
        if (to == text.npos && blocks.start != text.npos)
            break;
        addBlock(blocks, at, text.substr(from, to == text.npos ? to : to - from));
        at = to == text.npos ? to : text.find(opening, to);
    }
    return blocks;
}

/// Length of a fence with its language name and line end, 0 when the text does not begin with a Python fence.
std::size_t fenceLength(std::string_view text)
{
    for (const std::string_view fence : { "```python", "```py", "```" }) {
        if (!text.starts_with(fence))
            continue;
        const std::size_t end = text.find('\n');
        const bool isAlone = end != text.npos && trimmed(text.substr(fence.size(), end - fence.size())).empty();
        if (isAlone)
            return end + 1;
    }
    return 0;
}

Blocks fencedBlocks(std::string_view text)
{
    Blocks blocks;
    std::size_t at = text.find("```");
    while (at != text.npos) {
        const std::size_t length = fenceLength(text.substr(at));
        const std::size_t from = at + std::max<std::size_t>(length, 3);
        const std::size_t to = text.find("```", from);
        if (length > 0)
            addBlock(blocks, at, text.substr(from, to == text.npos ? to : to - from));
        at = to == text.npos ? to : text.find("```", to + 3);
    }
    return blocks;
}

std::string_view withoutMarks(std::string_view text)
{
    text = trimmed(text);
    for (const std::string_view ending : { "</code>", "<end_code>", "Code:", "Code" }) {
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

ModelReply splitReply(std::string_view text)
{
    CodeOrigin origin = CodeOrigin::Tag;
    Blocks blocks = taggedBlocks(text);
    if (blocks.start == text.npos) {
        origin = CodeOrigin::Fenced;
        blocks = fencedBlocks(text);
    }
    ModelReply reply;
    reply.thought = withoutMarks(text.substr(0, blocks.start));
    if (!blocks.code.empty())
        reply.code = CodeRecord { .language = Language::Python, .text = std::move(blocks.code), .origin = origin };
    return reply;
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
