// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace vitrine {

/// The word as a shell reads it.
std::string quotedForShell(std::string_view word);
/// A command for a shell, from words separated by `wordEnd`.
std::string commandText(std::string_view words);
/// A call of a tool, from the text that tool patterns match.
std::string toolCall(std::string_view text);
/// A path, relative if it is in the project.
std::string pathText(std::string_view path);

} // namespace vitrine
