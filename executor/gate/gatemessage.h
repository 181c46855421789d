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
enum class GateDecision { Allow, Edit, Refuse };
std::string_view toString(GateDecision decision);
std::optional<GateDecision> gateDecision(std::string_view name);

inline constexpr std::size_t largestGateCode = std::size_t(256) << 10; ///< bytes of a step that can be asked about
inline constexpr std::size_t largestGateFrame = std::size_t(2) << 20;
inline constexpr std::size_t largestGateText = 2'000; ///< bytes of every other text

/// A pending step, as described by the agent's process.
struct GateQuestion {
    std::string token; ///< token created by the workbench
    std::string id; ///< made up for this question alone
    std::int64_t run = 0;
    std::uint64_t ordinal = 0; ///< ordinal of the step in its run, from 1
    std::string title; ///< title of the run
    std::string agent;
    std::string code;
    double seconds = 0; ///< seconds remaining
    GateDecision byDefault = GateDecision::Refuse; ///< when they are over
    bool operator==(const GateQuestion &) const = default;
};

struct GateAnswer {
    std::string token;
    std::string id; ///< id of the question
    GateDecision decision = GateDecision::Refuse;
    std::string code; ///< for Edit
    std::string author; ///< name of the user who decided
    std::string reason;
    std::string policy; ///< hash of the draft that was in sight
    bool isByDraft = false; ///< decided by the draft, without asking
    bool operator==(const GateAnswer &) const = default;
};

/// JSON documents behind their length, four bytes, the highest first.
std::string gateFrame(const GateQuestion &question);
std::string gateFrame(const GateAnswer &answer);
/// The agent's side has the answer and does as it says.
std::string gateReceipt(std::string_view id);

/// Parses a message from an untrusted sender: every field, its type and its bounds are checked; unknown fields are
/// errors.
Result<GateQuestion> readGateQuestion(std::string_view json);
Result<GateAnswer> readGateAnswer(std::string_view json);
Result<std::string> readGateReceipt(std::string_view json); ///< its id

/// Takes the next whole document out of what has come; nothing while bytes are missing. TooLarge ends the
/// conversation.
Result<std::optional<std::string>> takeGateFrame(std::string &bytes);

} // namespace vitrine
