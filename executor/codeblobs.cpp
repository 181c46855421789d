// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/codeblobs.h"

#include "base/trimmed.h"

#include <algorithm>
#include <array>

namespace vitrine {

namespace {

constexpr std::string_view blanks = " \t\r\n\f\v";
constexpr std::string_view fence = "```";
constexpr std::size_t longestFence = 100; ///< with the white space behind its word

class Blocks final {
public:
    void add(std::size_t start, std::string_view code)
    {
        if (m_blobs)
            m_blobs->code += "\n\n";
        else
            m_blobs = CodeBlobs { .origin = CodeBlobs::Origin::Tags, .start = start, .code = {} };
        m_blobs->code += trimmed(code);
    }
    std::optional<CodeBlobs> take(CodeBlobs::Origin origin)
    {
        if (m_blobs)
            m_blobs->origin = origin;
        return std::move(m_blobs);
    }

private:
    std::optional<CodeBlobs> m_blobs;
};

std::optional<CodeBlobs> taggedBlobs(std::string_view text, const CodeTags &tags)
{
    Blocks blocks;
    if (tags.opening.empty() || tags.closing.empty())
        return std::nullopt;
    for (std::size_t at = text.find(tags.opening); at != text.npos;) {
        const std::size_t from = at + tags.opening.size();
        const std::size_t to = text.find(tags.closing, from);
        blocks.add(at, text.substr(from, to == text.npos ? to : to - from));
        at = to == text.npos ? to : text.find(tags.opening, to + tags.closing.size());
    }
    return blocks.take(CodeBlobs::Origin::Tags);
}

std::optional<CodeBlobs> frameworkFences(std::string_view text)
{
    Blocks blocks;
    for (std::size_t at = text.find("```py"); at != text.npos;) {
        const std::size_t from = at + (text.substr(at).starts_with("```python") ? 9 : 5);
        const std::size_t to = text.find("\n```", from);
        if (to == text.npos)
            break;
        blocks.add(at, text.substr(from, to - from));
        at = text.find("```py", to + 4);
    }
    return blocks.take(CodeBlobs::Origin::Fences);
}

/// Length of a fence with its language name and line end, 0 when the text does not begin with a Python fence.
std::size_t fenceLength(std::string_view text)
{
    const std::size_t end = text.find('\n');
    const std::string_view word = end == text.npos ? "?" : trimmed(text.substr(fence.size(), end - fence.size()));
    constexpr std::array<std::string_view, 3> words { "python", "py", "" };
    return std::ranges::contains(words, word) ? end + 1 : 0;
}

std::optional<CodeBlobs> anyFences(std::string_view text)
{
    Blocks blocks;
    for (std::size_t at = text.find(fence); at != text.npos;) {
        const std::size_t length = fenceLength(text.substr(at, longestFence));
        const std::size_t from = at + std::max(length, fence.size());
        const std::size_t to = text.find(fence, from);
        if (length > 0)
            blocks.add(at, text.substr(from, to == text.npos ? to : to - from));
        at = to == text.npos ? to : text.find(fence, to + fence.size());
    }
    return blocks.take(CodeBlobs::Origin::Fences);
}

constexpr std::string_view answer = "final_answer";

bool isWordCharacter(char c)
{
    return c == '_' || (c & 0x80) != 0 || (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/// The next use of the bare word: not a part of a longer one, not an attribute.
std::size_t findAnswer(std::string_view code, std::size_t from)
{
    for (std::size_t at = code.find(answer, from); at != code.npos; at = code.find(answer, at + 1)) {
        const bool isBare = at == 0 || (code[at - 1] != '.' && !isWordCharacter(code[at - 1]));
        const std::size_t end = at + answer.size();
        if (isBare && (end == code.size() || !isWordCharacter(code[end])))
            return at;
    }
    return code.npos;
}

/// The first character after the word at `at` that is not white space; a null character at the end.
char followerOf(std::string_view code, std::size_t at)
{
    const std::size_t next = code.find_first_not_of(blanks, at + answer.size());
    return next == code.npos ? '\0' : code[next];
}

bool isAnswerAssigned(std::string_view code)
{
    for (std::size_t at = findAnswer(code, 0); at != code.npos; at = findAnswer(code, at + 1)) {
        if (followerOf(code, at) == '=')
            return true;
    }
    return false;
}

} // namespace

CodeTags markdownTags() { return { "```python", "```" }; }

std::optional<CodeBlobs> findCodeBlobs(std::string_view text, const CodeTags &tags, CodeFences fences)
{
    if (auto blobs = taggedBlobs(text, tags))
        return blobs;
    return fences == CodeFences::Any ? anyFences(text) : frameworkFences(text);
}

std::string fixFinalAnswerCode(std::string_view code)
{
    if (!code.contains("final_answer(") || !isAnswerAssigned(code))
        return std::string(code);
    std::string fixed;
    std::size_t done = 0;
    for (std::size_t at = findAnswer(code, 0); at != code.npos; at = findAnswer(code, done)) {
        fixed += code.substr(done, at - done);
        fixed += followerOf(code, at) == '(' ? answer : "final_answer_variable";
        done = at + answer.size();
    }
    return fixed += code.substr(done);
}

} // namespace vitrine
