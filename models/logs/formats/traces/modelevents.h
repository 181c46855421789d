// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/formats/traces/logrecord.h"
#include "models/logs/formats/traces/tracerun.h"

#include <cstdint>
#include <map>
#include <string>

namespace vitrine {

/// Builds model calls from the gen_ai events of OpenTelemetry's conventions in logs: a whole call in one event
/// (`gen_ai.client.inference.operation.details`), or one message per event, as sent by older instrumentations. If the
/// span of a call is in the same file, the call is placed below it and so belongs to the same turn.
class ModelEvents final {
public:
    explicit ModelEvents(TraceRuns &runs);

    static bool isKnown(const LogRecord &record);
    /// Returns false if the event is not part of a call.
    bool add(const LogRecord &record);
    /// Call it after the last record was added.
    void finish();

private:
    void message(const LogRecord &record);
    Span started(const LogRecord &record);
    void release(Span span);

    TraceRuns &m_runs;
    std::map<std::string, Span, std::less<>> m_open; ///< calls whose answer was not read yet, by span
    std::uint64_t m_number = 0; ///< number of calls so far, used for their ids
};

} // namespace vitrine
