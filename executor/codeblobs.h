// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace vitrine {

/// The delimiters of code in a model's reply (docs/executor.md#code-tags).
struct CodeTags {
    std::string opening = "<code>";
    std::string closing = "</code>";
    bool operator==(const CodeTags &) const = default;
};

/// "markdown" is a fence of three back-quotes with the word python, as the framework calls it.
CodeTags markdownTags();

/// The fences of three back-quotes that count if there is no tag. Framework: closed ones marked python or py, as in the
/// framework. Any: also unmarked and unclosed ones, as in logs of other programs.
enum class CodeFences { Framework, Any };

/// The code in a model's reply.
struct CodeBlobs {
    enum class Origin { Tags, Fences };
    Origin origin = Origin::Tags;
    std::size_t start = 0; ///< position of the first opening mark
    std::string code; ///< all blocks, stripped of white space, with a blank line between them
    bool operator==(const CodeBlobs &) const = default;
};

/// Extracts code from a reply by the framework's rules (docs/executor.md#observations): the text between the tags, else
/// in fences. The last tag may be unclosed, since models are stopped before they close it. Empty if there is no block.
/// Linear time.
std::optional<CodeBlobs> findCodeBlobs(
    std::string_view text, const CodeTags &tags = {}, CodeFences fences = CodeFences::Framework);

/// The framework's repair of code that overwrites its own tool (docs/executor.md#final-answer): if `final_answer` is
/// both called and assigned to, every use other than a call becomes `final_answer_variable`.
std::string fixFinalAnswerCode(std::string_view code);

} // namespace vitrine
