// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/executor.h"
#include "executor/recordedclock.h"

#include <atomic>
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace vitrine {

/// Answers code with what the test says, and remembers what it was asked.
class FakeExecutor final : public Executor, public RecordedClock {
public:
    Result<void> begin(const SessionSetup &setup) override
    {
        sessions.push_back(setup);
        if (beginError)
            return std::unexpected(*beginError);
        return {};
    }

    StepResult run(std::string_view code, const StepObserver &observer) override
    {
        ran.emplace_back(code);
        isRunning = true;
        StepResult result = answer ? answer(std::string(code), observer) : StepResult {};
        isRunning = false;
        return result;
    }

    void cancel() noexcept override
    {
        ++cancels;
        if (isRunning)
            wasCancelledWhileRunning = true;
    }

    void nextStepRecordedAt(std::optional<double> moment) override { moments.push_back(moment); }

    std::string_view name() const override { return "fake"; }
    std::vector<std::string> layers() const override { return { "review" }; }
    std::string pythonVersion() const override { return "3.13.5"; }

    std::function<StepResult(const std::string &code, const StepObserver &observer)> answer;
    std::optional<Error> beginError;
    std::vector<SessionSetup> sessions;
    std::vector<std::string> ran;
    std::vector<std::optional<double>> moments; ///< of the steps
    std::atomic_int cancels = 0;
    std::atomic_bool isRunning = false;
    std::atomic_bool wasCancelledWhileRunning = false;
};

} // namespace vitrine
