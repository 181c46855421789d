// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"

namespace vitrine {

/// Exit statuses of the program, for scripts (docs/architecture.md#command-line).
enum class ExitStatus {
    Fine = 0,
    Failed = 1, ///< the code failed or was blocked, or a difference was found
    Unusable = 2, ///< wrong usage, or unreadable input
    Fault = 3, ///< an internal error
};

/// The worse of two.
constexpr ExitStatus worse(ExitStatus a, ExitStatus b) { return static_cast<int>(a) > static_cast<int>(b) ? a : b; }

constexpr ExitStatus exitStatusOf(const Error &error)
{
    switch (error.code) {
    case ErrorCode::Internal: return ExitStatus::Fault;
    case ErrorCode::Cancelled:
    case ErrorCode::Unreachable:
    case ErrorCode::TooManyRequests:
    case ErrorCode::BadAnswer:
    case ErrorCode::Unavailable: // no step runs: the policy requires a layer that is not available
        return ExitStatus::Failed;
    default: return ExitStatus::Unusable;
    }
}

} // namespace vitrine
