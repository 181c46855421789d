// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string_view>

namespace vitrine {

/// A profile of resources/policies, compiled in so that no file has to be found at run time.
struct BundledProfile {
    std::string_view name;
    std::string_view json;
};

std::span<const BundledProfile> bundledProfiles();

} // namespace vitrine
