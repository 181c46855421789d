// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/formats/logrecord.h"
#include "models/logs/formats/tracerun.h"

#include <cstdint>
#include <map>
#include <string>

namespace vitrine {

/// Makes calls of models of the gen_ai events of OpenTelemetry's conventions that come as logs: all of a call in one
/// event (`gen_ai.client.inference.operation.details`), or a message an event, as older instrumentations send them. A
/// call whose span is in the same file is below it, and so the same turn.
class ModelEvents final {
public:
    explicit ModelEvents(TraceRuns &runs);

    static bool isKnown(const LogRecord &record);
    /// False when the event is none that a call is made of.
    bool add(const LogRecord &record);
    /// The last record was added.
    void finish();

private:
    void message(const LogRecord &record);
    Span started(const LogRecord &record);
    void release(Span span);

    TraceRuns &m_runs;
    std::map<std::string, Span, std::less<>> m_open; ///< of messages whose answer has not come yet, by span
    std::uint64_t m_number = 0; ///< of calls so far: their ids
};

} // namespace vitrine
