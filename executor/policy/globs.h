// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace vitrine {

/// Matches shell globs with whole paths and host names: * within a component, ** across components, ? one character.
bool matchesGlob(std::string_view glob, std::string_view path);

} // namespace vitrine
