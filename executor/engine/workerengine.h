// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/core/sessioncore.h"
#include "executor/executor.h"

#include <sys/types.h>

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// The engine of a process that is forked with its whole state: first a template without a session, then the session,
/// then its checkpoints. It keeps the GIL of the thread that created it, and only that thread may use it, except for
/// `cancel`.
class WorkerEngine final {
public:
    /// Uses the interpreter of this process, which must exist already and outlive the engine.
    static Result<std::unique_ptr<WorkerEngine>> create();
    ~WorkerEngine();
    WorkerEngine(const WorkerEngine &) = delete;
    WorkerEngine &operator=(const WorkerEngine &) = delete;

    /// Imports a module so that later imports of it are fast. False if it does not exist.
    bool preload(const std::string &module);
    /// Makes all current objects permanent: they are excluded from garbage collection, so that copies of the process
    /// keep sharing their pages.
    void freeze();
    /// Seeds the generators of libraries that are already loaded.
    void seed(std::uint64_t seed);
    /// From now on, connections are requested over this descriptor.
    bool openNetwork(int dispenser);
    /// With a sink, values enter and leave in their safe form, and the sink receives the value of each step that has
    /// one.
    Result<void> begin(const SessionSetup &setup, const std::vector<std::string> &layers, ValueSink values = {});
    /// Sets variables of the session in their safe form, and its tools, if they change. A session with a sink must have
    /// started; call it between steps.
    Result<void> give(
        const std::map<std::string, std::string> &variables, const std::optional<std::vector<std::string>> &tools);
    /// The variables that have a safe form, by name, up to a total size limit. Conditions as for `give`.
    std::map<std::string, std::string> variables();
    /// A session must have started.
    StepResult run(std::string_view code, const StepObserver &observer);
    bool hasSession() const;
    /// Any thread. Does nothing if no step runs.
    void cancel();

    /// Like fork(2), with a Python that works in both processes. The copy has only this thread.
    pid_t fork();

    /// The version of the interpreter, such as "3.13.5".
    static std::string pythonVersion();

private:
    struct Private;
    explicit WorkerEngine(std::unique_ptr<Private> state);
    std::unique_ptr<Private> d;
};

} // namespace vitrine
