// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/receive/traceintake.h"
#include "base/error.h"
#include "models/trail/write/recorder.h"

#include <QString>

namespace vitrine {

/// Requests that a source rejected.
struct IntakeRejections {
    quint64 count = 0;
    int status = 0; ///< HTTP status of the newest one
    QString reason; ///< of the newest one, in English

    bool operator==(const IntakeRejections &) const = default;
};

/// A source that keeps delivering steps: growing logs, or an agent that exports its spans. Used on one thread with an
/// event loop, which it may block.
class IntakeSource {
public:
    using Update = TraceIntake::Update;

    IntakeSource() = default;
    virtual ~IntakeSource() = default;
    IntakeSource(const IntakeSource &) = delete;
    IntakeSource &operator=(const IntakeSource &) = delete;

    /// Called once, before the first `look`. Returns the address that it listens on; empty for none. `recorder` must
    /// outlive it.
    virtual Result<QString> begin(Recorder &recorder) = 0;
    /// Records what has arrived since the last call.
    virtual Result<Update> look() = 0;
    /// Records the rest, and closes open runs in the trail.
    virtual Result<void> finish() = 0;
    /// Everything rejected so far. Only sources that listen reject requests.
    virtual IntakeRejections rejections() const { return {}; }
};

} // namespace vitrine
