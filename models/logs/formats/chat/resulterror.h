// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/formats/chat/chatmessage.h"
#include "models/trail/record/records.h"

#include <cstdint>
#include <optional>

namespace vitrine {

/// The layer of the error that a failed result reports.
ErrorLayer errorLayer(const ChatResult &result, bool isCode);
/// The error of a step with this failed result.
ErrorRecord errorOfResult(const ChatResult &result, bool isCode);

/// The exit status of the step's command, from its own field or the text.
std::optional<std::int64_t> exitStatusOf(const ChatResult &result, const StepRecord &step);
/// How the command of a result ended.
struct ResultStatus {
    std::optional<std::int64_t> status;
    bool cameBefore = false; ///< another record had the status of this very call
};
/// Sets the error of a step from a result, unless it has one already.
void takeResultError(StepRecord &step, const ChatResult &result, const ResultStatus &ended);
/// Whether the error of a step is an exit status without any text.
bool hasBareStatus(const StepRecord &step);

std::uint64_t bytesOf(const ChatResult &result);

} // namespace vitrine
