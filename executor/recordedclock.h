// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

namespace vitrine {

/// An interface of executors whose sessions can follow the recorded clock (ClockChoice::Kind::Recorded). The same
/// thread as the executor's functions.
class RecordedClock {
public:
    virtual ~RecordedClock() = default;

    /// Sets the recorded start of the next step (Unix seconds), where its clock starts. Without a moment, the clock
    /// continues. No effect if the session has another clock.
    virtual void nextStepRecordedAt(std::optional<double> moment) = 0;
};

} // namespace vitrine
