// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string_view>

namespace vitrine {

/// Folders of the interpreter and its libraries, which every allowed library may read.
std::span<const std::string_view> systemFolders();

} // namespace vitrine
