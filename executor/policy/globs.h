// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace vitrine {

/// Shell globs on whole paths, and on names of hosts: * within a component, ** across them, ? one character.
bool matchesGlob(std::string_view glob, std::string_view path);

} // namespace vitrine
