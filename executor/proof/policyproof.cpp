// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/proof/policyproof.h"

#include "executor/proof/actionproof.h"
#include "executor/proof/codeproof.h"
#include "executor/proof/proofsearch.h"
#include "executor/proof/startedproof.h"

namespace vitrine {

PolicyProof proveNotWider(const Policy &one, const Policy &other)
{
    ProofSearch search(one, other);
    proveActions(search);
    proveUsesByCommands(search);
    proveStartedCommands(search);
    proveCode(search);
    return search.take();
}

} // namespace vitrine
