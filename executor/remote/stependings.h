// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/policy/policy.h"
#include "executor/remote/kernelstep.h"
#include "executor/remote/networkthread.h"

#include <vector>

/// How a step ends that a place elsewhere does not end itself.
namespace vitrine {

/// When a step that begins now has to be at its end.
NetworkThread::Clock::time_point deadlineOf(const Limits &limits);

void endTooLate(KernelStep &step, const Limits &limits);
void endCancelled(KernelStep &step);
void endLost(KernelStep &step);

/// Behind those that are there.
void addEvents(StepResult &result, std::vector<EventRecord> events);

} // namespace vitrine
