// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/agents/cursor.h"

#include "base/trimmed.h"
#include "models/logs/bytes/companions.h"
#include "models/logs/formats/agents/cursorstream.h"
#include "models/logs/formats/chat/eventlines.h"
#include "models/logs/steps/steptext.h"

#include <algorithm>
#include <array>
#include <utility>

namespace vitrine {

namespace {

bool isLine(const Outline &value)
{
    const std::string_view role = value["role"].text;
    return (role == "user" || role == "assistant") && value["message"]["content"].isArray() && !value.has("type")
        && !value["message"].has("role");
}

class TranscriptReader final : public EventReader {
public:
    using EventReader::EventReader;

private:
    void event(JsonObject event, const SourceSpan &span) override
    {
        const auto inner = objectMember(event, "message");
        if (!inner)
            return keep("record", event, false);
        ChatMessage message = readChatMessage(*inner, memberText(event, "role"));
        const auto query = message.role == "user" ? splitAtTags(message.text, "user_query") : std::nullopt;
        const std::string task(query ? trimmed(query->inside) : std::string_view());
        m_chat.add(std::move(message), span);
        // What Cursor itself says comes before it.
        if (query && !std::exchange(m_hasQuery, true))
            m_builder.run.task = task;
    }
    void complete() override
    {
        m_builder.run.framework = "cursor";
        m_builder.run.parentRun = m_context.runLinkedTo(companionLink);
    }

    bool m_hasQuery = false;
};

} // namespace

bool Cursor::isRecognized(const Sniff &sniff) { return anyRecord(sniff, isLine) || CursorStream::isRecognized(sniff); }

void Cursor::read(FileWindow &file, const Sniff &sniff, ImportContext &context)
{
    if (CursorStream::isRecognized(sniff))
        return CursorStream::read(file, sniff.framing, context);
    readSession<TranscriptReader>(file, sniff.framing, context);
}

} // namespace vitrine
