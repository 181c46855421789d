// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/policy/policy.h"

#include <map>
#include <string>
#include <string_view>

namespace vitrine {

/// Why rules are as they are, by the rule: "limits.operations", "imports.allow/sympy". They are the field `comments` of
/// a policy document and for people only: policies with other comments allow the same and have the same hash.
using PolicyComments = std::map<std::string, std::string, std::less<>>;

/// The key of a comment on a list as a whole, on one of its entries or on a single value.
std::string commentKey(std::string_view path, std::string_view entry = {});

/// The comments of a document; none where it is not valid.
PolicyComments readPolicyComments(std::string_view json);

/// The document for people, with its comments.
std::string prettyJson(const Policy &policy, const PolicyComments &comments);

} // namespace vitrine
