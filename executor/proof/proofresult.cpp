// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/proof/proofresult.h"

#include "base/enumnames.h"

namespace vitrine {

namespace {

constexpr auto kindNames = enumNames<PolicyCounterexample::Kind::Layer>(
    "program", "command", "read", "edit", "write", "fetch", "tool", "limit", "output", "layer");

} // namespace

std::string_view toString(PolicyCounterexample::Kind kind) { return nameOf(kind, kindNames); }

} // namespace vitrine
