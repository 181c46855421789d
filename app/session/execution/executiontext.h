// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/execution/executioncontrol.h"
#include "app/wording/message.h"

#include <QString>

namespace vitrine {

class StepModel;

/// Sentences about running code: the current activity, and the result of a job. Plain text that is safe to show.
class ExecutionText final {
public:
    /// "Running step 2, 0.8 s"
    static QString activity(const ExecutionControl &execution, const StepModel &steps);
    /// "3 same, 1 noise, 1 differs in 0.8 s"
    static QString summary(const ExecutionSummary &summary);
    /// States that the run was recorded with other versions, according to the log.
    static Message otherEnvironment(const ExecutionSummary &summary);
};

} // namespace vitrine
