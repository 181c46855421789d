// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"
#include "executor/policy/policy.h"

#include <cstdint>
#include <string>
#include <vector>

namespace vitrine {

/// The parameters of a jail. Sessions with equal parameters can use the same one, one after another.
struct JailSpec {
    std::vector<std::string> read; ///< absolute paths that are there, besides the system's libraries
    std::vector<std::string> write;
    std::vector<std::string> preload;
    std::uint64_t folderMib = 0; ///< size of the working folder, and the largest file
    std::uint32_t hashSeed = 0; ///< hash seed of strings, for a stable order of sets
    bool usesNamespaces = true; ///< if available
    bool operator==(const JailSpec &) const = default;
};

/// The paths that match the policy's globs: existing ones for reading; existing files and whole folders (`FOLDER/**`)
/// for writing. Fails on a pattern that would grant more than it names. Relative paths refer to the working folder.
/// `preloads`: also the slow libraries that it allows.
Result<JailSpec> jailSpecFor(const Policy &policy, bool preloads, bool usesNamespaces = true);

/// Working folder of steps inside the namespaces.
inline constexpr std::string_view jailFolder = "/session";
/// Path of the worker's module inside.
inline constexpr std::string_view jailWorker = "/vitrine_worker.so";

/// The command of the worker: `python3` with our module at `worker`.
std::vector<std::string> workerCommand(const std::string &worker);

/// Its environment: no names, keys, language or time zone of the user. Variables that only the interpreter needs at
/// startup are removed before anything else runs.
std::vector<std::string> workerEnvironment(const JailSpec &spec, const std::string &worker);

/// The settings that affect results: language, time zone, and hash seed.
std::string fixedSettings(const JailSpec &spec);

/// bubblewrap's arguments, its own name first. The worker gets its descriptors as they are; its module is `jailWorker`.
std::vector<std::string> bubblewrapCommand(
    const JailSpec &spec, const std::string &bubblewrap, const std::string &worker);

/// Empty when it is not installed. The user's PATH is not asked: this program makes the walls.
std::string findBubblewrap();

/// The worker's module beside this program: in the build and as it is installed. Empty when it is not there.
std::string findWorker();

} // namespace vitrine
