// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"
#include "executor/policy/determinism.h"
#include "executor/policy/policy.h"
#include "executor/stepresult.h"
#include "executor/toolstubs.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace vitrine {

/// The initial data of a session. The executor copies it; code never reaches it.
struct SessionSetup {
    Policy policy;
    ToolStubs tools;
    std::map<std::string, std::string> variables; ///< name to JSON value
    Determinism determinism = {};
    std::optional<double> recordedAt = {}; ///< when the recorded run began, Unix seconds
};

/// Notified while a step runs, on the thread that runs it. Must be quick and must not call the executor.
struct StepObserver {
    std::function<void(std::string_view text)> printed;
    /// Answers calls of tools whose double is ToolStub::Elsewhere; `arguments` is JSON.
    std::function<ToolAnswer(const std::string &tool, const std::string &arguments)> asked = {};
};

/// A place where steps run: in this process, in a jail, in a container, in a cloud. One session at a time; the
/// steps of a session share state. All functions but `cancel` are called from one thread, and block it.
class Executor {
public:
    virtual ~Executor() = default;

    /// Begins a new session; the one before is gone. Fails when the policy demands layers that are not there.
    virtual Result<void> begin(const SessionSetup &setup) = 0;

    /// Runs one step to its one ending. Never fails otherwise: what goes wrong is in the result.
    virtual StepResult run(std::string_view code, const StepObserver &observer) = 0;

    /// Any thread, any moment, also when nothing runs (then it does nothing). Returns at once; `run` returns soon.
    virtual void cancel() noexcept = 0;

    /// "in-process", "sandbox" …
    virtual std::string_view name() const = 0;

    /// The protection layers that this executor has on this machine.
    virtual std::vector<std::string> layers() const = 0;

    /// Version of the Python that runs the steps, e.g. "3.13.5".
    virtual std::string pythonVersion() const = 0;
};

} // namespace vitrine
