// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/policy/policy.h"
#include "executor/proof/proofresult.h"

namespace vitrine {

/// Whether everything that `one` allows is allowed by `other` as well, for all possible programs, commands, paths,
/// hosts and tool calls: the patterns are compared as automata, and commands are counterexamples only if judging them
/// as a whole confirms it. Ask and unknown do not count as allowed. Projects and home folders are assumed to be
/// disjoint. Limits that only cut outputs are not compared.
PolicyProof proveNotWider(const Policy &one, const Policy &other);

} // namespace vitrine
