// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/executor.h"
#include "executor/policy/importrules.h"
#include "executor/remote/kernelplace.h"
#include "executor/remote/kernelsession.h"
#include "executor/review/pythonruntime.h"
#include "executor/sandbox/toolhost.h"

#include <memory>
#include <optional>
#include <set>
#include <string>

namespace vitrine {

class Reviewer;
struct Review;

/// Runs steps in a Jupyter kernel somewhere else. The review judges each step here, before anything of it is sent; what
/// the code reaches there, the place decides. Operations are not counted, and limits on memory and files are the
/// place's. Prints are told on a thread of its own, while `run` waits for it.
class KernelExecutor final : public Executor {
public:
    KernelExecutor(std::unique_ptr<KernelPlace> place, std::shared_ptr<PythonRuntime> python, PythonDouble doubles);
    ~KernelExecutor() override;

    Result<void> begin(const SessionSetup &setup) override;
    StepResult run(std::string_view code, const StepObserver &observer) override;
    void cancel() noexcept override;
    std::string_view name() const override { return m_place->name(); }
    std::vector<std::string> layers() const override;
    std::string pythonVersion() const override;

private:
    std::optional<StepResult> refused(std::string_view code, Review &review) const;
    Review review(std::string_view code) const;
    void remember(const StepResult &result);

    std::unique_ptr<KernelPlace> m_place;
    std::unique_ptr<Reviewer> m_reviewer;
    PythonDouble m_doubles;
    SessionSetup m_setup;
    std::string m_policyHash;
    std::set<std::string, std::less<>> m_names; ///< variables of the session as last told
    ToolHost m_tools;
    std::atomic_bool m_isRunning = false;
    std::string m_version;
    NetworkThread m_thread;
    std::unique_ptr<KernelSession> m_session; ///< lives on the thread
};

} // namespace vitrine
