// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/json/jsonvalues.h"
#include "models/trail/record/records.h"

#include <optional>
#include <string_view>

namespace vitrine {

/// The code that a tool call runs, by the tool's name and its arguments. Knows Python interpreters and shells by the
/// names used in frameworks. Files that are written or edited do not count as code that runs.
std::optional<CodeRecord> codeOfCall(std::string_view tool, JsonElement arguments);

/// The language named by a fence, a kernel or a tool. Nothing if the name is not that of a language.
std::optional<Language> languageNamed(std::string_view name);

/// Code blocks in a message: `<execute>` and `<code>` tags, or fences that name a language that runs.
std::vector<CodeRecord> codeInText(std::string_view text);

} // namespace vitrine
