// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Whatever a model replies is taken apart: the first line names the tags, the rest is the reply.
#include "executor/codeblobs.h"
#include "models/logs/steps/steptext.h"
#include "tests/fuzz/require.h"

#include <cstddef>
#include <cstdint>

namespace {

using namespace vitrine;

CodeTags tagsIn(std::string_view line)
{
    const std::size_t blank = line.find(' ');
    if (blank == line.npos)
        return {};
    return { std::string(line.substr(0, blank)), std::string(line.substr(blank + 1)) };
}

void check(const std::optional<CodeBlobs> &blobs, std::string_view text)
{
    if (!blobs)
        return;
    fuzz::require(blobs->start <= text.size() && blobs->code.size() <= text.size());
    const std::string fixed = fixFinalAnswerCode(blobs->code);
    fuzz::require(fixFinalAnswerCode(fixed) == fixed);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view all(reinterpret_cast<const char *>(data), size);
    const std::size_t end = std::min(all.find('\n'), all.size());
    const CodeTags tags = tagsIn(all.substr(0, end));
    const std::string_view text = all.substr(std::min(end + 1, all.size()));
    check(findCodeBlobs(text, tags), text);
    check(findCodeBlobs(text, tags, CodeFences::Any), text);
    const ModelReply reply = splitReply(text, tags);
    fuzz::require(reply.thought.size() <= text.size() && (!reply.code || !reply.code->text.empty()));
    return 0;
}
