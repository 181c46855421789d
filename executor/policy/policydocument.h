// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"
#include "executor/policy/policy.h"

#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// Reads a policy document (docs/architecture.md#policy-document). Unknown fields and wrong types are errors, absent
/// fields take the value of the bundled profile that `base` names (strict when there is none). Each error names line,
/// byte and JSON pointer
/// (`detail`); all errors of the document are reported, in order.
std::expected<Policy, std::vector<Error>> readPolicy(std::string_view json, std::string_view file = {});

/// The same, but a document without `base` takes its absent fields from `defaults`.
std::expected<Policy, std::vector<Error>> readPolicyOver(
    const Policy &defaults, std::string_view json, std::string_view file = {});

/// The full document in canonical form: every field present, keys sorted, no white space, sets sorted. Equal policies
/// give equal bytes.
std::string canonicalJson(const Policy &policy);

/// The same document in a readable form: indented, in the order of docs/architecture.md#policy-document.
std::string prettyJson(const Policy &policy);

/// SHA-256 of canonicalJson, which identifies a policy in results and the trail.
std::string policyHash(const Policy &policy);

} // namespace vitrine
