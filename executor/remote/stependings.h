// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/policy/policy.h"
#include "executor/remote/kernelstep.h"
#include "executor/remote/networkthread.h"

#include <vector>

/// How a step ends that the remote site does not end itself.
namespace vitrine {

/// The deadline of a step that starts now.
NetworkThread::Clock::time_point deadlineOf(const Limits &limits);

void endTooLate(KernelStep &step, const Limits &limits);
void endCancelled(KernelStep &step);
void endLost(KernelStep &step);

/// Appends events to the existing ones.
void addEvents(StepResult &result, std::vector<EventRecord> events);

} // namespace vitrine
