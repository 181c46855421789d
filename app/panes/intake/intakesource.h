// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/receive/traceintake.h"
#include "base/error.h"
#include "models/trail/write/recorder.h"

#include <QString>

namespace vitrine {

/// Where steps keep coming from: logs that grow, an agent that exports its spans. Used on one thread with an event
/// loop, on which it may block.
class IntakeSource {
public:
    using Update = TraceIntake::Update;

    IntakeSource() = default;
    virtual ~IntakeSource() = default;
    IntakeSource(const IntakeSource &) = delete;
    IntakeSource &operator=(const IntakeSource &) = delete;

    /// Once, before the first look. Gives the address that it listens on; empty for none. `recorder` outlives it.
    virtual Result<QString> begin(Recorder &recorder) = 0;
    /// Takes what has come since into the trail.
    virtual Result<Update> look() = 0;
    /// Takes the last of it, and closes what is open in the trail.
    virtual Result<void> finish() = 0;
};

} // namespace vitrine
