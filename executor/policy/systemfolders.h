// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string_view>

namespace vitrine {

/// Folders of the interpreter and its libraries, which every allowed library may read.
std::span<const std::string_view> systemFolders();

/// The working folder of a session in the sandbox. It belongs to the session: its code may read it, and write there if
/// the policy lets it write anything at all.
inline constexpr std::string_view sessionFolder = "/session";
bool isInSessionFolder(std::string_view path);

} // namespace vitrine
