// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/policy/policy.h"

#include <map>
#include <string>
#include <string_view>

namespace vitrine {

/// The reasons for rules, by rule: "limits.operations", "imports.allow/sympy". The field `comments` of a policy
/// document, meant for people only: it does not affect permissions or the hash of the policy.
using PolicyComments = std::map<std::string, std::string, std::less<>>;

/// The key of a comment on a list as a whole, on one of its entries or on a single value.
std::string commentKey(std::string_view path, std::string_view entry = {});

/// The comments of a document; empty if it is invalid.
PolicyComments readPolicyComments(std::string_view json);

/// The document in a readable form, with its comments.
std::string prettyJson(const Policy &policy, const PolicyComments &comments);

} // namespace vitrine
