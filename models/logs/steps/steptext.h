// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/codeblobs.h"
#include "models/trail/record/records.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// A model's reply, split into its thought and its code.
struct ModelReply {
    std::string thought;
    std::optional<CodeRecord> code;
};

/// Splits by the framework's rules, and with any fence of logs (see `findCodeBlobs`). The thought is the text before
/// the first block, without its label.
ModelReply splitReply(std::string_view text, const CodeTags &tags = {});

/// For user-defined tags: extracts thought and code of a step from its reply again, unless the log itself records the
/// code.
void takeTaggedCode(StepRecord &step, const CodeTags &tags);

/// Splits the text of an observation into outputs: printed logs and the value of the last statement, both exactly as in
/// the framework, or the whole text as a result if the marks are missing.
std::vector<OutputRecord> splitObservation(std::string_view text);

/// The text around and inside a pair of tags, each part trimmed.
struct TaggedText {
    std::string_view before;
    std::string_view inside;
    std::string_view behind;
};

/// Splits a request into the user's text, which programs put into tags such as `<user_query>`, and their additions,
/// such as the time or the open files. The last opening tag counts; a missing closing tag is assumed at the end.
/// Returns nothing without an opening tag.
std::optional<TaggedText> splitAtTags(std::string_view text, std::string_view tag);

/// Removes a prefix; false if the text does not start with it.
inline bool takePrefix(std::string_view &text, std::string_view prefix)
{
    const bool has = text.starts_with(prefix);
    text.remove_prefix(has ? prefix.size() : 0);
    return has;
}

} // namespace vitrine
