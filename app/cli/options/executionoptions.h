// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command/console.h"
#include "app/cli/command/exitstatus.h"
#include "app/cli/command/interruption.h"
#include "app/cli/options/remoteoptions.h"
#include "executor/executor.h"
#include "executor/review/pythonruntime.h"
#include "models/trail/write/recorder.h"

#include <CLI/App.hpp>
#include <QCoreApplication>

#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace vitrine {

/// Everything needed to run code, in the order of construction; destroyed in reverse order.
struct ExecutionSetup {
    std::unique_ptr<Interruption> interruption;
    std::optional<Policy> policy; ///< nothing if none was given
    Determinism determinism; ///< `--clock` and `--seed`
    ToolStubs tools; ///< those of `--tools`
    std::unique_ptr<Recorder> recorder; ///< null if no trail was given
    std::shared_ptr<PythonRuntime> python; ///< of this process; null if only the sandbox's is needed
    std::unique_ptr<Executor> executor;
    /// Creates another such executor on another thread; empty if there can be only one.
    std::function<Result<std::unique_ptr<Executor>>()> makeAnother;
};

/// The options shared by all commands that judge or run code. Errors in them are printed on the console, and the exit
/// status is returned.
class ExecutionOptions final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::ExecutionOptions)

public:
    void declarePolicy(CLI::App &parser);
    void declareTools(CLI::App &parser);
    void declareDeterminism(
        CLI::App &parser, const char *clock = "real", std::optional<std::uint64_t> seed = std::nullopt);
    void declare(CLI::App &parser);
    /// `--policy from-log` selects the policy recovered from the log, which is also the default.
    void acceptPolicyOfLog() { m_hasLog = true; }
    /// A single step needs no checkpoints, since there is nothing to go back to.
    void expectSteps(std::size_t count) { m_isOneStep = count == 1; }

    std::expected<std::optional<Policy>, ExitStatus> policy(Console &console) const;
    std::expected<ToolStubs, ExitStatus> tools(Console &console) const;
    std::expected<Determinism, ExitStatus> determinism(Console &console) const;
    std::expected<ExecutionSetup, ExitStatus> prepare(Console &console) const;
    const std::string &trail() const { return m_trail; }

    static std::expected<std::shared_ptr<PythonRuntime>, ExitStatus> startPython(Console &console);

private:
    bool isExecutorThere(Console &console) const;
    std::expected<void, ExitStatus> makeExecutor(Console &console, ExecutionSetup &setup) const;
    std::expected<std::unique_ptr<Recorder>, ExitStatus> recorder(Console &console) const;

    bool m_hasLog = false;
    bool m_isOneStep = false;
    std::string m_policy;
    std::string m_executor = "sandbox";
    std::optional<std::string> m_python;
    RemoteOptions m_remote;
    std::string m_tools;
    std::string m_trail;
    std::string m_clock = "real";
    std::optional<std::uint64_t> m_seed;
};

/// Prints the error; returns the exit status.
ExitStatus report(Console &console, const Error &error);

} // namespace vitrine
