// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/finding.h"
#include "executor/policy/actionjudge.h"
#include "models/judging/policyverdicts.h"

#include <nlohmann/json.hpp>

#include <string>

namespace vitrine {

/// Texts about verdicts of policies for answers to MCP clients, with secrets masked.
nlohmann::ordered_json rulingWords(ActionRuling ruling);
nlohmann::ordered_json findingWords(const Finding &finding);
/// The reason why a policy denies a part of recorded code.
std::string objectionWords(const Objection &objection);

} // namespace vitrine
