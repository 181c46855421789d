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

inline constexpr std::size_t largestApprovalCode = std::size_t(256) << 10; ///< largest step in bytes
inline constexpr std::size_t largestApprovalFrame = std::size_t(2) << 20;
inline constexpr std::size_t largestApprovalText = 2'000; ///< bytes of every other text

/// A pending step, as described by the agent's process.
struct ApprovalQuestion {
    std::string token; ///< token created by the workbench
    std::string id; ///< unique for each question
    std::int64_t run = 0;
    std::uint64_t ordinal = 0; ///< ordinal of the step in its run, from 1
    std::string title; ///< title of the run
    std::string agent;
    std::string code; ///< Python, or a tool call as JSON: {"tool": …, "input": …}
    double seconds = 0; ///< seconds remaining
    ApprovalDecision byDefault = ApprovalDecision::Deny; ///< decision when the time is over
    std::string folder {}; ///< for a tool call, the base of its relative paths; empty for Python
    bool operator==(const ApprovalQuestion &) const = default;
};

struct ApprovalAnswer {
    std::string token;
    std::string id; ///< id of the question
    ApprovalDecision decision = ApprovalDecision::Deny;
    std::string code; ///< for Edit
    std::string author; ///< name of the user who decided
    std::string reason;
    std::string policy; ///< hash of the workbench's draft at that time
    bool isByDraft = false; ///< decided by the draft, without asking
    bool operator==(const ApprovalAnswer &) const = default;
};

/// A JSON document with its length in front, as four bytes in big-endian order.
std::string approvalFrame(const ApprovalQuestion &question);
std::string approvalFrame(const ApprovalAnswer &answer);
/// Confirms that the agent's side has received the answer and follows it.
std::string approvalReceipt(std::string_view id);

/// Parses a message from an untrusted sender: every field, its type and its bounds are checked; unknown fields are
/// errors.
Result<ApprovalQuestion> readApprovalQuestion(std::string_view json);
Result<ApprovalAnswer> readApprovalAnswer(std::string_view json);
Result<std::string> readApprovalReceipt(std::string_view json); ///< returns its id

/// Removes the next complete document from the received bytes; empty while bytes are missing. TooLarge ends the
/// conversation.
Result<std::optional<std::string>> takeApprovalFrame(std::string &bytes);

} // namespace vitrine
