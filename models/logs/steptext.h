// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/trail/records.h"

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

/// By the framework's rules: all `<code>` blocks joined by a blank line, else all ```python or ```py blocks. The
/// thought is what stands before the first of them, without its label.
ModelReply splitReply(std::string_view text);

/// The text of an observation as outputs: printed logs and the value of the last statement, both to the character as
/// the framework had them, or, where the marks are missing, the whole as a result.
std::vector<OutputRecord> splitObservation(std::string_view text);

/// Without white space at both ends.
std::string_view trimmed(std::string_view text);

} // namespace vitrine
