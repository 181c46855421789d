// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"
#include "executor/policy/policy.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// The Python that runs the worker.
struct WorkerPython {
    std::string executable;
    std::vector<std::string> packageFolders; ///< appended to sys.path
    std::vector<std::string> libraries = {}; ///< folders besides the system's that it needs to read
    std::string module = {}; ///< the worker's module; empty: it was not found
    bool operator==(const WorkerPython &) const = default;
};

/// The one that this program was built for, with the worker's module beside the program.
WorkerPython defaultWorkerPython();
/// Its version, such as "3.13": that of the worker's module beside the program.
std::string_view builtPythonVersion();

/// The requirements of a jail. Sessions whose policies have the same requirements can use the same one, after each
/// other.
struct JailSpec {
    std::vector<std::string> read; ///< absolute paths that are there, besides the system's libraries
    std::vector<std::string> write;
    std::vector<std::string> preload;
    std::uint64_t folderMib = 0; ///< size of the working folder, and the largest file
    std::uint32_t hashSeed = 0; ///< of texts, so that sets have the same order each time
    bool usesNamespaces = true; ///< where they can be had
    WorkerPython python = defaultWorkerPython();
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

/// Where the module of this Python is inside the namespaces: at its own place where that is in one of the libraries.
std::string modulePathInJail(const WorkerPython &python);

/// The command of the worker: the Python with our module, whose path is `worker`.
std::vector<std::string> workerCommand(const WorkerPython &python, const std::string &worker);

/// Its environment: no names, keys, language or time zone of the user. Variables that only the interpreter needs at
/// startup are removed before anything else runs.
std::vector<std::string> workerEnvironment(const JailSpec &spec, const std::string &worker);

/// The settings that affect results: language, time zone, and hash seed.
std::string fixedSettings(const JailSpec &spec);

/// bubblewrap's arguments, its own name first. The worker gets its descriptors as they are.
std::vector<std::string> bubblewrapCommand(const JailSpec &spec, const std::string &bubblewrap);

/// Empty when it is not installed. The user's PATH is not asked: this program makes the walls.
std::string findBubblewrap();

/// The worker's module beside this program: in the build and as it is installed. Empty when it is not there.
std::string findWorker();

} // namespace vitrine
