// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/agents/codex.h"

#include "models/logs/formats/agents/codexexec.h"
#include "models/logs/formats/agents/codexrollout.h"

#include <algorithm>
#include <array>

namespace vitrine {

namespace {

bool isEnvelope(const Outline &record)
{
    constexpr std::array<std::string_view, 5> types { "session_meta", "response_item", "event_msg", "turn_context",
        "compacted" };
    return record["payload"].isObject() && std::ranges::contains(types, std::string_view(record["type"].text));
}

/// The first line of a rollout of 2025, which had no envelopes.
bool isOldHead(const Outline &record)
{
    return record["id"].isString() && record["timestamp"].isString() && record.has("instructions")
        && !record.has("type");
}

/// The first versions wrote one document for each session.
bool isDocument(const Outline &record)
{
    const Outline &item = record["items"].first();
    return record["session"].has("id") && (item.has("role") || item.has("type"));
}

} // namespace

bool Codex::isRecognized(const Sniff &sniff)
{
    return anyRecord(sniff, isEnvelope) || anyRecord(sniff, isDocument)
        || (!sniff.records.empty() && (isOldHead(sniff.records.front()) || isOldHead(sniff.records.front().first())))
        || CodexExec::isRecognized(sniff);
}

void Codex::read(FileWindow &file, const Sniff &sniff, ImportContext &context)
{
    if (CodexExec::isRecognized(sniff))
        return CodexExec::read(file, sniff.framing, context);
    JsonStream stream(file, sniff.framing);
    RecordWalker walker(stream, context);
    CodexRollouts reader(stream, context, walker);
    const bool areDocuments = anyRecord(sniff, isDocument);
    forEachObject(stream, context, walker, [&] { areDocuments ? reader.document() : reader.record(); });
    reader.finish();
}

} // namespace vitrine
