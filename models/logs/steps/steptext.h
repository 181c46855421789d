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

/// A model's reply taken apart: what it thought, and the code it wrote.
struct ModelReply {
    std::string thought;
    std::optional<CodeRecord> code;
};

/// Splits by the framework's rules, and with any fence of logs (see `findCodeBlobs`). The thought is the text before
/// the first block, without its label.
ModelReply splitReply(std::string_view text, const CodeTags &tags = {});

/// For tags of the user's own: takes thought and code of a step from its reply again, where the log itself does not
/// name the code.
void takeTaggedCode(StepRecord &step, const CodeTags &tags);

/// The text of an observation as outputs: printed logs and the value of the last statement, both to the character as
/// the framework had them, or, where the marks are missing, the whole as a result.
std::vector<OutputRecord> splitObservation(std::string_view text);

/// A text around and inside a pair of tags, each part trimmed.
struct TaggedText {
    std::string_view before;
    std::string_view inside;
    std::string_view behind;
};

/// Programs add the time or the open files to a request, and put tags such as `<user_query>` around what the user
/// wrote. The last opening tag counts; a missing closing tag is at the end. Nothing without an opening tag.
std::optional<TaggedText> splitAtTags(std::string_view text, std::string_view tag);

} // namespace vitrine
