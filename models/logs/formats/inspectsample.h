// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/formats/chatrun.h"
#include "models/logs/formats/inspectfields.h"
#include "models/logs/formats/inspectpools.h"
#include "models/logs/steps/recordwalker.h"

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace vitrine {

/// A sample as a run: its events when it has them, else its messages. The log holds it whole, or its long lists in
/// parts.
class InspectSample final {
public:
    InspectSample(ImportContext &context, const InspectHeader &header);
    /// The whole sample ahead of the stream.
    void read(JsonStream &stream, RecordWalker &walker);

    void addMessage(RecordWalker &walker, const JsonSlice &slice, const std::string &place);
    void addEvent(RecordWalker &walker, const JsonSlice &slice, const std::string &place);
    /// A message that events mean by its number. Nothing where it cannot be read, so that the numbers stay right.
    void addPooled(std::optional<JsonObject> message) { m_pools.addMessage(message); }
    /// Adds the text for "attachment://KEY".
    void addAttachment(std::string key, std::string text) { m_pools.addAttachment(std::move(key), std::move(text)); }
    /// With all that is no long list; hands the run on.
    void finish(const Envelope &envelope);

private:
    void endTurn(JsonObject event);
    void modelEvent(JsonObject event, const SourceSpan &span);
    void toolEvent(JsonObject event, const SourceSpan &span);
    bool isOfScorer(JsonObject event, std::string_view kind);
    void otherEvent(JsonObject event, std::string_view kind);
    void chooseSteps();
    void takePools(JsonObject sample);
    /// A range of messages in the sample's pool that was a step's prompt.
    struct PoolRange {
        std::uint64_t step = 0;
        std::uint64_t from = 0;
        std::uint64_t to = 0;
    };
    void fillPrompts();
    void fillAttachments();

    ImportContext &m_context;
    const InspectHeader &m_header;
    RunBuilder m_builder; ///< of the messages, and of the run
    RunBuilder m_eventBuilder;
    ChatRun m_messages { m_builder };
    ChatRun m_events { m_eventBuilder };
    InspectPools m_pools;
    std::set<std::string, std::less<>> m_scorerSpans; ///< ids
    std::vector<PoolRange> m_prompts;
};

} // namespace vitrine
