// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/formats/chatrun.h"
#include "models/logs/steps/recordwalker.h"

#include <optional>
#include <string>
#include <string_view>

namespace vitrine {

/// Shared by the readers of session files: each record is an event of the one session of the file, or an element of a
/// list of them.
class EventReader : protected ObjectReader {
public:
    EventReader(JsonStream &stream, ImportContext &context, RecordWalker &walker);
    virtual ~EventReader() = default;

    void record();
    /// The last event was read.
    void finish();

protected:
    virtual void event(JsonObject event, const SourceSpan &span) = 0;
    /// Before the run is handed on.
    virtual void complete() { }
    /// The member of a document that holds its events; empty where there is none.
    virtual std::string_view listKey() const { return {}; }
    /// The other members of such a document.
    virtual void head(JsonObject) { }

    /// Keeps the event as it is, and names its type in the report where it is not a known one.
    void keep(std::string_view type, JsonObject event, bool isKnown, std::optional<double> at = {});
    /// Whether a row of a store here is not a JSON object. Then it is kept as text, and reported.
    bool reportUnreadable(JsonObject event, const SourceSpan &span);
    void say(std::string role, std::string text, const SourceSpan &span, const TimeSpan &time = {});

    RunBuilder m_builder;
    ChatRun m_chat { m_builder };

private:
    void take(const JsonSlice &slice, const std::string &place);
    void document();
    void noteMoment(JsonObject event);

    std::optional<SourceSpan> m_span;
};

/// The moment in a member: text as in ISO 8601, or a number of seconds or milliseconds since 1970.
std::optional<double> momentIn(JsonObject object, std::string_view key);

/// Has all events of the file read by one `Reader`.
template <typename Reader>
void readSession(FileWindow &file, Framing framing, ImportContext &context)
{
    JsonStream stream(file, framing);
    RecordWalker walker(stream, context);
    Reader reader(stream, context, walker);
    forEachRecord(stream, context, [&] { reader.record(); });
    reader.finish();
}

} // namespace vitrine
