// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace vitrine {

/// Whether these layers together form a jail.
inline bool isJail(const std::vector<std::string> &layers)
{
    return std::ranges::all_of(std::array { "namespaces", "seccomp", "rlimits" },
        [&layers](const char *layer) { return std::ranges::contains(layers, layer); });
}

} // namespace vitrine
