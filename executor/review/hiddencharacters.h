// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/finding.h"

#include <string_view>
#include <vector>

namespace vitrine {

/// Characters of code that hide or reorder what a reader sees: bidi controls and invisible characters ("Trojan
/// Source"). One finding for each line and character, in the order of the code.
std::vector<Finding> findHiddenCharacters(std::string_view code);

} // namespace vitrine
