// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/chatrun.h"
#include "models/logs/recordwalker.h"

#include <map>
#include <string>
#include <string_view>

namespace vitrine {

/// What a log of Inspect says of all of its samples.
struct InspectHeader {
    std::string task;
    std::string model;
    std::string version; ///< of Inspect

    /// From the value of "eval".
    void read(JsonObject eval);
};

/// Reads the sample ahead of a stream: its events when it has them, else its messages.
class InspectSample final {
public:
    InspectSample(JsonStream &stream, ImportContext &context, RecordWalker &walker, const InspectHeader &header);
    void read();

private:
    void message(const JsonSlice &slice, const std::string &place);
    void event(const JsonSlice &slice, const std::string &place);
    void modelEvent(JsonObject event, const SourceSpan &span);
    void toolEvent(JsonObject event, const SourceSpan &span);
    void finish(const Envelope &envelope);
    void readFields(JsonObject sample);
    void readOutcome(JsonObject sample);
    void chooseSteps();
    void resolve(JsonObject attachments);
    void resolve(std::string &text);

    JsonStream &m_stream;
    ImportContext &m_context;
    RecordWalker &m_walker;
    const InspectHeader &m_header;
    RunBuilder m_builder; ///< of the messages, and of the run
    RunBuilder m_eventBuilder;
    ChatRun m_messages { m_builder };
    ChatRun m_events { m_eventBuilder };
    std::map<std::string, std::string, std::less<>> m_attachments;
    std::uint64_t m_resolved = 0; ///< bytes that attachments brought in
};

} // namespace vitrine
