// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/facts.h"
#include "executor/finding.h"
#include "executor/policy/policy.h"
#include "executor/review/nameuse.h"
#include "executor/review/pythonruntime.h"
#include "executor/stepresult.h"

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace vitrine {

/// The result of the static review of one step's code. The review does not run any code.
struct Review {
    Verdict verdict = Verdict::Allowed; ///< Denied if a finding is; Undecidable if only running it can decide
    std::vector<Finding> findings; ///< by position in the code
    Facts facts; ///< empty if the code cannot be parsed
    NameUse names; ///< input of `settle`, once the other steps are known
    std::optional<StepError> syntaxError;
};

/// Adds the findings that depend on the session: names that are undefined or unused, tools that are called or hidden.
void settle(Review &review, const SessionNames &session, const Policy &policy);

/// Parses code with CPython's own parser and judges it by a policy. Any thread, several at once.
class Reviewer final {
public:
    explicit Reviewer(std::shared_ptr<PythonRuntime> python);
    /// Includes secrets and personal data in the code. Without a session, `settle` can add the findings that depend on
    /// one.
    Review review(std::string_view code, const Policy &policy, const SessionNames &session = {}) const;

private:
    std::shared_ptr<PythonRuntime> m_python;
};

} // namespace vitrine
