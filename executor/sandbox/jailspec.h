// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/policy/policy.h"

#include <cstdint>
#include <string>
#include <vector>

namespace vitrine {

/// What a jail is built for. Sessions whose policies ask for the same can use the same one, after each other.
struct JailSpec {
    std::vector<std::string> read; ///< absolute paths that are there, besides the system's libraries
    std::vector<std::string> write;
    std::vector<std::string> preload;
    std::uint64_t folderMib = 0; ///< size of the working folder, and the largest file
    bool usesNamespaces = true; ///< where they can be had
    bool operator==(const JailSpec &) const = default;
};

/// The paths that the policy's globs name: those that match now for reading; for writing the folders in which
/// they match, since what is written need not be there yet. `preloads`: also the slow libraries that it allows.
JailSpec jailSpecFor(const Policy &policy, bool preloads, bool usesNamespaces = true);

/// Where steps work inside the namespaces.
inline constexpr std::string_view jailFolder = "/session";

/// bubblewrap's arguments, its own name first. The worker gets its descriptors as they are.
std::vector<std::string> bubblewrapCommand(
    const JailSpec &spec, const std::string &bubblewrap, const std::string &worker);

/// Empty when it is not installed. The user's PATH is not asked: this program makes the walls.
std::string findBubblewrap();

/// The worker's binary beside this program: in the build and as it is installed. Empty when it is not there.
std::string findWorker();

} // namespace vitrine
