// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/executor.h"
#include "executor/review/pythonruntime.h"

#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>

namespace vitrine {

class Reviewer;
struct Review;

/// Judges the steps of a session here, before anything of them is sent. One thread.
class HostReview final {
public:
    explicit HostReview(std::shared_ptr<PythonRuntime> python);
    ~HostReview();

    void begin(const SessionSetup &setup);
    /// Sends the step unless the review denies it; the result contains the findings.
    StepResult run(std::string_view code, const std::function<StepResult()> &send);
    /// The same for a site that reviews the code itself: only a denial is reported here.
    StepResult runReviewed(std::string_view code, const std::function<StepResult()> &send);

private:
    Review review(std::string_view code) const;
    std::optional<StepResult> denial(std::string_view code, Review &review) const;
    void report(const Review &review, StepResult &result) const;
    void remember(const StepResult &result);

    std::unique_ptr<Reviewer> m_reviewer;
    SessionSetup m_setup;
    std::set<std::string, std::less<>> m_names; ///< names of variables after the last step
};

} // namespace vitrine
