// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace vitrine {

/// The decision on a step that waits for approval. Edit: other code runs instead.
enum class ApprovalDecision { Allow, Edit, Deny };
std::string_view toString(ApprovalDecision decision);
std::optional<ApprovalDecision> approvalDecision(std::string_view name);

inline constexpr std::size_t largestApprovalCode = std::size_t(256) << 10; ///< bytes of a step that can be asked about
inline constexpr std::size_t largestApprovalFrame = std::size_t(2) << 20;
inline constexpr std::size_t largestApprovalText = 2'000; ///< bytes of every other text

/// A pending step, as described by the agent's process.
struct ApprovalQuestion {
    std::string token; ///< token created by the workbench
    std::string id; ///< made up for this question alone
    std::int64_t run = 0;
    std::uint64_t ordinal = 0; ///< ordinal of the step in its run, from 1
    std::string title; ///< title of the run
    std::string agent;
    std::string code; ///< Python, or a tool call as JSON: {"tool": …, "input": …}
    double seconds = 0; ///< seconds remaining
    ApprovalDecision byDefault = ApprovalDecision::Deny; ///< when they are over
    std::string folder {}; ///< of a tool call: the one that its paths are relative to; empty for Python
    bool operator==(const ApprovalQuestion &) const = default;
};

struct ApprovalAnswer {
    std::string token;
    std::string id; ///< id of the question
    ApprovalDecision decision = ApprovalDecision::Deny;
    std::string code; ///< for Edit
    std::string author; ///< name of the user who decided
    std::string reason;
    std::string policy; ///< hash of the draft that was in sight
    bool isByDraft = false; ///< decided by the draft, without asking
    bool operator==(const ApprovalAnswer &) const = default;
};

/// JSON documents behind their length, four bytes, the highest first.
std::string approvalFrame(const ApprovalQuestion &question);
std::string approvalFrame(const ApprovalAnswer &answer);
/// The agent's side has the answer and does as it says.
std::string approvalReceipt(std::string_view id);

/// Parses a message from an untrusted sender: every field, its type and its bounds are checked; unknown fields are
/// errors.
Result<ApprovalQuestion> readApprovalQuestion(std::string_view json);
Result<ApprovalAnswer> readApprovalAnswer(std::string_view json);
Result<std::string> readApprovalReceipt(std::string_view json); ///< its id

/// Takes the next whole document out of what has come; nothing while bytes are missing. TooLarge ends the
/// conversation.
Result<std::optional<std::string>> takeApprovalFrame(std::string &bytes);

} // namespace vitrine
