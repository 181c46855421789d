// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/finding.h"
#include "executor/policy/policy.h"
#include "executor/review/factscollector.h"
#include "executor/review/sourcetext.h"

#include <string_view>
#include <vector>

namespace vitrine {

/// Is this a dunder name: begins and ends with two underscores?
bool isDunder(std::string_view name);

/// Judges what a collector found by a policy. `isBuiltin` tells the names of Python's own builtins.
std::vector<Finding> judge(const FactsCollector &collected, const Policy &policy, const SourceText &source,
    bool (*isBuiltin)(std::string_view name));

} // namespace vitrine
