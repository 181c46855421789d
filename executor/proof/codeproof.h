// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/proof/proofsearch.h"

namespace vitrine {

/// Compares the rules for code: imports, names, syntax, files and hosts at run time, limits, output and layers.
void proveCode(ProofSearch &search);

} // namespace vitrine
