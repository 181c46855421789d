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

/// Something that code runs on which is another one now: values and messages may differ for that alone.
struct EnvironmentDifference {
    std::string what; ///< "Python", or the name of a package
    std::string recorded; ///< version
    std::string now;
    bool operator==(const EnvironmentDifference &) const = default;
};

/// The Python environment recorded in the log of a run; fields are empty if not recorded.
EnvironmentRecord recordedEnvironment(const RunRecord &run);

/// Packages in folders of Python's, by the names of their metadata. Nothing is run or imported.
std::vector<PackageRecord> installedPackages(std::span<const std::filesystem::path> folders);

/// Finds the modules that are installed packages in the system's Python of this version.
std::vector<PackageRecord> installedAmong(const std::set<std::string> &modules, std::string_view python);

/// Python counts where its first two numbers differ; a package where another version of it is installed.
std::vector<EnvironmentDifference> environmentDifferences(
    const EnvironmentRecord &recorded, std::string_view python, std::span<const PackageRecord> installed);

/// The same against the Python of this system, of the version that replays.
std::vector<EnvironmentDifference> environmentDifferences(const EnvironmentRecord &recorded, std::string_view python);

} // namespace vitrine
