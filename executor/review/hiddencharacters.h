// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/finding.h"

#include <string_view>
#include <vector>

namespace vitrine {

/// Finds characters in code that hide or reorder visible text: bidi controls and invisible characters ("Trojan
/// Source"). One finding per line and character, in the order of the code.
std::vector<Finding> findHiddenCharacters(std::string_view code);

} // namespace vitrine
