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

/// The engine of a process that is forked with everything in it: a template before a session began, then the session,
/// then its checkpoints. It keeps the GIL of the thread that made it, and only that thread may use it, but for
/// `cancel`.
class WorkerEngine final {
public:
    /// In the interpreter of this process, which has to be there already and to outlive the engine.
    static Result<std::unique_ptr<WorkerEngine>> create();
    ~WorkerEngine();
    WorkerEngine(const WorkerEngine &) = delete;
    WorkerEngine &operator=(const WorkerEngine &) = delete;

    /// Imports a module so that later imports of it cost nothing. False when there is none.
    bool preload(const std::string &module);
    /// All that is there now stays for good: no collection touches it, and copies go on sharing its pages.
    void freeze();
    /// Seeds the generators of libraries that are already loaded.
    void seed(std::uint64_t seed);
    /// Connections come over this descriptor from here on.
    bool openNetwork(int dispenser);
    /// With a sink, values cross in their safe form, and it gets the value of each step that has one.
    Result<void> begin(const SessionSetup &setup, const std::vector<std::string> &layers, ValueSink values = {});
    /// Variables in their safe form for the session, and the tools that it has from now on, if they change. A session
    /// with a sink must have begun; between its steps.
    Result<void> give(
        const std::map<std::string, std::string> &variables, const std::optional<std::vector<std::string>> &tools);
    /// The variables that have a safe form, by name, as far as together they are not too large. As `give`.
    std::map<std::string, std::string> variables();
    /// A session must have begun.
    StepResult run(std::string_view code, const StepObserver &observer);
    bool hasSession() const;
    /// Any thread. Does nothing when no step runs.
    void cancel();

    /// As fork(2), with a Python that works on both sides. The copy has only this thread.
    pid_t fork();

    /// The version of the interpreter, such as "3.13.5".
    static std::string pythonVersion();

private:
    struct Private;
    explicit WorkerEngine(std::unique_ptr<Private> state);
    std::unique_ptr<Private> d;
};

} // namespace vitrine
