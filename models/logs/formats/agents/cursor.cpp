// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/agents/cursor.h"

#include "models/logs/bytes/companions.h"
#include "models/logs/formats/agents/cursorstream.h"
#include "models/logs/formats/chat/eventlines.h"

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
        m_chat.add(readChatMessage(*inner, memberText(event, "role")), span);
    }
    void complete() override
    {
        m_builder.run.framework = "cursor";
        m_builder.run.parentRun = m_context.runLinkedTo(companionLink);
    }
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
