// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace vitrine {

/// A short program whose syntax tree contains a node of this class; empty if no program can have one.
std::string_view syntaxExample(std::string_view name);

} // namespace vitrine
