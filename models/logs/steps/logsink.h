// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/trail/record/records.h"

#include <span>

namespace vitrine {

class StepSource;

/// Receives the imported data, run by run. Returning false cancels the import.
class LogSink {
public:
    virtual ~LogSink() = default;
    /// Called before a log is read, if its hash is known by then. False: the log is there already, and not read.
    virtual bool isNew(const SourceRecord &) { return true; }
    /// Called once, before the first run; not called if there is none.
    virtual bool source(const SourceRecord &source) = 0;
    virtual bool run(const RunRecord &run, std::span<const StepRecord> steps) = 0;
    /// Called instead of `run` for a run that is too long to be held in memory. The default implementation reads all of
    /// it into memory and calls `run`.
    virtual bool longRun(const RunRecord &run, StepSource &steps);
};

} // namespace vitrine
