// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/filter.h"

#include <string>
#include <vector>

namespace vitrine {

/// What a filter looks for in texts, most wanted first: words, and the values that texts and names are to have. What it
/// does not want, and the values of other fields, are none.
std::vector<std::string> filterNeedles(const Filter &filter);

} // namespace vitrine
