// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/proof/proofsearch.h"

namespace vitrine {

/// Compares commands that start others, such as "env rm" and "bash -c 'rm x'": a rule that allows the outer one also
/// allows the inner one, unless another rule asks about it or denies it. Commands for themselves are compared before.
void proveStartedCommands(ProofSearch &search);

} // namespace vitrine
