// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/console.h"
#include "executor/policy/policydifference.h"

#include <nlohmann/json_fwd.hpp>

#include <vector>

namespace vitrine {

void printDifferences(Console &console, const std::vector<PolicyDifference> &differences);
nlohmann::ordered_json differencesJson(const std::vector<PolicyDifference> &differences);

} // namespace vitrine
