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

/// Which fences of three back-quotes count where no tag does: those marked python or py that are closed, as for the
/// framework, or also unmarked ones and one that the text breaks off in, as logs of other programs have them.
enum class CodeFences { Framework, Any };

/// The code in a model's reply.
struct CodeBlobs {
    enum class Origin { Tags, Fences };
    Origin origin = Origin::Tags;
    std::size_t start = 0; ///< of the first opening mark
    std::string code; ///< of all blocks, without white space around, a blank line between them
    bool operator==(const CodeBlobs &) const = default;
};

/// Extracts code from a reply by the framework's rules (docs/executor.md#observations): the text between the tags, else
/// in fences. The last tag may be open: models are stopped before they close it. Nothing when there is no block. Linear
/// in the length of the text.
std::optional<CodeBlobs> findCodeBlobs(
    std::string_view text, const CodeTags &tags = {}, CodeFences fences = CodeFences::Framework);

/// The framework's repair of code that gives the name of its own tool away (docs/executor.md#final-answer): where
/// `final_answer` is both called and assigned to, every use that is no call becomes `final_answer_variable`.
std::string fixFinalAnswerCode(std::string_view code);

} // namespace vitrine
