// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"
#include "executor/policy/policy.h"

#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// A requirement for a package of a Python index: a name, and optional versions (PEP 508 without extras, markers,
/// addresses).
struct PackageRequirement {
    std::string text; ///< without spaces: "sympy>=1.13,<2"; never an option of an installer
    std::string name; ///< normalized (PEP 503): "scikit-learn"
    std::string module; ///< as imported by code: "sklearn"
    bool operator==(const PackageRequirement &) const = default;
};

Result<PackageRequirement> packageRequirementFrom(std::string_view text);

/// Packages that a session needs in addition to the installed ones.
struct PackageWish {
    std::vector<PackageRequirement> packages;
    std::string index = {}; ///< address of a simple index (PEP 503); empty for the public one
    bool operator==(const PackageWish &) const = default;
};

Result<PackageWish> packageWishFrom(const std::vector<std::string> &requirements, const std::string &index);

/// Whether the policy allows downloading packages: code may import their modules (`imports`), and access the hosts of
/// the index (`network.hosts`). The error names the rule.
Result<void> judgePackages(const Policy &policy, const PackageWish &wish);

} // namespace vitrine
