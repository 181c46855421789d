// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/guards/codelocation.h"
#include "executor/finding.h"
#include "executor/policy/importrules.h"
#include "executor/policy/policy.h"
#include "executor/review/sourcetext.h"
#include "executor/stepresult.h"

namespace vitrine {

/// "Forbidden access to dunder attribute: __x__". If the policy lists the name, but opens it only in part, says so.
std::string dunderDenialText(const Policy &policy, std::string_view name);

/// The error of a step that the review denied: class, message and position of the finding.
StepError denialError(const Finding &denied, const ImportRules &imports, Dialect dialect, const SourceText &source,
    CodeLocation location = CodeLocation::Here);

} // namespace vitrine
