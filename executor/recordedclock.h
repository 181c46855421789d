// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

namespace vitrine {

/// What an executor also is when its sessions can have the clock of a record (ClockChoice::Kind::Recorded). The same
/// thread as the executor's functions.
class RecordedClock {
public:
    virtual ~RecordedClock() = default;

    /// The next step began at this moment (Unix seconds) when it was recorded: its clock begins there. Where the record
    /// does not tell, the clock goes on from where it stands. Nothing where the session has another clock.
    virtual void nextStepRecordedAt(std::optional<double> moment) = 0;
};

} // namespace vitrine
