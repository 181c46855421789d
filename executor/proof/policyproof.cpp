// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/proof/policyproof.h"

#include "base/enumnames.h"
#include "executor/proof/actionproof.h"
#include "executor/proof/codeproof.h"
#include "executor/proof/proofsearch.h"
#include "executor/proof/startedproof.h"

namespace vitrine {

namespace {

constexpr auto kindNames = enumNames<PolicyCounterexample::Kind::Layer>(
    "program", "command", "read", "edit", "write", "fetch", "tool", "limit", "output", "layer");

} // namespace

std::string_view toString(PolicyCounterexample::Kind kind) { return nameOf(kind, kindNames); }

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
