// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/policy/profiles.h"

#include "executor/policy/bundledprofiles.h"
#include "executor/policy/policydocument.h"

#include <algorithm>

namespace vitrine {

std::vector<std::string_view> profileNames()
{
    std::vector<std::string_view> names;
    for (const BundledProfile &bundled : bundledProfiles())
        names.push_back(bundled.name);
    return names;
}

std::optional<Policy> profile(std::string_view name)
{
    const auto bundled = std::ranges::find(bundledProfiles(), name, &BundledProfile::name);
    if (bundled == bundledProfiles().end())
        return std::nullopt;
    auto policy = readPolicyOver({}, bundled->json, bundled->name);
    return policy ? std::optional(std::move(*policy)) : std::nullopt;
}

Policy defaultPolicy() { return profile("smolagents-default").value_or(Policy {}); }

} // namespace vitrine
