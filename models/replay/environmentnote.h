// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/trail/record/records.h"

#include <filesystem>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// A part of the environment that has another version now, which alone may change values and messages.
struct EnvironmentDifference {
    std::string what; ///< "Python", or the name of a package
    std::string recorded; ///< version
    std::string now;
    bool operator==(const EnvironmentDifference &) const = default;
};

/// The Python environment recorded in the log of a run; fields are empty if not recorded.
EnvironmentRecord recordedEnvironment(const RunRecord &run);

/// The packages in Python's folders, according to the names of their metadata. Nothing is run or imported.
std::vector<PackageRecord> installedPackages(std::span<const std::filesystem::path> folders);

/// The modules among these that are installed as packages in the system's Python of this version.
std::vector<PackageRecord> installedAmong(const std::set<std::string> &modules, std::string_view python);

/// Python differs if the first two numbers of its version do; a package differs if another version of it is installed.
std::vector<EnvironmentDifference> environmentDifferences(
    const EnvironmentRecord &recorded, std::string_view python, std::span<const PackageRecord> installed);

/// The same compared with this system's Python of the version that replays.
std::vector<EnvironmentDifference> environmentDifferences(const EnvironmentRecord &recorded, std::string_view python);

} // namespace vitrine
