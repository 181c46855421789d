// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/policy/actionjudge.h"

#include <string>

namespace vitrine {

/// A ruling as a sentence for an agent: always in English, without control characters.
std::string agentReason(const ActionRuling &ruling);

} // namespace vitrine
