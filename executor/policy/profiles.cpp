// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/policy/profiles.h"

#include "executor/policy/bundledprofiles.h"
#include "executor/policy/policydocument.h"

#include <algorithm>
#include <map>
#include <mutex>

namespace vitrine {

namespace {

/// Caches the profiles: each policy that names one as its base needs it again.
class Profiles final {
public:
    std::optional<Policy> find(const BundledProfile &bundled)
    {
        {
            const std::scoped_lock lock(m_mutex);
            if (const auto known = m_read.find(bundled.name); known != m_read.end())
                return known->second;
        }
        auto policy = readPolicyOver({}, bundled.json, bundled.name); // may read another profile, its base
        if (!policy)
            return std::nullopt;
        const std::scoped_lock lock(m_mutex);
        return m_read.emplace(bundled.name, std::move(*policy)).first->second;
    }

private:
    std::mutex m_mutex; ///< protects m_read
    std::map<std::string_view, Policy> m_read;
};

} // namespace

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
    static Profiles profiles;
    return profiles.find(*bundled);
}

Policy defaultPolicy() { return profile("smolagents-default").value_or(Policy {}); }

} // namespace vitrine
