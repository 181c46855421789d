// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"
#include "executor/policy/policy.h"
#include "executor/policy/systemfolders.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// The Python that runs the worker.
struct WorkerPython {
    std::string executable;
    std::vector<std::string> packageFolders; ///< appended to sys.path
    std::vector<std::string> libraries = {}; ///< folders that it needs to read, in addition to the system's
    std::string module = {}; ///< the worker's module; empty if not found
    bool operator==(const WorkerPython &) const = default;
};

/// The Python that this program was built for, with the worker's module next to the program.
WorkerPython defaultWorkerPython();
/// The version of that Python, such as "3.13".
std::string_view builtPythonVersion();

/// The requirements of a jail. Sessions whose policies have the same requirements can use the same jail, one after
/// another.
struct JailSpec {
    std::vector<std::string> read; ///< existing absolute paths, in addition to the system's libraries
    std::vector<std::string> write;
    std::vector<std::string> preload;
    std::uint64_t folderMib = 0; ///< size of the working folder, and the largest file
    std::uint32_t hashSeed = 0; ///< seed of text hashes, so that sets have the same order each time
    bool usesNamespaces = true; ///< if available
    WorkerPython python = defaultWorkerPython();
    bool operator==(const JailSpec &) const = default;
};

/// The paths that match the policy's globs: existing ones for reading; existing files and whole folders (`FOLDER/**`)
/// for writing. Fails for a pattern that would grant more than it matches. Relative paths refer to the working folder.
/// `preloads`: includes the slow libraries that the policy allows.
Result<JailSpec> jailSpecFor(const Policy &policy, bool preloads, bool usesNamespaces = true);

/// Working folder of steps inside the namespaces.
inline constexpr std::string_view jailFolder = sessionFolder;
/// Path of the worker's module inside the namespaces.
inline constexpr std::string_view jailWorker = "/vitrine_worker.so";

/// The path of this Python's module inside the namespaces: unchanged if it is in one of the libraries.
std::string modulePathInJail(const WorkerPython &python);

/// The command of the worker: the Python with Vitrine's module at the path `worker`.
std::vector<std::string> workerCommand(const WorkerPython &python, const std::string &worker);

/// The environment of the worker: no names, keys, language or time zone of the user. Variables that only the
/// interpreter needs at startup are removed before anything else runs.
std::vector<std::string> workerEnvironment(const JailSpec &spec, const std::string &worker);

/// The settings that affect results: language, time zone, and hash seed.
std::string fixedSettings(const JailSpec &spec);

/// The command line of bubblewrap, starting with its own name. The worker inherits its descriptors unchanged.
std::vector<std::string> bubblewrapCommand(const JailSpec &spec, const std::string &bubblewrap);

/// Empty if it is not installed. Ignores the user's PATH, because this program creates the jail.
std::string findBubblewrap();

/// The worker's module next to this program, in the build folder and when installed. Empty if it does not exist.
std::string findWorker();

} // namespace vitrine
