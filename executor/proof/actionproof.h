// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/proof/proofsearch.h"

namespace vitrine {

/// Compares the rules for actions, each part for itself: commands, files, hosts and tools.
void proveActions(ProofSearch &search);
/// Compares the rules for files and hosts in commands that both policies allow.
void proveUsesByCommands(ProofSearch &search);

} // namespace vitrine
