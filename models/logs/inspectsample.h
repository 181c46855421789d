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
class InspectSample final : ObjectReader {
public:
    InspectSample(JsonStream &stream, ImportContext &context, RecordWalker &walker, const InspectHeader &header);
    void read();

private:
    void message(const JsonSlice &slice, const std::string &place);
    void event(const JsonSlice &slice, const std::string &place);
    void endTurn(JsonObject event);
    void modelEvent(JsonObject event, const SourceSpan &span);
    void toolEvent(JsonObject event, const SourceSpan &span);
    void finish(const Envelope &envelope);
    void readFields(JsonObject sample);
    void readOutcome(JsonObject sample);
    void chooseSteps();
    void resolve(JsonObject attachments);
    void fillPrompts(JsonObject sample);
    void resolve(std::string &text, bool isJson = false);

    const InspectHeader &m_header;
    RunBuilder m_builder; ///< of the messages, and of the run
    RunBuilder m_eventBuilder;
    ChatRun m_messages { m_builder };
    ChatRun m_events { m_eventBuilder };
    std::map<std::string, std::string, std::less<>> m_attachments;
    /// A range of messages in the sample's pool that was a step's prompt.
    struct PoolRange {
        std::size_t step = 0;
        std::uint64_t from = 0;
        std::uint64_t to = 0;
    };
    std::vector<PoolRange> m_prompts;
    std::uint64_t m_resolved = 0; ///< bytes that attachments and pooled messages brought in
};

} // namespace vitrine
