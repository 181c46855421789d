// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/approval/approvalmessage.h"

#include <filesystem>
#include <functional>
#include <string_view>

namespace vitrine {

/// The outcome of a step that waited for approval.
struct ApprovalOutcome {
    /// Person: a user answered. Draft: the draft of the workbench allows the step. TimedOut: no answer in time. Absent:
    /// no workbench handles approvals. TooLarge: the code is too long for a request. Interrupted: the wait was
    /// interrupted.
    enum class By { Person, Draft, TimedOut, Absent, TooLarge, Interrupted };
    ApprovalDecision decision = ApprovalDecision::Deny;
    By by = By::Absent;
    std::string code; ///< the code to run for Edit
    std::string author;
    std::string reason; ///< name of the user; for Absent, the folders that were checked, with reasons
    std::string policy; ///< hash of the workbench's draft at that time
};
std::string_view toString(ApprovalOutcome::By by);
std::optional<ApprovalOutcome::By> approvalDecider(std::string_view name);

/// Asks the workbench that handles approvals of a trail about a step, and waits at most `question.seconds`; then the
/// decision is `question.byDefault`. Asks again if the workbench exits, returns or sends an invalid answer. `isStopped`
/// is polled twenty times a second. Blocks; any thread.
ApprovalOutcome askForApproval(
    const std::filesystem::path &trail, ApprovalQuestion question, const std::function<bool()> &isStopped);

} // namespace vitrine
