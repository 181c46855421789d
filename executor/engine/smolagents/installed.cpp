// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/smolagents/installed.h"
#include "executor/engine/core/missingmodules.h"

#include <algorithm>

namespace vitrine::smolagents {

std::string notInstalledText(const std::vector<std::string> &entries)
{
    std::vector<std::string> missing;
    for (const std::string &entry : entries) {
        if (entry != "*" && !isInstalled(entry))
            missing.push_back(entry);
    }
    std::ranges::sort(missing);
    std::string names;
    for (const std::string &name : missing)
        names += (names.empty() ? "" : ", ") + name;
    return names.empty() ? names
                         : "Non-installed authorized modules: " + names
            + ". Please install these modules or remove them from the authorized imports list.";
}

} // namespace vitrine::smolagents
